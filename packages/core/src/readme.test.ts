import { readFileSync } from 'node:fs';
import { harbor } from '@tabard/testkit/harbor';
import { expect, test } from 'vitest';
import { play, rngAt } from './index.ts';

test("the README's example runs", async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)?.[1]?.replace(/^import .*$/gm, '');
  const printed: unknown[] = [];
  const run = new Function('game', 'play', 'rngAt', 'console', example!);
  run(harbor, play, rngAt, { log: (...line: unknown[]) => printed.push(...line) });
  expect(printed).toEqual([[{ type: 'took', seat: 0, ware: expect.any(String) }]]);
});
