import { expect, test } from 'vitest';
import { pips } from '../test/pips.ts';
import { Match, type MatchSetup, memoryLog, standing } from './index.ts';

const played = { ranking: [[2], [0, 1], [3]], scores: [5, 5, 9, 1], reason: 'goal' };

test.each([
  ['nobody resigned, still going', undefined, [0, 1], [], undefined],
  ['nobody resigned, played to the end', played, [0, 1], [], played],
  ['the winner had resigned', played, [0, 1, 2], [2], { ...played, ranking: [[0, 1], [3], [2]] }],
  ['two had resigned, the later is before', played, [0, 1, 2], [2, 0], { ...played, ranking: [[1], [3], [0], [2]] }],
  ['people and bots left: it goes on', undefined, [0, 1], [0], undefined],
  ['only bots left', undefined, [0, 1], [1, 0], { ranking: [[2, 3], [0], [1]], scores: [0, 0, 1, 1], reason: 'resigned' }],
  ['one seat left', undefined, [0, 1, 2, 3], [3, 1, 0], { ranking: [[2], [0], [1], [3]], scores: [0, 0, 1, 0], reason: 'resigned' }],
])('%s', (_, outcome, humans, resigned, expected) => {
  expect(standing(outcome, { seats: 4, humans, resigned })).toEqual(expected);
});

test('a resignation is an entry that leaves the game as it is; the last one ends the match', async () => {
  const setup: MatchSetup = { match: 'm', game: pips, notation: '4', config: { goal: 30 }, seats: 3, humans: [0, 1], seed: 'seed' };
  const log = memoryLog();
  const match = await Match.open(setup, log);
  const before = match.see(2).view;
  expect(await match.resign(1)).toEqual({ type: 'accepted', seq: 1 });
  expect(await log.read('m', 0)).toEqual([{ match: 'm', seq: 1, seat: 1, move: 'resign', table: true }]);
  expect(match.see(2).view).toEqual(before);
  expect(match.outcome).toBeUndefined();
  expect(await match.resign(1)).toMatchObject({ fault: 'resigned' });
  const [seat] = match.acting;
  expect(await match.submit(seat!, 1, ['draw'])).toEqual({ type: 'accepted', seq: 2 });
  expect(await match.resign(0)).toEqual({ type: 'accepted', seq: 3 });
  expect(match.outcome).toEqual({ ranking: [[2], [0], [1]], scores: [0, 0, 1], reason: 'resigned' });
  expect(match.acting).toEqual([]);
  expect(match.see(2).legal).toEqual([]);
  expect(await match.submit(2, 3, ['draw'])).toMatchObject({ fault: 'over' });
  expect(await match.resign(0)).toMatchObject({ fault: 'over' });
});
