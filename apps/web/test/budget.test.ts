import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { CATALOG } from '@tabard/catalog';
import { LANGS } from '@tabard/core';
import { beforeAll, expect, test } from 'vitest';
import { buildClient, DIST } from './build.ts';

const KB = 1024;
const JS_BUDGET = 60 * KB;
const CSS_BUDGET = 20 * KB;
const BOARD_BUDGET = 60 * KB;
const GAMES = CATALOG.map(({ id }) => id);

/** What a browser fetches before the first screen stands: the page's script, all it imports statically, and one language. */
let first: { readonly scripts: string[]; readonly styles: string[] };
/** That, and what every table needs, whichever game is played. */
let table: readonly string[];

beforeAll(() => {
  buildClient();
  const html = readFileSync(`${DIST}/index.html`, 'utf8');
  const entry = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(match => match[1]!);
  const languages = assets(/^(en|de|fr|ja)-.*\.js$/).filter(isOurs);
  const largest = languages.sort((a, b) => size(b) - size(a))[0]!;
  first = {
    scripts: [...closure([...entry, largest])],
    styles: [...html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(match => match[1]!),
  };
  table = [...closure([...first.scripts, chunkOf('src/screens/table.tsx')])];
}, 120_000);

test('the first screen needs at most 60 KB of JavaScript', () => {
  expect(first.scripts.length).toBeGreaterThan(1);
  expect(total(first.scripts)).toBeLessThanOrEqual(JS_BUDGET);
});

test('and at most 20 KB of CSS', () => {
  expect(first.styles).not.toHaveLength(0);
  expect(total(first.styles)).toBeLessThanOrEqual(CSS_BUDGET);
});

test('no board, no engine and no rulebook is among it', () => {
  const code = first.scripts.map(read).join('');
  for (const foreign of ['data-move', 'shock-wave', 'legalMoves', 'determinize', '## 8'])
    expect(code.includes(foreign), foreign).toBe(false);
});

test.each(GAMES)('the board of %s needs at most 60 KB of JavaScript beyond what every table does, one language among it', game => {
  const languages = LANGS.map(lang => `src/boards/${game}/strings/${lang}.ts`).filter(isThere);
  const [largest = []] = languages.map(source => [...closure([chunkOf(source)])]).sort((a, b) => total(b) - total(a));
  const board = [...closure([chunkOf(`src/boards/${game}/board.tsx`), ...largest])].filter(file => !table.includes(file));
  expect(board.length).toBeGreaterThan(1);
  expect(total(board)).toBeLessThanOrEqual(BOARD_BUDGET);
});

const LATE = [
  'src/learn/screen.tsx',
  'src/learn/lessons.tsx',
  'src/result/numbers.tsx',
  'src/result/share.ts',
  ...GAMES.flatMap(game => ['tips.ts', 'aid.tsx', 'examples.tsx'].map(part => `src/boards/${game}/${part}`)),
  ...GAMES.flatMap(game => ['lessons/index.ts', 'src/index.ts'].map(part => `../../packages/games/${game}/${part}`)),
];

test.each(LATE.filter(isThere))('%s is fetched when it is needed, not with a table or a board', late => {
  const early = closure([...table, ...GAMES.map(game => chunkOf(`src/boards/${game}/board.tsx`))]);
  expect(early).not.toContain(chunkOf(late));
});

test('nothing in it knows the machine it was built on', () => {
  for (const file of assets(/\.(js|css)$/)) expect(read(file).includes('/apps/web/src'), file).toBe(false);
});

test('Japanese type has a stylesheet of its own', () => {
  const japanese = assets(/\.css$/).filter(file => read(file).includes('Shippori'));
  expect(japanese).toHaveLength(1);
  expect(first.styles).not.toContain(japanese[0]);
});

test('nothing in the page needs a laxer Content-Security-Policy', () => {
  const html = readFileSync(`${DIST}/index.html`, 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
  for (const file of assets(/\.js$/)) expect(/\beval\(|new Function\(/.test(read(file)), file).toBe(false);
  for (const file of assets(/\.css$/)) expect(/url\(["']?(data:|https?:)/.test(read(file)), file).toBe(false);
});

/** The words of the house, of a game and of a board, and rulebooks, are all named by their language; only the house asks to play now. */
const isOurs = (file: string): boolean => read(file).includes('playNowHelp');

function closure(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const imports = [...read(file).matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)].map(match => `assets/${match[1]}`);
    closure(imports, seen);
  }
  return seen;
}

/** A new game's board need not have every part. */
function isThere(source: string): boolean {
  return existsSync(new URL(`../${source}`, import.meta.url));
}

/** The chunk that begins with a source: one that is fetched by itself. */
function chunkOf(source: string): string {
  const chunks = JSON.parse(read('.vite/manifest.json')) as Record<string, { file: string }>;
  expect(chunks, `${source} is a part of something else`).toHaveProperty([source]);
  return chunks[source]!.file;
}

function assets(name: RegExp): string[] {
  return readdirSync(`${DIST}/assets`)
    .filter(file => name.test(file))
    .map(file => `assets/${file}`);
}

function read(file: string): string {
  expect(existsSync(`${DIST}/${file}`), file).toBe(true);
  return readFileSync(`${DIST}/${file}`, 'utf8');
}

const size = (file: string): number => statSync(`${DIST}/${file}`).size;
const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + gzipSync(readFileSync(`${DIST}/${file}`)).length, 0);
