import { readFileSync } from 'node:fs';
import { play, rngAt } from '@tabard/core';
import { expect, test } from 'vitest';
import { journey, tintenblut } from './index.ts';

test("the README's example runs", () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)?.[1]?.replace(/^import .*$/gm, '');
  const printed: unknown[] = [];
  const run = new Function('tintenblut', 'journey', 'play', 'rngAt', 'console', example!);
  run(tintenblut, journey, play, rngAt, { log: (...line: unknown[]) => printed.push(...line) });
  expect(printed).toEqual([
    { route: expect.arrayContaining(['mill']), cost: expect.any(Number) },
    [expect.objectContaining({ type: 'journey', to: 'mill', card: 'mill' })],
  ]);
});
