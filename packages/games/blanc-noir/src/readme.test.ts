import { readFileSync } from 'node:fs';
import { play, rngAt } from '@tabard/core';
import { expect, test } from 'vitest';
import { blancNoir } from './index.ts';

test("the README's example runs", () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)?.[1]?.replace(/^import .*$/gm, '');
  const printed: unknown[] = [];
  const run = new Function('blancNoir', 'play', 'rngAt', 'console', example!);
  run(blancNoir, play, rngAt, { log: (...line: unknown[]) => printed.push(...line) });
  expect(printed).toEqual([[{ type: 'drew', seat: expect.any(Number), count: 1, cause: 'turn' }], expect.any(Array)]);
  expect(printed[1]).toHaveLength(8);
});
