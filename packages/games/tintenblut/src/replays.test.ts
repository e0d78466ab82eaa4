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
  [2, '1', [17, 91, 191, 603, 3153, 9818]],
  [2, '2', [17, 91, 175, 599, 2893, 8862]],
  [3, '1', [17, 91, 195, 607, 3775, 14219]],
  [3, '3', [19, 109, 241, 781, 5033, 21485]],
  [4, '1', [17, 91, 195, 609, 3791, 15113]],
  [4, '4', [19, 109, 231, 669, 4591, 18551]],
])('perft: %i seats, seed %s', (seats, seed, counts) => {
  expect(perft(tintenblut, {}, { seats, seed, depth: 6 })).toEqual(counts);
});
