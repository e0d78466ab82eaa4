import { type Band, type Coat, type Edge, edgesOf, type Group, isBeast, type Place, type Strewn } from '../coat.ts';
import type { Tincture } from '../elements.ts';
import { type Agreeing, FR, type Stance } from '../terms/fr.ts';
import { commas, listed, sentence, words } from './text.ts';

export function french(coat: Coat): string {
  const { groups = {}, strewn = [], ordinary, chief, bordure, mark } = coat;
  const over = groups['over-all'];
  const parts = [
    principal(coat),
    ...(ordinary || groups.middle ? [] : beside(groups).map(([place, group]) => whole(group, place))),
    over ? whole(over, 'over-all') : '',
    ...edgesOf(coat, chief ? edge('chief', chief) : '', bordure ? edge('bordure', bordure) : ''),
  ].filter(part => part !== '');
  // No comma stands between a plain field and what is on it.
  const isPlain = !coat.division && strewn.length === 0;
  const ground = words(field(coat), ...strewn.map(semy), isPlain ? parts.shift() : '');
  return sentence([
    saidOnce(commas(ground, ...parts)),
    mark ? words('brisé', FR.cadencies[mark], pointsOf(coat), named(coat.markTincture)) : '',
  ]);
}

const pointsOf = ({ mark, points }: Coat): string => (mark === 'label' ? `à ${FR.numbers[points ?? 3]} pendants` : '');

const TINCTURES = Object.values(FR.tinctures);
const LETTER = /\p{L}/u;

/** A tincture that was the last to be named is not named again. */
function saidOnce(text: string): string {
  let said = '';
  let last: string | undefined;
  for (let at = 0; at < text.length; ) {
    const named = TINCTURES.find(one => text.startsWith(one, at) && !LETTER.test(text[at + one.length] ?? ''));
    said += named === undefined ? text[at] : named === last ? FR.same : named;
    at += named?.length ?? 1;
    last = named ?? last;
  }
  return said;
}

/** What stands in a part of the field. */
const beside = (groups: NonNullable<Coat['groups']>) =>
  (['chief', 'base', 'dexter', 'sinister'] as const).flatMap(place => (groups[place] ? [[place, groups[place]] as const] : []));

const named = (tincture: Tincture | undefined): string | undefined => tincture && FR.tinctures[tincture];

function field({ division, first, second }: Coat): string {
  if (!division) return named(first) ?? '';
  const name = FR.fields[division];
  if (!second) return words(name, named(first));
  return first ? `${name} ${named(first)} et ${named(second)}` : `${name}, le second ${named(second)}`;
}

function semy({ bearing, tincture }: Strewn, index: number, all: readonly Strewn[]): string {
  const isSaid = all.slice(0, index).some(before => !FR.strewn[before.bearing]);
  const how = FR.strewn[bearing] ?? words(isSaid ? '' : 'semé', of(FR.charges[bearing].many));
  return words(index === 0 ? '' : 'et', how, named(tincture));
}

const isVowel = (noun: string): boolean => /^[aeéio]/.test(noun);
const of = (text: string): string => (isVowel(text) ? `d’${text}` : `de ${text}`);

type Noun = (typeof FR)['charges']['key'];

/** « à la fasce », « au pal », « à l’ours », « à trois clefs ». */
function to({ noun, many, gender }: Noun, number: number): string {
  if (number > 1) return `à ${FR.numbers[number]} ${many}`;
  return isVowel(noun) ? `à l’${noun}` : gender === 'f' ? `à la ${noun}` : `au ${noun}`;
}

/** « d’une clef », « de trois clefs ». */
const by = ({ noun, many, gender }: Noun, number: number): string =>
  number > 1 ? of(`${FR.numbers[number]} ${many}`) : `d’un${gender === 'f' ? 'e' : ''} ${noun}`;

/** Only what agrees takes the plural: « entées en queue d’aronde », « assises et dressées ». */
function agreed(word: Agreeing, gender: 'm' | 'f', number: number): string {
  const text = word[gender];
  return number === 1 ? text : text.split(' et ').map(several).join(' et ');
}

function several(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  return [/[sx]$|^$/.test(first) ? first : `${first}s`, ...rest].join(' ');
}

