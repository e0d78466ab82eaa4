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
    [['fourth-game', 'now'], '"now" is one word too many'],
    [['Lagoon'], '"Lagoon" is no name for a game'],
    [['../lagoon'], 'is no name for a game'],
    [['blue--lagoon'], 'is no name for a game'],
    [['fourth-game', '--fast'], "unknown option '--fast'"],
    [['fourth-game', '--into', 'no/such/folder'], 'no/such/folder is no folder'],
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
  expect(newGame('fourth-game', '--into', folder).status).toBe(0);
  const before = made();
  rmSync(join(folder, 'packages'), { recursive: true });
  expect(newGame('fourth-game', '--into', folder)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('boards/fourth-game is there'),
  });
  expect(made()).toEqual(before.filter(({ path }) => path.startsWith('apps/')));
});

describe('the game that is made', () => {
  test('is the sample under its own name', () => {
    expect(newGame('fourth-game', '--into', folder).stdout).toContain('OPTIONS as FOURTH_GAME');
    const files = made();
    expect(files.filter(({ path, text }) => /sample.?game/i.test(path + text))).toEqual([]);
    expect(files.map(({ path }) => path.replace('fourth-game', 'sample-game')).sort()).toEqual(
      [...find('packages/games/sample-game/**/*.*'), ...find('apps/web/src/boards/sample-game/*.*')].sort(),
    );
    expect(read('packages/games/fourth-game/rules/ja.md', folder).text).toMatch(/^# Fourth Game\n/);
  });

  test('keeps to the clauses of its rules, and to what it may import', () => {
    newGame('fourth-game', '--into', folder);
    const files = made();
    const game = files.filter(({ path }) => path.startsWith('packages/games/fourth-game/'));
    const code = game.filter(({ path }) => path.endsWith('.ts'));
    const isTest = ({ path }: Source) => path.endsWith('.test.ts');
    const complaints = clauseComplaints({
      folder: 'packages/games/fourth-game',
      rules: game.filter(({ path }) => path.includes('/rules/')),
      tests: code.filter(isTest),
      code: code.filter(source => !isTest(source)),
    });
    expect(complaints).toEqual([]);
    const itself = {
      folder: 'packages/games/fourth-game',
      name: '@tabard/fourth-game',
      exports: ['.', './config', './advice', './text/*'],
    };
    const sources = files.filter(({ path }) => /\.tsx?$/.test(path));
    expect(sources.length).toBeGreaterThan(15);
    expect(forbiddenImports(sources, [...readPackages(), itself])).toEqual([]);
  });
});
