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
 * The dice of move n of a match, or of its deal (0): ChaCha8 keyed by SHA-256 of the seed's text, with `n` as its nonce.
 * A retry rolls the same, and no move shifts the luck of a later one. Most moves roll nothing, so nothing is worked out before the first roll.
 */
export function rngAt(seed: string, n: number): Rng {
  let next: (() => number) | undefined;
  return unbiased(() => {
    next ??= words(seed, n);
    return next();
  });
}

function words(seed: string, n: number): () => number {
  const key = new Uint32Array(sha256(utf8(seed)).buffer);
  const place = new Uint32Array([0, 0, n >>> 0, Math.floor(n / 2 ** 32)]);
  const block = new Uint32Array(WORDS);
  let used = WORDS;
  return () => {
    if (used === WORDS) {
      chachaBlock(key, place, ROUNDS, block);
      place[0]!++;
      used = 0;
    }
    return block[used++]!;
  };
}

/** Dice that can roll the same again. */
export interface FastRng extends Rng {
  /** Remembers this moment. */
  mark(): void;
  /** Goes back to the moment that was marked, or to the beginning. */
  rewind(): void;
}

/** Quick dice for bots, benches and tests (xoshiro128**): good statistics, no secrets. */
export const fastRng = (seed: string | number): FastRng => new Xoshiro(seed);

class Xoshiro implements FastRng {
  readonly #state: Int32Array;
  readonly #marked: Int32Array;

  constructor(seed: string | number) {
    this.#state = new Int32Array(sha256(utf8(String(seed))).buffer, 0, 4);
    this.#state[3]! |= 1;
    this.#marked = this.#state.slice();
  }

  below(n: number): number {
    if (n > EXACT) return this.#anyBelow(n);
    let word = this.#next();
    // The upper half of word × n is the roll; its lower half tells the few words that would favour a number.
    if (Math.imul(word, n) >>> 0 < n) while (Math.imul(word, n) >>> 0 < TWO_32 % n) word = this.#next();
    return Math.trunc((word * n) / TWO_32);
  }

  #anyBelow(n: number): number {
    return unbiased(() => this.#next()).below(n);
  }

  #next(): number {
    const state = this.#state;
    const b = state[1]!;
    const product = Math.imul(b, 5);
    const c = state[2]! ^ state[0]!;
    const d = state[3]! ^ b;
    state[1] = b ^ c;
    state[0]! ^= d;
    state[2] = c ^ (b << 9);
    state[3] = (d << 11) | (d >>> 21);
    return Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
  }

  mark(): void {
    for (let i = 0; i < this.#marked.length; i++) this.#marked[i] = this.#state[i]!;
  }

  rewind(): void {
    for (let i = 0; i < this.#marked.length; i++) this.#state[i] = this.#marked[i]!;
  }
}
const TWO_32 = 2 ** 32;
/** Up to here the product with a word is exact. */
const EXACT = 2 ** 21;

/** Takes as many bits as n needs, and rolls again where they make n or more, so that no number is favoured. */
function unbiased(next: () => number): Rng {
  return {
    below(n) {
      const mask = n === 1 ? 0 : -1 >>> Math.clz32(n - 1);
      let roll = (next() & mask) >>> 0;
      while (roll >= n) roll = (next() & mask) >>> 0;
      return roll;
    },
  };
}

/** Fisher–Yates, in place, over the first `length` items. */
export function shuffle<Item>(items: Item[], rng: Rng, length?: number): void;
export function shuffle(items: Uint8Array, rng: Rng, length?: number): void;
export function shuffle(items: number[] | Uint8Array, rng: Rng, length: number = items.length): void {
  for (let last = length - 1; last > 0; last--) {
    const pick = rng.below(last + 1);
    const held = items[last]!;
    items[last] = items[pick]!;
    items[pick] = held;
  }
}
