import type { Rng } from '@tabard/core';

/** What has broken programs before: numbers at their ends, names that objects have already, text that commands a terminal. */
const NASTY: readonly string[] = [
  ...['0', '-1', '1e308', '-0', 'NaN', '9007199254740993', '4294967296', 'null', 'true', '[]', '{}', '""'],
  ...['"__proto__"', '"constructor"', '{"__proto__":{"x":1}}', '"toString"', '[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]'],
  ...['\u0000', '\u001b[2J', '\u009b31m', '\r\n\r\n', '\ud800', '\u2028', '\u202e', '..', '%2e%2e%2f', '%00', '%ff', '//', '\\', '?', '#'],
  ...['Transfer-Encoding: chunked\r\n', 'Content-Length: -1\r\n', 'Content-Length: 99999999999\r\n', 'Expect: 100-continue\r\n'],
  'A'.repeat(9000),
];

export const pick = <T>(rng: Rng, all: readonly T[]): T => all[rng.below(all.length)]!;

/** Something almost right: cut, doubled, shuffled, or with something nasty in the middle. */
export function spoiled(rng: Rng, text: string): string {
  let spoilt = text;
  for (let times = rng.below(4); times >= 0; times--) {
    const at = rng.below(spoilt.length + 1);
    const to = Math.min(spoilt.length, at + rng.below(20));
    spoilt = pick<() => string>(rng, [
      () => spoilt.slice(0, at),
      () => spoilt.slice(0, at) + pick(rng, NASTY) + spoilt.slice(to),
      () => spoilt.slice(0, at) + spoilt.slice(at, to).repeat(1 + rng.below(5)) + spoilt.slice(to),
      () => spoilt.slice(0, at) + String.fromCharCode(rng.below(65_536)) + spoilt.slice(at + 1),
    ])();
  }
  return spoilt;
}

/** A value of JSON with one of its parts, anywhere, replaced by something nasty. */
export function spoiledJson(rng: Rng, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || rng.below(6) === 0) return nastyValue(rng);
  const keys = Object.keys(value);
  if (keys.length === 0) return nastyValue(rng);
  const key = pick(rng, keys);
  const entries = Object.entries(value)
    .filter(([name]) => name === key || rng.below(40) > 0)
    .map(([name, part]): [string, unknown] => [name, name === key ? spoiledJson(rng, part) : part]);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

function nastyValue(rng: Rng): unknown {
  const nasty = pick(rng, NASTY);
  try {
    return JSON.parse(nasty);
  } catch {
    return nasty;
  }
}

export function noise(rng: Rng, most: number): Buffer {
  const bytes = Buffer.alloc(rng.below(most));
  for (let i = 0; i < bytes.length; i++) bytes[i] = rng.below(256);
  return bytes;
}
