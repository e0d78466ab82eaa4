import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BEASTS } from './elements.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

test('the package adds at most 60 KB gzip, even if nothing but comments, types and indentation is left out; the beasts come one by one', () => {
  const files = globSync('**/*.ts', { cwd: folder }).filter(path => !/\.test(-kit)?\.ts$|outlines/.test(path));
  const code = files.map(path => stripTypeScriptTypes(readFileSync(`${folder}/${path}`, 'utf8'))).join('\n');
  expect(files.length).toBeGreaterThan(20);
  // Types that are stripped leave blanks behind.
  const sent = code
    .replaceAll(/\/\*\*.*?\*\/|^ *\/\/[^\n]*/gms, '')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n');
  expect(gzipSync(sent, { level: 9 }).length).toBeLessThan(60_000);
});

test.each(BEASTS)('the outlines of the %s are at most 20 KB gzip', beast => {
  const text = readFileSync(`${folder}/beasts/outlines/${beast}.ts`, 'utf8');
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(20_000);
});
