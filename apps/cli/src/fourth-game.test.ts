import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBot } from '@tabard/bots';
import type { Listing } from '@tabard/catalog';
import { checkReplay, type Replay } from '@tabard/core';
import { serve, Visitor } from '@tabard/server/test/harness';
import { open } from '@tabard/table';
import { type FourthGame, fourthGame } from '@tabard/testkit/fourth-game';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalog } from './catalog.ts';
import { Engine } from './engine/engine.ts';
import { inn } from './play/inn.ts';
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
  const engine = new Engine((await openCatalog(made.catalog)).games);
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
  const ask = async (request: object): Promise<any> => JSON.parse(await engine.answer(JSON.stringify({ id: 1, ...request })));
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

test('it is played in a house, and everything at its table comes from the log', async () => {
  const loaded = await listing.load();
  const bot = { spec: 'random', mind: randomBot(loaded.game) };
  const house = inn({ listing, loaded, bot, seed: 'seed', log: [], keep: () => {}, pause: async () => {} });
  const seats = ['a', 'b', 'c'].map(player => ({ kind: 'player', player, program: false }) as const);
  for (const { player } of seats) await house.store.addPlayer({ id: player, name: player, lang: 'en' }, player);
  const plan = { game: ID, options: { hand: 5 }, seats, spectators: true, hints: undefined, start: true };
  const made = await house.make(plan, { id: 'a', owner: null });
  if (!made.ok) throw new Error(made.error);
  const live = made.value;
  const move = (seat: number, text: string) =>
    house.wish(live, { id: 'abc'[seat]!, owner: null }, { type: 'move', after: live.table.match!.after, moves: [text] });
  const turn = () => live.scene()!.sight('public', false).acting[0];
  expect(await move(turn()!, 'pass')).toMatchObject({ ok: true, value: { refused: { refusal: { rule: '3.4' } } } });
  for (let seat = turn(); seat !== undefined; seat = turn()) {
    expect(await move(seat, live.scene()!.sight(seat, false).legal.at(-1)!)).toMatchObject({
      ok: true,
      value: { seq: expect.any(Number) },
    });
  }
  expect(live.table.about.outcome?.ranking.flat().sort()).toEqual([0, 1, 2]);
  const opened = open(await house.store.read(live.table.id, 0), live.hosted.game);
  // Nothing is taken back in a match that is over.
  const table = { ...live.table, match: { ...live.table.match, trail: [] } };
  expect(opened).toMatchObject({ ok: true, value: { lost: 0, table } });
});

test('it is played on the server by two people and a bot, who see what they may', async () => {
  const { url } = await serve({ catalog: made.catalog });
  const [ann, bob] = [new Visitor(url), new Visitor(url)];
  const { id } = await ann.ask('create', '', {
    game: ID,
    options: { hand: 3 },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }],
  });
  await bob.ask('sit', id, { seat: 1, name: 'Bob' });
  await ann.ask('start', id);
  const ears = [await ann.follow(id), await bob.follow(id)];
  const playOut = async (seat: number) => {
    for (let seq = -1; ; ) {
      const step = await ears[seat]!.hear('step', one => one.seq > seq && (one.legal.length > 0 || one.acting.length === 0));
      expect(step.view).toMatchObject({ mine: { seat }, handSizes: [expect.any(Number), expect.any(Number), expect.any(Number)] });
      if (step.acting.length === 0) return;
      seq = step.seq;
      ears[seat]!.say({ type: 'move', table: id, after: step.after, move: step.legal.at(-1)!, wish: `${seat}-${seq}` });
    }
  };
  await Promise.all([playOut(0), playOut(1)]);
  const { table } = await ears[0]!.hear('table', message => message.table.status === 'over');
  expect(table.outcome?.ranking.flat().sort()).toEqual([0, 1, 2]);
  const replay = (await ann.ask('replay', id)) as Replay;
  expect(checkReplay((await listing.load()).game, replay)).toMatchObject({ ok: true, value: { fair: true } });
});
