import { expect, test } from 'vitest';
import type { FactOf, View } from './game.ts';
import { whyWon } from './why.ts';

const seat = (track: number, markers: readonly string[], heralds = 0) => ({ track, markers, heralds }) as unknown as View['seats'][number];
const hands = (...all: string[][]) => ({ type: 'game-over', hands: all }) as unknown as FactOf<'game-over'>;

test.each([
  [
    'the largest lead decides',
    [seat(40, ['10']), seat(30, ['10', 'I'], 3)],
    [[0], [1]],
    undefined,
    { by: 'points', part: 'track', parts: [40, 30] },
  ],
  [
    'also where another part is behind',
    [seat(20, []), seat(19, ['10', 'I'])],
    [[1], [0]],
    undefined,
    { by: 'points', winner: 1, part: 'markers' },
  ],
  ['heralds count', [seat(20, [], 3), seat(20, [], 1)], [[0], [1]], undefined, { by: 'points', part: 'heralds', parts: [3, 1] }],
  [
    'a tie goes to the hand',
    [seat(20, []), seat(20, [])],
    [[1], [0]],
    hands(['or-1'], ['vair-4', 'or-1']),
    { by: 'hand', winner: 1, hands: [5, 1] },
  ],
  ['then to the number of markers', [seat(19, ['10']), seat(20, [])], [[0], [1]], hands([], []), { by: 'number', numbers: [1, 0] }],
  ['nobody knows the hands', [seat(20, []), seat(20, [])], [[0], [1]], undefined, undefined],
  [
    'or it is shared',
    [seat(20, []), seat(20, []), seat(3, [])],
    [[0, 1], [2]],
    hands([], [], []),
    { by: 'sharing', winners: [0, 1], total: 20 },
  ],
] as const)('rule 6.4: %s', (_, seats, ranking, ending, why) => {
  const found = whyWon({ seats: [...seats] }, ranking, ending);
  if (why === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(why);
});
