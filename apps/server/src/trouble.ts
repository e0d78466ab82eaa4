import type { ErrorCode } from '@tabard/protocol';

/** A request that cannot be granted. It becomes a code and a sentence in the asker's language, never a stack trace. */
export class Trouble extends Error {
  readonly code: ErrorCode;
  /** Put into the sentence where it has room for it: the field that is wrong, the refusal's own words. */
  readonly detail: string;

  constructor(code: ErrorCode, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}

/** The HTTP status of each code; the rest are 409: the table is not as the asker thinks. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  unreadable: 400,
  'bad-options': 400,
  'bad-seats': 400,
  'bad-name': 400,
  'unknown-bot': 400,
  'unknown-token': 401,
  'revoked-token': 401,
  'forbidden-origin': 403,
  'people-only': 403,
  'not-host': 403,
  'not-seated': 403,
  'spectators-forbidden': 403,
  'not-found': 404,
  'unknown-match': 404,
  'unknown-game': 404,
  'unknown-link': 404,
  'too-big': 413,
  'too-fast': 429,
  internal: 500,
  'shutting-down': 503,
};

export const statusOf = (code: ErrorCode): number => STATUS[code] ?? 409;
