import type { Lang, Position, Seat } from '@tabard/core';
import type { Words } from '@tabard/protocol';
import type { About, Entry, PlayerId, Span } from '@tabard/table';

/** Where logs, lists and people are kept. Whatever a promise of it was kept for survives a power cut. */
export interface Store extends Logs, Lists, People, TalkStore, Calls, Houses, Outages, Belief {
  /** When it was begun or, later, restored from a backup: a newer one beats any number a client remembers. */
  readonly epoch: number;
  /** The clock of every `at`, in milliseconds since 1970. */
  now(): number;
  /** Very many write at the same moment. */
  readonly isCrowded?: boolean;
  /** Writes something. Rejects as long as the store cannot. */
  probe(): Promise<void>;
  /** Finishes what is on its way and lets go. */
  close(): Promise<void>;
}

/** The truth about every table. */
export interface Logs {
  /**
   * Stores a run of entries of one table, all or none, and with them its row. The first must have the number after the table's last.
   * `taken`: it has not, so somebody else was quicker; nothing was stored. Rejects if the disk fails: then nobody knows what was stored.
   */
  append(run: readonly Entry[], row: Row): Promise<'stored' | 'taken'>;
  /** The entries of a table after number `after`, in order; none of an unknown table. */
  read(table: string, after: number): Promise<readonly Entry[]>;
  /** A cache: losing it loses nothing while the rules stay the same. Only the last one of a table is kept. */
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | undefined>;
  /** Forgets a table, its log, row, snapshot and talk, if its last entry is still `seq`; `taken`: it is not, and nothing is forgotten. */
  forget(table: string, seq: number): Promise<'forgotten' | 'taken'>;
}

/** The position of a match after entry `seq`, when `n` moves stood, in the words of a revision of its rules; before whatever could yet be taken back. */
export interface Snapshot {
  readonly seq: number;
  readonly n: number;
  readonly revision: number;
  readonly position: Position;
}

/** What an append changes in the lists; what is left out stays as it was. The first append of a table has all but `worn`. */
export interface Row {
  readonly about?: About;
  /** Whose decisions the match waits for. */
  readonly acting?: readonly Seat[];
  /** When the house must act next, for a bot, a flag or to clear away. */
  readonly due?: number;
  /** What players take home from a match that has ended. */
  readonly worn?: readonly { readonly player: PlayerId; readonly arms: string }[];
}

/** A table as lists know it. */
export interface Listed {
  readonly table: string;
  /** Of its last entry. */
  readonly seq: number;
  /** `at` of its last entry. */
  readonly changed: number;
  readonly about: About;
  readonly acting: readonly Seat[];
  readonly due: number;
}

