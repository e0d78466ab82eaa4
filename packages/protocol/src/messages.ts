import * as v from 'valibot';
import { ERROR_CODES } from './errors.ts';
import { Crest, Epoch, Lang, MoveText, MyTable, OpenTable, Ref, Refusal, Seat, Seq, sight, Table, TableId, Time, WishId } from './parts.ts';
import { Phrase, SpokenText } from './talk.ts';

/** Where the WebSocket is. */
export const LIVE_PATH = '/live';
/** The most moves in one `moves`. */
export const MOVES_AT_ONCE = 20;
/** Bytes of a message to the server; longer ones end the connection. */
export const MESSAGE_BYTES = 8192;

/** What can be watched: the lobby, and my own tables. */
const WATCHED = ['lobby', 'mine'] as const;
export type Watched = (typeof WATCHED)[number];

/** Tried in this order, so that what comes most often is first. */
export const ClientMessage = v.variant('type', [
  /** Made in the position of entry `after`. Sending the same wish again is harmless. */
  v.object({ type: v.literal('move'), table: TableId, after: Seq, move: MoveText, wish: WishId }),
  /** What a client begins with; again to change the language. */
  v.object({ type: v.literal('hello'), version: v.number(), lang: Lang }),
  /**
   * Answered by `table` and, once the match is playing, `step`; both again at every change until `unfollow`.
   * With `seq`, the first step brings the facts since then. With `memory`, views have their `seen`: what a perfect memory adds.
   */
  v.object({ type: v.literal('follow'), table: TableId, seq: v.exactOptional(Seq), memory: v.exactOptional(v.boolean()) }),
  v.object({ type: v.literal('unfollow'), table: TableId }),
  /** Made one after the other, up to the first refusal. */
  v.object({
    type: v.literal('moves'),
    table: TableId,
    after: Seq,
    moves: v.pipe(v.array(MoveText), v.minLength(1), v.maxLength(MOVES_AT_ONCE)),
    wish: WishId,
  }),
  v.object({ type: v.literal('ping'), ref: Ref }),
  /** Answered by `lobby` or `mine` with all rows, and again with those that change, once a second at most, until `unwatch`. */
  v.object({ type: v.literal('watch'), what: v.picklist(WATCHED) }),
  v.object({ type: v.literal('unwatch'), what: v.picklist(WATCHED) }),
  /** Says something at a table; in words of one's own only where the host allows it. Sending the same wish again is harmless. */
  v.object({ type: v.literal('say'), table: TableId, wish: WishId, phrase: Phrase }),
  v.object({ type: v.literal('say'), table: TableId, wish: WishId, text: SpokenText }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/** Something done at the table while a match is on, that changed who plays: a line of its history. */
const TableDeed = v.variant('type', [
  /** A bot plays for the seat; `by` whom it was asked for: the seat itself, another; null: somebody without one, or the house, as the flag fell twice. */
  v.object({ type: v.literal('stoodIn'), seat: Seat, by: v.nullable(Seat) }),
  /** The player is back. */
  v.object({ type: v.literal('takenBack'), seat: Seat }),
  v.object({ type: v.literal('resigned'), seat: Seat }),
  /** So many moves were taken back. */
  v.object({ type: v.literal('undone'), seat: Seat, moves: v.number() }),
  /** The time of the seat was over; what follows was done for it. */
  v.object({ type: v.literal('flagged'), seat: Seat }),
  v.object({ type: v.literal('paused') }),
  v.object({ type: v.literal('resumed'), seat: Seat }),
  /** Somebody who came late took the seat of a bot. */
  v.object({ type: v.literal('joined'), seat: Seat }),
  /** They have gone, and the bot plays its seat again. */
  v.object({ type: v.literal('left'), seat: Seat }),
  /** The match began without the bytes these seats had committed to: their commitments count. */
  v.object({ type: v.literal('silent'), seats: v.array(Seat) }),
]);
export type TableDeed = v.InferOutput<typeof TableDeed>;

/** An entry as a viewer may know it: its facts, or that deed. */
export const ToldEntry = v.object({ seq: Seq, facts: v.array(v.unknown()), deed: v.exactOptional(TableDeed) });
export type ToldEntry = v.InferOutput<typeof ToldEntry>;

/** Something that was said. */
const said = {
  id: v.string(),
  at: Time,
  /** Where the speaker sits; null: they watch. */
  from: v.nullable(Seat),
  name: v.string(),
  /** Tells one person from another, for whoever wants to hear no more of somebody. */
  crest: Crest,
};
const Line = v.union([v.object({ ...said, phrase: Phrase }), v.object({ ...said, text: v.string() })]);
export type Line = v.InferOutput<typeof Line>;

export const ServerMessage = v.variant('type', [
  v.object({ type: v.literal('welcome'), version: v.number(), name: v.string() }),
  /** Whenever somebody sits down, leaves, connects, goes, or the status changes. */
  v.object({ type: v.literal('table'), table: Table }),
  /** The match as the viewer may know it after entry `seq`. */
  v.object({
    type: v.literal('step'),
    table: TableId,
    epoch: Epoch,
    ...sight,
    /** What the viewer was told last: `entries` are those after it that changed the match (its end has no facts) or who plays it, oldest first, each with its facts or that deed. */
    since: Seq,
    entries: v.array(ToldEntry),
  }),
  /** Whether the viewer may take back their last move, in the position of entry `after`. */
  v.object({ type: v.literal('undo'), table: TableId, after: Seq, may: v.boolean() }),
  /** Stored on disk; `seq` is that of the (last) move. */
  v.object({ type: v.literal('accepted'), wish: WishId, table: TableId, seq: Seq }),
  /** Nothing of this move happened. Of several, those before place `index` were stored and `seq` is the last one's. */
  v.object({ type: v.literal('refused'), wish: WishId, table: TableId, seq: Seq, index: v.number(), refusal: Refusal }),
  v.object({
    type: v.literal('error'),
    code: v.picklist(ERROR_CODES),
    text: v.string(),
    wish: v.exactOptional(WishId),
    table: v.exactOptional(TableId),
  }),
  /** Rows of the lobby that are new or other than before, and tables that are there no more. `whole`: these are all. */
  v.object({
    type: v.literal('lobby'),
    whole: v.exactOptional(v.literal(true)),
    changed: v.array(OpenTable),
    gone: v.array(TableId),
  }),
  /** The same of my tables. */
  v.object({
    type: v.literal('mine'),
    whole: v.exactOptional(v.literal(true)),
    changed: v.array(MyTable),
    gone: v.array(TableId),
    /** What the store's clock says: a `due` is so far off, whatever the clock of a client says. */
    now: v.exactOptional(Time),
  }),
  /** While the house cannot store anything it takes no wishes; it says so, and again when it can. */
  v.object({ type: v.literal('house'), paused: v.boolean() }),
  v.object({ type: v.literal('pong'), ref: Ref }),
  /** What was said since one sat down, oldest first: to who follows a table again. Whoever does forgets what they were told before. */
  v.object({ type: v.literal('talk'), table: TableId, lines: v.array(Line) }),
  /** Somebody said something just now. */
  v.object({ type: v.literal('said'), table: TableId, line: Line }),
  /** These lines are there no more: who said them was forgotten. */
  v.object({ type: v.literal('unsaid'), table: TableId, ids: v.array(v.string()) }),
  /**
   * The server hangs up; `restart`: come back in a moment; `revoked`: the token of this bot is good no more; `signed-out`: nor is the
   * key of this device; `banned`: nobody is let in from there.
   */
  v.object({
    type: v.literal('goodbye'),
    reason: v.picklist(['restart', 'version', 'too-fast', 'idle', 'revoked', 'signed-out', 'banned']),
  }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
export type Step = Extract<ServerMessage, { type: 'step' }>;
