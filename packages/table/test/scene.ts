import {
  type AnyGame,
  canonicalJson,
  commitmentTo,
  fastRng,
  type Json,
  type OptionValue,
  type Position,
  type Result,
  type Seat,
} from '@tabard/core';
import { pips } from '@tabard/testkit/pips';
import type { Around, Decided, Entry, Fault, Kept, Opened, Table, Who, Wish } from '../src/index.ts';
import * as table from '../src/index.ts';

/** What `table` does, so that a check can be handed one with a bug in it. */
export type TableApi = Pick<typeof table, 'brokenSeal' | 'carry' | 'decide' | 'fold' | 'make' | 'moments' | 'open'>;
export const TABLE: TableApi = table;

/** A person by name, but for `deep`, which is somebody's program, and `house`. */
export const who = (name: string): Who => (name === 'house' ? 'house' : person(name));
const person = (name: string) => ({ player: name, program: name === 'deep' });

/** 32 bytes, all alike. */
export const bytes = (hex: string): string => hex.repeat(32);

/** What is shown of such bytes before they are. */
export const sealed = (hex: string): string => commitmentTo(bytes(hex))!;

export interface Setting {
  readonly api?: TableApi;
  readonly game?: AnyGame;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly host?: string;
  /** Names; `open` and `bot` are what they say. */
  readonly seats?: readonly string[];
  readonly start?: boolean;
  readonly from?: Position;
  readonly hints?: boolean;
  readonly terms?: Partial<table.Terms>;
  /** The salt. */
  readonly oneSeatEach?: string;
  /** The host's. */
  readonly device?: string;
  readonly seed?: string;
  /** What its host calls the wish for it. */
  readonly wish?: string;
}

/** A table with its log, for tests: a house in miniature that stores whatever is decided at once. */
export class Scene {
  readonly api: TableApi;
  readonly log: Entry[] = [];
  game: AnyGame;
  table: Table;
  now = 1000;
  readonly #rng;

  constructor(setting: Setting = {}) {
    const { api = TABLE, game = pips, options = { goal: 30 }, host = 'ann', seats = ['ann', 'bob'], seed = 'scene' } = setting;
    this.api = api;
    this.game = game;
    this.#rng = fastRng(seed);
    const { start = true, from, hints, oneSeatEach, device, wish, terms } = setting;
    const settled = { ...(from && { from }), ...(terms && { terms: { ...table.USUAL_TERMS, ...terms } }) };
    const plan = { id: 't', options, seats: seats.map(planned), spectators: true, hints, oneSeatEach, start, ...settled };
    const made = sure(api.make(plan, { ...person(host), device }, this.around(wish)));
    this.log.push(...made.run);
    this.table = made.table;
  }

  around(wish?: string): Around {
    return {
      game: this.game,
      now: this.now,
      wish,
      draw: count => Array.from({ length: count * 2 }, () => this.#rng.below(16).toString(16)).join(''),
      digest: table.plainDigest,
      usualBot: 'usual',
    };
  }

  /** Asks; what is granted is stored and true. */
  ask(name: string, wish: Wish, id?: string): Result<Decided, Fault> {
    return this.askAs(who(name), wish, id);
  }

  /** The same for somebody of whom more is known. */
  askAs(asker: Who, wish: Wish, id?: string): Result<Decided, Fault> {
    const decided = this.api.decide(this.table, asker, wish, this.around(id));
    if (decided.ok) this.become(decided.value);
    return decided;
  }

  /** Asks for what must be granted. */
  do(name: string, wish: Wish, id?: string): Decided {
    return sure(this.ask(name, wish, id));
  }

  become({ run, table }: Decided): void {
    this.log.push(...run);
    this.table = table;
  }

  /** Everybody named sits down again with a commitment to the bytes they are given here, and the start is asked for. */
  call(bytesOf: Readonly<Record<string, string>>, by = Object.keys(bytesOf)[0]!): this {
    for (const [name, hex] of Object.entries(bytesOf)) {
      const seat = this.table.about.chairs.findIndex(chair => chair.kind === 'player' && chair.player === name);
      this.do(name, { type: 'sit', seat, commitment: sealed(hex) });
    }
    this.do(by, { type: 'start' });
    return this;
  }

  /** A move, or several, in the position of now. */
  move(
    name: string,
    moves: string | readonly string[],
    more: { readonly after?: number; readonly id?: string; readonly seat?: Seat } = {},
  ) {
    const { after = this.match.after, id, seat } = more;
    return this.ask(
      name,
      { type: 'move', after, moves: typeof moves === 'string' ? [moves] : moves, ...(seat !== undefined && { seat }) },
      id,
    );
  }

  get match() {
    return this.table.match!;
  }

  /** Whose turn it is; undefined when the match is over. */
  get turn(): Seat | undefined {
    return this.table.about.status === 'playing' ? this.game.acting(this.match.state)[0] : undefined;
  }

  /** Who is to play the seat whose turn it is. */
  get mover(): string {
    return moverOf(this.table, this.turn!);
  }

  get legal(): string[] {
    const { game } = this;
    return game.legalMoves(this.match.state, this.turn!).map((move: unknown) => game.spell(move));
  }

  /** Makes the next move, whoever's it is. */
  play(text: string): Decided {
    const decided = sure(this.move(this.mover, text, { seat: this.turn! }));
    if (decided.refused) throw new Error(`«${text}» is refused: ${decided.refused.refusal.because}`);
    return decided;
  }

  /** So many moves, any legal ones, or as many as there are to the end. */
  playOn(moves = 1000): this {
    for (let i = 0; i < moves && this.turn !== undefined; i++) this.play(this.legal[this.#rng.below(this.legal.length)]!);
    return this;
  }

  /** The log as a store gives it back. */
  get stored(): Entry[] {
    return JSON.parse(JSON.stringify(this.log)) as Entry[];
  }

  opened(game: AnyGame = this.game, kept?: Kept): Opened {
    const opened = this.api.open(this.stored, game, kept);
    if (!opened) throw new Error('no such table');
    return sure(opened);
  }

  /** Another house opens it, with its own rules, and goes on. */
  upgrade(game: AnyGame, kept?: Kept): Opened {
    const opened = this.opened(game, kept);
    this.game = game;
    this.table = opened.table;
    if (opened.isToCarry) this.become(this.api.carry(opened, this.around()));
    return opened;
  }

  /** The position of now, as a snapshot has it. */
  keep(): Kept {
    return { seq: this.table.seq, n: this.match.n, position: copied(this.game.describe(this.match.state)) };
  }

  /** The entries of a wish, by their deeds. */
  get deeds(): string[] {
    return this.log.map(({ deed }) => deed.type);
  }
}

/** Who plays a seat: its player, or the house for a bot. */
export function moverOf({ about }: Table, seat: Seat): string {
  const chair = about.chairs[seat];
  return chair?.kind === 'player' && table.botAt(about, seat, 'usual') === undefined ? chair.player : 'house';
}

function planned(name: string): table.SeatPlan {
  if (name === 'open') return { kind: 'open' };
  return name === 'bot' ? { kind: 'bot', level: 'easy' } : { kind: 'player', ...person(name) };
}

export function sure<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  throw new Error(`not granted: ${result.error}`);
}

export const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The one spelling of anything plain, to compare by. */
export const spelled = (value: unknown): string => canonicalJson(value as Json);

/** As a house knows it that has seen none of the last moves. */
export const forgetful = (table: Table): Table => ({ ...table, match: table.match && { ...table.match, trail: [] } });
