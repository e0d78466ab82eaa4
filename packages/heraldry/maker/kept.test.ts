import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ATTITUDES, BEASTS } from '../src/elements.ts';
import { drawBeast, facesFile } from './index.ts';
import { spelled } from './spell.ts';

/** Another attitude for each beast; all of them take a minute (kept.long.test.ts). */
const SOME = BEASTS.map((beast, i) => [beast, ATTITUDES[(i * 3) % ATTITUDES.length]!] as const);

test.each(SOME)('the outlines kept of a %s %s are what its maker draws; else `npm run beasts`', (beast, attitude) => {
  const kept = readFileSync(new URL(`../src/beasts/outlines/${beast}.ts`, import.meta.url), 'utf8');
  for (const text of spelled(drawBeast(beast, attitude))) expect(kept).toContain(`'${text}',`);
});

test('the faces that are kept are where the makers draw them; else `npm run beasts`', () => {
  expect(readFileSync(new URL('../src/beasts/faces.ts', import.meta.url), 'utf8')).toBe(facesFile());
});
