import {
  type AnyGame,
  canonicalJson,
  fastRng,
  type Json,
  type OptionValue,
  type Position,
  type Result,
  type Seat,
  type Viewer,
} from '@tabard/core';
import type { ClientMessage, Table as Described, ServerMessage, Step } from '@tabard/protocol';
import { type Entry, fold, plainDigest, type Table, type Terms, USUAL_TERMS, type Wish } from '@tabard/table';
import { type PipsView, pips, pipsWords } from '@tabard/testkit/pips';
import * as api from './api.fixture.ts';
import type { Bus, House, LiveTable, Member, Offered, Player, Pusher, Question, Store, TablePlan, Thinker, Time } from './index.ts';

/** The package, or a copy of it with a bug in it. */
export type HouseApi = typeof api;

export interface Clock extends Time {
  pass(ms: number): Promise<void>;
}

export interface InnParts {
  readonly api?: HouseApi;
  readonly bus?: (time: Time) => Bus;
  readonly thinker?: (time: Time) => Thinker;
  readonly games?: readonly Offered[];
  readonly isCrowded?: boolean;
  readonly seed?: string;
  readonly pusher?: Pusher;
}

/** When it is, in the beginning, by the clock of the store. */
export const START = 1_800_000_000_000;

/** Houses on one store and one bus, on scripted time, and whoever comes in. */
export class Inn {
  readonly api: HouseApi;
  readonly time: Clock;
  /** What became of the store's methods may be changed by a test at any time. */
  readonly store: Store;
  readonly bus: Bus;
  readonly thinker: Thinker;
  readonly games: readonly Offered[];
  readonly problems: string[] = [];
  readonly chance;
  readonly pusher: Pusher | undefined;
  entries = 0;
  refusals = 0;
  /** By how much the store's clock was set. */
  #ahead = 0;

