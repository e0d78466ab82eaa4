import { LANGS } from '@tabard/core';
import * as v from 'valibot';

/** Raised when a client of yesterday would misread today's messages; the server greets only its own. */
export const VERSION = 4;

/** How long a player who has not said otherwise may think about a call that is due (`settings.callSeconds`, 5 to 60). */
export const USUAL_CALL_SECONDS = 5;

/** The most letters of a name, counted as a reader counts them. */
export const NAME_LENGTH = 24;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** 128 random bits: whoever has the link may come in. */
export const TableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
export const Viewer = v.union([Seat, v.literal('public')]);
/** The number of an entry in a table's log: 1, 2, 3, … without a gap. */
export const Seq = whole;
/** When the store was begun, or restored from a backup: a table as a newer epoch knows it beats any `seq` of an older one. */
export const Epoch = whole;
/** What a client calls a wish of its own. A wish that comes again is answered again, and fulfilled once. */
export const WishId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
/** Milliseconds since 1970. */
export const Time = whole;
export const Lang = v.picklist(LANGS);
/** As typed; the server cleans it (NFC, no control or direction marks, trimmed, at most `NAME_LENGTH` letters). */
export const Name = v.pipe(v.string(), v.maxLength(200));
/** 32 bytes in lower-case hex. */
export const Hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** What a client chooses to tell its questions apart; it comes back in the answer. */
export const Ref = whole;
/** A move in the game's notation. */
export const MoveText = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const Options = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.pipe(v.string(), v.maxLength(100)), v.number(), v.boolean()]),
);
/** A bot's name: `easy`, `medium`, … (`GET /api/games` lists those people choose from). */
export const Level = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

export const Outcome = v.object({
  /** Seats from first to last, ties together. */
  ranking: v.array(v.array(Seat)),
  scores: v.array(v.number()),
  /** One of the game's reasons, or `resigned`. */
  reason: v.string(),
});

/** Eight hex digits that tell one plain shield from another; the same person has the same at every table. */
export const Crest = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));
/** A coat of arms: its elements in the order of the shield's columns, `-` for a gap. */
export const Arms = v.pipe(v.string(), v.maxLength(300));
/** Arms are finished when no column of their shield is empty. */
export const isFinished = (arms: string): boolean => !arms.split(' ').includes('-');

export const SeatInfo = v.object({
  kind: v.picklist(['open', 'player', 'bot']),
  /** '' while open. */
  name: v.string(),
  /** The plain shield of whoever sits here. */
  crest: v.exactOptional(Crest),
  /** The arms worn instead of it. */
  arms: v.exactOptional(Arms),
  /** The bot that plays here, or stands in. */
  level: v.exactOptional(Level),
  /** No person: somebody's program plays here. */
  program: v.boolean(),
  /** A player who is following the match now. */
  connected: v.boolean(),
  /** A bot plays for the player, who may take the seat back at any time. */
  standIn: v.boolean(),
  /** A player who is away while the match is on: for so long nobody else may let a bot play here. */
  graceMs: v.exactOptional(whole),
  /** The player gave up; a bot plays to the end and the seat ranks last. */
  resigned: v.boolean(),
  /** A bot made some of this player's moves: it stood in, or had the seat before they came. */
  botPlayed: v.exactOptional(v.literal(true)),
});
export type SeatInfo = v.InferOutput<typeof SeatInfo>;

export const Status = v.picklist(['waiting', 'playing', 'over', 'closed']);
export type Status = v.InferOutput<typeof Status>;

/** How the dice of a match come about. The bytes themselves are told when it is over. */
export const Dice = v.object({
  /** SHA-256 of the server's second seed, for a match to which nobody gives bytes; null: the table was made before there was one. */
  spareCommitment: v.nullable(Hex32),
  /** By seat the SHA-256 of the bytes its player keeps; null: none given. From the call for bytes on it stays as it is. */
  commitments: v.array(v.nullable(Hex32)),
  /** Until when bytes are awaited: whoever committed to some sends them now. Null: they are not. */
  until: v.nullable(Time),
  /** Seats that have sent theirs. */
  revealed: v.array(Seat),
  /** Seats that had not when the match began: they count with their commitment. */
  silent: v.array(Seat),
  /** How often a start was broken off after the commitments had been told. */
  brokenOff: v.number(),
});
export type Dice = v.InferOutput<typeof Dice>;

/** How long a player may take: so much for every move, and a reserve for the whole match that is used up beyond it. */
const DAY_MS = 86_400_000;
export const Clock = v.object({
  moveMs: v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(30 * DAY_MS)),
  reserveMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MS)),
});
export type Clock = v.InferOutput<typeof Clock>;

/** What the host settles when the table is made, beside the game's own options. */
export const Terms = v.object({
  /** Everybody finds the table in the lobby; else it is for those who have its link. */
  listed: v.boolean(),
  /** Spectators see the match so many moves late. */
  behind: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
  /** Whoever comes when the match is on may take the seat of a bot. */
  latecomers: v.boolean(),
  /** Moves may be taken back, where that harms nobody. */
  undo: v.boolean(),
  clock: v.nullable(Clock),
  /** With phrases everybody may talk; in words of their own only where the host allows it. */
  talk: v.picklist(['phrases', 'free']),
});
export type Terms = v.InferOutput<typeof Terms>;

