import { readdirSync, readFileSync } from 'node:fs';
import { checkReplay, parseReplay, perft } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import type { Edition } from './engine/config.ts';
import { blancNoir } from './index.ts';

const FOLDER = new URL('../replays/', import.meta.url);
const NAMES = readdirSync(FOLDER).filter(name => name.endsWith('.replay'));

describe('golden replays', () => {
  test('there are three', () => {
    expect(NAMES.length).toBe(3);
  });

  test.each(NAMES)('%s plays as it was recorded', name => {
    const replay = parseReplay(readFileSync(new URL(name, FOLDER), 'utf8'));
    expect(replay.ok && checkReplay(blancNoir, replay.value)).toMatchObject({ ok: true });
  });
});

/** Sequences of 1 to 4 moves; `tabard perft blanc-noir --seats 3 --seed 1 --set edition=de` prints such a row. */
test.each<readonly [Edition, number, string, readonly number[]]>([
  ['ja', 2, '1', [5, 22, 78, 282]],
  ['ja', 3, '1', [6, 35, 183, 826]],
  ['ja', 4, '2', [8, 40, 167, 596]],
  ['ja', 6, '3', [17, 169, 864, 3420]],
  ['de', 3, '1', [6, 35, 183, 879]],
  ['de', 5, '4', [13, 67, 243, 1097]],
  ['fr', 3, '1', [6, 35, 183, 874]],
  ['fr', 2, '5', [8, 37, 215, 770]],
])('perft: %s, %i seats, seed %s', (edition, seats, seed, counts) => {
  expect(perft(blancNoir, { edition, deck: 'box', goal: 200, call: 'players' }, { seats, seed, depth: 4 })).toEqual(counts);
});
