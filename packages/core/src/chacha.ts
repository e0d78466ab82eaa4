/** The four words every ChaCha state with a 256-bit key begins with: "expand 32-byte k". */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

const work = new Uint32Array(16);

/**
 * One ChaCha block: `key` is eight words, `place` the four words of counter and nonce, in that order.
 * Bernstein's layout has two words of each, RFC 8439 one and three; the arithmetic is the same.
 */
export function chachaBlock(key: Uint32Array, place: Uint32Array, rounds: number, out: Uint32Array): void {
  work.set(CONSTANTS);
  work.set(key, 4);
  work.set(place, 12);
  out.set(work);
  for (let round = 0; round < rounds; round += 2) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = out[i]! + work[i]!;
}

function quarter(a: number, b: number, c: number, d: number): void {
  mix(a, b, d, 16);
  mix(c, d, b, 12);
  mix(a, b, d, 8);
  mix(c, d, b, 7);
}

/** sum += term; then target = (target ^ sum) turned left. */
function mix(sum: number, term: number, target: number, turn: number): void {
  work[sum] = work[sum]! + work[term]!;
  const word = work[target]! ^ work[sum]!;
  work[target] = (word << turn) | (word >>> (32 - turn));
}
