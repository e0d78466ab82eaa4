import { type Band, type Coat, type Edge, edgesOf, type Group, isBeast, type Strewn } from '../coat.ts';
import type { Tincture } from '../elements.ts';
import { DE, type Gender } from '../terms/de.ts';
import { commas, sentence, words } from './text.ts';

/** «ein goldener Löwe», «von einem goldenen Löwen», «innerhalb eines goldenen Bords». */
type Case = 'nominative' | 'dative' | 'genitive';

export function german(coat: Coat): string {
  const { groups = {}, ordinary, strewn = [], chief, bordure, mark } = coat;
  const over = groups['over-all'];
  const isFilled = ordinary !== undefined || Object.keys(groups).length > 0;
  const isParted = coat.division !== undefined;
  const first = isParted || ordinary?.isOverAll ? upon(principal(ordinary, groups, 'dative')) : principal(ordinary, groups, 'nominative');
  const above = chief && !chief.isOver && (isFilled || isParted) ? `unter ${edge('chief', chief, 'dative')}` : '';
  const parts = [
    words(...strewn.map(semy)),
    first,
    ...(['chief', 'base', 'dexter', 'sinister'] as const).map(place => {
      const group = groups[place];
      return group ? `${DE.places[place]} ${groupText(group, 'nominative')}` : '';
    }),
    over ? (isParted && first !== '' ? `darüber ${groupText(over, 'nominative')}` : upon(groupText(over, 'dative'))) : '',
    ...edgesOf(
      coat,
      chief && above === '' ? edge('chief', chief, 'nominative') : '',
      bordure ? (isFilled ? `innerhalb ${edge('bordure', bordure, 'genitive')}` : edge('bordure', bordure, 'nominative')) : '',
    ),
    mark ? words(several(DE.cadencies[mark], 1, 'nominative', [], coat.markTincture), pointsOf(coat), 'als Beizeichen') : '',
  ].filter(part => part !== '');
  const ground = field(coat);
  if (isParted || ground === '' || parts.length === 0) return sentence([words(above, ground), ...parts]);
  const [before, rest] = strewn.length > 0 ? [[`in ${ground}`, parts[0]!], parts.slice(1)] : [[], parts];
  const start = words(strewn.length > 0 ? '' : `in ${ground}`, above, rest[0]);
  return sentence([...before, start, ...rest.slice(1)]);
}

const pointsOf = ({ mark, points }: Coat): string => (mark === 'label' && points ? `mit ${DE.numbers[points]} Lätzen` : '');

const upon = (what: string): string => what && `überdeckt von ${what}`;

function field({ division, first, second }: Coat): string {
  const name = (tincture: Tincture): string => DE.tinctures[tincture].noun;
  if (!division) return first ? name(first) : '';
  const divided = DE.fields[division];
  if (first) return words(divided, 'von', name(first), second && `und ${name(second)}`);
  return second ? `${divided}, das zweite ${name(second)}` : divided;
}

function semy({ bearing, tincture }: Strewn, index: number): string {
  const { adjective, manyDative } = DE.charges[bearing];
  return words(index === 0 ? 'besät mit' : 'und mit', declined(adjective, 'en'), coloured(manyDative, tincture, 'en'));
}

function principal(ordinary: Band | undefined, { middle, on, between }: NonNullable<Coat['groups']>, how: 'nominative' | 'dative'): string {
  if (!ordinary && !middle) return '';
  const isCornered = (ordinary?.ordinary === 'cross' || ordinary?.ordinary === 'saltire') && between?.number === 4;
  const around = isCornered && between.order === undefined ? 'bewinkelt' : 'begleitet';
  return commas(
    ordinary ? band(ordinary, how) : groupText(middle!, how),
    on && words(how === 'dative' ? these(ordinary!) : '', 'belegt mit', groupText(on, 'dative')),
    between && `${around} von ${groupText(between, 'dative')}`,
  );
}

function band({ ordinary, number, line, tincture }: Band, how: Case): string {
  const adjectives = line ? [DE.lines[line]] : [];
  return several(DE.ordinaries[ordinary], number ?? 1, how, adjectives, tincture);
}

/** «ein mit drei Rosen belegtes rotes Schildhaupt». */
function edge(which: 'chief' | 'bordure', { line, tincture, on }: Edge, how: Case): string {
  const adjectives = [...(on ? [`mit ${groupText(on, 'dative')} belegt`] : []), ...(line ? [DE.lines[line]] : [])];
  return several(DE.ordinaries[which], 1, how, adjectives, tincture);
}

function groupText(group: Group, how: 'nominative' | 'dative'): string {
  const { number, bearing, attitude, order, tincture } = group;
  const noun = isBeast(bearing) ? DE.beasts[bearing] : DE.charges[bearing];
  const stance = attitude && isBeast(bearing) ? DE.attitudes[attitude] : [];
  const isCrossed = order === 'saltire' && number === 2;
  const all = several(noun, number, how, isCrossed ? [DE.crossed, ...stance] : stance, tincture);
  if (typeof order !== 'object') return commas(words(all, isCrossed ? '' : order && DE.orders[order]), weapons(group));
  return commas(all, `${order.join(':')} gestellt`, weapons(group));
}

/** «rot bewehrt und gezungt», «rot bewehrt und blau gezungt». */
function weapons({ armed, langued }: Group): string {
  const coloured = (tincture: Tincture): string => DE.tinctures[tincture].adjective ?? `in ${DE.tinctures[tincture].noun}`;
  if (armed === langued) return armed ? `${coloured(armed)} ${DE.armed} und ${DE.langued}` : '';
  const parts = [armed && `${coloured(armed)} ${DE.armed}`, langued && `${coloured(langued)} ${DE.langued}`];
  return parts.filter(part => part !== undefined).join(' und ');
}

/** What was said in the dative, taken up again. */
const these = ({ ordinary, number }: Band): string => `dies${number ? 'e' : ENDINGS[DE.ordinaries[ordinary].gender]}`;

const ARTICLES: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: 'ein', f: 'eine', n: 'ein' },
  dative: { m: 'einem', f: 'einer', n: 'einem' },
  genitive: { m: 'eines', f: 'einer', n: 'eines' },
};

const ENDINGS: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es' };

type Noun = (typeof DE)['charges']['key'];

function several(noun: Noun, number: number, how: Case, adjectives: readonly string[], tincture: Tincture | undefined): string {
  const isOne = number === 1;
  const ending = how !== 'nominative' ? 'en' : isOne ? ENDINGS[noun.gender] : 'e';
  return words(
    isOne ? ARTICLES[how][noun.gender] : DE.numbers[number],
    adjectives.map(adjective => declined(adjective, ending)).join(', '),
    declined(noun.adjective, ending),
    coloured(formOf(noun, isOne, how), tincture, ending),
  );
}

function formOf({ noun, dative, many, manyDative }: Noun, isOne: boolean, how: Case): string {
  if (!isOne) return how === 'dative' ? manyDative : many;
  if (how === 'genitive') return `${noun}s`;
  return how === 'dative' ? (dative ?? noun) : noun;
}

const declined = (stem: string | undefined, ending: string): string => (stem === undefined ? '' : stem + ending);

/** Colours are adjectives before the noun, furs stand after it: «goldener Löwe», «Löwe in Hermelin». */
function coloured(noun: string, tincture: Tincture | undefined, ending: string): string {
  if (!tincture) return noun;
  const { adjective, noun: name } = DE.tinctures[tincture];
  return adjective ? `${adjective}${ending} ${noun}` : `${noun} in ${name}`;
}
