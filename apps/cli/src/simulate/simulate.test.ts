import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '@tabard/tournament';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { said } from '../run.test-kit.ts';
import { clearBar, progressBar } from './bar.ts';
import { page } from './page.ts';
import { botNames } from './tables.ts';
import { text } from './text.ts';
import { labelOf, variants } from './variants.ts';

const simulate = (...args: string[]) => said(['simulate', 'blanc-noir', '--set', 'goal=round', '--workers', '2', ...args]);
const EDITIONS = ['--bots', 'greedy,random', '--set', 'edition=ja,de,fr', '--games', '6'];

describe('--json', () => {
  test('is one document', async () => {
    const { out, err, code } = await simulate('--games', '6', '--bots', 'random,greedy', '--json');
    expect({ err, code }).toEqual({ err: '', code: 0 });
    const number = expect.any(Number);
    const spread = {
      mean: number,
      deviation: number,
      min: number,
      low: number,
      quarter: number,
      median: number,
      threeQuarters: number,
      high: number,
      max: number,
    };
    const share = { wins: number, winShare: number, low: number, high: number };
    const bot = { seats: 1, evenShare: 0.5, ...share, points: number, pointsLow: number, pointsHigh: number, scores: spread };
    const places = [0, 1].map(place => ({ place, ...share, points: number }));
    expect(JSON.parse(out)).toEqual({
      game: 'blanc-noir',
      config: { edition: 'ja', deck: 'box', goal: 'round', call: 'players' },
      seats: 2,
      games: 6,
      deals: 3,
      seed: '1',
      bots: [
        { bot: 'random', ...bot },
        { bot: 'greedy', ...bot },
      ],
      bySeat: places,
      byTurn: places,
      decisionsPerGame: number,
      decisions: spread,
      roundsPerGame: 1,
      rounds: spread,
    });
  });

  test('is the same for any number of workers, and another for another seed', async () => {
    const run = (...more: string[]) => simulate('--games', '12', '--bots', 'greedy,random', '--json', ...more);
    const one = await run('--workers', '1');
    expect((await run('--workers', '3')).out).toBe(one.out);
    expect((await run('--seed', '2')).out).not.toBe(one.out);
  });

  test('has the variants of a game side by side', async () => {
    const { out } = await simulate(...EDITIONS, '--json');
    const { game, seed, variants } = JSON.parse(out);
    expect({ game, seed }).toEqual({ game: 'blanc-noir', seed: '1' });
    expect(variants.map((report: Report) => [report.config.edition, report.games])).toEqual([
      ['ja', 6],
      ['de', 6],
      ['fr', 6],
    ]);
  });

  test('a list shorter than the seats repeats its last bot', async () => {
    const { out } = await simulate('--bots', 'greedy,random', '--seats', '4', '--games', '4', '--json');
    expect(JSON.parse(out).bots).toMatchObject([
      { bot: 'greedy', seats: 1, evenShare: 0.25 },
      { bot: 'random', seats: 3, evenShare: 0.75 },
    ]);
  });

  test('says how a sequential test ended', async () => {
    const { out } = await simulate('--bots', 'greedy,random', '--games', '400', '--until', 'greedy > 0.6', '--json');
    expect(JSON.parse(out)).toMatchObject({ games: 100, until: { bot: 'greedy', share: 0.6, margin: 0.05, verdict: 'more' } });
  });
});

