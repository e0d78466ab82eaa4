import { beforeAll, expect, test } from 'vitest';
import { en } from '../../i18n/en.ts';
import { t } from '../../i18n/index.ts';
import type { SeatInfo } from '../board.ts';
import { waitingFor } from './waiting.ts';

const HERE: SeatInfo = { name: '', kind: 'player', connected: true, away: false, standIn: false, resigned: false };
const name = (seat: number): string => ['Ada', 'Ben'][seat]!;

beforeAll(() => {
  t.value = en;
});

test.each([
  ['somebody else', 1, {}, 'Ben is thinking.'],
  ['somebody who is not here', 1, { away: true }, 'Ben is away.'],
  ['a bot that plays for somebody else', 1, { standIn: true }, 'Ben is thinking.'],
  ['a bot that plays for me', 0, { standIn: true }, 'Your bot is thinking.'],
  ['what I did, until it is shown', 0, {}, 'On its way …'],
])('the table waits for %s', (_, turn, seat, said) => {
  const seats = [HERE, HERE].map((one, at) => (at === turn ? { ...one, ...seat } : one));
  expect(waitingFor({ seats, seat: 0, name }, turn)).toBe(said);
});

test('what is no move is said in its own words, whoever is to move', () => {
  for (const turn of [0, 1]) expect(waitingFor({ seats: [HERE, HERE], seat: 0, name, waits: 'Read this.' }, turn)).toBe('Read this.');
});

test('who watches is told of everybody by name', () => {
  expect(waitingFor({ seats: [{ ...HERE, standIn: true }], seat: undefined, name }, 0)).toBe('Ada is thinking.');
});
