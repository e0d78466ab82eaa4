import * as v from 'valibot';
import { ToldEntry } from './messages.ts';
import {
  Arms,
  Crest,
  Hex32,
  Lang,
  Level,
  MoveText,
  MyTable,
  Name,
  Offered,
  OpenTable,
  Options,
  Outcome,
  Refusal,
  Seat,
  Seq,
  sight,
  Table,
  TableId,
  Terms,
  Time,
  Viewer,
  WishId,
} from './parts.ts';

/** Bytes of a request's body. */
export const BODY_BYTES = 16_384;
/** Bytes of a player's settings, as JSON. */
export const SETTINGS_BYTES = 4096;

/** What the client keeps with the identity; the server does not look inside. */
const Settings = v.record(v.string(), v.unknown());

export const Me = v.object({
  /** False before the first call that needs an identity: then the rest are guesses. */
  known: v.boolean(),
  /** '' until chosen. */
  name: v.string(),
  lang: Lang,
  settings: Settings,
  /** My plain shield, and the arms I wear instead of it. */
  crest: v.exactOptional(Crest),
  arms: v.exactOptional(Arms),
});
export type Me = v.InferOutput<typeof Me>;

export const MePatch = v.object({
  name: v.exactOptional(Name),
  lang: v.exactOptional(Lang),
  settings: v.exactOptional(Settings),
  /** The arms to wear, of those I have won; null: those of my last match, if they are finished. */
  arms: v.exactOptional(v.nullable(Arms)),
});
export type MePatch = v.InferOutput<typeof MePatch>;

export const MyArms = v.object({
  /** All I have won, the newest first. */
  won: v.array(Arms),
  /** What everybody sees; null: my plain shield. */
  worn: v.nullable(Arms),
  /** Whether I chose them; else they are those of my last match. */
  chosen: v.boolean(),
});
export type MyArms = v.InferOutput<typeof MyArms>;

export const MyTables = v.object({
  /** Those waiting for me first, then by last change. */
  tables: v.array(MyTable),
  /** What the store's clock says, by which a table is `due`. */
  now: Time,
});
export type MyTables = v.InferOutput<typeof MyTables>;

export const GameList = v.object({
  games: v.array(
    v.object({
      id: v.string(),
      seats: v.object({ min: v.number(), max: v.number() }),
      options: v.array(
        v.object({
          key: v.string(),
          values: v.array(v.union([v.string(), v.number(), v.boolean()])),
          default: v.union([v.string(), v.number(), v.boolean()]),
        }),
      ),
      bots: v.array(Level),
    }),
  ),
});
export type GameList = v.InferOutput<typeof GameList>;

/** Where friends in the same network reach this server: `http://192.168.1.7:8080`. Empty where that is nobody's business, or nobody's help. */
export const Reach = v.object({ friends: v.array(v.string()) });

/** A seat of a table to be made. Without a level a bot is of the usual one. */
export const SeatPlan = v.variant('kind', [
  v.object({ kind: v.literal('me') }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), level: v.exactOptional(Level) }),
]);
export type SeatPlan = v.InferOutput<typeof SeatPlan>;

/** What every wish may bring: an id of the asker's own, so that it can be sent again when no answer came. */
const wish = { wish: v.exactOptional(WishId) };
/** What whoever sits down brings: a name, else the identity's. */
const seating = { name: v.exactOptional(Name), ...wish };

const TermsAsked = v.strictObject({
  listed: v.exactOptional(Terms.entries.listed),
  behind: v.exactOptional(Terms.entries.behind),
  latecomers: v.exactOptional(Terms.entries.latecomers),
  undo: v.exactOptional(Terms.entries.undo),
  clock: v.exactOptional(Terms.entries.clock),
  talk: v.exactOptional(Terms.entries.talk),
});

/** Nothing else: whoever asks for more than a table can be is told so, instead of getting another one. */
export const NewTable = v.strictObject({
  game: v.string(),
  options: v.exactOptional(Options),
  seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(16)),
  spectators: v.exactOptional(v.boolean()),
  /** Without a word, hints are given where just one person plays with bots. */
  hints: v.exactOptional(v.boolean()),
  /** Everybody has one seat at most; without a word, whoever has the link takes what is free. */
  oneSeatEach: v.exactOptional(v.boolean()),
  /** What is left out is as usual at a table for friends. */
  terms: v.exactOptional(TermsAsked),
  /** Fill what is open with bots and begin at once, without bytes of mine: those can only follow the server's commitment. */
  start: v.exactOptional(v.boolean()),
  ...seating,
});
export type NewTable = v.InferOutput<typeof NewTable>;

