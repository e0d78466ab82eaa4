import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { blazon } from '@tabard/heraldry';
import { expect, onTestFinished, test } from 'vitest';
import { drawCoats, randomCoats } from './coats.ts';
import { measureClient } from './sizes.ts';

test('coats of arms are timed, and the largest is small', async () => {
  const { coats, medianMs, p99Ms, largestBytes } = await drawCoats(300);
  expect(coats).toBe(300);
  expect(medianMs).toBeGreaterThan(0);
  expect(p99Ms).toBeGreaterThanOrEqual(medianMs);
  expect(largestBytes).toBeGreaterThan(5000);
  expect(largestBytes).toBeLessThan(30 * 1024);
});

test('the coats differ, and are the same in every run', () => {
  const blazons = randomCoats(100).map(coat => blazon(coat, 'en'));
  expect(new Set(blazons).size).toBe(100);
  expect(randomCoats(100).map(coat => blazon(coat, 'en'))).toEqual(blazons);
});

test('a built client is measured: first screen with its longest language, boards by game, heraldry', () => {
  const dist = mkdtempSync(join(tmpdir(), 'tabard-bench-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  mkdirSync(join(dist, 'assets'));
  const files = {
    'index-1.js': 'import{a}from"./shared-1.js";import("./table-1.js");',
    'shared-1.js': 'export const a=1;',
    'table-1.js': '({"./whist/board.tsx":()=>p(()=>import(`./board-1.js`)),"./chess/board.tsx":()=>p(()=>import(`./board-2.js`))});',
    'board-1.js': 'whist',
    'board-2.js': 'chess, longer',
    'en-1.js': '({playNowHelp:"short"})',
    'de-1.js': '({playNowHelp:"ein ganz anderer und viel längerer Satz"})',
    'de-2.js': 'the words of a game, which nobody needs for the first screen',
    'src-1.js': 'viewBox="0 0 200 240" nebuly',
    'index-1.css': 'a{}',
    'other.css': 'b{}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, 'assets', name), text);
  writeFileSync(
    join(dist, 'index.html'),
    '<script src="/assets/index-1.js"></script><link href="/assets/shared-1.js"><link href="/assets/index-1.css">',
  );
  const bytes = (...names: (keyof typeof files)[]) => names.reduce((sum, name) => sum + gzipSync(files[name]).length, 0);
  expect(measureClient(dist)).toEqual({
    firstScreenJs: bytes('index-1.js', 'shared-1.js', 'de-1.js'),
    firstScreenCss: bytes('index-1.css'),
    boards: [
      { game: 'whist', js: bytes('board-1.js') },
      { game: 'chess', js: bytes('board-2.js') },
    ],
    heraldryJs: bytes('src-1.js'),
  });
  expect(measureClient(join(dist, 'nowhere'))).toBeUndefined();
});
