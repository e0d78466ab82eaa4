import { expect, test } from 'vitest';
import { standing } from './index.ts';

const played = { ranking: [[2], [0, 1], [3]], scores: [5, 5, 9, 1], reason: 'goal' };

test.each([
  ['nobody resigned, still going', undefined, [0, 1], [], undefined],
  ['nobody resigned, played to the end', played, [0, 1], [], played],
  ['the winner had resigned', played, [0, 1, 2], [2], { ...played, ranking: [[0, 1], [3], [2]] }],
  ['two had resigned, the later is before', played, [0, 1, 2], [2, 0], { ...played, ranking: [[1], [3], [0], [2]] }],
  ['people and bots left: it goes on', undefined, [0, 1], [0], undefined],
  ['only bots left', undefined, [0, 1], [1, 0], { ranking: [[2, 3], [0], [1]], scores: [0, 0, 1, 1], reason: 'resigned' }],
  ['one seat left', undefined, [0, 1, 2, 3], [3, 1, 0], { ranking: [[2], [0], [1], [3]], scores: [0, 0, 1, 0], reason: 'resigned' }],
  ['nobody left', undefined, [0, 1, 2, 3], [3, 1, 0, 2], { ranking: [[2], [0], [1], [3]], scores: [0, 0, 0, 0], reason: 'resigned' }],
])('%s', (_, outcome, people, resigned, expected) => {
  expect(standing(outcome, { seats: 4, isPerson: seat => people.includes(seat), resigned })).toEqual(expected);
});
