import { type AnyGame, fastRng, type Seat } from '@tabard/core';
import {
  Games,
  House,
  type LiveTable,
  memoryBus,
  newId,
  type Offered,
  type Report,
  type Store,
  type TablePlan,
  type Thinker,
} from '@tabard/house';
import { chance, hashOf, newKey } from '@tabard/server/secrets';
import { botAt, type Clock, type PlayerId, type SeatPlan, USUAL_TERMS, type Wish } from '@tabard/table';

/** How a table is left: nobody has begun, a person is to move, a bot is to move, it is over, its host closed it. */
export const STAGES = ['waiting', 'person', 'bot', 'over', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

export interface Wanted {
  readonly tables: number;
  /** At how many of them a bot is to move. */
  readonly bots: number;
  /** How many of them one player is host of; none of these is closed. */
  readonly regularAt: number;
  /** What becomes of most tables, each as often as it is named. */
  readonly mix?: readonly Stage[];
  /** The clock of matches in which a person is to move. */
  readonly clock?: Clock;
  /** Hears how many there are, now and then. */
  readonly told?: (made: number) => void;
}

export interface Filled {
  /** What the cookie of the player with many tables holds. */
  readonly key: string;
  readonly tables: Readonly<Record<Stage, readonly string[]>>;
}

interface Order {
  readonly stage: Stage;
  readonly game: Offered;
  /** The first one is the host. */
  readonly people: readonly PlayerId[];
  readonly clock: Clock | undefined;
}

/** Made at the same time, so that they share commits. */
const AT_ONCE = 250;
const TABLES_PER_PERSON = 5;
const SEATS = 4;
/** Too few to end any match. */
const MOVES = 3;
/** Whoever plays any legal move ends a turn much sooner. */
const LONGEST_TURN = 200;
const MIX: readonly Stage[] = ['waiting', 'person', 'over', 'person', 'waiting', 'over', 'person', 'closed'];

/** Fills a store with tables, by the deeds that lead to such tables anywhere. */
export async function fill(store: Store, catalog: readonly Offered[], wanted: Wanted): Promise<Filled> {
  const games = new Games(catalog);
  const house = new House({ store, bus: memoryBus(), thinker: undecided, time: standstill, chance, games, report, idleMs: -1 });
  const key = newKey();
  const orders = ordersFor(wanted, catalog, await welcomed(store, 1, key), await welcomed(store, peopleFor(wanted.tables)));
  const tables: Record<Stage, string[]> = { waiting: [], person: [], bot: [], over: [], closed: [] };
  for (let made = 0; made < orders.length; made += AT_ONCE) {
    wanted.told?.(made);
    const some = orders.slice(made, made + AT_ONCE);
    const ids = await Promise.all(some.map(order => lay(house, order)));
    for (const [i, { stage }] of some.entries()) tables[stage].push(ids[i]!);
    house.sweep();
  }
  await house.close();
  return { key, tables };
}

/** A bot that would think for ever, so that it is still to move when the store is opened again. */
const undecided: Thinker = { knows: () => true, offered: [], usual: 'medium', choose: () => new Promise(() => {}) };
const standstill = { now: () => 0, after: () => () => {} };
const report: Report = {
  problem: (what, { error }) => {
    throw new Error(what, { cause: error });
  },
  note: () => {},
  stored: () => {},
  refused: () => {},
};

const peopleFor = (tables: number): number => Math.max(SEATS, Math.ceil(tables / TABLES_PER_PERSON));

async function welcomed(store: Store, count: number, key = newKey()): Promise<PlayerId[]> {
  const people = Array.from({ length: count }, (_, i) => {
    const player = { id: newId(chance), name: `Guest ${i + 1}`, lang: 'en' as const };
    return store.addPlayer(player, hashOf(i === 0 ? key : newKey()));
  });
  return (await Promise.all(people)).map(({ id }) => id);
}

function ordersFor(
  { tables, bots, regularAt, mix = MIX, clock }: Wanted,
  catalog: readonly Offered[],
  regular: readonly PlayerId[],
  others: readonly PlayerId[],
): Order[] {
  const rng = fastRng('tables');
  const any = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
  return Array.from({ length: tables }, (_, i) => {
    const isRegulars = isOneOf(i, regularAt, tables);
    const usual = any(mix);
    const stage = isOneOf(i, bots, tables) ? 'bot' : isRegulars && usual === 'closed' ? 'over' : usual;
    const around = Array.from({ length: SEATS }, (_, seat) => others[(i + seat) % others.length]!);
    return { stage, game: any(catalog), people: isRegulars ? [...regular, ...around.slice(1)] : around, clock };
  });
}

/** Picks `count` of `all` places, evenly: what is rare lies far apart, as it would after months. */
const isOneOf = (place: number, count: number, all: number): boolean =>
  Math.floor(((place + 1) * count) / all) > Math.floor((place * count) / all);

async function lay(house: House, order: Order): Promise<string> {
  const { stage, people } = order;
  const [host] = people;
  const made = await house.make(planOf(order), { id: host!, owner: null });
  if (!made.ok) throw new Error(`a table could not be made: ${made.error}`);
  const live = made.value;
  if (stage === 'person') await playUntil(live, (_, moves) => moves === MOVES);
  if (stage === 'bot') await playUntil(live, seat => botAt(live.table.about, seat, '') !== undefined);
  if (stage === 'over') for (const player of playing(live).slice(1)) await wish(live, player, { type: 'resign' });
  if (stage === 'closed') await wish(live, host!, { type: 'close' });
  return live.table.id;
}

function planOf({ stage, game, people, clock }: Order): TablePlan {
  const begins = stage === 'person' || stage === 'bot' || stage === 'over';
  const seated = stage === 'person' || stage === 'over' ? people.length : 1;
  const seats = people.slice(0, game.seats.max).map((player, seat): SeatPlan => {
    if (seat < seated) return { kind: 'player', player, program: false };
    return stage === 'bot' ? { kind: 'bot', level: 'greedy' } : { kind: 'open' };
  });
  const options = Object.fromEntries(game.options.map(option => [option.key, option.default]));
  const terms = stage === 'person' && clock ? { terms: { ...USUAL_TERMS, clock } } : {};
  return { game: game.id, options, seats, spectators: true, hints: undefined, ...terms, start: begins };
}

const playing = ({ table }: LiveTable): PlayerId[] => table.about.chairs.flatMap(chair => (chair.kind === 'player' ? [chair.player] : []));

/** Everybody makes any legal move, until it is enough. */
async function playUntil(live: LiveTable, isEnough: (seat: Seat, moves: number) => boolean): Promise<void> {
  const rng = fastRng(live.table.id);
  const game: AnyGame = live.hosted.game;
  for (let moves = 0; moves < LONGEST_TURN; moves++) {
    const { state, after } = live.table.match!;
    const seat = game.acting(state)[0]!;
    if (isEnough(seat, moves)) return;
    const legal = game.legalMoves(state, seat);
    const chair = live.table.about.chairs[seat];
    if (chair?.kind !== 'player') throw new Error(`nobody sits on seat ${seat}`);
    await wish(live, chair.player, { type: 'move', after, moves: [game.spell(legal[rng.below(legal.length)])] });
  }
  throw new Error(`${game.id} does not come so far in ${LONGEST_TURN} moves`);
}

async function wish(live: LiveTable, player: PlayerId, what: Wish): Promise<void> {
  const answer = await live.wish({ player, program: false }, what);
  if (!answer.ok || answer.value.refused) throw new Error(`a wish was not granted: ${JSON.stringify(answer)}`);
}
