import { spellCanonically } from './canonical.ts';
import type { Json } from './game.ts';

const EMPTY = 0x811c9dc5;

/** A quick hash (FNV-1a) of a text, 32 bits: it tells texts apart, and is no seal. */
export const shortHash = (text: string): number => hashOn(EMPTY, text) >>> 0;

/** The short hash of a value's canonical JSON. */
export function shortHashOf(value: Json): number {
  let hash = EMPTY;
  spellCanonically(value, piece => {
    hash = hashOn(hash, piece);
  });
  return hash >>> 0;
}

function hashOn(before: number, text: string): number {
  let hash = before;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
