import { readFileSync } from 'node:fs';
import { play, rngAt } from '@tabard/core';
import { expect, test } from 'vitest';
import { achievement } from './engine/achievement.ts';
import { blason } from './index.ts';

test("the README's example runs", () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)?.[1]?.replace(/^import .*$/gm, '');
  const printed: unknown[] = [];
  const run = new Function('blason', 'achievement', 'play', 'rngAt', 'console', example!);
  run(blason, achievement, play, rngAt, { log: (...line: unknown[]) => printed.push(...line) });
  expect(printed).toEqual([[{ type: 'drew', seat: expect.any(Number), pile: 'figures', herald: false }], {}]);
});
