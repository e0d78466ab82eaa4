import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clauseComplaints } from './clauses.ts';
import { forbiddenImports, readPackages } from './imports.ts';
import { find, ROOT, read, type Source } from './sources.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabard-new-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const newGame = (...args: string[]) => spawnSync(process.execPath, ['tools/new-game.ts', ...args], { cwd: ROOT, encoding: 'utf8' });
const made = (): Source[] => find('**/*.*', folder).map(path => read(path, folder));

describe('bad usage gets one line, and nothing is made:', () => {
  test.each([
    [[], 'say what the game is called'],
    [['lagoon', 'now'], '"now" is one word too many'],
    [['Lagoon'], '"Lagoon" is no name for a game'],
    [['../lagoon'], 'is no name for a game'],
    [['blue--lagoon'], 'is no name for a game'],
    [['lagoon', '--fast'], "unknown option '--fast'"],
    [['lagoon', '--into', 'no/such/folder'], 'no/such/folder is no folder'],
    [['core'], 'there is a package @tabard/core already'],
    [['blason'], 'there is a package @tabard/blason already'],
    [['kit'], 'apps/web/src/boards/kit is there already'],
  ])('%o: %s', (args, line) => {
    const { status, stdout, stderr } = newGame(...args, ...(args.includes('--into') || args[0] === 'kit' ? [] : ['--into', folder]));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^new-game: .*\n$/);
    expect(stderr).toContain(line);
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('a game that is there is never written over', () => {
  expect(newGame('lagoon', '--into', folder).status).toBe(0);
  const before = made();
  rmSync(join(folder, 'packages'), { recursive: true });
  expect(newGame('lagoon', '--into', folder)).toMatchObject({ status: 2, stderr: expect.stringContaining('boards/lagoon is there') });
  expect(made()).toEqual(before.filter(({ path }) => path.startsWith('apps/')));
});

describe('the game that is made', () => {
  test('is the sample under its own name', () => {
    expect(newGame('blue-lagoon', '--into', folder).stdout).toContain('OPTIONS as BLUE_LAGOON');
    const files = made();
    expect(files.filter(({ path, text }) => /sample.?game/i.test(path + text))).toEqual([]);
    expect(files.map(({ path }) => path.replace('blue-lagoon', 'sample-game')).sort()).toEqual(
      [...find('packages/games/sample-game/**/*.*'), ...find('apps/web/src/boards/sample-game/*.*')].sort(),
    );
    expect(read('packages/games/blue-lagoon/rules/ja.md', folder).text).toMatch(/^# Blue Lagoon\n/);
  });

  test('keeps to the clauses of its rules, and to what it may import', () => {
    newGame('lagoon', '--into', folder);
    const files = made();
    const game = files.filter(({ path }) => path.startsWith('packages/games/lagoon/'));
    const code = game.filter(({ path }) => path.endsWith('.ts'));
    const isTest = ({ path }: Source) => path.endsWith('.test.ts');
    const complaints = clauseComplaints({
      folder: 'packages/games/lagoon',
      rules: game.filter(({ path }) => path.includes('/rules/')),
      tests: code.filter(isTest),
      code: code.filter(source => !isTest(source)),
    });
    expect(complaints).toEqual([]);
    const itself = { folder: 'packages/games/lagoon', name: '@tabard/lagoon', exports: ['.', './config', './advice', './text/*'] };
    const sources = files.filter(({ path }) => /\.tsx?$/.test(path));
    expect(sources.length).toBeGreaterThan(15);
    expect(forbiddenImports(sources, [...readPackages(), itself])).toEqual([]);
  });
});