/** Lists are written with the appends; no table is opened for them. A player's tables are those where they sit or are host. */
export interface Lists {
  /** The tables that lists were told without so far, as what they say of them cannot be read. */
  readonly unreadable?: ReadonlySet<string>;
  listed(table: string): Promise<Listed | undefined>;
  /** The player's tables, latest change first; closed ones are gone. */
  tablesOf(player: PlayerId, most: number): Promise<readonly Listed[]>;
  /** The same with closed ones. */
  allTablesOf(player: PlayerId, most: number): Promise<readonly Listed[]>;
  /** The player's tables that wait or are played, the one where nothing happened for longest first. */
  unfinishedOf(player: PlayerId): Promise<readonly Listed[]>;
  countUnfinished(player: PlayerId): Promise<number>;
  /** Tables due at this time or before, the most urgent first, those due at the same time by name; `after` goes on from where a list ended. */
  dueBy(time: number, most: number, after?: Pick<Listed, 'due' | 'table'>): Promise<readonly Listed[]>;
  /** Tables in the lobby where somebody may sit down, the newest first, those of the same moment by name. */
  openTables(most: number): Promise<readonly Listed[]>;
  /** The table that waits, or has room, for whoever was told these letters; of several the newest. */
  tableByCode(code: string): Promise<Listed | undefined>;
  /** The number of the last entry of each of these tables that there is. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** So much of what was said at a table is kept. */
export const TALK_KEPT = 200;

/** Something that was said at a table; no deed, so that it can be forgotten. */
export interface Said {
  readonly table: string;
  readonly id: string;
  readonly at: number;
  readonly by: PlayerId;
  readonly words: Words;
}

/** What was said at tables. It is forgotten with the table, and with who said it. */
export interface TalkStore {
  /** Keeps something that was said, and of the table no more than the last `TALK_KEPT`. False: it is kept already, or there is no such table or player. */
  keepSaid(said: Said): Promise<boolean>;
  /** Oldest first; what was said at the same time, by id. */
  talkAt(table: string): Promise<readonly Said[]>;
  /** The tables where a player said something that is kept, by name. */
  spokeAt(player: PlayerId, most: number): Promise<readonly string[]>;
}

/** Until when the clock of the store is known to have been right. */
export interface Belief {
  /** The last time that was believed; in the beginning, the epoch. */
  believed(): Promise<number>;
  /** Whoever is sure that it is so late says so. */
  believe(time: number): Promise<void>;
}

/** Which houses are up. Losing all of it loses nothing: they beat again. */
export interface Houses {
  /** Notes that a house is up. Gives those that beat within the last `freshMs` by the store's clock, itself among them, sorted. */
  beat(house: string, freshMs: number): Promise<readonly string[]>;
  /** The house goes; it need not be waited for. */
  depart(house: string): Promise<void>;
}

/** When no house was up: nobody loses that time. */
export interface Outages {
  /**
   * Notes that a house is up now; the time since the last such note was an outage if it was longer than that, or if nobody who is up now was
   * up then, but only since `upSince`.
   */
  alive(mostMs: number, upSince?: number): Promise<void>;
  /** By their beginning; some may overlap. */
  outages(): Promise<readonly Span[]>;
}

export interface Player {
  readonly id: PlayerId;
  /** '' until chosen. */
  readonly name: string;
  readonly lang: Lang;
  readonly settings: Readonly<Record<string, unknown>>;
  /** The arms last won. */
  readonly arms: string | null;
  /** Those they chose to wear; null: they leave it at the last ones. */
  readonly chosen: string | null;
  /** Whose program it is; null: a person. */
  readonly owner: PlayerId | null;
}

/** Of the settings only those named change; what becomes `null` is forgotten. */
export type PlayerChange = Partial<Pick<Player, 'name' | 'lang' | 'settings' | 'chosen'>>;

/** Settings after a change. */
export const settingsAfter = (before: Player['settings'], change: Player['settings'] = {}): Player['settings'] =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null));

/** So many arms of a player are kept, the newest. */
export const MOST_WON = 200;

/** The device that a program's token was made with, as far as that is known. */
export interface Maker {
  /** The hash of its key. */
  readonly key: string | null;
  /** What marks it, whoever uses it. */
  readonly device: string | null;
}

/** A program that plays for somebody. */
export interface Program extends Maker {
  readonly id: PlayerId;
  readonly name: string;
  readonly made: number;
}

/** So many devices a player has at a time; one more is signed in instead of the one seen longest ago. */
export const MOST_DEVICES = 30;

/** What a device is, as far as its owner needs to tell it from another; '' where nobody knows. */
export interface DeviceKind {
  readonly browser: string;
  readonly system: string;
}

/** A device that holds a key of its player. */
export interface Device extends DeviceKind {
  /** The hash of its key. */
  readonly key: string;
  /** When it got its key; null: before that was noted. */
  readonly made: number | null;
  /** The last day it was here, more or less. */
  readonly seen: number;
}

/** Somebody who may not come in any more. */
export interface Ban {
  /** `player <id>`, or `network <address>/<bits>`. */
  readonly whom: string;
  readonly made: number;
  /** For whoever lifts it one day; '' is no reason. */
  readonly why: string;
}

