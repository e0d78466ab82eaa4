import { type AnyGame, type Json, shortHashOf } from '@tabard/core';

/** A short hash of what everybody was told of a move. It is no seal: it tells rules apart that have changed. */
export function checkOf(game: AnyGame, facts: readonly unknown[]): string {
  const told: Json[] = [];
  for (const fact of facts) {
    const known = game.redact(fact, 'public') as Json | undefined;
    if (known !== undefined) told.push(known);
  }
  return shortHashOf(told).toString(16).padStart(8, '0');
}
