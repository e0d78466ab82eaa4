import { type Across, DEVICES, type Device, LINED_UP, MOST, type Place, REPEATED } from '../coat.ts';
import {
  ATTITUDES,
  type Attitude,
  BEASTS,
  type Beast,
  CADENCIES,
  type Cadency,
  FIELDS,
  type Field,
  LINES,
  type Line,
  ORDINARIES,
  type Ordinary,
  TINCTURES,
  type Tincture,
} from '../elements.ts';
import { EN } from '../terms/en.ts';

/** What words mean in a blazon. */
export type Meaning =
  | { readonly kind: 'tincture'; readonly id: Tincture }
  | { readonly kind: 'division'; readonly id: Field }
  | { readonly kind: 'ordinary'; readonly id: Ordinary }
  | { readonly kind: 'repeated'; readonly id: Across }
  | { readonly kind: 'line'; readonly id: Line }
  | { readonly kind: 'bearing'; readonly id: Device | Beast; readonly isMany: boolean }
  | { readonly kind: 'mark'; readonly id: Cadency }
  | { readonly kind: 'attitude'; readonly id: Attitude }
  | { readonly kind: 'number'; readonly id: number }
  | { readonly kind: 'points'; readonly id: 3 | 4 | 5 }
  | { readonly kind: 'order'; readonly id: (typeof LINED_UP)[number] }
  | { readonly kind: 'place'; readonly id: Exclude<Place, 'middle' | 'on' | 'between'> }
  | { readonly kind: 'strewn'; readonly id: Device }
  | { readonly kind: 'word'; readonly id: Word }
  | { readonly kind: 'beyond'; readonly id: Beyond; readonly instead?: string };

/** Why what heralds say is not drawn here. */
export type Beyond = 'unknown' | 'so-placed' | 'quarters' | 'only' | 'one-ordinary' | 'at-most';

export type Word =
  | 'armed'
  | 'langued'
  | 'armed and langued'
  | 'semy'
  | 'a'
  | 'and'
  | 'on'
  | 'between'
  | 'within'
  | 'charged'
  | 'difference'
  | 'second'
  | 'field'
  | 'first'
  | 'last'
  | 'as many'
  | 'surmounted'
  | 'orle'
  | 'comma';

