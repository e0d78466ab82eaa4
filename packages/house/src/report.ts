/** What whoever runs the house may want to know. */
export interface Report {
  problem(what: string, details: Readonly<Record<string, unknown>>): void;
  /** Nothing is wrong, but it is worth a line. */
  note(what: string, details: Readonly<Record<string, unknown>>): void;
  /** Entries were stored. */
  stored(entries: number): void;
  /** A move was refused by the rules. */
  refused(): void;
}
