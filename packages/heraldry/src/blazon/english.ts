import { type Band, type Coat, type Edge, edgesOf, type Group, isBeast, type Strewn } from '../coat.ts';
import type { Tincture } from '../elements.ts';
import { EN } from '../terms/en.ts';
import { commas, listed, sentence, words } from './text.ts';

/** What is said between two commas. */
interface Piece {
  readonly text: string;
  readonly tincture?: Tincture | undefined;
  /** Without its tincture, where the next piece has the same. */
  readonly bare?: string | undefined;
  /** How it follows a bare one. */
  readonly link?: 'and' | 'within';
  readonly isStrewn?: boolean;
}

const BESIDE = ['chief', 'base', 'dexter', 'sinister', 'over-all'] as const;

export function english(coat: Coat): string {
  const { groups = {}, ordinary, chief, bordure, mark, strewn = [] } = coat;
  const isWithin = bordure !== undefined && (!chief || chief.isOver === true);
  const main = principal(ordinary, groups, isWithin);
  const pieces: Piece[] = [
    ...strewn.map(semy),
    ...(main ? [main] : []),
    ...BESIDE.flatMap(place => (groups[place] ? [{ text: `${EN.places[place]} ${groupText(groups[place])}` }] : [])),
    ...edgesOf(coat, chief && edge('chief', chief, 'and'), bordure && edge('bordure', bordure, isFilled(coat) ? 'within' : 'and')).flatMap(
      piece => piece ?? [],
    ),
    ...(mark ? [{ text: words(EN.cadencies[mark], pointsOf(coat), named(coat.markTincture), 'for difference') }] : []),
  ];
  const all = pieces.map((piece, i) => said(piece, pieces[i - 1], pieces[i + 1])).join('');
  return sentence([strewn.length > 0 ? words(field(coat), all) : commas(field(coat), all)]);
}

const pointsOf = ({ mark, points }: Coat): string => (mark === 'label' && points ? `of ${EN.numbers[points]} points` : '');

const isFilled = ({ ordinary, groups = {} }: Coat): boolean => ordinary !== undefined || Object.keys(groups).length > 0;

/** «A lion rampant within a bordure Or»: a tincture that both have is said once, so one that is missing is set apart. */
function said(piece: Piece, before: Piece | undefined, next: Piece | undefined): string {
  const text = isShared(piece, next) ? piece.bare! : piece.text;
  if (!before) return text;
  if (isShared(before, piece)) return ` ${piece.link} ${text}`;
  const within = piece.link === 'within' ? 'within ' : '';
  if (before.isStrewn && !before.tincture) return `; ${within}${text}`;
  return before.isStrewn && piece.isStrewn ? ` and ${text}` : `, ${within}${text}`;
}

const isShared = ({ bare, tincture }: Piece, next: Piece | undefined): boolean =>
  bare !== undefined && tincture !== undefined && next?.link !== undefined && next.tincture === tincture;

const named = (tincture: Tincture | undefined): string | undefined => tincture && EN.tinctures[tincture];

function field({ division, first, second }: Coat): string {
  if (!division) return named(first) ?? '';
  const name = EN.fields[division];
  if (!second) return words(name, named(first));
  return first ? `${name} ${named(first)} and ${named(second)}` : `${name}, the second ${named(second)}`;
}

function semy({ bearing, tincture }: Strewn): Piece {
  const bare = EN.strewn[bearing] ?? `semy of ${EN.charges[bearing].many}`;
  return { text: words(bare, named(tincture)), tincture, bare, link: 'and', isStrewn: true };
}

/** «On a fess Gules between three keys Or two crowns Argent.» A tincture that both have is said once, so one that is missing needs a comma. */
function principal(ordinary: Band | undefined, { middle, on, between }: NonNullable<Coat['groups']>, isWithin: boolean): Piece | undefined {
  const first = ordinary ? band(ordinary) : middle && thing(middle);
  if (first === undefined) return;
  const own: Partial<Group> = ordinary ? { tincture: ordinary.tincture } : middle!;
  const isShort = between !== undefined && between.tincture === own.tincture && !Array.isArray(own.order);
  const isUnsaid = between?.tincture !== undefined && own.tincture === undefined;
  const over = ordinary?.isOverAll && EN.places['over-all'];
  const text = words(
    words(over, on && 'on', first, isShort ? '' : named(own.tincture), middle && !ordinary ? weapons(middle) : '') + (isUnsaid ? ',' : ''),
    between && `between ${groupText(between)}`,
    on && groupText(on),
  );
  const isSimple = !on && !over && isPlain(own) && (!between || (isWithin && isShort && isPlain(between)));
  return {
    text,
    tincture: own.tincture,
    ...(!over && { link: 'and' as const }),
    bare: isSimple ? words(first, between && `between ${thing(between)}`) : undefined,
  };
}

/** Rows and weapons stand about the tincture. */
const isPlain = ({ order, armed, langued }: Partial<Group>): boolean => !Array.isArray(order) && !armed && !langued;

function band({ ordinary, number, line }: Band): string {
  const name = number ? `${EN.numbers[number]} ${EN.repeated[ordinary as keyof typeof EN.repeated]}` : EN.ordinaries[ordinary];
  return words(name, line && EN.lines[line]);
}

function edge(which: 'chief' | 'bordure', { line, tincture, on }: Edge, link: 'and' | 'within'): Piece {
  const bare = words(EN.ordinaries[which], line && EN.lines[line]);
  const plain = words(bare, named(tincture));
  if (!on) return { text: plain, tincture, bare, link };
  const text = which === 'bordure' ? `${plain} charged with ${groupText(on)}` : `on ${plain}${tincture ? '' : ','} ${groupText(on)}`;
  return { text, tincture, link };
}

const groupText = (group: Group): string => words(thing(group), named(group.tincture), weapons(group));

/** «armed and langued Gules», «armed Gules and langued Azure». */
function weapons({ bearing, armed, langued }: Group): string {
  const claws = (isBeast(bearing) && EN.armedAs[bearing]) || EN.armed;
  if (armed === langued && claws === EN.armed) return armed ? `${EN.armed} and ${EN.langued} ${named(armed)}` : '';
  const parts = [armed && `${claws} ${named(armed)}`, langued && `${EN.langued} ${named(langued)}`];
  return parts.filter(part => part !== undefined).join(' and ');
}

/** Without its tincture; rows are set off by commas: «three keys, two and one, Or». */
function thing({ number, bearing, attitude, order, tincture, armed, langued }: Group): string {
  const { one, many } = isBeast(bearing) ? EN.beasts[bearing] : EN.charges[bearing];
  const how = attitude && isBeast(bearing) ? (EN.special[bearing]?.[attitude] ?? EN.attitudes[attitude]) : '';
  const all = words(number === 1 ? one : `${EN.numbers[number]} ${many}`, how);
  if (order === undefined) return all;
  if (typeof order === 'string') return `${all} ${EN.orders[order]}`;
  const rows = listed(
    order.map(count => EN.numbers[count]!),
    'and',
  );
  return `${all}, ${rows}${(tincture ?? armed ?? langued) ? ',' : ''}`;
}
