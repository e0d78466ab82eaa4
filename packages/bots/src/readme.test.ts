import { readFileSync } from 'node:fs';
import { fastRng } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { advice, allAtOnce } from './all-at-once.fixture.ts';
import { BOTS, botNamed } from './index.ts';

describe('the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

  test('has an example that runs', () => {
    const example = /```ts\n(.*?)```/s.exec(readme)![1]!.replace(/^import .*$/gm, '');
    const printed: string[] = [];
    let time = 0;
    const given = {
      game: allAtOnce,
      advice,
      botNamed,
      fastRng,
      performance: { now: () => time++ },
      console: { log: (line: string) => printed.push(line) },
    };
    new Function(...Object.keys(given), example)(...Object.values(given));
    expect(printed).toEqual([0, 1, 2].map(seat => expect.stringMatching(new RegExp(`^seat ${seat}: \\d+, after [1-9]\\d* iterations$`))));
    expect(time).toBeGreaterThan(0);
  });

  test('names every bot there is, and no other', () => {
    expect([...readme.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name)).toEqual([...BOTS]);
  });
});