/** Me and some bots, begun at once unless `start` is false. Without `bots`: two. */
export const PlayNow = v.strictObject({
  game: v.string(),
  options: v.exactOptional(Options),
  bots: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(15))),
  level: v.exactOptional(Level),
  hints: v.exactOptional(v.boolean()),
  start: v.exactOptional(v.boolean()),
  ...seating,
});
export type PlayNow = v.InferOutput<typeof PlayNow>;

/** The newest first. */
export const Lobby = v.object({ tables: v.array(OpenTable) });

/** The table a code leads to. */
export const CodeFound = v.object({ table: TableId });

/** A seat at a listed table of the game, with these options if any are named; where there is none, a new one. */
export const Find = v.strictObject({ game: v.string(), options: v.exactOptional(Options), ...seating });
export type Find = v.InferOutput<typeof Find>;

/** Again on one's own seat: another name or commitment, until the match begins; what is left out stays. `commitment` is the SHA-256 of 32 bytes I keep. */
export const Sit = v.object({ seat: Seat, commitment: v.exactOptional(Hex32), ...seating });
export type Sit = v.InferOutput<typeof Sit>;
/** The bytes I committed to. */
export const Reveal = v.object({ bytes: Hex32, ...wish });

export const SeatBot = v.object({ seat: Seat, level: v.exactOptional(Level), ...wish });
export type SeatBot = v.InferOutput<typeof SeatBot>;
/** In the position of entry `after`: my last move; where I play with bots alone, back to my turn before. */
export const Undo = v.object({ after: Seq, ...wish });
export const Offer = v.object({ what: Offered, ...wish });
export const AnswerOffer = v.object({ yes: v.boolean(), ...wish });
export const AtSeat = v.object({ seat: Seat, ...wish });
export const Nothing = v.object({});
export const Wish = v.object(wish);

export const DeviceLink = v.object({
  /** Open `/link/<code>` on the other device; works once. */
  code: v.string(),
  expires: Time,
});
export type DeviceLink = v.InferOutput<typeof DeviceLink>;
export const Redeem = v.object({ code: v.pipe(v.string(), v.maxLength(100)) });

/** A device of mine, named for this list only. What browser it has, and on what, is '' where nobody knows. */
const DeviceId = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/));
export const MyDevice = v.object({
  id: DeviceId,
  browser: v.string(),
  system: v.string(),
  /** When it became mine; null: before that was noted. */
  made: v.nullable(Time),
  /** The last day it was here, more or less. */
  seen: Time,
  /** It is the one that asks. */
  here: v.boolean(),
});
export type MyDevice = v.InferOutput<typeof MyDevice>;
/** This one first, then the last seen. */
export const MyDevices = v.object({ devices: v.array(MyDevice) });
export const SignOut = v.object({ device: DeviceId });

/** A bot of mine: a program that comes in with a token. Its id is nobody's business but mine. */
const BotId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
export const MyBot = v.object({ id: BotId, name: v.string(), crest: Crest, made: Time });
export type MyBot = v.InferOutput<typeof MyBot>;
export const MyBots = v.object({ bots: v.array(MyBot) });
export const NewBot = v.object({ name: Name });
/** The token is told this once; the server keeps its hash. */
export const MadeBot = v.object({ bot: MyBot, token: v.string() });
export const RevokeBot = v.object({ bot: BotId });
export const Invite = v.object({ seat: Seat, bot: BotId, ...wish });
export type Invite = v.InferOutput<typeof Invite>;

/** What a device may be called for: my turn, a table where all have sat down, a return match, a match that has ended. */
const CallReason = v.picklist(['turn', 'waiting', 'rematch', 'over']);

/** Whether this device is called when a table waits for me, and the server's key for whoever wants to be; null: nobody is called here. */
export const Push = v.object({ key: v.nullable(v.string()), on: v.boolean() });

/** An address a push service gave this device, and the keys of what is sent there. Without `what`: everything. */
export const PushOn = v.object({
  subscription: v.object({
    endpoint: v.pipe(v.string(), v.maxLength(1000), v.url(), v.startsWith('https://')),
    keys: v.object({
      p256dh: v.pipe(v.string(), v.regex(/^B[A-Za-z0-9_-]{86}$/)),
      auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
    }),
  }),
  what: v.exactOptional(v.pipe(v.array(CallReason), v.minLength(1), v.maxLength(4))),
});

