import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOG } from '@tabard/catalog';
import { formatReplay, parseReplay, playThrough, type Replay, recordReplay } from '@tabard/core';
import { standing } from '@tabard/table';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { said } from '../run.test-kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabard-diary-'));
const file = join(folder, 'match.replay');
const out = join(folder, 'diary.html');
afterEach(() => rmSync(out, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const golden = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../packages/games/${path}`, import.meta.url)), 'utf8');
const TEXT = golden('tintenblut/replays/3-seats.replay');

async function diary(text: string, ...more: string[]) {
  writeFileSync(file, text);
  return said(['verify', file, '--diary', out, ...more]);
}

function replayed(): Replay {
  const replay = parseReplay(TEXT);
  if (!replay.ok) throw new Error(replay.error);
  return replay.value;
}

/** The first moves of it. */
async function begun(moves: number): Promise<Replay> {
  const { game } = await CATALOG.find(({ id }) => id === 'tintenblut')!.load();
  const { seats, config, seed, moves: all } = replayed();
  const recorded = recordReplay(game, { seats, config, seed, moves: all.slice(0, moves) });
  if (!recorded.ok) throw new Error(recorded.error.text);
  return recorded.value;
}

/** Played from there to its end, and not written down before. */
async function carried(n: number): Promise<Replay> {
  const { game } = await CATALOG.find(({ id }) => id === 'tintenblut')!.load();
  const whole = replayed();
  for (const moment of playThrough(game, whole)) {
    if (!moment.ok || moment.value.n < n) continue;
    const from = { n, position: game.describe(moment.value.state) };
    const recorded = recordReplay(game, { ...whole, from, moves: whole.moves.slice(n) });
    if (recorded.ok) return recorded.value;
  }
  throw new Error('no match');
}

describe('the diary of a finished match', () => {
  test('is one page, and the report says where it is', async () => {
    const { code, out: report, err } = await diary(TEXT);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(report).toMatch(/^tintenblut, revision \d+, 3 seats: all is as it says\.\n/);
    expect(report).toContain(`  diary    ${out}\n`);
    const page = readFileSync(out, 'utf8');
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toContain('<title>Travel diary · Red, Blue and Green</title>');
    expect(page).not.toMatch(/<script|src=|https?:/);
  });

  test.each([
    ['de', 'Reisetagebuch'],
    ['fr', 'Carnet de voyage'],
    ['ja', '旅の日記'],
  ])('speaks %s, and knows who played', async (lang, title) => {
    expect(await diary(TEXT, '--lang', lang, '--names', 'Ann, Bo,Cleo & Co')).toMatchObject({ code: 0 });
    const page = readFileSync(out, 'utf8');
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(title);
    expect(page).toContain('Cleo &amp; Co');
  });

  test('is told from JSON as well, and --json prints one document and nothing else', async () => {
    const { code, out: printed } = await diary(JSON.stringify(replayed()), '--json');
    expect({ code, ok: JSON.parse(printed).ok }).toEqual({ code: 0, ok: true });
    expect(existsSync(out)).toBe(true);
  });

  test('ends early where the others gave up', async () => {
    const resigned = [1, 0].map(seat => ({ seat, after: 30 }));
    const outcome = standing(undefined, { seats: 3, isPerson: () => false, resigned: [1, 0] })!;
    expect(await diary(formatReplay({ ...(await begun(30)), resigned, outcome }))).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(out, 'utf8')).toContain('Green wins, for the others gave up.');
  });
});

test.each<[string, () => string | Promise<string>, string[], number, RegExp]>([
  ['another game', () => golden('blason/replays/2-seats-false-false.replay'), [], 2, /there is no diary of a match of "blason"/],
  ['a match that is not over', async () => formatReplay(await begun(30)), [], 1, /was not played to its end, so there is no diary of it/],
  ['a match whose beginning is missing', async () => formatReplay(await carried(30)), [], 1, /does not begin with a deal, so there is no/],
  ['a match that was changed', () => TEXT.replace(/^(seed ").*"$/m, '$1other"'), [], 1, /move \d+|hash|state/],
  ['half of a file', () => TEXT.slice(0, TEXT.length / 2), [], 2, /line \d+: /],
  ['a language nobody here speaks', () => TEXT, ['--lang', 'la'], 2, /--lang takes one of en, de, fr, ja, not "la"/],
  ['too few names', () => TEXT, ['--names', 'Ann,Bo'], 2, /--names takes 3 names with commas between them, not "Ann,Bo"/],
  ['an empty name', () => TEXT, ['--names', 'Ann,,Bo'], 2, /--names takes 3 names/],
])('of %s there is none: one line, and nothing is written', async (_, text, more, expected, line) => {
  const { code, out: printed, err } = await diary(await text(), ...more);
  expect({ code, printed }).toEqual({ code: expected, printed: '' });
  expect(err).toMatch(line);
  expect(err).toMatch(/^tabard verify: .*\n$/);
  expect(existsSync(out)).toBe(false);
});

test('where it cannot be written, and what is said about it without asking for it', async () => {
  writeFileSync(file, TEXT);
  const nowhere = join(folder, 'no', 'such', 'folder.html');
  expect(await said(['verify', file, '--diary', nowhere])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^tabard verify: .*folder\.html cannot be written: .*\n$/),
  });
  expect(await said(['verify', file, '--lang', 'de'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/--lang and --names are for a --diary/),
  });
});
