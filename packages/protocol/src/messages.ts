import * as v from 'valibot';
import { ERROR_CODES } from './errors.ts';
import { Lang, MatchId, MoveText, Ref, Refusal, Seq, sight, Table } from './parts.ts';

/** Where the WebSocket is. */
export const LIVE_PATH = '/live';
/** The most moves in one `moves`. */
export const MOVES_AT_ONCE = 20;
/** Bytes of a message to the server; longer ones end the connection. */
export const MESSAGE_BYTES = 8192;

/** Tried in this order, so that what comes most often is first. */
export const ClientMessage = v.variant('type', [
  /** Made after `seq`; becomes entry `seq + 1`. Sending it again is harmless. */
  v.object({ type: v.literal('move'), match: MatchId, seq: Seq, move: MoveText, ref: Ref }),
  /** What a client begins with; again to change the language. */
  v.object({ type: v.literal('hello'), version: v.number(), lang: Lang }),
  /**
   * Answered by `table` and, once the match is playing, `step`; both again at every change until `unfollow`.
   * With `seq`, the first step brings the facts since then. With `memory`, views have their `seen`: what a perfect memory adds.
   */
  v.object({ type: v.literal('follow'), match: MatchId, seq: v.exactOptional(Seq), memory: v.exactOptional(v.boolean()) }),
  v.object({ type: v.literal('unfollow'), match: MatchId }),
  /** Made one after the other, up to the first refusal. */
  v.object({
    type: v.literal('moves'),
    match: MatchId,
    seq: Seq,
    moves: v.pipe(v.array(MoveText), v.minLength(1), v.maxLength(MOVES_AT_ONCE)),
    ref: Ref,
  }),
  v.object({ type: v.literal('ping'), ref: Ref }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

export const ServerMessage = v.variant('type', [
  v.object({ type: v.literal('welcome'), version: v.number(), name: v.string() }),
  /** Whenever somebody sits down, leaves, connects, goes, or the status changes. */
  v.object({ type: v.literal('table'), table: Table }),
  /** The match as the viewer may know it after entry `seq`. */
  v.object({
    type: v.literal('step'),
    match: MatchId,
    ...sight,
    /** The facts are those of the entries after `since`, oldest first: usually of one. */
    since: Seq,
    facts: v.array(v.unknown()),
  }),
  /** Stored on disk; `seq` is that of the (last) move. */
  v.object({ type: v.literal('accepted'), ref: Ref, match: MatchId, seq: Seq }),
  /** Nothing of this move happened. Of several, those before place `index` were stored and `seq` is theirs. */
  v.object({ type: v.literal('refused'), ref: Ref, match: MatchId, seq: Seq, index: v.number(), refusal: Refusal }),
  v.object({
    type: v.literal('error'),
    code: v.picklist(ERROR_CODES),
    text: v.string(),
    ref: v.exactOptional(Ref),
    match: v.exactOptional(MatchId),
  }),
  v.object({ type: v.literal('pong'), ref: Ref }),
  /** The server hangs up; `restart`: come back in a moment; `revoked`: the token of this bot is good no more. */
  v.object({ type: v.literal('goodbye'), reason: v.picklist(['restart', 'version', 'too-fast', 'idle', 'revoked']) }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
export type Step = Extract<ServerMessage, { type: 'step' }>;