/** Everything the server knows about me, for a file; tables beyond `TABLES_TAKEN` are counted in `more`. */
export const TABLES_TAKEN = 300;
const TakenTable = v.object({
  table: TableId,
  game: v.string(),
  options: Options,
  created: Time,
  changed: Time,
  status: v.picklist(['waiting', 'playing', 'over', 'closed']),
  host: v.boolean(),
  seat: v.nullable(Seat),
  seats: v.number(),
  outcome: v.nullable(Outcome),
  /** What I did there, as it is in the log: `{ seq, at, deed }`. */
  deeds: v.array(v.object({ seq: Seq, at: Time, deed: v.record(v.string(), v.unknown()) })),
  /** What I said there, as far as it is kept: a phrase by its name, or words of mine. */
  said: v.array(v.object({ at: Time, phrase: v.exactOptional(v.string()), text: v.exactOptional(v.string()) })),
});
export const MyData = v.object({
  exported: Time,
  name: v.string(),
  lang: Lang,
  settings: Settings,
  arms: MyArms,
  devices: v.array(v.object({ browser: v.string(), system: v.string(), made: v.nullable(Time), seen: Time })),
  bots: v.array(v.object({ name: v.string(), made: Time })),
  /** Where I am called: of each address only whose it is. */
  push: v.array(v.object({ service: v.string(), what: v.array(CallReason), made: Time })),
  tables: v.array(TakenTable),
  /** There are more tables than these. */
  more: v.boolean(),
});
export type MyData = v.InferOutput<typeof MyData>;

/** Whoever wants to be forgotten says so in so many words: nobody comes back from there. */
export const DeleteMe = v.object({ forget: v.literal('everything about me') });
export const Deleted = v.object({ deleted: v.boolean() });

/** Seconds to wait for my turn; without it `USUAL_WAIT_S`. Numbers come as text in an address. */
const LONGEST_WAIT_S = 60;
export const USUAL_WAIT_S = 25;
export const TurnQuery = v.object({
  wait: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(LONGEST_WAIT_S))),
});

/** `turn` is null while it is not mine; `table` is null when none of my tables is waiting for me. */
export const Turn = v.object({ table: v.nullable(Table), turn: v.nullable(v.object(sight)) });
export type Turn = v.InferOutput<typeof Turn>;

/** Made in the position of entry `after`. Sending the same wish again is harmless. */
export const Move = v.object({ after: Seq, move: MoveText, ...wish });
export const Moved = v.variant('type', [
  v.object({ type: v.literal('accepted'), seq: Seq }),
  v.object({ type: v.literal('refused'), seq: Seq, refusal: Refusal }),
]);
export type Moved = v.InferOutput<typeof Moved>;

/** So much of what happened is told in a list of tables. */
export const NEWS_TOLD = 12;
/** After which entry; numbers come as text in an address. */
export const NewsQuery = v.object({ after: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) });
/** What happened at a table of mine, as I may know it, oldest first: the last few entries after that one. */
export const News = v.object({ entries: v.array(ToldEntry) });
export type News = v.InferOutput<typeof News>;

/** One move of a finished match, with what the viewer knew after it. Move 0 is the deal: no seat, no move. */
const ReplayStep = v.object({
  n: v.number(),
  seat: v.nullable(Seat),
  move: v.nullable(MoveText),
  facts: v.array(v.unknown()),
  view: v.unknown(),
});

export const Steps = v.object({
  viewer: Viewer,
  /** How many steps there are, the deal among them. */
  count: v.number(),
  /** How many moves the present rules cannot show. */
  lost: v.number(),
  outcome: v.nullable(Outcome),
  steps: v.array(ReplayStep),
});
export type Steps = v.InferOutput<typeof Steps>;

/** `from` is a place in the list (0 the deal), `count` how many; at most `STEPS_AT_ONCE`. Numbers come as text in an address. */
export const STEPS_AT_ONCE = 200;
const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
export const StepsQuery = v.object({
  viewer: v.exactOptional(v.union([v.literal('public'), digits])),
  from: v.exactOptional(digits),
  count: v.exactOptional(digits),
});

export const AtTable = v.object({ table: TableId });
