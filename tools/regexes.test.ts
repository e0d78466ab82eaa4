import { expect, test } from 'vitest';
import { superLinear } from './regex/cost.ts';
import { superLinearRegexes, TRUSTED } from './regexes.ts';
import { read } from './sources.ts';

const lines = (text: string): string[] => superLinearRegexes([{ path: 'apps/server/src/planted.ts', text }]);

test.each([
  ['begins anywhere, fails at the end', /\.[^/]*$/],
  ['begins anywhere, fails at the end', /\s+$/],
  ['begins anywhere, fails for want of a letter', /x.*y/g],
  ['begins anywhere, and what follows a match is tried in vain', /x(.*y)?/g],
  ['begins anywhere, a look ahead each time', /(?=.*z)a/],
  ['begins at any line', /^\s+$/m],
  ['a loop in a loop', /^(a+)+$/],
  ['a loop in a loop, its body may be empty', /^(?:a*)*$/],
  ['a loop whose tail may be empty', /^(?:a*b?)*$/],
  ['two ways to read a letter', /^(?:a|a)*$/],
  ['two ways to read two letters', /(?:a|b|ab)*c/],
  ['ways that differ in case only', /^(?:a|A)*$/i],
  ['ways that only Unicode tells apart', /^(?:\p{Lu}|Ж)*$/u],
  ['a repetition too long to count', /^(?:a{0,100}){2}a{0,100}$/],
  ['two loops of the same letters', /^(\w+)\s?=\s*(.*)$/],
  ['a known addressee', /^([a-z0-9])(([-.]|_+)?([a-z0-9]+))*@[a-z0-9]+$/],
])('finds %s: %s', (_, { source, flags }) => {
  expect(superLinear(source, flags)).toBe('its time grows faster than the text');
});

test.each([
  /^[a-z]+$/,
  /^\s+/,
  /\s+/g,
  /(?:ab)+/,
  /\.$/,
  /^x.*y$/m,
  /[0-9a-f]{16}/,
  /^(?=.*z)a/,
  /^\.+\/?$/,
  /`([^`]+)`/g,
  /^[^:]*:\/\/(?:[^/?]*@)?([^/?]*)\/?([^?]*)/,
  /^(?:\p{Lu}|\p{Ll})*$/u,
])('lets %s pass', ({ source, flags }) => {
  expect(superLinear(source, flags)).toBeUndefined();
});

test.each([
  ['looks back without end', '(?<!x+)y'],
  ['refers back', String.raw`(a)\1`],
  ['is none', '('],
])('cannot say what an expression costs that %s', (_, source) => {
  expect(superLinear(source, '')).toMatch(/^it cannot be checked: /);
});

test('finds expressions wherever they are written, made of constants too', () => {
  const made = 'new RegExp(`$' + '{MANY}$`)';
  const text = [
    "const MANY = '\\\\s+';",
    "export const a = /^fine$/.test('') || /\\.[^/]*$/.test('');",
    `export const b = ${made};`,
    "export const c = RegExp('x.*y', 'g');",
    'export const d = (text: string) => new RegExp(text);',
  ];
  const expected = [
    '2 /\\.[^/]*$/: its time grows faster than the text',
    `3 ${made}: its time grows faster than the text`,
    "4 RegExp('x.*y', 'g'): its time grows faster than the text",
    '5 new RegExp(text): it is made while the program runs',
  ];
  expect(lines(text.join('\n'))).toEqual(expected.map(line => `apps/server/src/planted.ts:${line}`));
});

test('nothing is trusted that need not be', () => {
  for (const path of Object.keys(TRUSTED)) expect(superLinearRegexes([read(path)])).not.toEqual([]);
});
