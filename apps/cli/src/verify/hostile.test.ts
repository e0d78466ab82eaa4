import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseReplay, type Replay } from '@tabard/core';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { said } from '../run.test-kit.ts';
import { shown } from '../shown.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabard-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'match.replay');

/** Clears the screen, paints what a reader hopes for, and hides the rest: with a seven-bit and an eight-bit escape, on lines of its own. */
const PAINT = '\u001b[2J\u009b2J\rblanc-noir: all is as it says.\n\u2028\u202e\u001b[8m';
const COMMANDS = /(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const replay = (): Replay => {
  const golden = new URL('../../../../packages/games/tintenblut/replays/3-seats.replay', import.meta.url);
  const read = parseReplay(readFileSync(fileURLToPath(golden), 'utf8'));
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

describe.each([[[]], [['--json']]])('a file that commands the terminal %j', more => {
  test.each<[string, (r: Replay) => unknown]>([
    ['in its game', r => ({ ...r, game: PAINT })],
    ['in an option', r => ({ ...r, config: { ...r.config, [PAINT]: PAINT } })],
    ['in its seed', r => ({ ...r, seed: PAINT })],
    ['in a move', r => ({ ...r, moves: r.moves.with(3, { ...r.moves[3]!, move: PAINT }) })],
    ['in a hash', r => ({ ...r, hashes: r.hashes.with(1, { after: 10, hash: PAINT }) })],
    ['in its outcome', r => ({ ...r, outcome: { ...r.outcome!, reason: PAINT } })],
    ['in a field of its own', r => ({ ...r, [PAINT]: PAINT })],
    ['and is no replay', () => PAINT],
  ])('%s says nothing but one line', async (_, spoil) => {
    writeFileSync(file, JSON.stringify(spoil(replay())));
    const { code, out, err } = await said(['verify', file, ...more]);
    expect(code).not.toBe(0);
    expect(`${out}${err}`).not.toMatch(COMMANDS);
    expect(`${out}${err}`.match(/\n/g)).toHaveLength(1);
  });
});

test('text that commands the terminal says nothing but one line', async () => {
  writeFileSync(file, `tabard-replay 1\n${PAINT}`);
  const { code, err } = await said(['verify', file]);
  expect(code).toBe(2);
  expect(err).toMatch(/^tabard verify: .*\n$/);
  expect(err).not.toMatch(COMMANDS);
});

test.each([
  ['a path', ['verify', join(folder, PAINT)]],
  ['an option', ['verify', file, `--${PAINT}`]],
  ['a value', ['perft', 'blason', '--depth', PAINT]],
  ['a command', [PAINT]],
  ['a file that is to be written', ['arms', 'or-1', '--out', join(folder, 'no', PAINT)]],
])('%s that commands the terminal says nothing but one line', async (_, args) => {
  const { code, err } = await said(args);
  expect(code).not.toBe(0);
  expect(err).not.toMatch(COMMANDS);
  expect(err.match(/\n/g)).toHaveLength(1);
});

test('what is shown commands nothing, and JSON stays the same JSON', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(shown(text)).not.toMatch(COMMANDS);
      expect(shown(text)).not.toContain('\n');
      expect(JSON.parse(shown(JSON.stringify(text)))).toBe(text);
    }),
  );
  expect(shown('a\u001b[2Jb\n')).toBe('a\\u001b[2Jb\\u000a');
  expect(shown('Zoë 駒 👩‍🚀')).toBe('Zoë 駒 👩‍🚀');
});

describe('what is no file, or too large for a replay, is refused at once', () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const large = join(folder, 'large.replay');
  writeFileSync(large, '');
  truncateSync(large, 5 * 1024 ** 3);

  test.each([
    ['a device without end', '/dev/zero', 'is a device, not a file'],
    ['a pipe nobody writes to', pipe, 'is a pipe, not a file'],
    ['a folder', folder, 'is a folder, not a file'],
    ['five gigabytes', large, 'is too large for a replay'],
    ['nothing', join(folder, 'missing'), 'cannot be read: ENOENT'],
  ])('%s', async (_, path, line) => {
    expect(await said(['verify', path])).toEqual({ code: 2, out: '', err: `tabard verify: ${path} ${line} (see tabard verify --help)\n` });
  });
});
