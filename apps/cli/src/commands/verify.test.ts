import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botNamed } from '@tabard/bots';
import { CATALOG } from '@tabard/catalog';
import {
  commitmentTo,
  type Fairness,
  fastRng,
  formatReplay,
  mixedSeed,
  type Position,
  playThrough,
  type Replay,
  type ReplayMove,
  recordReplay,
  rngAt,
} from '@tabard/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { said } from '../run.test-kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabard-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SERVER_SEED = '5a'.repeat(32);
const CONTRIBUTIONS = ['01'.repeat(32), null, '03'.repeat(32)];
let replay: Replay;

beforeAll(async () => {
  const { game, advice } = await CATALOG[0]!.load();
  const bot = botNamed(game, advice, 'greedy');
  const config = game.configure({ goal: 'round' });
  if (!bot.ok || !config.ok) throw new Error('no match');
  const fairness = { serverSeed: SERVER_SEED, commitment: commitmentTo(SERVER_SEED)!, contributions: CONTRIBUTIONS };
  const seed = mixedSeed(fairness)!;
  const state: unknown = game.setup(config.value, 3, rngAt(seed, 0));
  const moves: ReplayMove[] = [];
  for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) {
    const move = bot.value.choose(game.view(state, seat), seat, fastRng(moves.length));
    moves.push({ seat, move: game.spell(move) });
    game.apply(state, seat, move, rngAt(seed, moves.length));
  }
  const recorded = recordReplay(game, { seats: 3, config: config.value, seed, moves, fairness });
  if (!recorded.ok) throw new Error(recorded.error.text);
  replay = recorded.value;
});

async function verify(text: string, ...more: string[]) {
  const path = join(folder, 'match.replay');
  writeFileSync(path, text);
  return said(['verify', path, ...more]);
}

describe('a true replay', () => {
  test.each([
    ['text', () => formatReplay(replay)],
    ['JSON', () => JSON.stringify(replay)],
  ])('as %s: says what was checked', async (_, text) => {
    const { code, out, err } = await verify(text());
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^blanc-noir, revision 2, 3 seats: all is as it says\.\n/);
    expect(out).toMatch(/shuffle {2}the seed is made of the server seed it had committed to and the contributions\n/);
    expect(out).toContain(`moves    ${replay.moves.length}, every one legal\n`);
    expect(out).toContain(`hashes   ${replay.hashes.length}, all equal\n`);
    expect(out).toMatch(/outcome {2}round: 1\. seat \d \(\d+\), 2\. /);
  });

  test('says it as one JSON document', async () => {
    expect(JSON.parse((await verify(formatReplay(replay), '--json')).out)).toEqual({
      ok: true,
      moves: replay.moves.length,
      hashes: replay.hashes.length,
      fair: true,
      silent: [],
      entries: 0,
      noted: { commitment: 'unknown', list: 'unknown', mine: 'unknown', head: 'unknown' },
    });
  });

  test('of a match that was resigned', async () => {
    const { game } = await CATALOG[0]!.load();
    const resigned = [1, 0].map(seat => ({ seat, after: 5 }));
    const recorded = recordReplay(game, { ...replay, moves: replay.moves.slice(0, 5), resigned });
    if (!recorded.ok) throw new Error(recorded.error.text);
    const outcome = { ranking: [[2], [0], [1]], scores: [0, 0, 1], reason: 'resigned' };
    for (const text of [formatReplay, JSON.stringify]) {
      const { code, out } = await verify(text({ ...recorded.value, outcome }));
      expect(code).toBe(0);
      expect(out).toContain('moves    5, every one legal; 2 resigned\n');
      expect(await verify(text({ ...recorded.value, outcome: { ...outcome, ranking: [[0], [2], [1]] } }))).toMatchObject({ code: 1 });
    }
  });
});

