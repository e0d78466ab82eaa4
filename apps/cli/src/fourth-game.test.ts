import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing } from '@tabard/catalog';
import { checkReplay, type Replay } from '@tabard/core';
import { serve, Visitor } from '@tabard/server/test/harness';
import { Match, memoryLog, playThrough } from '@tabard/table';
import { type FourthGame, fourthGame } from '@tabard/testkit/fourth-game';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalog } from './catalog.ts';
import { Session } from './engine/session.ts';
import { said } from './run.test-kit.ts';

const ID = 'fourth-game';
let made: FourthGame;
let listing: Listing;

beforeAll(async () => {
  made = fourthGame(ID);
  listing = (await openCatalog(made.catalog)).games.at(-1)!;
});
afterAll(() => made?.remove());

test('a new game passes its own tests as it is', () => {
  const report = join(made.folder, 'report.json');
  const vitest = join(made.folder, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--root', made.folder, '--testTimeout=60000', '--reporter=json', `--outputFile=${report}`, `packages/games/${ID}`];
  spawnSync(process.execPath, [vitest, ...args]);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  expect(numFailedTests).toBe(0);
  expect(numPassedTests).toBeGreaterThan(50);
});

test('it is listed as it is', async () => {
  const { game } = await listing.load();
  expect({ id: game.id, seats: game.seats, options: game.options }).toEqual({ id: ID, seats: listing.seats, options: listing.options });
  expect((await listing.words('fr')).title).toBe('Fourth Game');
});

test('it is played through the engine', async () => {
  const session = new Session((await openCatalog(made.catalog)).games);
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
  const ask = async (request: object): Promise<any> => JSON.parse(await session.answer(JSON.stringify({ id: 1, ...request })));
  expect((await ask({ cmd: 'games' })).games.at(-1)).toMatchObject({ id: ID, revision: 1 });
  expect(await ask({ cmd: 'new', game: ID, seats: 3, config: { hand: 4 } })).toMatchObject({ error: { rule: '2.1' } });
  let { acting } = await ask({ cmd: 'new', game: ID, seats: 3, seed: '7', config: { hand: 3 } });
  expect(await ask({ cmd: 'play', move: 'fly', lang: 'de' })).toMatchObject({
    ok: false,
    refusal: { rule: '5', text: expect.stringContaining('„fly“') },
  });
  const { position } = await ask({ cmd: 'position' });
  expect(await ask({ cmd: 'load', position })).toMatchObject({ acting });
  while (acting.length > 0) {
    const before = await ask({ cmd: 'view', seat: acting[0] });
    await ask({ cmd: 'resample', seat: acting[0], seed: 'x' });
    expect(await ask({ cmd: 'view', seat: acting[0] })).toEqual(before);
    const { move } = await ask({ cmd: 'bot', level: 'greedy' });
    ({ acting } = await ask({ cmd: 'play', move }));
  }
  expect((await ask({ cmd: 'outcome' })).outcome).toMatchObject({
    reason: expect.any(String),
    scores: [expect.any(Number), expect.any(Number), expect.any(Number)],
  });
});

test('bots compete in it on worker threads', async () => {
  const { code, out } = await said(['simulate', ID, '--bots', 'greedy,random', '--games', '40', '--json'], made.catalog);
  expect(code).toBe(0);
  expect(JSON.parse(out).bots[0]).toMatchObject({ bot: 'greedy', wins: expect.any(Number) });
});

test('it is played at a table, and everything in it comes from the log', async () => {
  const { game } = await listing.load();
  const setup = { match: 'm', game, notation: listing.notation, config: { hand: 5 }, seats: 4, humans: [0, 1, 2, 3], seed: 'seed' };
  const log = memoryLog();
  const match = await Match.open(setup, log);
  expect(await match.submit(match.acting[0]!, 0, ['pass'])).toMatchObject({ type: 'refused', refusal: { rule: '3.4' } });
  while (match.acting.length > 0) {
    const seat = match.acting[0]!;
    const { legal } = match.see(seat);
    expect(await match.submit(seat, match.seq, [legal.at(-1)!])).toMatchObject({ type: 'accepted' });
  }
  expect(match.outcome?.ranking.flat().sort()).toEqual([0, 1, 2, 3]);
  const last = [...playThrough(setup, await log.read('m', 0))].at(-1)!;
  expect(game.view(last.state, 'public')).toEqual(match.see('public').view);
});

test('it is played on the server by two people and a bot, who see what they may', async () => {
  const { url } = await serve({ catalog: made.catalog });
  const [ann, bob] = [new Visitor(url), new Visitor(url)];
  const { match } = await ann.ask('create', '', {
    game: ID,
    options: { hand: 3 },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }],
  });
  await bob.ask('sit', match, { seat: 1, name: 'Bob' });
  await ann.ask('start', match);
  const ears = [await ann.follow(match), await bob.follow(match)];
  const playOut = async (seat: number) => {
    for (let seq = -1; ; ) {
      const step = await ears[seat]!.hear('step', one => one.seq > seq && (one.legal.length > 0 || one.acting.length === 0));
      expect(step.view).toMatchObject({ mine: { seat }, handSizes: [expect.any(Number), expect.any(Number), expect.any(Number)] });
      if (step.acting.length === 0) return;
      seq = step.seq;
      ears[seat]!.say({ type: 'move', match, seq, move: step.legal.at(-1)!, ref: seq });
    }
  };
  await Promise.all([playOut(0), playOut(1)]);
  const { table } = await ears[0]!.hear('table', message => message.table.status === 'over');
  expect(table.outcome?.ranking.flat().sort()).toEqual([0, 1, 2]);
  const replay = (await ann.ask('replay', match)) as Replay;
  expect(checkReplay((await listing.load()).game, replay)).toMatchObject({ ok: true, value: { fair: true } });
});
