import { describe, expect, test } from 'vitest';
import { chachaBlock, fastRng, hex, rngAt, sha256Hex, shuffle, unhex, utf8 } from './index.ts';

const words = (text: string): Uint32Array => new Uint32Array(Uint8Array.from(unhex(text.replaceAll(' ', ''))!).buffer);
const bytes = (block: Uint32Array): string => hex(new Uint8Array(block.buffer));

describe('SHA-256 gives the published digests', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of %.20s…', (text, digest) => {
    expect(sha256Hex(utf8(text))).toBe(digest);
  });
});

describe('ChaCha gives the published blocks', () => {
  test('8 rounds, key and nonce zero (draft-strombergson-chacha-test-vectors, TC1)', () => {
    const block = new Uint32Array(16);
    chachaBlock(new Uint32Array(8), new Uint32Array(4), 8, block);
    expect(bytes(block)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
  });

  test('20 rounds, counter and nonce of RFC 8439 §2.3.2', () => {
    const key = words('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    const block = new Uint32Array(16);
    chachaBlock(key, words('01000000 000000090000004a00000000'), 20, block);
    expect(bytes(block)).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });
});

describe('the dice', () => {
  test('of an entry depend on seed and number alone', () => {
    const roll = (seed: string, seq: number) => {
      const rng = rngAt(seed, seq);
      return Array.from({ length: 40 }, () => rng.below(1000));
    };
    expect(roll('7', 3)).toEqual(roll('7', 3));
    expect(roll('7', 3)).not.toEqual(roll('7', 4));
    expect(roll('7', 3)).not.toEqual(roll('8', 3));
    expect(roll('7', 1)).not.toEqual(roll('7', 2 ** 32 + 1));
  });

  test.each([
    ['rngAt', rngAt('fair', 1)],
    ['fastRng', fastRng('fair')],
  ])('%s favours no number', (_name, rng) => {
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[rng.below(6)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(450);
  });

  test('reject words that would favour small numbers', () => {
    const n = 3 * 2 ** 30;
    const rng = rngAt('bias', 1);
    let low = 0;
    for (let i = 0; i < 4000; i++) if (rng.below(n) < 2 ** 30) low++;
    expect(Math.abs(low - 4000 / 3)).toBeLessThan(150);
  });

  test('fast dice roll the same again from where they were marked, or from the beginning', () => {
    const rng = fastRng('again');
    const rolls = () => Array.from({ length: 8 }, () => rng.below(1000));
    const first = rolls();
    rng.rewind();
    expect(rolls()).toEqual(first);
    rng.mark();
    const second = rolls();
    expect(second).not.toEqual(first);
    rng.rewind();
    expect(rolls()).toEqual(second);
  });

  test('shuffle every order equally often, and only the part asked for', () => {
    const rng = fastRng(1);
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const cards = [1, 2, 3, 4];
      shuffle(cards, rng, 3);
      expect(cards[3]).toBe(4);
      seen.set(cards.join(''), (seen.get(cards.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(140);
  });
});

test('utf8 writes one to four bytes, and a lone surrogate as the replacement sign', () => {
  expect(hex(utf8('aé漢😀\ud800'))).toBe('61c3a9e6bca2f09f9880efbfbd');
});

test('unhex refuses what is not hex', () => {
  expect(unhex('0g')).toBeUndefined();
  expect(unhex('abc')).toBeUndefined();
});
