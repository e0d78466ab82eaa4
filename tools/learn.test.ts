import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRng } from '@tabard/core';
import { expect, onTestFinished, test } from 'vitest';
import { featuresOf } from './judged-bot.ts';
import { type Choice, fitChoices, hitsAt, surpriseAt } from './learn-choices.ts';
import { hunchedCourse, type Plan, playMissing, readGames, recordedCourse } from './learn-games.ts';
import { believingOf, fitHeld, type Held, heldIn, surpriseAt as surpriseAtHeld } from './learn-hands.ts';
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

/** Of three options one is chosen, in the proportion of exponentials of two terms, the second of which turns with the moment. */
function choicesBy(weights: Float64Array, count: number, seed: string): Choice[] {
  const rng = fastRng(seed);
  return Array.from({ length: count }, () => {
    const rows = Float32Array.from({ length: 6 }, () => rng.below(2000) / 1000);
    const late = rng.below(2);
    const moments = Float32Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? 1 : late));
    const marks = [0, 1, 2].map(option =>
      Math.exp(rows[2 * option]! * (weights[0]! + weights[1]! * late) + rows[2 * option + 1]! * (weights[2]! + weights[3]! * late)),
    );
    let roll = (rng.below(2 ** 20) / 2 ** 20) * marks.reduce((sum, mark) => sum + mark);
    const chosen = marks.findIndex(mark => {
      roll -= mark;
      return roll < 0;
    });
    return { options: 3, rows, moments, shares: Float32Array.from([0, 1, 2], option => (option === chosen ? 1 : 0)) };
  });
}

test('habits are found again in what was chosen by them, and the same by the same seed', () => {
  const truth = Float64Array.of(1.5, 0, -1, 2);
  const size = { terms: 2, moments: 2 };
  const [study, trial] = [choicesBy(truth, 4000, 'study'), choicesBy(truth, 1000, 'trial')];
  const from = new Float64Array(4);
  const learn = () => fitChoices(study, { ...size, from, seed: '1', epochs: 8, rate: 0.05, hold: 0 });
  const learned = learn();
  for (const [at, weight] of truth.entries()) expect(Math.abs(learned[at]! - weight)).toBeLessThan(0.3);
  expect(surpriseAt(trial, learned, size)).toBeLessThan(surpriseAt(trial, from, size) - 0.1);
  expect(hitsAt(trial, learned, size)).toBeGreaterThan(0.5);
  expect(learn()).toEqual(learned);
});

test('what hands hold more often than guesses is found, and the same by the same seed', () => {
  const rng = fastRng('hands');
  const beside = 4;
  const rows = Array.from({ length: 3000 * beside }, (_, row) => (rng.below(10) < (row % beside === 0 ? 6 : 2) ? 1 : 0));
  const held: Held = {
    beside,
    starts: Uint32Array.from({ length: rows.length + 1 }, (_, row) => row),
    places: Int16Array.from(rows),
    values: new Float32Array(rows.length).fill(1),
  };
  const learn = () => fitHeld(held, { weights: 2, seed: '1', epochs: 4, rate: 0.05, decay: 1e-5 });
  const [less, more] = learn();
  expect(Math.abs(more! - less! - Math.log((0.6 * 0.8) / (0.2 * 0.4)))).toBeLessThan(0.15);
  expect(surpriseAtHeld(held, Float64Array.of(less!, more!))).toBeLessThan(Math.log(beside) - 0.1);
  expect(learn()).toEqual([less, more]);
});

test('of what the others hold in a game there is a truth and seven guesses each', async () => {
  const { game, advice } = await listingNamed('blanc-noir').load();
  const plan: Plan = { ...PLAN, game: 'blanc-noir', configs: [{ edition: 'ja', deck: 'box', goal: 'round', call: 'players' }], seats: [3] };
  let positions = 0;
  const course = hunchedCourse(game, advice, plan, 0);
  course(() => positions++);
  const { beside, starts, places } = heldIn(game, await believingOf('blanc-noir'), [{ seats: 3, every: 1, course }]);
  expect(starts).toHaveLength(1 + positions * 2 * beside);
  expect(starts.at(-1)).toBe(places.length);
});
