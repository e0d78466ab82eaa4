import { type AnyGame, canonicalJson, type Json, shortHash } from '@tabard/core';

/** A short hash of what everybody was told of a move. It is no seal: it tells rules apart that have changed. */
export function checkOf(game: AnyGame, facts: readonly unknown[]): string {
  const told = facts.map(fact => game.redact(fact, 'public') as Json | undefined).filter(fact => fact !== undefined);
  return shortHash(canonicalJson(told)).toString(16).padStart(8, '0');
}
