import { err, ok, type Result } from '@tabard/core';
import type { Player } from '@tabard/house';
import type { ClientMessage, RouteName } from '@tabard/protocol';
import { Buckets, MOST_KEYS, type Rate } from './buckets.ts';

/**
 * What costs what, in points: about what a call takes of the one thread, a ping being 1. Whoever adds a call says here what it costs.
 */
export const CALL_COSTS: Readonly<Record<RouteName, number>> = {
  me: 1,
  changeMe: 2,
  myArms: 1,
  myTables: 4,
  myTurn: 2,
  link: 2,
  redeem: 2,
  devices: 1,
  signOut: 2,
  signOutOthers: 2,
  myBots: 1,
  makeBot: 2,
  revokeBot: 4,
  push: 1,
  pushOn: 4,
  pushOff: 2,
  // Hundreds of logs are read.
  myData: 150,
  deleteMe: 20,
  games: 1,
  reach: 1,
  lobby: 4,
  code: 2,
  find: 10,
  create: 10,
  playNow: 10,
  table: 1,
  sit: 2,
  leave: 2,
  invite: 3,
  bot: 2,
  open: 2,
  start: 4,
  reveal: 1,
  callOff: 2,
  standIn: 2,
  takeBack: 2,
  undo: 10,
  offer: 2,
  answer: 2,
  resume: 2,
  turn: 2,
  news: 4,
  move: 1,
  resign: 2,
  close: 2,
  rematch: 10,
  replay: 20,
  steps: 10,
};

export const MESSAGE_COSTS: Readonly<Record<ClientMessage['type'], number>> = {
  move: 1,
  hello: 1,
  follow: 3,
  unfollow: 1,
  moves: 2,
  ping: 1,
  // All rows at once.
  watch: 5,
  unwatch: 1,
  say: 3,
};

export const COSTS = {
  /** A request for a WebSocket, granted or not. */
  socket: 4,
  /** A page, with what a messenger is told about it. */
  page: 2,
  file: 0.5,
  /** The list of all calls. */
  document: 4,
  health: 0.5,
  /** A ping, pong or close of the WebSocket itself. */
  controlFrame: 1,
  /** What could not be read, or was too long. */
  unreadable: 1,
} as const;

/** How much at once, and then how much a second. */
export const RATES = {
  'work-per-address': { burst: 1500, perSecond: 150 },
  'work-per-table': { burst: 3000, perSecond: 300 },
  'work-per-server': { burst: 20_000, perSecond: 5000 },
  'calls-per-owner': { burst: 200, perSecond: 20 },
  'messages-per-owner': { burst: 100, perSecond: 25 },
  'messages-per-socket': { burst: 60, perSecond: 20 },
  'new-connections-per-address': { burst: 300, perSecond: 30 },
  'new-sockets-per-address': { burst: 100, perSecond: 5 },
  // A school class behind one router should do.
  'new-players-per-address': { burst: 60, perSecond: 0.03 },
  // Of 64 million codes somebody who tries for a day finds none of ten thousand tables, more likely than not.
  'codes-per-address': { burst: 20, perSecond: 0.05 },
  'new-tables-per-owner': { burst: 20, perSecond: 0.07 },
  'new-tables-per-address': { burst: 60, perSecond: 0.2 },
  'new-devices-per-owner': { burst: 20, perSecond: 0.02 },
  'new-tokens-per-owner': { burst: 10, perSecond: 0.02 },
  // A name, and another after a typo; then one in ten minutes.
  'renames-per-owner': { burst: 3, perSecond: 0.0017 },
  // A greeting, a joke and an answer at once; then a line every three seconds.
  'talk-per-owner': { burst: 6, perSecond: 0.33 },
  'talk-per-address': { burst: 60, perSecond: 5 },
} as const satisfies Record<string, Rate>;
export type RateName = keyof typeof RATES;

/** How many at the same time, or how long. */
const CAPS = {
  'connections-per-address': 400,
  'sockets-per-address': 200,
  'tables-per-owner': 100,
  'tables-per-address': 300,
  'bot-tables-per-owner': 10,
  'bot-tables-per-address': 20,
  // The lobby shows no more of one person.
  'listed-tables-per-owner': 3,
  'listed-tables-per-address': 30,
  'unread-kilobytes-per-socket': 512,
  'seconds-for-headers': 10,
  'seconds-for-request': 30,
} as const;
export type CapName = keyof typeof CAPS | 'connections-per-server' | 'sockets-per-server';

export type LimitName = RateName | CapName;
export type LimitValues = Readonly<Record<RateName, Rate>> & Readonly<Record<CapName, number>>;

/** With so many files a process may open there is still room for the store, threads and the operator when every guest has come. */
const FILES_FOR_GUESTS = 0.75;
const SOCKETS_OF_CONNECTIONS = 0.8;
/** One address takes no more than this part of a small server. */
const SHARE_OF_ONE = 0.25;

export function defaultLimits(openFiles: number): LimitValues {
  const connections = Math.floor(openFiles * FILES_FOR_GUESTS);
  const share = Math.floor(connections * SHARE_OF_ONE);
  return {
    ...RATES,
    ...CAPS,
    'connections-per-server': connections,
    'connections-per-address': Math.min(CAPS['connections-per-address'], share),
    'sockets-per-server': Math.floor(connections * SOCKETS_OF_CONNECTIONS),
    'sockets-per-address': Math.min(CAPS['sockets-per-address'], share),
  };
}

/** What Windows lets a process open is more than that. */
const FILES_ELSEWHERE = 10_000;

