import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { minifySync } from 'vite';
import { expect, test } from 'vitest';
import { BEASTS } from './elements.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

test('the package adds at most 60 KB gzip, even if all of it is sent, minified file by file; the beasts come one by one', () => {
  const files = globSync('**/*.ts', { cwd: folder }).filter(path => !/\.test(-kit)?\.ts$|outlines/.test(path));
  const sent = files.map(path => minifySync(path, stripTypeScriptTypes(readFileSync(`${folder}/${path}`, 'utf8'))).code).join('\n');
  expect(files.length).toBeGreaterThan(20);
  expect(sent.length).toBeGreaterThan(100_000);
  expect(gzipSync(sent, { level: 9 }).length).toBeLessThan(60_000);
});

test.each(BEASTS)('the outlines of the %s are at most 20 KB gzip', beast => {
  const text = readFileSync(`${folder}/beasts/outlines/${beast}.ts`, 'utf8');
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(20_000);
});