describe('a replay that begins in a position', () => {
  const N = 15;
  let rest: Replay;
  beforeAll(async () => {
    const { game } = await CATALOG[0]!.load();
    for (const moment of playThrough(game, replay)) {
      if (!moment.ok || moment.value.n !== N) continue;
      const from = { n: N, position: game.describe(moment.value.state) };
      const recorded = recordReplay(game, { ...replay, from, moves: replay.moves.slice(N) });
      if (recorded.ok) rest = recorded.value;
    }
  });

  test('is checked from there on', async () => {
    const { code, out } = await verify(formatReplay(rest));
    expect(code).toBe(0);
    expect(out).toContain(`begins   in a position, taken on trust, after ${N} moves\n`);
    expect(out).toContain(`moves    ${replay.moves.length - N}, every one legal\n`);
    expect(rest.outcome).toEqual(replay.outcome);
  });

  const begunIn = (r: Replay, changed: Position): Replay => ({ ...r, from: { n: N, position: { ...r.from!.position, ...changed } } });
  test.each<[string, (r: Replay) => Replay, RegExp]>([
    [
      'its hash',
      r => ({ ...r, hashes: r.hashes.with(1, { after: 20, hash: 'ab'.repeat(32) }) }),
      /after 20 moves the state is not the one/,
    ],
    ['the position', r => begunIn(r, { turn: (Number(r.from!.position.turn) + 1) % 3 }), /after 15 moves the state is not the one/],
    ['the position into none', r => begunIn(r, { turn: 'mine' }), /the position it begins in is refused by rule \S+: /],
    ['its options', r => ({ ...r, config: { ...r.config, goal: 100 } }), /the position it begins in has other options/],
  ])('finds out who changed %s: exit 1 and one line', async (_, change, line) => {
    const { code, out, err } = await verify(formatReplay(change(rest)));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(line);
    expect(err).toMatch(/^tabard verify: .*\n$/);
  });
});

/** Hashes after moves that are not there would be noticed by reading alone. */
const withMoves = (r: Replay, moves: readonly ReplayMove[]): Replay => ({
  ...r,
  moves,
  hashes: r.hashes.filter(({ after }) => after <= moves.length),
});

test.each<[string, (r: Replay) => Replay, RegExp]>([
  ['another revision', r => ({ ...r, revision: 9 }), /revision 9 of the rules/],
  ['too few seats', r => ({ ...r, seats: 1 }), /for 2 to 6 seats, not 1/],
  ['another edition', r => ({ ...r, config: { ...r.config, edition: 'de' } }), /hash|refused/],
  ['an unknown option', r => ({ ...r, config: { ...r.config, speed: 1 } }), /options are refused by rule 9/],
  ['another seed', r => ({ ...r, seed: 'mine' }), /seed does not come from the server seed/],
  [
    'a server seed not committed to',
    r => ({ ...r, fairness: { ...r.fairness!, serverSeed: '00'.repeat(32) } }),
    /not the one the server committed to/,
  ],
  ['a contribution', r => ({ ...r, fairness: { ...r.fairness!, contributions: [null, null, null] } }), /seed does not come from/],
  ['a move left out', r => withMoves(r, r.moves.toSpliced(3, 1)), /move \d+ of seat \d, ".*", is refused by rule \d/],
  ['a move nobody can read', r => ({ ...r, moves: r.moves.with(3, { seat: 0, move: 'fly' }) }), /move 4 of seat 0, "fly", cannot be read/],
  ['a seat that is not there', r => ({ ...r, moves: r.moves.with(3, { seat: 7, move: 'draw' }) }), /move 4 is of seat 7/],
  ['the last moves left out', r => withMoves(r, r.moves.slice(0, 20)), /its moves do not finish it/],
  ['a hash', r => ({ ...r, hashes: r.hashes.with(1, { after: 10, hash: 'ab'.repeat(32) }) }), /after 10 moves the state is not the one/],
  ['a hash left out', r => ({ ...r, hashes: r.hashes.toSpliced(1, 1) }), /hash after 10 moves is missing/],
  ['the scores', r => ({ ...r, outcome: { ...r.outcome!, scores: [0, 0, 0] } }), /the scores are .*, not 0, 0, 0/],
  ['the ranking', r => ({ ...r, outcome: { ...r.outcome!, ranking: [[0, 1, 2]] } }), /the ranking is/],
])('finds out who changed %s: exit 1 and one line', async (_, change, line) => {
  const { code, out, err } = await verify(JSON.stringify(change(replay)));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(line);
  expect(err).toMatch(/^tabard verify: .*\n$/);
});

