import { err, ok, type Result } from '@tabard/core';
import * as v from 'valibot';
import { ClientMessage, ServerMessage } from './messages.ts';

/** What is wrong with a message, said for a developer. */
export type Unreadable = { readonly code: 'unreadable'; readonly where: string };

export const readClientMessage = (text: string): Result<ClientMessage, Unreadable> => read(ClientMessage, text);
export const readServerMessage = (text: string): Result<ServerMessage, Unreadable> => read(ServerMessage, text);

/** Checks a value that came from outside. */
export function check<S extends v.GenericSchema>(schema: S, value: unknown): Result<v.InferOutput<S>, Unreadable> {
  const checked = v.safeParse(schema, value, { abortEarly: true });
  return checked.success ? ok(checked.output) : err({ code: 'unreadable', where: v.getDotPath(checked.issues[0]) ?? '' });
}

function read<S extends v.GenericSchema>(schema: S, text: string): Result<v.InferOutput<S>, Unreadable> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: 'unreadable', where: 'JSON' });
  }
  return check(schema, value);
}