/** Who plays here. Of keys, links and tokens only hashes are known. */
export interface People {
  player(id: PlayerId): Promise<Player | undefined>;
  /** Those there are, in any order. */
  playersBy(ids: readonly PlayerId[]): Promise<readonly Player[]>;
  /** Whose device holds this key. */
  playerByKey(hash: string): Promise<Player | undefined>;
  /** A person, with the key of their first device. */
  addPlayer(player: Pick<Player, 'id' | 'name' | 'lang'>, key: string, device?: DeviceKind): Promise<Player>;
  /** Changes what is named and nothing else; gives the player as they are then. */
  changePlayer(id: PlayerId, change: PlayerChange): Promise<Player | undefined>;
  /** The arms a player has won, each once, the newest first; no more than are kept. */
  wonBy(player: PlayerId): Promise<readonly string[]>;
  /** Notes that the player was here, with the device that holds the key, at most once a day; true when it did. */
  notePresence(id: PlayerId, key?: string): Promise<boolean>;
  /** A link that makes another device the same player. False: there is no such player. */
  addLink(hash: string, player: PlayerId, expires: number): Promise<boolean>;
  /** Uses a link up: the key becomes one of its player. Undefined: it was used, is too old or never was. */
  redeemLink(hash: string, key: string, device?: DeviceKind): Promise<Player | undefined>;
  /** The devices of a player, the last seen first; no more than they may have. */
  devicesOf(player: PlayerId): Promise<readonly Device[]>;
  /** These keys of the player are good no more; gives those that were. */
  dropKeys(player: PlayerId, keys: readonly string[]): Promise<readonly string[]>;
  /** This key of a player stays good, and of their others the last seen, `most` in all; gives those that are good no more. */
  keepKeys(player: PlayerId, key: string, most: number): Promise<readonly string[]>;
  /** Those of the keys that are good. */
  goodKeys(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** A program and its owner's wish for it to come in with this token. Undefined: there is no such owner. */
  addProgram(
    program: Pick<Player, 'id' | 'name' | 'lang'> & { readonly owner: PlayerId },
    token: string,
    maker?: Partial<Maker>,
  ): Promise<Program | undefined>;
  /** Those whose token is good, oldest first. */
  programsOf(owner: PlayerId): Promise<readonly Program[]>;
  programByToken(hash: string): Promise<{ readonly player: Player; readonly isRevoked: boolean } | undefined>;
  /** Whether the program's token is good. */
  isWelcome(program: PlayerId): Promise<boolean>;
  /** False if the owner has no such program with a good token. */
  revokeProgram(owner: PlayerId, program: PlayerId): Promise<boolean>;
  /** Forgets a player and their programs: names, settings, arms, keys, links, tokens, what they said. Their seats stay, without a name. False: there is none. */
  deletePlayer(id: PlayerId): Promise<boolean>;
  /** Whom nobody lets in, the last one first. */
  bans(): Promise<readonly Ban[]>;
  /** False: they were banned before, and still are. */
  ban(whom: string, why: string): Promise<boolean>;
  /** False: there was no such ban. */
  unban(whom: string): Promise<boolean>;
  /** Forgets links that are too old, and players who have no table and were not here for a year. */
  forgetStrangers(): Promise<void>;
}

/** So many devices of one player are called; one more is called instead of the one that asked longest ago. */
export const MOST_CALLED = 10;

/** Why somebody is called who is not there. */
export const CALL_REASONS = ['turn', 'waiting', 'rematch', 'over'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** A device that asked to be called, and the address its maker gave it for that. */
export interface Subscription {
  readonly player: PlayerId;
  /** The hash of the device's key: without that it is called no more. */
  readonly key: string;
  readonly endpoint: string;
  /** What messages to it are sealed with. */
  readonly p256dh: string;
  readonly auth: string;
  readonly reasons: readonly CallReason[];
  readonly made: number;
}

/** Whom to call when a table waits for them, and who has been called. */
export interface Calls {
  /** What all houses on this store keep to themselves by that name: the first who asks makes it. */
  secret(name: string, fresh: string): Promise<string>;
  /** A device has one address, and an address belongs to one device. False: the player has no such device. */
  subscribe(subscription: Omit<Subscription, 'made'>): Promise<boolean>;
  /** Those whose keys are good, the last that asked first; no more than are called. */
  subscriptionsOf(player: PlayerId): Promise<readonly Subscription[]>;
  /** Nobody is called at these addresses any more. */
  unsubscribe(endpoints: readonly string[]): Promise<void>;
  /** True for one who asks; for all others false until the player has looked at the table. */
  claimCall(player: PlayerId, table: string): Promise<boolean>;
  /** The player has looked at the table. */
  looked(player: PlayerId, table: string): Promise<void>;
}
