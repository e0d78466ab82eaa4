import { expect, test } from 'vitest';
import { blazonCoat } from './blazon.ts';
import { drawCoat } from './draw.ts';
import { HISTORICAL } from './historical.test-kit.ts';
import { layoutFaults } from './layout.test-kit.ts';
import { parseBlazon } from './parse.ts';
import { summon } from './summon.ts';
import { complaintsAbout } from './xml.test-kit.ts';

await summon('all');

const read = (text: string) => {
  const parsed = parseBlazon(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.text}`);
  return parsed.value;
};

test.each([
  ['Azure, a bend Or', 'Azure, a bend Or.'],
  ['azure a bend or', 'Azure, a bend Or.'],
  ['Gules, 3 lions passant guardant in pale gold.', 'Gules, three lions passant guardant in pale Or.'],
  ['Sable, a chevron between three garbs Or', 'Sable, a chevron between three garbs Or.'],
  ['Sable, a chevron Or between three garbs Or', 'Sable, a chevron between three garbs Or.'],
  ['Sable, a chevron, between three garbs Or', 'Sable, a chevron, between three garbs Or.'],
  ['Gules, a lion rampant within a bordure engrailed Or', 'Gules, a lion rampant Or, within a bordure engrailed Or.'],
  ['Gules, on a fess Argent three mullets of the field', 'Gules, on a fess Argent three mullets Gules.'],
  ['Or, on a chief Sable three escallops of the first', 'Or, on a chief Sable three escallops Or.'],
  ['Argent, a chief Gules charged with two mullets Or', 'Argent, on a chief Gules two mullets Or.'],
  ['Vert, three keys, two and one, Or', 'Vert, three keys, two and one, Or.'],
  ['Party per fesse Or and Azure', 'Per fess Or and Azure.'],
  ['Or, three mullets in chief Gules', 'Or, in chief three mullets Gules.'],
  ['Or, a griffin rampant Gules', 'Or, a griffin segreant Gules.'],
  ['Or, a lion rampant Gules, armed and langued Azure', 'Or, a lion rampant Gules armed and langued Azure.'],
  ['Or, a lion Gules langued Vert and armed Azure', 'Or, a lion Gules armed Azure and langued Vert.'],
  ['Or, a stag Gules armed Azure', 'Or, a stag Gules attired and unguled Azure.'],
  ['Or, a lion armed Azure between three keys Gules', 'Or, a lion armed Azure between three keys Gules.'],
  ['Or, three lions, two and one, Gules, armed Azure', 'Or, three lions, two and one, Gules armed Azure.'],
  ['Or, a hart trippant Gules, a label for difference', 'Or, a stag trippant Gules, a label for difference.'],
])('%s is read as %s', (text, again) => {
  const coat = read(text);
  expect(blazonCoat(coat, 'en')).toBe(again);
  expect(read(again)).toEqual(coat);
});

test('every group stands where the blazon says', () => {
  expect(read('Azure, on a fess Argent between three crowns Or two keys in fess Gules, in base a rose Argent')).toEqual({
    first: 'azure',
    ordinary: { ordinary: 'fess', tincture: 'argent' },
    groups: {
      between: { number: 3, bearing: 'crown', tincture: 'or' },
      on: { number: 2, bearing: 'key', order: 'fess', tincture: 'gules' },
      base: { number: 1, bearing: 'rose', tincture: 'argent' },
    },
  });
});

test.each([
  ['', 'unfinished', '', 'there is nothing to read'],
  ['Azure, a dragon rampant Or', 'unknown', 'dragon', '“dragon” is not a word this herald knows'],
  ['Mauve, a bend Or', 'unknown', 'Mauve', '“Mauve” is not a word this herald knows'],
  ['Azure, a lion rampant Or armed', 'unfinished', 'armed', 'something is missing after “armed”'],
  ['Azure, a key Or armed Gules', 'misplaced', 'armed', '“armed” does not belong here'],
  ['Azure, a lion Or armed Gules, armed Vert', 'twice', 'armed', '“armed” is said twice'],
  ['Azure, three lion Or', 'misplaced', 'lion', '“lion” does not belong here'],
  ['Azure, a fess Or, a bend Gules', 'twice', 'a', '“a” is said twice'],
  [
    'Azure, a fess Or, three mullets Gules',
    'no-place',
    'Gules',
    'where does “Gules” stand? Say on, between, in chief, in base or over all',
  ],
  ['Azure, on a bend', 'unfinished', 'bend', 'something is missing after “bend”'],
  ['Azure, four keys, two and one, Or', 'wrong-sum', 'two', '“two” does not add up to the number of charges'],
  ['Azure, five bars Or', 'too-many', 'five', '“five” is more than this herald can draw'],
  ['Azure Or', 'misplaced', 'Or', '“Or” does not belong here'],
])('%s is refused: %s at “%s”', (text, because, word, line) => {
  const parsed = parseBlazon(text);
  expect(parsed.ok).toBe(false);
  if (parsed.ok) return;
  expect([parsed.error.because, parsed.error.word, parsed.error.text]).toEqual([because, word, line]);
  expect(text.slice(parsed.error.from, parsed.error.to)).toBe(word);
});

test('a text without end is read no further than a blazon goes', () => {
  const parsed = parseBlazon(`Azure, ${'a lion between '.repeat(10_000)}`);
  expect(parsed.ok).toBe(false);
});

test('at least 150 real arms are known, each once', () => {
  expect(HISTORICAL.length).toBeGreaterThanOrEqual(150);
  expect(new Set(HISTORICAL.map(([whose]) => whose)).size).toBe(HISTORICAL.length);
});

test.each(HISTORICAL)('%s: %s', (_, text) => {
  const coat = read(text);
  expect(read(blazonCoat(coat, 'en'))).toEqual(coat);
  const svg = drawCoat(coat);
  expect(complaintsAbout(svg)).toEqual([]);
  expect(svg.length).toBeLessThan(30_000);
  expect(layoutFaults(coat)).toEqual([]);
});
