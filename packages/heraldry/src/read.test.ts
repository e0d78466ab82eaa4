import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diceOf, randomAchievement } from './random.test-kit.ts';
import { readAchievement } from './read.ts';
import { shown, spelled } from './shown.ts';

test.each([
  ['lion', 'A1 takes a field, but "lion" is a beast'],
  ['per-pale lion', 'A2 takes a tincture, but "lion" is a beast'],
  ['per-dance', 'there is no element "per-dance"'],
  ['- azure-5', 'there is no element "azure-5"'],
  ['- vair-1', 'there is no element "vair-1"'],
  ['- azure-1 azure-2', 'A2 and A3 may not both be azure'],
  ['- - - fess - or-1 lion rampant or-2', 'B3 and C3 may not both be or'],
  ['- - - fess semy', 'row B lies in one band: with "fess" goes a line, and "semy" is an arrangement'],
  ['- - - key wavy', 'row B lies in one band: with "key" goes an arrangement, and "wavy" is a line'],
  ['- - - - - - lion semy', 'row C lies in one band: with "lion" goes an attitude, and "semy" is an arrangement'],
  ['- or-1 - fess - or-1', 'there is only one "or-1"'],
  ['- - - key - - key', 'there is only one "key"'],
  ['- - - - - - - - - label rose', 'a shield has ten columns, so "rose" is one too many'],
])('%s is refused: %s', (elements, error) => {
  expect(readAchievement(elements.split(' '))).toEqual({ ok: false, error });
});

test('a shield is read column by column, the figures telling the band', () => {
  expect(readAchievement('per-pale or-1 azure-2 key semy gules-1 bear - - rose'.split(' '))).toEqual({
    ok: true,
    value: {
      field: 'per-pale',
      first: 'or',
      second: 'azure',
      rowB: { kind: 'charges', charge: 'key', arrangement: 'semy', tincture: 'gules' },
      rowC: { kind: 'beast', beast: 'bear' },
      cadency: 'rose',
    },
  });
});

test('what is spelled can be read again', () => {
  for (let seed = 0; seed < 500; seed++) {
    const achievement = shown(randomAchievement(diceOf(seed)));
    expect(readAchievement(spelled(achievement).split(' '))).toEqual({ ok: true, value: achievement });
  }
});

test("the README's example runs", async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)?.[1]?.replace(/^import .*$/gm, '');
  const heraldry = await import('./index.ts');
  const printed: unknown[] = [];
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const run = new AsyncFunction('readAchievement', 'drawArms', 'blazon', 'summon', 'console', example!);
  const console = { log: (...line: unknown[]) => printed.push(...line) };
  await run(heraldry.readAchievement, heraldry.drawArms, heraldry.blazon, heraldry.summon, console);
  expect(printed).toEqual([
    'Azure, a bend wavy Argent, over all a lion rampant Or.',
    'D’azur à la bande ondée d’argent, au lion d’or brochant sur le tout.',
    expect.stringMatching(/^<svg .*<\/svg>$/),
  ]);
});