/** Other spellings and words, after those that a blazon of ours uses. */
const ALSO: readonly [string, Meaning][] = [
  ...alike('tincture', {
    or: 'gold',
    argent: 'silver white arg',
    gules: 'red gu',
    azure: 'blue az',
    sable: 'black sa',
    vert: 'green',
    purpure: 'purple',
    ermine: 'erm',
    'counter-vair': 'countervair',
  }),
  ...alike('division', {
    'barry-of-six': 'barry',
    gyronny: 'gyronny',
    chequy: 'checky checquy chequey',
    'per-fess': 'per_fesse party_per_fesse',
  }),
  ...alike('ordinary', { fess: 'fesse', saltire: 'saltier', bordure: 'border' }),
  ...alike('repeated', { fess: 'fesses barrulets', pale: 'pales', bend: 'bends', chevron: 'chevronels' }),
  ...alike('line', {
    wavy: 'undy',
    nebuly: 'nebulee nebulée',
    dancetty: 'dancettee dancettée dancetté',
    rayonny: 'rayonné rayonee',
    raguly: 'ragulee ragulée',
    embattled: 'crenellated',
    indented: 'indentee',
    engrailed: 'ingrailed',
  }),
  ...alike('attitude', {
    courant: 'running',
    couchant: 'couché',
    'passant-guardant': 'passant_gardant',
    'rampant-guardant': 'rampant_gardant',
    rampant: 'forcene forcenée',
  }),
  ...alike('mark', { 'baton-sinister': 'baton_sinister baston_sinister' }),
  ...bearings({
    'cross-couped': 'cross_humetty crosses_humetty cross_couped crosses_couped',
    garb: 'wheatsheaf wheatsheaves',
    escallop: 'scallop scallops escallop_shell escallop_shells',
    trefoil: 'trefoil_slipped trefoils_slipped',
    'fleur-de-lis': 'fleur_de_lys fleurs_de_lys',
    griffin: 'gryphon gryphons',
    stag: 'hart harts',
    talbot: 'hound hounds',
    mullet: 'mullet_of_five_points mullets_of_five_points',
  }),
  ['overall', { kind: 'place', id: 'over-all' }],
  ['in the chief', { kind: 'place', id: 'chief' }],
  ['in the base', { kind: 'place', id: 'base' }],
  ['to dexter', { kind: 'place', id: 'dexter' }],
  ['to sinister', { kind: 'place', id: 'sinister' }],
  ['in fesse', { kind: 'order', id: 'fess' }],
  ['semy of fleurs de lis', { kind: 'strewn', id: 'fleur-de-lis' }],
  ['semé of fleurs de lis', { kind: 'strewn', id: 'fleur-de-lis' }],
  ['billetty', { kind: 'strewn', id: 'billet' }],
  ...word('armed', EN.armed, 'attired', 'unguled', 'hoofed', 'tusked', 'beaked', 'crined', 'attired and unguled', 'armed and unguled'),
  ...word('langued', EN.langued),
  ...word('armed and langued', `${EN.armed} and ${EN.langued}`, `${EN.langued} and ${EN.armed}`),
  ...word('semy', 'semy of', 'semé of', 'semée of', 'seme of', 'semy with', 'strewn with'),
  ...word('a', 'a', 'an', 'the'),
  ...word('and', 'and', 'with'),
  ...word('last', 'of the last', 'of the same'),
  ...word('as many', 'as many'),
  ...word('surmounted', 'surmounted by', 'debruised by'),
  ...word('on', 'on', 'upon'),
  ...word('between', 'between', 'betwixt', 'among', 'cantoned by'),
  ...word('within', 'within', 'all within'),
  ...word('charged', 'charged with', 'thereon'),
  ...word('difference', 'for difference', 'for a difference'),
  ...word('first', 'of the first'),
  ...word('second', 'the second', 'of the second'),
  ...word('field', 'of the field'),
  ...word('orle', 'orle of'),
  ...([3, 4, 5] as const).flatMap(id =>
    [EN.numbers[id], id].map((text): [string, Meaning] => [`of ${text} points`, { kind: 'points', id }]),
  ),
];

const all = (...words: readonly string[]): string[] =>
  words.reduce<string[]>((starts, next) => starts.flatMap(start => next.split('|').map(end => start + end)), ['']).map(text => text.trim());

/** What heralds say and we do not, so that all of it is blamed. */
const BEYOND: readonly [string, Meaning][] = [
  ...beyond('so-placed', all('in |in the ', 'dexter |sinister |middle ', 'chief|base|chief point|base point')),
  ...beyond('quarters', all('in |in the ', 'first|second|third|fourth|1st|2nd|3rd|4th|dexter|sinister', ' quarter')),
  ...beyond('quarters', all('|in |in the ', 'first and fourth|1st and 4th|second and third|2nd and 3rd', '| quarters')),
  ...EN.numbers.flatMap((text, number) => [
    ...beyond('only', number === 6 ? [] : [`barry of ${text}`, `barry of ${number}`], EN.fields['barry-of-six']),
    ...beyond('only', number === 8 ? [] : [`gyronny of ${text}`, `gyronny of ${number}`], EN.fields.gyronny),
    ...beyond(
      'only',
      number > 2 && number < 6 ? [] : [`label of ${text} points`, `label of ${number} points`],
      'of three, four or five points',
    ),
    ...beyond('only', number === 5 ? [] : all('mullet|mullets', ` of ${text} points`), 'of five points'),
  ]),
  ...beyond('one-ordinary', ['saltires', 'saltiers', 'piles']),
  ...beyond(
    'at-most',
    'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty 13 14 15 16 17 18 19 20'.split(' '),
    String(MOST),
  ),
  ...beyond('only', all('', 'double tressure| tressure', '| flory counter flory'), 'a bordure'),
];

