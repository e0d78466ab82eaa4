import { chachaBlock } from './chacha.ts';
import { sha256, utf8 } from './sha256.ts';

/** The dice. No floats in rules. */
export interface Rng {
  /** A whole number x with 0 ≤ x < n, each equally likely (1 ≤ n ≤ 2³²). */
  below(n: number): number;
}

const ROUNDS = 8;
const WORDS = 16;

/**
 * The dice of one entry of one match: ChaCha8 keyed by SHA-256 of the seed's text, with `seq` as its nonce.
 * A retry rolls the same, and no move shifts the luck of a later one.
 */
export function rngAt(seed: string, seq: number): Rng {
  const key = new Uint32Array(sha256(utf8(seed)).buffer);
  const place = new Uint32Array([0, 0, seq >>> 0, Math.floor(seq / 2 ** 32)]);
  const block = new Uint32Array(WORDS);
  let used = WORDS;
  return unbiased(() => {
    if (used === WORDS) {
      chachaBlock(key, place, ROUNDS, block);
      place[0]!++;
      used = 0;
    }
    return block[used++]!;
  });
}

/** Quick dice for bots, benches and tests (xoshiro128**): good statistics, no secrets. */
export function fastRng(seed: string | number): Rng {
  const words = new Uint32Array(sha256(utf8(String(seed))).buffer);
  let a = words[0]! | 0;
  let b = words[1]! | 0;
  let c = words[2]! | 0;
  let d = words[3]! | 1;
  return unbiased(() => {
    const product = Math.imul(b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result >>> 0;
  });
}

/** Rejects the few words above the last whole multiple of n, so that no remainder is favoured. */
function unbiased(next: () => number): Rng {
  return {
    below(n) {
      const limit = 2 ** 32 - (2 ** 32 % n);
      let word = next();
      while (word >= limit) word = next();
      return word % n;
    },
  };
}

/** Fisher–Yates, in place, over the first `length` items. */
export function shuffle(items: number[] | Uint8Array, rng: Rng, length: number = items.length): void {
  for (let last = length - 1; last > 0; last--) {
    const pick = rng.below(last + 1);
    const held = items[last]!;
    items[last] = items[pick]!;
    items[pick] = held;
  }
}