test.each<[string, (text: string) => string, RegExp]>([
  ['nothing', () => '', /line 1: the replay stops too early/],
  ['something else', () => 'once upon a time', /line 1: a replay begins with/],
  ['half of it', text => text.slice(0, text.length / 2), /line \d+: /],
  ['broken JSON', () => '{"game":', /line 1: this is no JSON/],
  [
    'an entry of the table among the moves',
    () => JSON.stringify({ ...replay, moves: [{ seat: 1, move: 'resign', table: true }] }),
    /moves\[0\]\.table is no field of a replay/,
  ],
  ['a game nobody knows', text => text.replace('game blanc-noir', 'game chess'), /a replay of "chess", a game that is not here/],
])('a file that holds %s cannot be read: exit 2 and one line', async (_, spoil, line) => {
  const { code, out, err } = await verify(spoil(formatReplay(replay)));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(line);
  expect(err).toMatch(/^tabard verify: .*\n$/);
});

describe('a server that held seat 2 and heard everybody else’s bytes first', () => {
  const given = ['01', '02', '03'].map(byte => byte.repeat(32));
  const seals = given.map(bytes => commitmentTo(bytes)!);
  const noted = ['--commitment', commitmentTo(SERVER_SEED)!, '--mine', given[0]!];
  const list = ['--list', seals.join()];

  /** Sound in itself, whatever the third seat is said to have given. */
  async function told({ commitments = seals, contributions = given }: Partial<Fairness>): Promise<string> {
    const { game } = await CATALOG[0]!.load();
    const config = game.configure({});
    if (!config.ok) throw new Error('no match');
    const fairness = { serverSeed: SERVER_SEED, commitment: commitmentTo(SERVER_SEED)!, commitments, contributions };
    const recorded = recordReplay(game, { seats: 3, config: config.value, seed: mixedSeed(fairness)!, fairness, moves: [] });
    if (!recorded.ok) throw new Error(recorded.error.text);
    return formatReplay(recorded.value);
  }
  const withBytes = (bytes: string) => told({ commitments: seals.with(2, commitmentTo(bytes)!), contributions: given.with(2, bytes) });

  test('is believed when it is honest', async () => {
    const { code, out } = await verify(await told({}), ...noted, ...list);
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringContaining('what the players committed to, your bytes: as you noted'),
    });
  });

  test('is caught by the list, if it chose that seat’s bytes last', async () => {
    for (const byte of ['04', '05', '06']) {
      const chosen = await withBytes(byte.repeat(32));
      expect(await verify(chosen, ...noted, ...list)).toMatchObject({ code: 1, err: expect.stringContaining('in the list you noted') });
      expect(await verify(chosen, ...noted)).toMatchObject({
        code: 0,
        out: expect.stringContaining('what the players committed to (--list)'),
      });
    }
  });

  test('a seat that gave nothing stands in the list as -', async () => {
    const quiet = await told({ commitments: [seals[0]!, null, null], contributions: [given[0]!, null, null] });
    expect(await verify(quiet, ...noted, '--list', `${seals[0]},-,-`)).toMatchObject({ code: 0 });
    expect(await verify(quiet, ...noted, ...list)).toMatchObject({ code: 1 });
  });

  test('is caught, if it denies bytes that it had confirmed', async () => {
    const silent = await told({ contributions: [null, ...given.slice(1)] });
    expect(await verify(silent, ...noted, ...list)).toMatchObject({ code: 0, out: expect.stringContaining('did not come in time') });
    expect(await verify(silent, ...noted, ...list, '--taken')).toMatchObject({
      code: 1,
      err: expect.stringContaining('had confirmed your bytes'),
    });
  });

  test.each(['', 'ab', `${'0'.repeat(64)},`, 'A'.repeat(64)])('a list «%s» is none', async one => {
    expect(await verify(await told({}), '--list', one)).toMatchObject({ code: 2, err: expect.stringContaining('--list takes') });
  });
});
