import type { Listing, Loaded } from '@tabard/catalog';
import { type AnyWords, fastRng, type Lang, type Naming, type Outcome, type Seat, sayMove } from '@tabard/core';
import { type House, type Player, Session } from '@tabard/house';
import { type ClientMessage, type Refusal, type ServerMessage, type Step, type Table, VERSION } from '@tabard/protocol';
import { AGREED, RESIGNED } from '@tabard/table';
import type { Asker, Choice } from './ask.ts';
import type { Drawing, Scope } from './drawing.ts';
import { helpText } from './help.ts';
import { hintFor } from './hint.ts';
import { SILENT } from './inn.ts';
import { type Intent, interpret } from './interpret.ts';
import { recalled } from './recalled.ts';
import { loadRulebook } from './rulebook.ts';
import { rulesText } from './rules.ts';
import { drawTable, noteOn } from './table.ts';
import type { ShellWords } from './words.ts';
import { wrapped } from './wrap.ts';

/** Somebody at a table of a house, in a terminal. */
export interface Party {
  readonly house: House;
  readonly table: string;
  readonly player: Player;
  readonly listing: Listing;
  readonly loaded: Loaded;
  readonly lang: Lang;
  readonly words: AnyWords;
  readonly shell: ShellWords;
  readonly asker: Asker;
  readonly byKeys: boolean;
  readonly isColourful: boolean;
  /** How wide the terminal is, asked anew each time. */
  columns(): number;
  print(text: string): void;
}

/** Plays until the match is over or the person leaves; `over` tells which. */
export async function playMatch(party: Party): Promise<{ readonly isOver: boolean }> {
  const client = new Client(party);
  await client.say({ type: 'hello', version: VERSION, lang: party.lang });
  await client.say({ type: 'follow', table: party.table, seq: 0, memory: true });
  try {
    return await new Match(party, client).play();
  } finally {
    client.hangUp();
  }
}

/** A connection to the house: what it says waits here until it is read. */
class Client {
  readonly #session: Session;
  readonly #heard: ServerMessage[] = [];
  #wake: () => void = () => {};

  constructor({ house, player, lang }: Party) {
    const line = {
      send: (message: ServerMessage) => {
        this.#heard.push(message);
        this.#wake();
      },
    };
    this.#session = new Session(line, house, SILENT, { player, lang });
  }

  async say(message: ClientMessage): Promise<void> {
    await this.#session.receive(message);
  }

  /** The next message, when there is one. */
  async next(): Promise<ServerMessage> {
    while (this.#heard.length === 0) {
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
    return this.#heard.shift()!;
  }

  hangUp(): void {
    this.#session.end();
  }
}

class Match {
  readonly #party: Party;
  readonly #client: Client;
  #table: Table | undefined;
  #step: Step | undefined;
  /** The last entry that was told. */
  #told: number | undefined;
  #wishes = 0;
  /** Only my own moves were made since the table was drawn. */
  #isMidTurn = false;
  /** What was offered last, and where: a refusal changes nothing about it. */
  #offered: { readonly step: Step; readonly choices: readonly Choice[] } | undefined;

  constructor(party: Party, client: Client) {
    this.#party = party;
    this.#client = client;
  }

  async play(): Promise<{ readonly isOver: boolean }> {
    for (;;) {
      const message = await this.#client.next();
      if (message.type === 'table') this.#sit(message.table);
      if (message.type === 'step') this.#see(message);
      if (message.type === 'refused') this.#refuse(message.refusal);
      if (message.type === 'error') this.#print(message.text);
      if (this.#table?.status === 'over' && this.#isUpToDate()) return this.#end(this.#table.outcome!);
      const hasToChoose = message.type === 'step' || message.type === 'refused' || message.type === 'error';
      if (hasToChoose && this.#step && this.#step.legal.length > 0 && !(await this.#choose(this.#step))) return { isOver: false };
    }
  }

  #sit(table: Table): void {
    const { carried } = table;
    if (carried && carried.dropped > 0 && carried.seq !== this.#table?.carried?.seq)
      this.#print(this.#party.shell.dropped(carried.dropped));
    this.#table = table;
  }

  #isUpToDate(): boolean {
    return this.#step !== undefined && this.#table !== undefined && this.#step.seq >= this.#table.seq;
  }

  #see(step: Step): void {
    const { words } = this.#party;
    const isReturn = this.#told === undefined;
    const facts = step.entries.flatMap(entry => entry.facts);
    for (const { deed } of isReturn ? [] : step.entries) if (deed?.type === 'undone') this.#print(this.#party.shell.undone(deed.moves));
    for (const fact of isReturn ? recalled(facts) : facts) this.#print(words.fact(fact as never, this.#name));
    this.#isMidTurn = !isReturn && step.legal.length > 0 && (this.#step?.legal.length ?? 0) > 0;
    this.#told = step.seq;
    this.#step = step;
  }

