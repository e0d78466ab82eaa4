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
  ['Gules, a lion rampant within a bordure engrailed Or', 'Gules, a lion rampant within a bordure engrailed Or.'],
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
  ['Gules, a lion rampant and a bordure engrailed Or', 'Gules, a lion rampant within a bordure engrailed Or.'],
  ['Gules, a lion rampant, within a bordure Or', 'Gules, a lion rampant, within a bordure Or.'],
  ['Or, a saltire and a chief Gules', 'Or, a saltire and a chief Gules.'],
  ['Or, a saltire Gules, a chief Gules', 'Or, a saltire and a chief Gules.'],
  ['Or, a saltire and a chief within a bordure Gules', 'Or, a saltire and a chief within a bordure Gules.'],
  ['Or, a saltire Gules, within a bordure Gules, a chief Gules', 'Or, a saltire within a bordure and a chief Gules.'],
  [
    'Gules, a griffin sejant erect Argent, on a chief Argent three lions passant Vert',
    'Gules, a griffin sejant erect and on a chief Argent three lions passant Vert.',
  ],
  [
    'Argent, a bear sejant erect and on a chief Gules three billets Or',
    'Argent, a bear sejant erect and on a chief Gules three billets Or.',
  ],
  ['Or, a chevron between three garbs within a bordure Gules', 'Or, a chevron between three garbs within a bordure Gules.'],
  ['Or, a chevron between three garbs Gules, a chief Gules', 'Or, a chevron between three garbs Gules, a chief Gules.'],
  ['Or, a lion Gules armed Azure, a chief Gules', 'Or, a lion Gules armed Azure, a chief Gules.'],
  ['Azure billetty, a lion rampant Or', 'Azure billety and a lion rampant Or.'],
  ['Azure semy-de-lis, a lion rampant Or', 'Azure semy-de-lis and a lion rampant Or.'],
  ['Azure billetty and a lion rampant Or', 'Azure billety and a lion rampant Or.'],
  ['Azure billetty, a lion rampant Or, a chief Gules', 'Azure billety and a lion rampant Or, a chief Gules.'],
  ['Azure billety; a lion rampant Or', 'Azure billety; a lion rampant Or.'],
  ['Azure billety Or, a lion rampant Argent', 'Azure billety Or, a lion rampant Argent.'],
  ['Azure billety and semy of roses Or', 'Azure billety and semy of roses Or.'],
  ['Azure billety; semy of roses Or', 'Azure billety; semy of roses Or.'],
  ['Azure semy of roses, a chevron between three garbs Or', 'Azure semy of roses and a chevron between three garbs Or.'],
  ['Azure billety, on a fess Or between two keys Gules a rose Vert', 'Azure billety and on a fess Or between two keys Gules a rose Vert.'],
  ['Azure, a lion Or, a label of three points Gules', 'Azure, a lion Or, a label Gules for difference.'],
  ['Azure, a lion Or, a label Gules', 'Azure, a lion Or, a label Gules for difference.'],
  ['Azure, a lion Or, a label for difference Gules', 'Azure, a lion Or, a label Gules for difference.'],
  ['Azure, a lion Or, a label of 5 points of the last', 'Azure, a lion Or, a label of five points Or for difference.'],
  ['Azure, a lion, a label of four points Argent', 'Azure, a lion, a label of four points Argent for difference.'],
  ['Azure, a lion Or, a crescent Gules for difference', 'Azure, a lion Or, a crescent Gules for difference.'],
  ['Azure, a lion Or, a baton sinister Argent', 'Azure, a lion Or, a baton sinister Argent for difference.'],
  ['Or, an orle of martlets Gules', 'Or, eight martlets in orle Gules.'],
  ['Or, a lion rampant within an orle of ten martlets Gules', 'Or, a lion rampant between ten martlets in orle Gules.'],
  ['Or, a lion rampant Azure, an orle of martlets Gules', 'Or, a lion rampant Azure between eight martlets in orle Gules.'],
  ['Or, a fess Azure between an orle of martlets Gules', 'Or, a fess Azure between eight martlets in orle Gules.'],
  ['Azure semy-de-lis and a bordure Or', 'Azure semy-de-lis and a bordure Or.'],
  [
    'Gules, a fess Ermine, in chief two escallops and in base a garb Or',
    'Gules, a fess Ermine, in chief two escallops Or, in base a garb Or.',
  ],
  ['Argent, three keys, two and one, within a bordure Or', 'Argent, three keys, two and one, within a bordure Or.'],
  ['Gules, a rose between four wolves armed Or', 'Gules, a rose between four wolves armed Or.'],
  ['Quarterly, Or and Gules, over all a bend Azure', 'Quarterly Or and Gules, over all a bend Azure.'],
  ['Quarterly, Or and Gules, a bend Azure', 'Quarterly Or and Gules, a bend Azure.'],
  ['Barry of six Or and Gules, over all two bendlets Azure', 'Barry of six Or and Gules, over all two bendlets Azure.'],
  ['Azure semy-de-lis Or, over all on a bend Gules a lion Or', 'Azure semy-de-lis Or, over all on a bend Gules a lion Or.'],
  ['Azure, over all a bend Or', 'Azure, a bend Or.'],
  [
    'Azure, a chevron between in chief two mullets and in base a crescent Or',
    'Azure, a chevron Or, in chief two mullets Or, in base a crescent Or.',
  ],
  ['Azure, two mullets, one in chief and one in base, Or', 'Azure, in chief a mullet Or, in base a mullet Or.'],
  ['Azure, a key in bend Or', 'Azure, a key in bend Or.'],
  ['Azure, a sword in pale Or', 'Azure, a sword Or.'],
  ['Azure, a fess Or between three mullets of the last', 'Azure, a fess between three mullets Or.'],
  [
    'Azure, on a fess Or three mullets Gules, in chief as many roses Argent',
    'Azure, on a fess Or three mullets Gules, in chief three roses Argent.',
  ],
  ['Azure, a chief Or, thereon three mullets Gules', 'Azure, on a chief Or three mullets Gules.'],
  ['Azure, a fess Or, thereon three mullets Gules', 'Azure, on a fess Or three mullets Gules.'],
  ['Azure, a fess Or debruised by a lion Gules', 'Azure, a fess Or, over all a lion Gules.'],
  ['Argent, a cross Gules cantoned by four roses Azure', 'Argent, a cross Gules between four roses Azure.'],
  ['Or, a lion Gules armed & langued Azure', 'Or, a lion Gules armed and langued Azure.'],
  ['Or, a unicorn Gules, armed, crined and unguled Azure', 'Or, a unicorn Gules armed and unguled Azure.'],
  ['Or, three keys (2 & 1) Gules', 'Or, three keys, two and one, Gules.'],
  ['Az., lion rampant Or', 'Azure, a lion rampant Or.'],
  ['Or, on a saltire Azure a crown Or between four roses Gules', 'Or, on a saltire Azure between four roses Gules a crown Or.'],
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
  [
    'Azure, a fess Or, a bend Gules',
    'one-ordinary',
    'bend',
    '“bend” is one ordinary too many: this herald draws one, and charges on and around it',
  ],
  [
    'Or, a fess between two chevrons Sable',
    'one-ordinary',
    'chevrons',
    '“chevrons” is one ordinary too many: this herald draws one, and charges on and around it',
  ],
  [
    'Azure, a saltire Argent surmounted by a cross Gules',
    'one-ordinary',
    'cross',
    '“cross” is one ordinary too many: this herald draws one, and charges on and around it',
  ],
  [
    'Quarterly Or and Gules, a fess Azure, over all a bend Sable',
    'one-ordinary',
    'bend',
    '“bend” is one ordinary too many: this herald draws one, and charges on and around it',
  ],
  [
    'Or, a lion rampant Gules, over all a bend Azure',
    'over-charges',
    'bend',
    '“bend” would lie over charges: this herald draws an ordinary below them, and it is named first',
  ],
  [
    'Or, a lion rampant Gules, a bend Azure',
    'over-charges',
    'bend',
    '“bend” would lie over charges: this herald draws an ordinary below them, and it is named first',
  ],
  [
    'Or, a lion rampant Gules surmounted by a bend Azure',
    'over-charges',
    'bend',
    '“bend” would lie over charges: this herald draws an ordinary below them, and it is named first',
  ],
  [
    'Or, a lion rampant Gules, on a chief Azure a bend Or',
    'one-ordinary',
    'bend',
    '“bend” is one ordinary too many: this herald draws one, and charges on and around it',
  ],
  [
    'Or, a lion rampant Gules, in chief a bend Azure',
    'one-ordinary',
    'bend',
    '“bend” is one ordinary too many: this herald draws one, and charges on and around it',
  ],
  ['Azure, an orle of one martlet Or', 'misplaced', 'one', '“one” does not belong here'],
  ['Azure, a mullet Or, in saltyre', 'unknown', 'in saltyre', '“in saltyre” is not a word this herald knows; do you mean “saltire”?'],
  [
    'Azure billety Or and semy of roses Argent and semy of mullets Gules',
    'at-most',
    'semy of',
    '“semy of”: this herald draws at most 2 of them',
  ],
  [
    'Azure, a lion Or, a bordure Or and Gules',
    'one-tincture',
    'Gules',
    '“Gules”: only a field has two tinctures here; each ordinary and each group has one',
  ],
  ['Or, four pallets Gules', 'at-most', 'pallets', '“pallets”: this herald draws at most 3 of them'],
  ['Per pale indented Or and Gules', 'straight', 'indented', '“indented”: fields are parted by straight lines here'],
  ['Azure, in dexter chief a mullet Or', 'so-placed', 'in dexter chief', 'this herald cannot place charges “in dexter chief”'],
  ['Azure, a mullet in dexter chief Argent', 'so-placed', 'in dexter chief', 'this herald cannot place charges “in dexter chief”'],
  [
    'Azure, a mullet in the sinister base point Argent',
    'so-placed',
    'in the sinister base point',
    'this herald cannot place charges “in the sinister base point”',
  ],
  ['Azure, three swords in pile Argent', 'so-placed', 'in pile', 'this herald cannot place charges “in pile”'],
  [
    'Quarterly Gules and Or, in the first quarter a mullet Argent',
    'quarters',
    'in the first quarter',
    '“in the first quarter”: charges in single quarters cannot be drawn',
  ],
  [
    'Quarterly, first and fourth Azure, second and third Or',
    'quarters',
    'first and fourth',
    '“first and fourth”: charges in single quarters cannot be drawn',
  ],
  ['Barry of eight Or and Gules', 'only', 'Barry of eight', '“Barry of eight”: this herald draws only “barry of six”'],
  [
    'Or, three mullets of six points Gules',
    'only',
    'mullets of six points',
    '“mullets of six points”: this herald draws only “of five points”',
  ],
  [
    'Or, a label of six points Gules',
    'only',
    'label of six points',
    '“label of six points”: this herald draws only “of three, four or five points”',
  ],
  [
    'Argent, two saltires Gules',
    'one-ordinary',
    'saltires',
    '“saltires” is one ordinary too many: this herald draws one, and charges on and around it',
  ],
  [
    'Argent, on a chief Or a bend Gules',
    'one-ordinary',
    'bend',
    '“bend” is one ordinary too many: this herald draws one, and charges on and around it',
  ],
  ['Azure, thirteen roses Or', 'at-most', 'thirteen', '“thirteen”: this herald draws at most 12 of them'],
  ['Gules, on a canton Or a rose', 'unknown', 'canton', '“canton” is not a word this herald knows'],
  ['Argent, six cross Gules', 'misplaced', 'cross', '“cross” does not belong here'],
  ['Argent, a saltyre Gules', 'unknown', 'saltyre', '“saltyre” is not a word this herald knows; do you mean “saltire”?'],
  ['Azure, six crosses crosslet Or', 'unknown', 'crosslet', '“crosslet” is not a word this herald knows'],
  ['Azure, a cross crosslet Or', 'unknown', 'crosslet', '“crosslet” is not a word this herald knows'],
  ['Azure, ten crosses patty Or', 'unknown', 'patty', '“patty” is not a word this herald knows'],
  ['Or, a lion rampant within a double tressure Gules', 'only', 'double tressure', '“double tressure”: this herald draws only “a bordure”'],
  [
    'Or, a fess chequy Azure and Argent',
    'one-tincture',
    'chequy',
    '“chequy”: only a field has two tinctures here; each ordinary and each group has one',
  ],
  [
    'Azure, two keys in saltire Or and Argent',
    'one-tincture',
    'Argent',
    '“Argent”: only a field has two tinctures here; each ordinary and each group has one',
  ],
  ['Gulse, a lion rampant Or', 'unknown', 'Gulse', '“Gulse” is not a word this herald knows; do you mean “Gules”?'],
  ['Azure, a lyon rampant Or', 'unknown', 'lyon', '“lyon” is not a word this herald knows; do you mean “lion”?'],
  ['Azure, a griffon segreant Or', 'unknown', 'griffon', '“griffon” is not a word this herald knows; do you mean “griffin”?'],
  ['Azure, a harp Or', 'unknown', 'harp', '“harp” is not a word this herald knows'],
  ['Azure, two mullets, one in chief and two in base Or', 'wrong-sum', 'mullets', '“mullets” does not add up to the number of charges'],
  ['Quarterly Or and', 'unfinished', 'and', 'something is missing after “and”'],
  ['Azure, a lion Or and', 'unfinished', 'and', 'something is missing after “and”'],
  [
    'Azure, a fess Or, three mullets Gules',
    'no-place',
    'mullets',
    'where are the “mullets”? Say on, between, in chief, in base or over all',
  ],
  ['Azure, on a bend', 'unfinished', 'bend', 'something is missing after “bend”'],
  ['Azure, four keys, two and one, Or', 'wrong-sum', 'two', '“two” does not add up to the number of charges'],
  ['Azure, five bars Or', 'at-most', 'bars', '“bars”: this herald draws at most 3 of them'],
  ['Azure Or', 'misplaced', 'Or', '“Or” does not belong here'],
])('%s is refused: %s at “%s”', (text, because, word, line) => {
  const parsed = parseBlazon(text);
  expect(parsed.ok).toBe(false);
  if (parsed.ok) return;
  expect([parsed.error.because, parsed.error.word, parsed.error.text]).toEqual([because, word, line]);
  expect(text.slice(parsed.error.from, parsed.error.to)).toBe(word);
});

test.each([
  ['Per pale Or and Azure a lion', 'lion'],
  ['Azure, a fess between three keys', 'fess'],
  ['Azure, a lion, in chief a key Or', 'lion'],
  ['Azure billety', 'billety'],
  ['Azure billety; a lion Or', 'billety'],
  ['Azure semy of roses, a lion, a chief Or', 'roses'],
  ['Azure billety, a lion within a bordure Or', undefined],
  ['Azure, a lion within a bordure Or', undefined],
])('%s lacks the tincture of %s', (text, word) => {
  const parsed = parseBlazon(text);
  expect(parsed.ok && parsed.lacking?.word).toBe(word);
  if (parsed.ok && word) expect(parsed.lacking?.text).toBe(`“${word}” has no tincture and is drawn unpainted`);
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