/** Some letters to say aloud that lead to a table until its match begins: no vowels, nothing that looks or sounds like another. */
const Code = v.pipe(v.string(), v.regex(/^[BCDFGHJKLMNPQRSTVWXZ]{6}$/));

/** What is left to a seat when this is sent: of the time for this move, then of the reserve. Its clock runs, or it does not. */
export const TimeLeft = v.object({ moveMs: whole, reserveMs: whole, runs: v.boolean() });
export type TimeLeft = v.InferOutput<typeof TimeLeft>;

/** What needs the consent of all people at the table: a pause, or an end at which the standing decides, or nobody wins. */
export const Offered = v.picklist(['pause', 'end-as-it-stands', 'end-without-winner']);
export type Offered = v.InferOutput<typeof Offered>;

/** A table as one person sees it: who sits where and how it stands, nothing of the game's own. */
export const Table = v.object({
  id: TableId,
  /** The table after this entry of its log; of two answers the one with the higher epoch and seq is the newer. */
  seq: Seq,
  epoch: Epoch,
  game: v.string(),
  revision: v.number(),
  options: Options,
  status: Status,
  seats: v.array(SeatInfo),
  /** Where the host sits; null: nowhere. */
  host: v.nullable(Seat),
  /** The host of a listed table that waits is away: after so long whoever sits there may begin, and seat bots, without them. */
  hostGraceMs: v.exactOptional(whole),
  spectators: v.boolean(),
  /** How many watch. */
  watching: whole,
  /** Whether players may be shown which move the house would make. */
  hints: v.boolean(),
  /** Whether everybody has one seat at most: nobody comes twice with one device, or with a bot of their own. */
  oneSeatEach: v.boolean(),
  terms: Terms,
  /** Some letters to say aloud, which lead here; null when the match has begun. */
  code: v.nullable(Code),
  me: v.object({ seat: v.nullable(Seat), host: v.boolean() }),
  /** SHA-256 of the server's seed, which was drawn before anybody sat down. */
  commitment: Hex32,
  dice: Dice,
  created: Time,
  /** What is offered, by whom, and who agrees so far. */
  offer: v.nullable(v.object({ what: Offered, by: Seat, yes: v.array(Seat) })),
  /** The match is paused: nobody moves and no clock runs. */
  paused: v.boolean(),
  /** Bots play for everybody, and not all wanted that: nothing happens until somebody takes their seat back. */
  resting: v.exactOptional(v.literal(true)),
  /** By seat; null: there is no clock. */
  clocks: v.nullable(v.array(TimeLeft)),
  outcome: v.nullable(Outcome),
  /** The table of the return match, once somebody asked for one. */
  rematch: v.nullable(TableId),
  /** Where who asked for it sits. */
  rematchBy: v.exactOptional(Seat),
  /** The match went over to newer rules with entry `seq`; the last `dropped` moves before it do not hold under them. */
  carried: v.nullable(v.object({ seq: Seq, dropped: v.number() })),
});
export type Table = v.InferOutput<typeof Table>;

/** A table in the lobby, as everybody may know it. */
export const OpenTable = v.object({
  id: TableId,
  game: v.string(),
  options: Options,
  /** `playing`: whoever comes late may take the seat of a bot. */
  status: v.picklist(['waiting', 'playing']),
  seats: v.array(
    v.object({
      kind: SeatInfo.entries.kind,
      name: v.string(),
      crest: v.exactOptional(Crest),
      arms: v.exactOptional(Arms),
      level: v.exactOptional(Level),
      /** No person: somebody's program. */
      program: v.exactOptional(v.literal(true)),
    }),
  ),
  spectators: v.boolean(),
  oneSeatEach: v.boolean(),
  terms: Terms,
  created: Time,
  /** The host has been away for a while, as far as this server knows. */
  hostAway: v.exactOptional(v.literal(true)),
});
export type OpenTable = v.InferOutput<typeof OpenTable>;

/** A table of mine in a list. */
export const MyTable = v.object({
  table: Table,
  /** It cannot go on without me. */
  waiting: v.boolean(),
  /** When something happened there last. */
  changed: Time,
  /** Whose turn it is, if I sit there. */
  acting: v.array(Seat),
  /** When my flag falls, if it waits for me and there is a clock; by the store's clock, which the message tells as `now`. */
  due: v.exactOptional(Time),
});
export type MyTable = v.InferOutput<typeof MyTable>;

/** A match as a viewer may know it after entry `seq`, and what they may do. */
export const sight = {
  seq: Seq,
  /** The last entry that changed the position: a move cites it. */
  after: Seq,
  /** The hash of entry `seq`, which seals all before it. */
  head: v.string(),
  view: v.unknown(),
  /** Who is to move; nobody when the match is over. */
  acting: v.array(Seat),
  /** The moves the viewer may make now, spelled and sorted; none when it is not their turn. */
  legal: v.array(v.string()),
  /** By seat, where there is a clock. */
  clocks: v.exactOptional(v.array(TimeLeft)),
  /** So long the viewer has for this decision; after that the harmless move is made for them. */
  deadlineMs: v.exactOptional(whole),
};

/** Why a move is not allowed, in the asker's language. */
export const Refusal = v.object({ rule: v.string(), because: v.string(), text: v.string() });
export type Refusal = v.InferOutput<typeof Refusal>;
