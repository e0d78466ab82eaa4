import { blazonCoat, type Coat, parseBlazon } from '@tabard/heraldry';
import { expect, test } from 'vitest';
import { placesFor, withBand, withEdge, withField, withGroup, withMark, withMore, withOrdinary, withoutGroup } from './edit.ts';

const read = (text: string): Coat => {
  const parsed = parseBlazon(text);
  if (!parsed.ok) throw new Error(parsed.error.text);
  return parsed.value;
};

const edits: readonly [before: string, edit: (coat: Coat) => Coat, after: string][] = [
  ['Azure', coat => withField(coat, { division: 'per-pale', second: 'or' }), 'Per pale Azure and Or.'],
  ['Per pale Azure and Or', coat => withField(coat, { division: undefined }), 'Azure.'],
  ['Azure, a lion Or', coat => withOrdinary(coat, 'fess'), 'Azure, a fess, over all a lion Or.'],
  ['Azure, a fess Gules, over all a lion Or', coat => withOrdinary(coat, undefined), 'Azure, a lion Or.'],
  ['Azure, a fess between three keys Or', coat => withOrdinary(coat, undefined), 'Azure, three keys Or.'],
  ['Azure, a fess between three keys Or', coat => withOrdinary(coat, 'chevron'), 'Azure, a chevron between three keys Or.'],
  ['Azure, a fess Or', coat => withBand(coat, { line: 'wavy', tincture: 'argent' }), 'Azure, a fess wavy Argent.'],
  ['Azure', coat => withEdge(coat, 'chief', 'or'), 'Azure, a chief Or.'],
  ['Azure, on a chief Or three keys Gules', coat => withEdge(coat, 'chief', 'argent'), 'Azure, on a chief Argent three keys Gules.'],
  ['Azure, a chief Or', coat => withEdge(coat, 'chief', undefined), 'Azure.'],
  ['Azure', withMore, 'Azure, a mullet Or.'],
  ['Azure, a lion Or', withMore, 'Azure, a lion between three mullets Or.'],
  ['Azure, a fess Argent', withMore, 'Azure, on a fess Argent three mullets Azure.'],
  ['Azure, a lion between three keys Or', coat => withoutGroup(coat, 'middle'), 'Azure, three keys Or.'],
  ['Azure, a lion Or', coat => withoutGroup(coat, 'middle'), 'Azure.'],
  ['Azure, three bars Or', coat => withOrdinary(coat, 'cross'), 'Azure, a cross Or.'],
  ['Azure, three bars Or', coat => withOrdinary(coat, 'bend'), 'Azure, three bendlets Or.'],
  ['Quarterly Or and Gules, over all a bend Azure', coat => withField(coat, { division: undefined }), 'Or, a bend Azure.'],
  ['Azure, a lion Or, a label Gules', coat => withMark(coat, 'label', undefined), 'Azure, a lion Or, a label for difference.'],
  [
    'Azure, a lion Or, a label of five points Gules',
    coat => withMark(coat, 'crescent', 'argent'),
    'Azure, a lion Or, a crescent Argent for difference.',
  ],
  ['Azure, a lion Or, a label of five points Gules', coat => withMark(coat, undefined, 'argent'), 'Azure, a lion Or.'],
  [
    'Azure, a lion Or',
    coat => withGroup(coat, 'middle', { number: 1, bearing: 'bear', tincture: 'or' }, 'base'),
    'Azure, in base a bear Or.',
  ],
];

test.each(edits)('%s, edited: %s', (before, edit, after) => {
  const coat = edit(read(before));
  expect(blazonCoat(coat, 'en')).toBe(after);
  expect(read(after)).toEqual(coat);
});

test('a group is offered only places that are free', () => {
  expect(placesFor(read('Azure'))).toEqual(['middle', 'chief', 'base', 'dexter', 'sinister']);
  expect(placesFor(read('Azure, a lion Or'))).toEqual(['between', 'chief', 'base', 'dexter', 'sinister']);
  expect(placesFor(read('Azure, a lion Or'), 'middle')).toEqual(['middle', 'chief', 'base', 'dexter', 'sinister']);
  expect(placesFor(read('Azure, on a fess Or three keys Gules'))).toEqual(['between', 'chief', 'base']);
  expect(placesFor(read('Azure, a saltire between three mullets Or'))).toEqual(['on', 'over-all']);
  expect(placesFor(read('Azure, a saltire between three mullets Or'), 'between')).toEqual(['on', 'between', 'chief', 'base', 'over-all']);
  expect(placesFor(read('Azure, a fess Or, in base a key Or'))).toEqual(['on', 'chief', 'over-all']);
  expect(placesFor(read('Azure, two bars Or'))).toEqual(['between', 'chief', 'base', 'over-all']);
});