describe('wrong usage ends with 2 and one clear line', () => {
  test.each([
    [['--bots', 'greedy,random', '--until', 'greedy'], /--until takes a bot and its share of wins, as in "greedy>0.7", not "greedy"/],
    [['--bots', 'greedy,random', '--until', 'greedy>1.7'], /--until takes a bot and its share/],
    [['--bots', 'greedy,random', '--until', 'greedy>0.96'], /--until takes a share between 0.05 and 0.95, not 0.96/],
    [['--bots', 'greedy,random', '--until', 'deep-blue>0.7'], /"deep-blue" does not play; there are: greedy, random/],
    [['--bots', 'greedy,random', '--html', 'no/such/folder/out.html'], /--html: no\/such\/folder\/out.html cannot be written: ENOENT/],
    [['--bots', 'greedy,random', '--html', '.'], /--html: \. cannot be written: EISDIR/],
    [['--bots', 'greedy,random', '--set', 'edition=ja,it'], /“it” is not a value of “edition”/],
    [['--bots', Array(13).fill('random').join()], /at most 12 bots can play, not 13/],
  ])('tabard simulate blanc-noir %j', async (args, line) => {
    const { code, out, err } = await simulate(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(line);
    expect(err).toMatch(/^tabard simulate: .*\n$/);
  });
});

test.each([
  [[], [[]]],
  [['edition=de'], [['edition=de']]],
  [['edition=ja,de'], [['edition=ja'], ['edition=de']]],
  [
    ['edition=ja,de', 'goal=round', 'deck=box, x'],
    [
      ['edition=ja', 'goal=round', 'deck=box'],
      ['edition=ja', 'goal=round', 'deck=x'],
      ['edition=de', 'goal=round', 'deck=box'],
      ['edition=de', 'goal=round', 'deck=x'],
    ],
  ],
  [['edition'], [['edition']]],
])('--set %j is played as %j', (sets, wanted) => {
  expect(variants(sets)).toEqual(wanted);
});

describe('for people', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabard-simulate-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'out.html');
  let [printed, html, reports]: [string, string, Report[]] = ['', '', []];
  beforeAll(async () => {
    printed = (await simulate(...EDITIONS, '--html', file)).out;
    html = readFileSync(file, 'utf8');
    reports = JSON.parse((await simulate(...EDITIONS, '--json')).out).variants;
  });

  test('the terminal shows every figure, variants side by side', () => {
    expect(printed).toBe(`${text(reports)}\n`);
    expect(printed).toMatch(/^blanc-noir, 2 seats, deck=box, goal=round, call=players: 6 games, seed 1$/m);
    expect(printed).toMatch(/^ {2}bot +edition=ja +edition=de +edition=fr +if all were equal$/m);
    const share = '\\d+\\.\\d % \\(\\d+\\.\\d … \\d+\\.\\d\\)';
    for (const name of ['greedy', 'random', 'seat 0', 'seat 1', 'moves first', 'moves second']) {
      expect(printed).toMatch(new RegExp(`^  ${name} +${share} +${share} +${share}`, 'm'));
    }
    for (const length of ['decisions', 'rounds']) expect(printed).toMatch(new RegExp(`^  ${length} +\\d+\\.\\d: `, 'm'));
  });

  test('the page has a plot of strength, score spread, seat advantage and game length, each with its table', () => {
    expect(html).toBe(page(reports));
    for (const [id, heading] of [
      ['strength', 'Strength'],
      ['scores', 'Score spread'],
      ['places', 'Seat advantage'],
      ['length', 'Game length'],
    ]) {
      const section = new RegExp(`<section id="${id}">\\n<h2>${heading}</h2>[\\s\\S]*?</section>`).exec(html)![0];
      expect(section).toMatch(/<figcaption id="[a-z]+-1">.*<svg role="img" aria-labelledby="[a-z]+-1"/);
      expect(section).toMatch(/<caption>.*<\/caption>/);
      for (const edition of ['edition=ja', 'edition=de', 'edition=fr']) {
        expect(section).toContain(`<th scope="col">${edition}</th>`);
        expect(/<svg[\s\S]*<\/svg>/.exec(section)![0]).toContain(`>${edition}</text>`);
      }
    }
  });

  test('the plot of strength has a dot and an interval where the figures say', () => {
    const svg = /<section id="strength">[\s\S]*?(<svg[\s\S]*?<\/svg>)/.exec(html)![1]!;
    const dots = [...svg.matchAll(/<circle cx="([\d.]+)"[^>]*><title>(.*?)<\/title>/g)];
    expect(dots.map(([, , title]) => title).sort()).toEqual(
      reports
        .flatMap(report => report.bots.map(({ bot, winShare }) => `${bot} ${labelOf(report, reports)}: ${(winShare * 100).toFixed(1)} %`))
        .sort(),
    );
    const ticks = [...svg.matchAll(/translate\(([\d.]+),[\d.]+\)">(0|100)<\/text>/g)].map(([, x]) => Number(x));
    const [left, right] = [Math.min(...ticks), Math.max(...ticks)];
    for (const [, x, title] of dots) {
      const share = Number(/([\d.]+) %$/.exec(title!)![1]) / 100;
      expect((Number(x) - left) / (right - left)).toBeCloseTo(share, 2);
    }
  });

  test('the page stands alone, by day and by night', () => {
    expect(html).not.toMatch(/<script|<link|<img|https?:|@import|url\(/);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  });

  test('a page of one variant needs no legend, and a plot of rounds only where they vary', () => {
    const single = page([reports[0]!]);
    expect(single).not.toContain('edition=ja</text>');
    expect(single).not.toContain('Rounds in a game');
    expect(page([{ ...reports[0]!, rounds: { ...reports[0]!.rounds, max: 2 } }])).toContain('Rounds in a game');
  });

  test('names are escaped, numbered where they are equal, and say how many seats they have', () => {
    const [bot] = reports[0]!.bots;
    const odd = {
      ...reports[0]!,
      bots: [
        { ...bot!, bot: '<b>&"' },
        { ...bot!, bot: 'x' },
        { ...bot!, bot: 'x', seats: 3 },
      ],
    };
    expect(botNames(odd)).toEqual(['<b>&"', 'x', 'x (2) × 3']);
    expect(page([odd])).toContain('<th scope="row">&#60;b&#62;&#38;&#34;</th>');
    expect(page([odd])).not.toContain('<b>');
  });

  test('a verdict is told', () => {
    const until = { bot: 'greedy', share: 0.7, margin: 0.05, verdict: 'less' } as const;
    expect(text([{ ...reports[0]!, until }])).toMatch(/^ {2}greedy > 70.0 % +no, after 6 games$/m);
    expect(page([{ ...reports[0]!, until }])).toContain('<td>no, after 6 games</td>');
  });
});

describe('the progress bar', () => {
  const { isTTY } = process.stderr;
  afterEach(() => {
    process.stderr.isTTY = isTTY;
    vi.restoreAllMocks();
  });

  function shown(terminal: boolean): string {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    process.stderr.isTTY = terminal;
    progressBar(1, 3)(50, 100);
    clearBar();
    return write.mock.calls.map(([chunk]) => String(chunk)).join('');
  }

  test('is shown on a terminal, and cleared', () => {
    expect(shown(true)).toBe(`\r${'█'.repeat(20)}${'░'.repeat(20)} 50/100 (2 of 3)\r\x1b[K`);
  });

  test('is not shown elsewhere', () => {
    expect(shown(false)).toBe('');
  });
});