/** How many files this process may open. */
export function openFilesLimit(): number {
  if (!process.report) return FILES_ELSEWHERE;
  // Else it looks up the names of everybody who is connected.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } };
  const files = userLimits?.open_files?.soft;
  return typeof files === 'number' ? files : FILES_ELSEWHERE;
}

function isRate(name: string): name is RateName {
  return Object.hasOwn(RATES, name);
}

const NO_RATE: Rate = { burst: Number.POSITIVE_INFINITY, perSecond: 0 };

export const NO_LIMITS = Object.fromEntries(
  Object.keys(defaultLimits(0)).map(name => [name, isRate(name) ? NO_RATE : Number.POSITIVE_INFINITY]),
) as unknown as LimitValues;

/** Reads `calls-per-owner=200,20`, `sockets-per-address=50` or `all=off`. */
export function readLimit(text: string): Result<Partial<LimitValues>, string> {
  const [name = '', value = '', more] = text.split('=');
  if (more !== undefined) return err(`"${text}" has one = too many`);
  if (name === 'all') return value === 'off' ? ok(NO_LIMITS) : err('all limits can only be off: all=off');
  if (!Object.hasOwn(NO_LIMITS, name)) return err(`there is no limit "${name}"; there are ${Object.keys(NO_LIMITS).join(', ')}`);
  if (value === 'off') return ok({ [name]: NO_LIMITS[name as LimitName] });
  const numbers = value.split(',').map(part => (/^[0-9]{1,9}(\.[0-9]{1,6})?$/.test(part) ? Number(part) : Number.NaN));
  const kind = kindOf(name);
  if (numbers.some(Number.isNaN) || !kind.fits(numbers)) return err(`${name} takes ${kind.takes} or off, not "${value}"`);
  const [burst = 0, perSecond = 0] = numbers;
  return ok({ [name]: isRate(name) ? { burst, perSecond } : burst });
}

/** Less than that nobody can keep, however fast. */
const SHORTEST_SECONDS = 0.1;

/** What a limit takes, in words, and whether it can be that. */
function kindOf(name: string): { readonly takes: string; fits(numbers: readonly number[]): boolean } {
  if (isRate(name)) return { takes: 'how much at once and then a second (200,20)', fits: ({ length }) => length === 2 };
  const isOne = (numbers: readonly number[], fits: (value: number) => boolean) => numbers.length === 1 && numbers.every(fits);
  if (!name.startsWith('seconds-')) return { takes: 'a whole number', fits: numbers => isOne(numbers, Number.isInteger) };
  return { takes: `a number of seconds from ${SHORTEST_SECONDS}`, fits: numbers => isOne(numbers, value => value >= SHORTEST_SECONDS) };
}

/** Who is charged. */
export interface Payer {
  /** Of one customer: see `networkOf`. */
  readonly network: string;
  /** A program's owner pays for it. */
  readonly owner?: string | undefined;
  readonly table?: string | undefined;
}

export const ownerOf = (player: Pick<Player, 'id' | 'owner'>): string => player.owner ?? player.id;

type Work = 'calls-per-owner' | 'messages-per-owner';

/** Counts what everybody does, and says when it is too much. */
export class Limits {
  readonly values: LimitValues;
  readonly #buckets: Readonly<Record<RateName, Buckets>>;
  readonly #refused: (name: LimitName) => void;
  readonly #seen = new Map<string, string>();

  constructor(values: LimitValues, now: () => number, refused: (name: LimitName) => void = () => {}) {
    this.values = values;
    this.#refused = refused;
    const names = Object.keys(RATES) as RateName[];
    this.#buckets = Object.fromEntries(names.map(name => [name, new Buckets(values[name], now)])) as Record<RateName, Buckets>;
  }

  allow(name: RateName, key: string, cost = 1): boolean {
    const isAllowed = this.#buckets[name].take(key, cost);
    if (!isAllowed) this.refuse(name);
    return isAllowed;
  }

  /** The first to be asked of a request: what one address does must not cost others anything. */
  allowFrom({ network }: Pick<Payer, 'network'>, cost: number): boolean {
    return this.allow('work-per-address', network, cost) && this.allow('work-per-server', '', cost);
  }

  /** After `allowFrom`, when it is known who it is and what it is about. Strangers pay for themselves by their address. */
  allowTo(work: Work, { network, owner, table }: Payer, cost: number): boolean {
    if (owner !== undefined) this.see(owner, network);
    return this.allow(work, owner ?? network, cost) && (table === undefined || this.allow('work-per-table', table, cost));
  }

  /** Whether somebody may say one thing more. A person's bots speak in their time. */
  allowTalk({ network, owner }: Payer): boolean {
    return this.allow('talk-per-owner', owner ?? network) && this.allow('talk-per-address', network);
  }

  /** Whether one more is not too many. */
  hasRoom(name: CapName, count: number): boolean {
    const hasRoom = count < this.values[name];
    if (!hasRoom) this.refuse(name);
    return hasRoom;
  }

  /** Notes that somebody was refused something. */
  refuse(name: LimitName): void {
    this.#refused(name);
  }

  /** Somebody is at an address. */
  see(owner: string, network: string): void {
    this.#seen.delete(owner);
    this.#seen.set(owner, network);
    if (this.#seen.size > MOST_KEYS) this.#seen.delete(this.#seen.keys().next().value!);
  }

  /** Where somebody was seen last, of those who were here lately. */
  networkOf(owner: string): string | undefined {
    return this.#seen.get(owner);
  }

  /** How much of a limit a key may still take. */
  left(name: RateName, key: string): number {
    return this.#buckets[name].left(key);
  }

  /** How many keys are counted just now. */
  keys(name: RateName): number {
    return this.#buckets[name].size;
  }

  sweep(): void {
    for (const all of Object.values(this.#buckets)) all.sweep();
  }
}