function principal({ division, ordinary, groups = {} }: Coat): string {
  const { middle, on, between } = groups;
  if (!ordinary && !middle) return '';
  const over = ordinary?.isOverAll || (division && !groups['over-all']) ? 'over-all' : undefined;
  const { gender, number, text } = ordinary
    ? band(ordinary, over)
    : { ...nounOf(middle!), number: middle!.number, text: whole(middle!, over) };
  const quartered = ordinary && between?.number === 4 && between.order === undefined ? FR.quartered[ordinary.ordinary] : undefined;
  const around = [
    ...(between && !quartered ? [part(between, by)] : []),
    ...beside(groups).map(([place, group]) => `${FR.places[place]} ${part(group, by)}`),
  ];
  return commas(
    text,
    on && `${agreed(FR.charged, gender, number)} ${part(on, by)}`,
    quartered && `${agreed(quartered, gender, number)} ${part(between!, by)}`,
    around.length > 0 ? `${agreed(FR.accompanied, gender, number)} ${listed(around, 'et')}` : '',
  );
}

function band({ ordinary, number: repeated, line, tincture }: Band, over: 'over-all' | undefined) {
  const number: number = repeated ?? 1;
  const noun = FR.ordinaries[ordinary];
  const shape = line && agreed(FR.lines[line], noun.gender, number);
  return { gender: noun.gender, number, text: words(to(noun, number), shape, named(tincture), over && FR.places[over]) };
}

function edge(which: 'chief' | 'bordure', { line, tincture, on }: Edge): string {
  const noun = FR.ordinaries[which];
  const plain = words(to(noun, 1), line && FR.lines[line][noun.gender], named(tincture));
  return commas(plain, on && `${FR.charged[noun.gender]} ${part(on, by)}`);
}

const whole = (group: Group, place?: Exclude<Place, 'middle' | 'on' | 'between'>): string => part(group, to, place && FR.places[place]);

/** A lion is named after its attitude. */
function nounOf({ bearing, attitude }: Group): Noun {
  if (!isBeast(bearing)) return FR.charges[bearing];
  return (bearing === 'lion' && attitude && FR.lions[attitude]) || FR.beasts[bearing];
}

function stanceOf({ bearing, attitude }: Group): Stance | undefined {
  if (!isBeast(bearing) || !attitude || (bearing === 'lion' && FR.lions[attitude])) return;
  return FR.special[bearing]?.[attitude] ?? FR.attitudes[attitude];
}

/** What is said aside follows the tincture: « à l’ours passant d’or, la tête de front ». */
function part(group: Group, article: (noun: Noun, number: number) => string, place?: string): string {
  const { number, order, tincture } = group;
  const noun = nounOf(group);
  const stance = stanceOf(group);
  const how = stance && agreed(stance, noun.gender, number);
  const said = words(article(noun, number), how, named(tincture));
  const where = words(order && ordered(order, number, noun.gender), place);
  const more = commas(stance?.aside, weapons(group, noun.gender));
  return more === '' ? words(said, where) : commas(said, more, where);
}

/** « armé et lampassé de gueules », « armé de gueules, lampassé d’azur ». */
function weapons({ bearing, number, armed, langued }: Group, gender: 'm' | 'f'): string {
  if (!isBeast(bearing)) return '';
  const [claws, tongue] = [FR.armedAs[bearing] ?? FR.armed, FR.langued].map(word => agreed(word, gender, number)) as [string, string];
  // «Ramé et onglé et lampassé» would be one «et» too many.
  if (armed === langued && !claws.includes(' et ')) return armed ? `${claws} et ${tongue} ${named(armed)}` : '';
  return commas(armed && `${claws} ${named(armed)}`, langued && `${tongue} ${named(langued)}`);
}

function ordered(order: NonNullable<Group['order']>, number: number, gender: 'm' | 'f'): string {
  if (typeof order !== 'string') return `${FR.orders.rows[gender]} ${listed(order.map(String), 'et')}`;
  const text = FR.orders[order === 'saltire' && number === 2 ? 'crossed' : order][gender];
  return number === 1 ? text.replace(/^rang(ée?)s/, 'pos$1') : text;
}
