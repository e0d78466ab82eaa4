import { expect, test } from 'vitest';
import { deFrench, LANGS, listing, plural, telling } from './index.ts';

test('every language counts by its own rule', () => {
  const cards = LANGS.map(lang => [0, 1, 2].map(n => plural(lang)(n, 'one', 'other')).join(' '));
  expect(cards).toEqual(['other one other', 'other one other', 'one one other', 'other other other']);
});

test('every language lists in its own way', () => {
  const names = ['Ada', 'Bo', 'Cy'];
  expect(LANGS.map(lang => listing(lang)(names))).toEqual(['Ada, Bo and Cy', 'Ada, Bo und Cy', 'Ada, Bo et Cy', 'Ada、Bo、Cy']);
  expect(LANGS.map(lang => listing(lang, 'or')(names))).toEqual(['Ada, Bo or Cy', 'Ada, Bo oder Cy', 'Ada, Bo ou Cy', 'Ada、Bo、またはCy']);
  expect(LANGS.map(lang => listing(lang, 'commas')(names))).toEqual(['Ada, Bo, Cy', 'Ada, Bo, Cy', 'Ada, Bo, Cy', 'Ada、Bo、Cy']);
});

test.each([
  ['Ada', 'd’Ada'],
  ['Élise', 'd’Élise'],
  ['Hugo', 'd’Hugo'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Œdipe', 'd’Œdipe'],
  ['Marie', 'de Marie'],
  ['四月', 'de 四月'],
])('in French, of %s', (name, said) => {
  expect(deFrench(name)).toBe(said);
});

test('who did something reads of it as «you»', () => {
  const name = (seat: number) => ['Ada', 'Bo'][seat]!;
  const said = (seat: number, you?: number) => LANGS.map(lang => telling(lang, name, you)).map(({ does }) => does(seat, 'draws', 'draw'));
  expect(said(0, 0)).toEqual(['You draw', 'Du draw', 'Vous draw', 'あなた draw']);
  expect(said(1, 0)).toEqual(Array(4).fill('Bo draws'));
  expect(said(0)).toEqual(Array(4).fill('Ada draws'));
  expect(LANGS.map(lang => telling(lang, name, 0).name(0))).toEqual(['Ada', 'Ada', 'Ada', 'あなた']);
  expect(LANGS.map(lang => telling(lang, name, 0).listed(0))).toEqual(['you', 'du', 'vous', 'あなた']);
  expect(LANGS.map(lang => telling(lang, name, 1).listed(0))).toEqual(['Ada', 'Ada', 'Ada', 'Ada']);
});