function beyond(id: Beyond, texts: readonly string[], instead?: string): [string, Meaning][] {
  return texts.map(text => [text, { kind: 'beyond', id, ...(instead !== undefined && { instead }) }]);
}

function alike(
  kind: Exclude<Meaning['kind'], 'bearing' | 'number' | 'points' | 'word' | 'beyond'>,
  words: Readonly<Record<string, string>>,
): [string, Meaning][] {
  return Object.entries(words).flatMap(([id, all]) =>
    all.split(' ').map((text): [string, Meaning] => [text.replaceAll('_', ' '), { kind, id } as Meaning]),
  );
}

/** One and many, in turns. */
function bearings(words: Readonly<Partial<Record<Device | Beast, string>>>): [string, Meaning][] {
  return Object.entries(words).flatMap(([id, all]) =>
    all
      .split(' ')
      .map((text, i): [string, Meaning] => [text.replaceAll('_', ' '), { kind: 'bearing', id: id as Device | Beast, isMany: i % 2 === 1 }]),
  );
}

function word(id: Word, ...texts: readonly string[]): [string, Meaning][] {
  return texts.map(text => [text, { kind: 'word', id }]);
}

const bare = (text: string): string => text.replace(/^an? /, '');

function own(): [string, Meaning][] {
  return [
    ...TINCTURES.map((id): [string, Meaning] => [EN.tinctures[id], { kind: 'tincture', id }]),
    ...FIELDS.map((id): [string, Meaning] => [EN.fields[id], { kind: 'division', id }]),
    ...FIELDS.filter(id => id.startsWith('per')).map((id): [string, Meaning] => [`party ${EN.fields[id]}`, { kind: 'division', id }]),
    ...ORDINARIES.map((id): [string, Meaning] => [bare(EN.ordinaries[id]), { kind: 'ordinary', id }]),
    ...REPEATED.map((id): [string, Meaning] => [EN.repeated[id], { kind: 'repeated', id }]),
    ...LINES.map((id): [string, Meaning] => [EN.lines[id], { kind: 'line', id }]),
    ...DEVICES.flatMap((id): [string, Meaning][] => nouns(id, EN.charges[id])),
    ...BEASTS.flatMap((id): [string, Meaning][] => nouns(id, EN.beasts[id])),
    ...ATTITUDES.map((id): [string, Meaning] => [EN.attitudes[id], { kind: 'attitude', id }]),
    ...Object.values(EN.special).flatMap(names =>
      (Object.entries(names) as [Attitude, string][]).map(([id, text]): [string, Meaning] => [text, { kind: 'attitude', id }]),
    ),
    ...CADENCIES.filter(id => id === 'label').map((id): [string, Meaning] => [bare(EN.cadencies[id]), { kind: 'mark', id }]),
    ...EN.numbers.flatMap((text, id): [string, Meaning][] => [
      [text, { kind: 'number', id }],
      [String(id), { kind: 'number', id }],
    ]),
    ...LINED_UP.map((id): [string, Meaning] => [EN.orders[id], { kind: 'order', id }]),
    ...(Object.entries(EN.places) as [keyof typeof EN.places, string][]).map(([id, text]): [string, Meaning] => [
      text,
      { kind: 'place', id },
    ]),
    ...(Object.entries(EN.strewn) as [Device, string][]).map(([id, text]): [string, Meaning] => [text, { kind: 'strewn', id }]),
  ];
}

const nouns = (id: Device | Beast, { one, many }: { readonly one: string; readonly many: string }): [string, Meaning][] => [
  [bare(one), { kind: 'bearing', id, isMany: false }],
  [many, { kind: 'bearing', id, isMany: true }],
];

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  [...BEYOND, ...ALSO, ...own()].map(([text, meaning]) => [text.toLowerCase().replaceAll('-', ' '), meaning]),
);
const LONGEST = Math.max(...[...MEANINGS.keys()].map(text => text.split(' ').length));
const OURS = [...MEANINGS].filter(([, { kind }]) => kind !== 'beyond').map(([text]) => text);
const KNOWN: ReadonlySet<string> = new Set(OURS.flatMap(text => text.split(' ')));

