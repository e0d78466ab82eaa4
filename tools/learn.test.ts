import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRng } from '@tabard/core';
import { expect, onTestFinished, test } from 'vitest';
import { featuresOf } from './judged-bot.ts';
import { type Plan, playMissing, readGames, recordedCourse } from './learn-games.ts';
import { lessonsOf } from './learn-lessons.ts';
import { type Lessons, surprise, train } from './learn-model.ts';
import { listingNamed } from './usage.ts';

const PLAN: Plan = { game: 'tintenblut', configs: [{}], seed: 'test', seats: [2, 3], iterations: 1 };

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tabard-learn-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const played = async (file: string, games: number, workers: number, plan = PLAN) => {
  const counts: number[] = [];
  await playMissing(plan, file, { games, workers }, count => counts.push(count));
  return { counts, games: (await readGames(file)).sort((a, b) => a.number - b.number) };
};

test('games to learn from go on where they were broken off, and are the same as without a break', async () => {
  const folder = await scratch();
  const whole = await played(join(folder, 'whole'), 4, 2);
  expect(whole.games.map(({ number, seats }) => [number, seats])).toEqual([0, 1, 2, 3].map(number => [number, 2 + (number % 2)]));

  const broken = join(folder, 'broken');
  await played(broken, 3, 1);
  await writeFile(broken, (await readFile(broken, 'utf8')).slice(0, -20));
  const { counts, games } = await played(broken, 4, 1);
  expect(counts).toEqual([3, 4]);
  expect(games).toEqual(whole.games);
});

test.each<[string, Plan['configs'][number]]>([
  ['blanc-noir', { edition: 'fr', deck: 'box', goal: 'round', call: 'players' }],
  ['blason', { fifty: false, seatBonus: false }],
  ['tintenblut', {}],
])('a recorded game of %s is played again to where it ended, and its positions become lessons', async (id, config) => {
  const plan: Plan = { ...PLAN, game: id, configs: [config] };
  const { games } = await played(join(await scratch(), 'games'), 1, 1, plan);
  const { game } = await listingNamed(id).load();
  const course = recordedCourse(game, plan, games[0]!);
  let end: unknown;
  course(state => {
    end = state;
  });
  expect(game.outcome(end)!.ranking[0]).toEqual(games[0]!.won);

  const { seats, shares, rows, inputs } = lessonsOf(game, await featuresOf(id), [course], 1);
  expect(seats).toHaveLength(games[0]!.moves.length);
  expect(rows).toHaveLength(inputs * shares.length);
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(seats.length, 3);
});

/** Who is nearer to 1 wins, which no sum of inputs can tell. */
function lessonsAbout(count: number, seed: string): Lessons {
  const rng = fastRng(seed);
  const rows = Float32Array.from({ length: 2 * count }, () => rng.below(2000) / 1000);
  const far = (row: number) => Math.abs(rows[row]! - 1);
  const shares = rows.map((_, row) => (far(row) <= far(row ^ 1) ? 1 : 0));
  return { inputs: 1, rows, shares, seats: new Uint8Array(count).fill(2), starts: Uint32Array.from({ length: count }, (_, i) => 2 * i) };
}

test('a network learns what a sum cannot tell, and the same again by the same seed', () => {
  const [study, trial] = [lessonsAbout(2000, 'study'), lessonsAbout(500, 'trial')];
  const learn = (hidden: number) => train(study, trial, { hidden, seed: '1', rate: 0.02, decay: 0, patience: 3 });
  const learned = learn(8);
  expect(surprise(learn(0), trial)).toBeGreaterThan(0.6);
  expect(surprise(learned, trial)).toBeLessThan(0.3);
  expect(learn(8)).toEqual(learned);
});

test('who learned before is no worse when it goes on', () => {
  const [study, trial] = [lessonsAbout(2000, 'study'), lessonsAbout(500, 'trial')];
  const training = { hidden: 8, seed: '1', rate: 0.02, decay: 0, patience: 1 };
  const from = train(study, trial, training);
  expect(surprise(train(study, trial, { ...training, rate: 0.001, from }), trial)).toBeLessThanOrEqual(surprise(from, trial) + 1e-9);
});
