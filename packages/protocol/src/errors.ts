import * as v from 'valibot';

/** Everything that can go wrong on the wire, but for a refused move. Each comes with a sentence in the asker's language. */
export const ERROR_CODES = [
  'unreadable', // not JSON, or not one of our messages; says which field
  'too-big',
  'too-fast', // rate limit: wait a moment
  'forbidden-origin', // another site's page asked
  'unknown-host', // the server does not go by this name
  'unknown-token', // no bot has this token
  'revoked-token', // a bot had it
  'banned', // the operator lets nobody in by this identity or from this address
  'people-only', // bots have no devices and no bots of their own, and agree to nothing for people
  'hello-first', // the first message of a socket must be `hello`
  'version', // client and server are of different age: reload
  'not-found', // no such address
  'unknown-table',
  'unknown-game',
  'unknown-bot',
  'unknown-seat',
  'unknown-device', // none of mine, or signed out already
  'unknown-code', // no table waits for whoever says these letters: there never was one, or its match has begun
  'unknown-link', // a device link that was used, is too old or never was
  'bad-options',
  'bad-seats', // too few, too many, or «me» twice
  'bad-name', // nothing left after cleaning
  'bad-text', // nothing left after cleaning
  'not-won', // arms that I have not won, or too long ago
  'phrases-only', // the host allows no words of one's own, or a bot used some
  'seat-taken',
  'one-seat-each', // at this table one person, or device, has one seat
  'not-seated',
  'not-host',
  'others-play', // a match of several people ends when they agree, not when its host wants it to
  'already-started',
  'gathering', // bytes for the dice are awaited: the match begins in a moment
  'wrong-bytes', // not those that were committed to
  'not-started',
  'over',
  'not-over', // replays are for finished matches
  'closed',
  'player-present', // the seat's player is here: no stand-in without their word
  'has-time', // a clock runs for the seat's player: only when it has run out a bot plays for them
  'just-left', // the seat's player has not been away for long enough: no stand-in yet
  'stood-in', // a bot plays for you: take your seat back first
  'resigned',
  'on-hold', // the match is paused
  'not-on-hold',
  'offered', // something else is offered already
  'no-offer', // nothing is offered, any more or yet
  'just-offered', // the same offer was declined or withdrawn a moment ago
  'no-undo', // the last move cannot be taken back, or not any more
  'spectators-forbidden',
  'stale', // the match has moved on
  'future', // the match is not there yet
  'newer-rules', // the match is played by newer rules than this server knows
  'old-rules', // it was played by rules that this server does not know any more
  'too-many-tables',
  'too-many-listed', // as many tables of one person are in the lobby as it shows
  'too-many-bots',
  'paused', // the house cannot store anything just now; it goes on by itself
  'shutting-down',
  'internal', // our fault
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every HTTP answer that is not a success. */
export const Problem = v.object({ code: v.picklist(ERROR_CODES), text: v.string() });
export type Problem = v.InferOutput<typeof Problem>;
