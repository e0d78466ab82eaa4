import { expect, test } from 'vitest';
import { parseBlazon } from './parse.ts';
import { breaches } from './rule-of-tincture.ts';

test.each([
  ['Azure, a bend Or', []],
  ['Azure, a bend Gules', ['colour-on-colour']],
  ['Or, a bend Argent', ['metal-on-metal']],
  ['Or, a bend Ermine', []],
  ['Per pale Or and Azure, a bend Argent', []],
  ['Per pale Or and Argent, a bend Or', ['metal-on-metal']],
  ['Azure, on a bend Or three mullets Argent', ['metal-on-metal']],
  ['Azure, on a bend Or three mullets Azure', []],
  ['Or, on a chief Argent three keys Argent', ['metal-on-metal']],
  ['Azure, a bordure Gules', []],
  ['Azure semy of keys Sable, a lion Or', ['colour-on-colour']],
  ['Azure, a lion Sable between three keys Or', ['colour-on-colour']],
])('%s breaks %o', (text, expected) => {
  const read = parseBlazon(text);
  expect(read.ok && breaches(read.value)).toEqual(expected);
});