  constructor(time: Clock, parts: InnParts = {}) {
    this.api = parts.api ?? api;
    this.time = time;
    this.store = { ...this.api.memoryStore({ now: () => START + this.#ahead + time.now() }), isCrowded: parts.isCrowded ?? false };
    this.bus = (parts.bus ?? (() => this.api.memoryBus()))(time);
    this.thinker = (parts.thinker ?? quickThinker)(time);
    this.games = parts.games ?? [offered(pips)];
    this.pusher = parts.pusher;
    const rng = fastRng(parts.seed ?? 'inn');
    const draw = (bytes: number) => Array.from({ length: bytes * 2 }, () => rng.below(16).toString(16)).join('');
    this.chance = { draw, digest: plainDigest };
  }

  /** One more house; `games` may be of newer rules. */
  house({ games = this.games, store = this.store, bus = this.bus }: { games?: readonly Offered[]; store?: Store; bus?: Bus } = {}): House {
    const { thinker, time, chance, pusher } = this;
    const report = {
      problem: (what: string) => void this.problems.push(what),
      note: () => {},
      stored: (entries: number) => {
        this.entries += entries;
      },
      refused: () => {
        this.refusals++;
      },
    };
    return new this.api.House({ store, bus, thinker, time, chance, games: new this.api.Games(games), report, pusher });
  }

  /** Somebody called so, and known by it. */
  async player(name: string): Promise<Player> {
    return (await this.store.player(name)) ?? this.store.addPlayer({ id: name, name: name.toUpperCase(), lang: 'en' }, `key of ${name}`);
  }

  /** Somebody's program, called so and known by it. */
  async program(name: string, owner: string): Promise<Player> {
    await this.player(owner);
    await this.store.addProgram({ id: name, name: name.toUpperCase(), lang: 'en', owner }, `token of ${name}`);
    return (await this.store.player(name))!;
  }

  /** A table with people by name; `open` and `bot` are what they say. Whoever is named first is host. */
  async table(house: House, names: readonly string[], setting: Setting = {}): Promise<LiveTable> {
    const players = await Promise.all(names.filter(name => name !== 'open' && name !== 'bot').map(name => this.player(name)));
    const { wish, host = players[0]!.name.toLowerCase(), ...more } = setting;
    return sure(await house.make(planOf(names, more), await this.player(host), wish));
  }

  /** The table with this id, opened at a house. */
  async at(house: House, { table: { id } }: LiveTable): Promise<LiveTable> {
    return sure(await house.open(id));
  }

  /** Somebody wishes for something. */
  async wish(house: House, live: LiveTable, name: string, wish: Wish, id?: string) {
    return house.wish(live, await this.player(name), wish, id);
  }

  /** Whoever's turn it is moves; without a word, some legal move. */
  async move(house: House, live: LiveTable, move?: string, id?: string) {
    const seat = turnAt(live);
    const moves = [move ?? legalAt(live, seat)[0]!];
    return this.wish(house, live, playerAt(live, seat), { type: 'move', after: live.table.match!.after, moves }, id);
  }

  /** So many moves; cards are drawn as long as there are any. */
  async moves(house: House, live: LiveTable, count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const legal = legalAt(live, turnAt(live));
      const moved = sure(await this.move(house, live, legal.includes('draw') ? 'draw' : legal[0]));
      if (moved.refused) throw new Error(`a legal move was refused: ${moved.refused.refusal.because}`);
    }
  }

  /** Sets the clock of the store; nobody's own clock notices. */
  set(byMs: number): void {
    this.#ahead += byMs;
  }

  /** Somebody is sure that it is as late as it is. */
  async believe(): Promise<void> {
    await this.store.believe(this.store.now());
  }

  log({ table: { id } }: LiveTable): Promise<readonly Entry[]> {
    return this.store.read(id, 0);
  }

  /** The moves of the log, as they are spelled. */
  async movesIn(live: LiveTable): Promise<string[]> {
    return (await this.log(live)).flatMap(({ deed }) => (deed.type === 'move' ? [deed.move] : []));
  }

  /** Somebody on the line. */
  async guest(house: House, name: string | undefined): Promise<Guest> {
    return new Guest(this.api, house, name === undefined ? undefined : await this.player(name));
  }

  /** Somebody who follows a table, and what they heard since. */
  async follower(house: House, live: LiveTable, name: string | undefined, { seq, memory = false }: Following = {}): Promise<Guest> {
    const guest = await this.guest(house, name);
    await guest.say({ type: 'hello', version: 4, lang: 'en' });
    await guest.say({ type: 'follow', table: live.table.id, memory, ...(seq !== undefined && { seq }) });
    return guest;
  }
}

interface Following {
  readonly seq?: number;
  readonly memory?: boolean;
}

interface Setting {
  readonly start?: boolean;
  readonly spectators?: boolean;
  readonly goal?: OptionValue;
  readonly terms?: Partial<Terms>;
  readonly code?: string;
  readonly from?: Position;
  readonly host?: string;
  readonly wish?: string;
}

export function planOf(
  names: readonly string[],
  { start = true, spectators = true, goal = 30, from, terms, code }: Setting = {},
): TablePlan {
  const seats = names.map((name): TablePlan['seats'][number] => {
    if (name === 'open') return { kind: 'open' };
    return name === 'bot' ? { kind: 'bot', level: 'easy' } : { kind: 'player', player: name, program: false };
  });
  const settled = {
    ...(from && { from }),
    ...(terms && { terms: { ...USUAL_TERMS, ...terms } }),
    ...(code !== undefined && { code }),
  };
  return { game: 'pips', options: { goal }, seats, spectators, hints: undefined, start, ...settled };
}

/** Somebody on the line to a house, with all they heard. */
export class Guest {
  readonly heard: ServerMessage[] = [];
  readonly session;

  constructor({ Session }: HouseApi, house: House, player: Player | undefined, send?: (message: ServerMessage) => void) {
    const report = { problem: () => {}, note: () => {}, stored: () => {}, refused: () => {} };
    const line = { send: send ?? ((message: ServerMessage) => void this.heard.push(message)) };
    this.session = new Session(line, house, report, { player, lang: 'en' });
  }

  say(message: ClientMessage): Promise<boolean> {
    return this.session.receive(message);
  }

  get steps(): Step[] {
    return this.heard.filter(message => message.type === 'step');
  }

  get tables(): Described[] {
    return this.heard.flatMap(message => (message.type === 'table' ? [message.table] : []));
  }

  /** The facts of all steps, by entry, in the order in which they were told. */
  get facts(): [number, unknown[]][] {
    return this.steps.flatMap(({ entries }) => entries.map(({ seq, facts }): [number, unknown[]] => [seq, facts]));
  }

  get errors(): string[] {
    return this.heard.flatMap(message => (message.type === 'error' ? [message.code] : []));
  }
}

/** A game as a catalogue lists it. */
export const offered = (game: AnyGame): Offered => ({
  id: game.id,
  seats: game.seats,
  options: game.options,
  load: async () => ({ game, keepsake: (_state, seat) => `arms of seat ${seat}` }),
  words: async lang => pipsWords(lang),
});

/** Plays its highest card, or draws. */
export const quickThinker = (): Thinker => thinkerOf(async ({ view }) => bestOf(view as PipsView));

export const bestOf = ({ hand = [] }: PipsView): string => String(hand.at(-1) ?? 'draw');

export const thinkerOf = (choose: (question: Question) => Promise<string>): Thinker => ({
  knows: level => level !== 'unheard-of',
  offered: ['easy', 'strong'],
  usual: 'usual',
  choose,
});

/** A thinker that waits for the test to answer. */
export class Ponderer {
  readonly questions: { readonly question: Question; answer(move: string): void; fail(): void }[] = [];
  readonly thinker: Thinker = thinkerOf(
    question =>
      new Promise((answer, reject) => {
        this.questions.push({ question, answer, fail: () => reject(new Error('no idea')) });
      }),
  );
}

export const turnAt = ({ table, hosted }: LiveTable): Seat => hosted.game.acting(table.match!.state)[0]!;

const legalAt = (live: LiveTable, seat: Seat): string[] => live.scene()!.sight(seat, false).legal;

export function playerAt({ table: { about } }: { readonly table: Table }, seat: Seat): string {
  const chair = about.chairs[seat];
  if (chair?.kind !== 'player') throw new Error(`nobody sits on seat ${seat}`);
  return chair.player;
}

export function sure<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  throw new Error(`not granted: ${result.error}`);
}

/** The position of a match by hand: what each holds, and has played. */
export const position = (
  turn: Seat,
  hands: readonly (readonly number[])[],
  played: readonly (readonly number[])[],
  goal = 30,
): Position => ({
  game: 'pips',
  goal,
  turn,
  seats: hands.map((hand, seat) => ({ hand: [...hand], total: played[seat]!.reduce((sum, card) => sum + card, 0) })),
  played: played.flat(),
});

/** Pips in which one may draw for ever. */
export const patience: AnyGame = {
  ...pips,
  legalMoves: (s: never, seat) => [...new Set([...pips.legalMoves(s, seat), ...(pips.acting(s).includes(seat) ? ['draw' as const] : [])])],
  refusal: (s: never, seat, move: never) => (move === 'draw' && pips.acting(s).includes(seat) ? undefined : pips.refusal(s, seat, move)),
};

/** What every move of a log brought about, as a viewer may know it: by folding it once more. */
export function factsIn(log: readonly Entry[], game: AnyGame, viewer: Viewer): [number, unknown[]][] {
  const told: [number, unknown[]][] = [];
  log.reduce<Table | undefined>((table, entry) => {
    const facts: unknown[] = [];
    const next = fold(table, entry, game, fact => void facts.push(game.redact(fact, viewer)));
    if (facts.length > 0) told.push([entry.seq, facts.filter(fact => fact !== undefined)]);
    return next;
  }, undefined);
  return told;
}

/** A bus that carries nothing. */
export const deadBus = (): { join(): Member } => ({
  join: () => ({ tell: () => {}, listen: async () => {}, ignore: () => {}, leave: () => {} }),
});

/** Says what is wrong with the houses of an inn, or nothing. */
export type Check = (open: (parts?: InnParts) => Inn) => Promise<string | undefined>;

/** Compares as JSON does: what is undefined is not there. */
export function differs(what: string, actual: unknown, expected: unknown): string | undefined {
  const [is, should] = [spelled(actual), spelled(expected)];
  return is === should ? undefined : `${what} should be ${should}, and is ${is}`;
}

const spelled = (value: unknown): string => (value === undefined ? 'nothing' : canonicalJson(value as Json));
