import { expect, test } from 'vitest';
import { bytes, Scene } from '../test/scene.ts';
import { isPlayedByBot } from './about.ts';
import { botAt, type Chair, givesHints, seatOf } from './index.ts';
import { botName } from './names.ts';

const OPEN: Chair = { kind: 'open' };
const player = (name: string, standIn: string | null = null): Chair => ({
  kind: 'player',
  player: name,
  program: name === 'deep',
  standIn,
});
const bot = (name = 'Gawain'): Chair => ({ kind: 'bot', name, level: 'greedy' });

test('who plays which seat', () => {
  const chairs = [player('ann'), player('bob', 'random'), bot(), player('eve'), OPEN, player('cid', 'easy')];
  const about = { chairs, resigned: [3, 5] };
  expect([0, 1, 2, 3, 4, 5, 6].map(seat => botAt(about, seat, 'usual'))).toEqual([
    undefined,
    'random',
    'greedy',
    'usual',
    undefined,
    'easy',
    undefined,
  ]);
  expect([0, 1, 2, 3, 4, 5, 6].filter(seat => isPlayedByBot(about, seat))).toEqual([1, 2, 3, 5]);
});

test('where somebody sits', () => {
  const chairs = [OPEN, bot('ann'), player('ann'), player('bob')];
  expect(['ann', 'bob', 'eve'].map(name => seatOf({ chairs }, name))).toEqual([2, 3, undefined]);
});

test.each<[string, Chair[], boolean | undefined, boolean]>([
  ['one person and bots', [player('ann'), bot(), bot()], undefined, true],
  ['one person and a seat still open', [player('ann'), bot(), OPEN], undefined, true],
  ['one person and a program', [player('ann'), player('deep')], undefined, true],
  ['two people', [player('ann'), player('bob'), bot()], undefined, false],
  ['nobody', [bot(), bot()], undefined, false],
  ['two people who want them', [player('ann'), player('bob')], true, true],
  ['one person who does not', [player('ann'), bot()], false, false],
])('hints: %s', (_, chairs, hints, given) => {
  expect(givesHints({ chairs, hints })).toBe(given);
});

test('no two bots at a table have one name, however many there are', () => {
  const chairs: Chair[] = [player('ann')];
  for (let random = 0; random < 16; random++) chairs.push(bot(botName(chairs, random * 1_000_003)));
  expect(new Set(chairs.map(chair => (chair.kind === 'bot' ? chair.name : ''))).size).toBe(17);
  expect(botName(chairs, 5)).toBe('Bot');
});

test('what everybody may know holds nothing of the dice', () => {
  const scene = new Scene({ start: false }).call({ ann: 'a0', bob: 'b0' });
  for (const name of ['ann', 'bob']) scene.do(name, { type: 'reveal', bytes: bytes(`${name[0]}0`) });
  const { about, match, secrets } = scene.table;
  const hidden = [secrets.serverSeed, secrets.spareSeed!, bytes('a0'), bytes('b0'), match!.seed];
  expect(secrets.contributions).toEqual([bytes('a0'), bytes('b0')]);
  for (const secret of hidden) expect(JSON.stringify(about)).not.toContain(secret);
});
