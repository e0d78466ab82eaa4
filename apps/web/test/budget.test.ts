import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildClient, DIST } from './build.ts';

const KB = 1024;
const JS_BUDGET = 60 * KB;
const CSS_BUDGET = 20 * KB;

/** What a browser fetches before the first screen stands: the page's script, all it imports statically, and one language. */
let first: { readonly scripts: string[]; readonly styles: string[] };

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
