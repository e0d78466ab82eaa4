import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { rngAt } from '@tabard/core';
import { pips } from '@tabard/testkit/pips';
import { expect, onTestFinished, test } from 'vitest';
import { BotPool } from '../src/thinkers/pool.ts';
import { Thread } from '../src/thinkers/thread.ts';
import { realTime } from '../src/time.ts';

const CATALOG = new URL('./mortal-catalog.ts', import.meta.url).href;

function pool(catalog = CATALOG): BotPool {
  const made = new BotPool({ pauseMs: 0, workers: 1, time: realTime, hire: () => new Thread(catalog), addressOf: () => undefined });
  onTestFinished(() => made.close());
  return made;
}

const state = pips.setup({ goal: 12 }, 2, rngAt('7', 0));
const [seat] = pips.acting(state);
const question = { view: pips.view(state, seat!), publicView: pips.view(state, 'public'), seat: seat!, owner: 'ann', isWatched: true };

test.each(['random', 'greedy', 'easy', 'medium', 'strong'])('%s answers from a thread', async level => {
  const move = await pool().choose({ ...question, game: 'pips', level });
  expect(pips.legalMoves(state, seat!).map(pips.spell)).toContain(move);
});

test('who has minutes to think ends at once when others wait, with a legal move', async () => {
  const thread = new Thread(CATALOG);
  onTestFinished(() => thread.dismiss());
  await thread.ready;
  const doubt = await thread.weigh({ game: 'pips', publicView: question.publicView, seat: seat!, seed: '1' });
  expect(doubt).toSatisfy((share: number) => share >= 0 && share <= 1);
  for (const seed of ['1', '2']) {
    const asked = thread.ask({ game: 'pips', view: question.view, seat: seat!, spec: 'strong:120000ms', seed });
    thread.hurry();
    expect(pips.legalMoves(state, seat!).map(pips.spell)).toContain(await asked);
  }
});

test('a thread looks whether a move may be taken back', async () => {
  const bots = pool();
  const card = pips.legalMoves(state, seat!).find(move => move !== 'draw')!;
  const look = (move: string) => bots.glance('pips', { seat: seat!, move, before: state, seed: '1' });
  expect([await look(pips.spell(card)), await look('draw')]).toEqual([true, false]);
});

test.runIf(process.platform === 'linux')('who thinks gives way to everything else', async () => {
  await pool().choose({ ...question, game: 'pips', level: 'easy' });
  expect(Math.max(...priorities())).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL);
});

/** Of every thread of this process, as Linux counts: the higher, the more it gives way. */
const priorities = (): number[] =>
  readdirSync('/proc/self/task').map(thread => {
    const [, rest] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
    return Number(rest!.split(' ')[16]);
  });

test('a thread that dies takes nobody with it', async () => {
  const bots = pool();
  const asked = ['pips', 'mortal', 'pips'].map(game => bots.choose({ ...question, game, level: 'easy' }));
  const [one, two, three] = await Promise.allSettled(asked);
  expect([one!.status, two!.status, three!.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test.each([
  ['an unknown game', 'chess', 'easy', CATALOG, /no game chess/],
  ['an unknown bot', 'pips', 'deep-blue', CATALOG, /no bot "deep-blue"/],
  ['a catalogue that is not there', 'pips', 'easy', 'file:///no/such/catalog.ts', /no\/such\/catalog/],
])('%s is an error, not a wait', async (_, game, level, catalog, line) => {
  await expect(pool(catalog).choose({ ...question, game, level })).rejects.toThrow(line);
});
