import { readFileSync } from 'node:fs';
import { pips } from '@tabard/testkit/pips';
import { expect, test } from 'vitest';
import { Scene } from '../test/scene.ts';
import { decide, make, open, plainDigest } from './index.ts';

test("the README's example runs", () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)![1]!.replace(/^import .*$/gm, '');
  const printed: unknown[] = [];
  // Ann is to begin.
  const game = { ...pips, setup: (...args: Parameters<typeof pips.setup>) => ({ ...pips.setup(...args), turn: 0 }) };
  const { draw } = new Scene().around();
  const given = { decide, make, open, plainDigest, game, draw, console: { log: (line: unknown) => printed.push(line) } };
  const opened = new Function(...Object.keys(given), `${example}; return [opened, decided.value.table];`)(...Object.values(given));
  expect(printed).toEqual([
    [{ seq: 6, facts: [{ type: 'drew', seat: 0, card: expect.any(Number) }] }],
    ['made', 'sat', 'botSeated', 'called', 'started', 'move'],
  ]);
  expect(opened[0]).toStrictEqual({ ok: true, value: { table: opened[1], lost: 0, isToCarry: false } });
});
