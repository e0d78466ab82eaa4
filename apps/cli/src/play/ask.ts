/** A move as it is offered. */
export interface Choice {
  readonly label: string;
  readonly spelling: string;
}

/** Asks for one of some moves. Gives what was chosen or typed (`interpret` tells what is meant by it); undefined: the input is over. */
export interface Asker {
  ask(choices: readonly Choice[]): Promise<string | undefined>;
  close(): void;
}
