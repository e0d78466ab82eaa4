import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BEASTS } from '../src/elements.ts';
import { outlinesOf } from './index.ts';

test.each(BEASTS)('all that is kept of the %s is what its maker draws; else `npm run beasts`', beast => {
  expect(readFileSync(new URL(`../src/beasts/outlines/${beast}.ts`, import.meta.url), 'utf8')).toBe(outlinesOf(beast));
});
