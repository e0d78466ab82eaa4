import { expect, test } from 'vitest';
import { en } from './i18n/en.ts';
import { seatNames } from './names.ts';

const player = (name: string) => ({ kind: 'player', name }) as const;
const OPEN = { kind: 'open', name: '' } as const;
const BOT = { kind: 'bot', name: 'Mira' } as const;

test.each([
  ['one without a name is a guest', [player(''), BOT, OPEN], ['Guest', 'Mira', 'Guest']],
  ['two are told apart by their seats', [player(''), BOT, player('')], ['Guest 1', 'Mira', 'Guest 3']],
  ['whoever has a name keeps it', [player('Ada'), player(''), player('')], ['Ada', 'Guest 2', 'Guest 3']],
])('%s', (_, seats, names) => {
  expect(seatNames(seats, en)).toEqual(names);
});
