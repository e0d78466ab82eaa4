import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as api from './index.ts';

test("the README's example runs", () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)![1]!.replaceAll(/^import .*$/gm, '');
  const printed: unknown[] = [];
  new Function(...Object.keys(api), 'console', example)(...Object.values(api), { log: (line: unknown) => printed.push(line) });
  expect(printed).toEqual([expect.any(Number)]);
});
