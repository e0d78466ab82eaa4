import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Division } from '@tabard/tournament';
import { afterAll, describe, expect, test } from 'vitest';
import { said } from '../run.test-kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabard-league-'));
afterAll(() => rmSync(folder, { recursive: true }));

const league = (...args: string[]) => said(['league', '--game', 'blanc-noir', '--workers', '2', ...args]);
const SMALL = ['--bots', 'random,greedy,strong:4i,tempo', '--seats', '2,4', '--deals', '6', '--seed', 'small'];

describe('a small league', () => {
  test('is the same again, by deals and iterations, whatever the number of workers', async () => {
    const one = await league(...SMALL, '--json');
    expect({ code: one.code, err: one.err }).toEqual({ code: 0, err: '' });
    expect((await league(...SMALL, '--json', '--workers', '1')).out).toBe(one.out);
    const { seed, divisions } = JSON.parse(one.out) as { seed: string; divisions: Division[] };
    expect(seed).toBe('small');
    expect(divisions.map(({ game, seats, deals, games, config }) => [game, seats, deals, games, config.goal])).toEqual([
      ['blanc-noir', 2, 6, 12, 'round'],
      ['blanc-noir', 4, 6, 24, 'round'],
    ]);
    for (const { rating, low, high } of divisions.flatMap(({ bots }) => bots)) {
      expect(low).toBeLessThanOrEqual(rating);
      expect(high).toBeGreaterThanOrEqual(rating);
    }
  });

  test('is told in tables and on a page with a plot for each division', async () => {
    const html = join(folder, 'out.html');
    const { out, code } = await league(...SMALL, '--html', html);
    expect(code).toBe(0);
    expect(out).toMatch(/^league, seed small\n\nblanc-noir, 2 seats: 12 games\n/);
    expect(out).toMatch(/tempo +\d+\.\d \(\d+\.\d … \d+\.\d\)/);
    const page = readFileSync(html, 'utf8');
    expect(page.match(/<svg role="img"/g)).toHaveLength(2);
    expect(page).toContain('prefers-color-scheme: dark');
    expect(page).not.toContain('<script');
  });

  test('is a Markdown table', async () => {
    const lines = (await league(...SMALL, '--markdown')).out.trim().split('\n');
    expect(lines).toHaveLength(2 + 2 * 4);
    for (const line of lines) expect(line.split('|')).toHaveLength(8);
  });

  test('plays fresh deals when no seed is given', async () => {
    const seedOf = async () => JSON.parse((await league(...SMALL.slice(0, 6), '--json')).out).seed;
    const one = await seedOf();
    expect(await seedOf()).not.toBe(one);
  });
});

describe('--log', () => {
  const log = join(folder, 'league.jsonl');

  test('goes on where a league was broken off, also within a line', async () => {
    const whole = await league(...SMALL, '--json', '--log', log);
    const lines = readFileSync(log, 'utf8').split('\n');
    expect(lines).toHaveLength(1 + 12 + 1);
    writeFileSync(log, `${lines.slice(0, 6).join('\n')}\n${lines[6]!.slice(0, 20)}`);
    const { out } = await league(...SMALL.slice(0, 6), '--json', '--log', log);
    expect(out).toBe(whole.out);
    expect(readFileSync(log, 'utf8').split('\n').sort()).toEqual(lines.sort());
  });

  test.each([
    ['another league', ['--bots', 'random,greedy', '--seats', '2', '--deals', '1'], /is of a league with other games, seats, bots/],
    ['another seed', [...SMALL.slice(0, 6), '--seed', 'other'], /or another seed/],
  ])('refuses a log of %s', async (_, args, line) => {
    await league(...SMALL, '--log', log);
    const { code, err } = await league(...args, '--log', log);
    expect(code).toBe(2);
    expect(err).toMatch(line);
  });

  test('refuses a file that is none, and leaves it alone', async () => {
    const letter = join(folder, 'letter.txt');
    writeFileSync(letter, 'Dear Ann,\n');
    expect(await league(...SMALL, '--log', letter)).toMatchObject({ code: 2, err: expect.stringContaining('is no log of a league') });
    expect(readFileSync(letter, 'utf8')).toBe('Dear Ann,\n');
  });
});

describe('wrong usage ends with 2 and one clear line, before anything is written', () => {
  test.each([
    [['--game', 'chess'], /there is no game "chess"; there are: blanc-noir/],
    [['--seats', '7'], /--seats takes a whole number from 2 to 6, not "7"/],
    [['--minutes', '0'], /--minutes takes a whole number from 1/],
    [['--deals', 'many'], /--deals takes a whole number from 1/],
    [['--workers', '0'], /--workers takes a whole number from 1/],
    [['--bots', 'greedy,deep-blue'], /there is no bot "deep-blue"/],
    [['--bots', 'greedy,greedy'], /--bots names "greedy" twice/],
    [['--bots', 'greedy,random', '--seats', '4'], /with 4 seats at least 4 bots must play, not 2/],
    [['--json', '--markdown'], /--json or --markdown, not both/],
    [['--html', 'no/such/folder/out.html'], /--html: no\/such\/folder\/out.html cannot be written: ENOENT/],
    [['blason'], /"blason" is one word too many/],
  ])('tabard league %j', async (args, line) => {
    const log = join(folder, 'unwritten.jsonl');
    const { code, out, err } = await league('--deals', '1', '--log', log, ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(line);
    expect(err).toMatch(/^tabard league: .*\n$/);
    expect(existsSync(log)).toBe(false);
  });
});
