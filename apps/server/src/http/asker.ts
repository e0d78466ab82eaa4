import type { IncomingHttpHeaders } from 'node:http';
import { err, ok, type Result } from '@tabard/core';
import type { People, Player } from '@tabard/house';
import type { ErrorCode } from '@tabard/protocol';
import { hashOf } from '../secrets.ts';
import { cookieIn } from './cookie.ts';

export type Identities = Pick<People, 'playerByKey' | 'programByToken'>;

/** Who asks: a program by its token, else a person by their cookie, else nobody we know. A token that is no good is never overlooked. */
export async function askerOf(headers: IncomingHttpHeaders, people: Identities): Promise<Result<Player | undefined, ErrorCode>> {
  const { authorization = '', cookie } = headers;
  // A browser that gave a proxy its password sends it along to us.
  if (authorization !== '' && !/^Basic /i.test(authorization)) return programOf(authorization, people);
  const key = cookieIn(cookie, 'tabard');
  return ok(key === undefined ? undefined : await people.playerByKey(hashOf(key)));
}

/** The hash of the key by which the asker came in; undefined: by none. */
export function keyOf({ cookie }: IncomingHttpHeaders, asker: Player | undefined): string | undefined {
  const key = asker?.owner === null ? cookieIn(cookie, 'tabard') : undefined;
  return key === undefined ? undefined : hashOf(key);
}

async function programOf(authorization: string, people: Identities): Promise<Result<Player, ErrorCode>> {
  const token = /^Bearer +([\w-]{1,100})$/i.exec(authorization)?.[1];
  const program = token === undefined ? undefined : await people.programByToken(hashOf(token));
  if (!program) return err('unknown-token');
  return program.isRevoked ? err('revoked-token') : ok(program.player);
}
