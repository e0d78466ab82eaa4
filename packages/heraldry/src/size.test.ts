import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

test('the package adds at most 60 KB gzip, even if nothing but comments and indentation is left out', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = globSync('**/*.ts', { cwd: folder }).filter(path => !/\.test(-kit)?\.ts$/.test(path));
  const code = files.map(path => stripTypeScriptTypes(readFileSync(`${folder}/${path}`, 'utf8'))).join('\n');
  expect(files.length).toBeGreaterThan(20);
  const sent = code.replaceAll(/\/\*\*.*?\*\//gs, '').replaceAll(/\s*\n\s*/g, '\n');
  expect(gzipSync(sent, { level: 9 }).length).toBeLessThan(60_000);
});
