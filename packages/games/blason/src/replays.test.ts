import { readdirSync, readFileSync } from 'node:fs';
import { checkReplay, parseReplay, perft } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { blason } from './index.ts';

const FOLDER = new URL('../replays/', import.meta.url);
const NAMES = readdirSync(FOLDER).filter(name => name.endsWith('.replay'));

describe('golden replays', () => {
  test('there are three', () => {
    expect(NAMES.length).toBe(3);
  });

  test.each(NAMES)('%s plays as it was recorded', name => {
    const replay = parseReplay(readFileSync(new URL(name, FOLDER), 'utf8'));
    expect(replay.ok && checkReplay(blason, replay.value)).toMatchObject({ ok: true });
  });
});

/** Sequences of 1 to 4 moves; `tabard perft blason --seats 3 --seed 1` prints such a row. */
test.each<readonly [number, string, boolean, readonly number[]]>([
  [2, '1', false, [39, 499, 4329, 62791]],
  [2, '2', true, [41, 520, 4555, 62145]],
  [3, '1', false, [39, 497, 4482, 64298]],
  [3, '3', true, [39, 497, 4378, 62978]],
  [4, '1', false, [39, 495, 4459, 64147]],
  [5, '4', true, [37, 474, 4141, 62129]],
])('perft: %i seats, seed %s, seatBonus %s', (seats, seed, seatBonus, counts) => {
  expect(perft(blason, { fifty: false, seatBonus }, { seats, seed, depth: 4 })).toEqual(counts);
});
