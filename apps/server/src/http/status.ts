import type { ErrorCode } from '@tabard/protocol';

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
  banned: 403,
  'people-only': 403,
  'not-host': 403,
  'not-seated': 403,
  'not-won': 403,
  'spectators-forbidden': 403,
  'not-found': 404,
  'unknown-table': 404,
  'unknown-game': 404,
  'unknown-device': 404,
  'unknown-link': 404,
  'unknown-code': 404,
  'too-big': 413,
  'unknown-host': 421,
  'too-fast': 429,
  internal: 500,
  paused: 503,
  'shutting-down': 503,
};

export const statusOf = (code: ErrorCode): number => STATUS[code] ?? 409;
