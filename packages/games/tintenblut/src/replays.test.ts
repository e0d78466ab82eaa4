import { readdirSync, readFileSync } from 'node:fs';
import { checkReplay, parseReplay, perft } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { tintenblut } from './index.ts';

const FOLDER = new URL('../replays/', import.meta.url);
const NAMES = readdirSync(FOLDER).filter(name => name.endsWith('.replay'));

describe('golden replays', () => {
  test('there are three', () => {
    expect(NAMES.length).toBe(3);
  });

  test.each(NAMES)('%s plays as it was recorded', name => {
    const replay = parseReplay(readFileSync(new URL(name, FOLDER), 'utf8'));
    expect(replay.ok && checkReplay(tintenblut, replay.value)).toMatchObject({ ok: true });
  });
});

/** Sequences of 1 to 6 moves; `tabard perft tintenblut --seats 3 --seed 1 --depth 6` prints such a row. */
test.each<readonly [number, string, readonly number[]]>([
  [2, '1', [17, 91, 299, 851, 5491, 21118]],
  [2, '2', [17, 91, 249, 785, 4455, 16283]],
  [3, '1', [17, 91, 287, 823, 5771, 27305]],
  [3, '3', [19, 109, 339, 1043, 7091, 37523]],
  [4, '1', [17, 91, 281, 809, 5653, 27199]],
  [4, '4', [19, 109, 343, 911, 6953, 33893]],
])('perft: %i seats, seed %s', (seats, seed, counts) => {
  expect(perft(tintenblut, {}, { seats, seed, depth: 6 })).toEqual(counts);
});
