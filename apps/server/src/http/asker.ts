import type { IncomingHttpHeaders } from 'node:http';
import { err, ok, type Result } from '@tabard/core';
import type { ErrorCode } from '@tabard/protocol';
import type { Player, Players } from '../store/players.ts';
import type { Programs } from '../store/programs.ts';
import { keyIn } from './cookie.ts';

export interface Identities {
  readonly players: Players;
  readonly programs: Programs;
}

/** Who asks: a program by its token, else a person by their cookie, else nobody we know. A token that is no good is never overlooked. */
export function askerOf(headers: IncomingHttpHeaders, { players, programs }: Identities): Result<Player | undefined, ErrorCode> {
  const { authorization = '', cookie } = headers;
  // A browser that gave a proxy its password sends it along to us.
  if (authorization !== '' && !/^Basic /i.test(authorization)) {
    const token = /^Bearer +([\w-]{1,100})$/i.exec(authorization)?.[1];
    return token === undefined ? err('unknown-token') : programs.byToken(token);
  }
  const key = keyIn(cookie);
  return ok(key === undefined ? undefined : players.byKey(key));
}