  #refuse({ text, rule }: Refusal): void {
    this.#print(this.#party.shell.refused(text, rule));
  }

  /** Asks until something is sent; false: the person leaves. */
  async #choose(step: Step): Promise<boolean> {
    const { loaded, asker } = this.#party;
    const choices = this.#offer(step);
    for (;;) {
      const intent = interpret(await asker.ask(choices), text => loaded.game.parse(text).ok);
      if (intent.type === 'leave') return false;
      if (intent.type === 'undo') {
        if (await this.#undo(step)) return true;
        continue;
      }
      const move = this.#moveOf(intent, choices);
      if (move === undefined) {
        await this.#answer(intent, step);
        continue;
      }
      await this.#client.say({ type: 'move', table: step.table, after: step.after, move, wish: `${step.after}-${++this.#wishes}` });
      return true;
    }
  }

  /** Back to my turn before; the step that tells of it comes by itself. */
  async #undo({ after }: Step): Promise<boolean> {
    const { house, table, player, shell } = this.#party;
    const live = await house.open(table);
    const isDone = live.ok && (await house.undo(live.value, player, after)).ok;
    if (!isDone) this.#print(shell.noUndo);
    return isDone;
  }

  /** Draws a new position; one that was drawn stays as it is, with what was offered there. */
  #offer(step: Step): readonly Choice[] {
    if (this.#offered?.step === step) return this.#offered.choices;
    const choices = this.#inOrder(step).map(spelling => ({ label: this.#labelOf(step, spelling), spelling }));
    this.#offered = { step, choices };
    this.#party.print('');
    this.#draw(step, this.#isMidTurn ? 'step' : 'table');
    return choices;
  }

  /** A move in words, with what it costs and brings. */
  #labelOf(step: Step, spelling: string): string {
    const { listing, loaded, words, shell } = this.#party;
    const said = sayMove(loaded.game, words, spelling, this.#name);
    const note = noteOn(listing.id, this.#drawing(step), spelling);
    return note === '' ? said : shell.noted(said, note);
  }

  /** The moves as the game lists them; the house sorts them by their letters. */
  #inOrder({ view, legal }: Step): string[] {
    const { game } = this.#party.loaded;
    const guess: unknown = game.determinize(view, fastRng('order'));
    const listed: string[] = game.legalMoves(guess, this.#me).map((move: unknown) => game.spell(move));
    return listed.filter(move => legal.includes(move));
  }

  #moveOf(intent: Intent, choices: readonly Choice[]): string | undefined {
    if (intent.type === 'move') return intent.move;
    return intent.type === 'number' ? choices[intent.number - 1]?.spelling : undefined;
  }

  /** Everything but a move. */
  async #answer(intent: Intent, step: Step): Promise<void> {
    const { shell, listing, loaded, lang, words, isColourful, byKeys, print } = this.#party;
    const columns = this.#party.columns();
    switch (intent.type) {
      case 'number':
        return this.#print(shell.noSuchNumber(step.legal.length));
      case 'help':
        return print(helpText(shell, { byKeys, width: columns }));
      case 'rules':
        return print(rulesText(loadRulebook(listing.id, lang), intent.about, { shell, columns, isColourful }));
      case 'hint':
        this.#print(shell.hint.thinking);
        return print(await hintFor({ listing, loaded, view: step.view, seat: this.#me, lang, words, shell, name: this.#name, columns }));
      case 'table':
        return this.#draw(step, 'table');
      case 'move':
      case 'undo':
      case 'leave':
      case 'nothing':
        return;
    }
  }

  #draw(step: Step, scope: Scope): void {
    const { listing, print } = this.#party;
    print(drawTable(listing.id, this.#drawing(step), scope));
  }

  #drawing({ view }: Step): Drawing {
    const { words, shell, isColourful } = this.#party;
    return { view, seat: this.#me, name: this.#name, words, shell, isColourful, columns: this.#party.columns() };
  }

  #end({ ranking, scores, reason }: Outcome): { readonly isOver: boolean } {
    const { words, shell, print } = this.#party;
    print('');
    this.#print(`${shell.over} ${reason === AGREED ? shell.agreed : reason === RESIGNED ? '' : words.reason(reason)}`);
    let place = 1;
    for (const tied of ranking) {
      this.#print(shell.place(place, tied.map(this.#name).join(shell.comma), scores[tied[0]!]!));
      place += tied.length;
    }
    return { isOver: true };
  }

  get #me(): Seat {
    return this.#table?.me.seat ?? 0;
  }

  readonly #name: Naming = seat => this.#table?.seats[seat]?.name || this.#party.shell.guest;

  #print(text: string): void {
    this.#party.print(wrapped(text, this.#party.columns(), '  '));
  }
}
