import { join } from 'node:path';
import { type FourthGame, fourthGame } from '@tabard/testkit/fourth-game';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyClient } from './build.ts';

const ID = 'fourth-game';
let made: FourthGame;

beforeAll(() => {
  made = fourthGame(ID);
  copyClient(made.folder);
});
afterAll(() => made?.remove());

const imported = (path: string) => import(/* @vite-ignore */ join(made.folder, 'apps/web/src', path));

test('the board of a new game is found, and that of the sample is nobody’s', async () => {
  const { loadBoard } = (await imported('boards/load.ts')) as typeof import('../src/boards/load.ts');
  expect(await loadBoard(ID)).toBeTypeOf('function');
  expect(await loadBoard('sample-game')).toBeUndefined();
  expect(await loadBoard('chess')).toBeUndefined();
});

test('its rulebook is found, in every language', async () => {
  const { loadRulebook } = (await imported('pane/rulebook.ts')) as typeof import('../src/pane/rulebook.ts');
  expect(await loadRulebook(ID, 'ja')).toMatchObject({
    title: 'Fourth Game',
    sections: [{ number: '1', title: 'カード' }, {}, {}, {}, {}, {}],
  });
  expect(await loadRulebook('sample-game', 'en')).toBeUndefined();
});
