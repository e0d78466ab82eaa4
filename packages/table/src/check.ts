import { type AnyGame, canonicalJson, type Json } from '@tabard/core';

/** A short hash (FNV-1a) of what everybody was told of a move. It is no seal: it tells rules apart that have changed. */
export function checkOf(game: AnyGame, facts: readonly unknown[]): string {
  const told = facts.map(fact => game.redact(fact, 'public') as Json | undefined).filter(fact => fact !== undefined);
  let hash = 0x811c9dc5;
  const text = canonicalJson(told);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