/** Words of heralds that are no slips for words of ours. */
const OTHERS = new Set('ball balls bell bells stars hearts paly bendy chevronny pily'.split(' '));

/** The word of ours that was meant, if it is one slip away, or two in a long word. */
export function nearTo(text: string): string | undefined {
  const written = text.toLowerCase();
  if (OTHERS.has(written)) return;
  const within = (most: number): string | undefined =>
    OURS.find(word => word.length > 3 * most && !word.includes(' ') && slips(written, word) <= most);
  const near = within(1) ?? within(2);
  return near && MEANINGS.get(near)!.kind === 'tincture' ? near[0]!.toUpperCase() + near.slice(1) : near;
}

/** Letters wrong, missing, too many or in turns; a short word keeps its length and its ends. */
function slips(written: string, word: string): number {
  const isTurned = (i: number): boolean => written[i] === word[i + 1] && written[i + 1] === word[i];
  const at = [...word].findIndex((letter, i) => letter !== written[i]);
  if (isTurned(at) && written.slice(at + 2) === word.slice(at + 2)) return 1;
  if (written[0] !== word[0] || Math.abs(written.length - word.length) > 2) return Infinity;
  if (word.length < 6 && (written.length !== word.length || written.at(-1) !== word.at(-1))) return Infinity;
  let row = Array.from({ length: word.length + 1 }, (_, i) => i);
  for (const letter of written) {
    const next = [row[0]! + 1];
    for (let i = 1; i < row.length; i++) next[i] = Math.min(next[i - 1]! + 1, row[i]! + 1, row[i - 1]! + (letter === word[i - 1] ? 0 : 1));
    row = next;
  }
  return row.at(-1)!;
}

/** A part of the text with its meaning; without one it is a word that is not known, or not like this. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly meaning?: Meaning;
  readonly isKnown: boolean;
}

/** The longest phrases that mean something, from left to right. */
export function tokensOf(text: string): Token[] {
  const words = [...text.matchAll(/[,;:.]|[^\s,;:.()-]+/g)].map(match => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const { text: first, from, to } = words[at]!;
    if (/^[,;:.]$/.test(first)) {
      if (tokens.at(-1)?.meaning?.id !== 'comma')
        tokens.push({ text: first, from, to, meaning: { kind: 'word', id: 'comma' }, isKnown: true });
      at++;
      continue;
    }
    const known = longestAt(words, at);
    const length = known || placeAt(words, at);
    const last = words[at + Math.max(1, length) - 1]!;
    const near = MEANINGS.has(last.text.toLowerCase()) ? undefined : nearTo(last.text);
    const beyond: Meaning = near ? { kind: 'beyond', id: 'unknown', instead: near } : { kind: 'beyond', id: 'so-placed' };
    const meaning = known > 0 ? MEANINGS.get(phrase(words, at, known)) : length > 0 ? beyond : undefined;
    tokens.push({
      text: text.slice(from, last.to),
      from,
      to: last.to,
      isKnown: KNOWN.has(first.toLowerCase()),
      ...(meaning && { meaning }),
    });
    at += Math.max(1, length);
  }
  return tokens.at(-1)?.meaning?.id === 'comma' ? tokens.slice(0, -1) : tokens;
}

interface Written {
  readonly text: string;
}

const phrase = (words: readonly Written[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ text }) => (text === '&' ? 'and' : text.toLowerCase()))
    .join(' ');

function longestAt(words: readonly Written[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) if (MEANINGS.has(phrase(words, at, length))) return length;
  return 0;
}

/** «In pile» is one thing, though nobody here knows what. */
function placeAt(words: readonly Written[], at: number): number {
  const length = phrase(words, at + 1, 1) === 'the' ? 3 : 2;
  const last = words[at + length - 1];
  return phrase(words, at, 1) === 'in' && last && !/^[,;:.]$/.test(last.text) ? length : 0;
}
