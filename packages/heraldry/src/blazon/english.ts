import { type Band, type Coat, type Edge, edgesOf, type Group, isBeast, type Strewn } from '../coat.ts';
import type { Tincture } from '../elements.ts';
import { EN } from '../terms/en.ts';
import { listed, sentence, words } from './text.ts';

export function english(coat: Coat): string {
  const { groups = {}, ordinary, chief, bordure, mark } = coat;
  return sentence([
    words(field(coat), ...(coat.strewn ?? []).map(semy)),
    principal(ordinary, groups),
    ...(['chief', 'base', 'dexter', 'sinister', 'over-all'] as const).map(place => {
      const group = groups[place];
      return group ? `${EN.places[place]} ${groupText(group)}` : '';
    }),
    ...edgesOf(
      coat,
      chief ? edge('chief', chief) : '',
      bordure ? words(ordinary || Object.keys(groups).length > 0 ? 'within' : '', edge('bordure', bordure)) : '',
    ),
    mark ? `${EN.cadencies[mark]} for difference` : '',
  ]);
}

const named = (tincture: Tincture | undefined): string | undefined => tincture && EN.tinctures[tincture];

function field({ division, first, second }: Coat): string {
  if (!division) return named(first) ?? '';
  const name = EN.fields[division];
  if (!second) return words(name, named(first));
  return first ? `${name} ${named(first)} and ${named(second)}` : `${name}, the second ${named(second)}`;
}

function semy({ bearing, tincture }: Strewn, index: number): string {
  const word = EN.strewn[bearing] ?? `semy of ${EN.charges[bearing].many}`;
  return words(index === 0 ? '' : 'and', word, named(tincture));
}

/** «On a fess Gules between three keys Or two crowns Argent.» A tincture that both have is said once, so one that is missing needs a comma. */
function principal(ordinary: Band | undefined, { middle, on, between }: NonNullable<Coat['groups']>): string {
  const first = ordinary ? band(ordinary) : middle && thing(middle);
  if (first === undefined) return '';
  const own: { readonly tincture?: Tincture | undefined; readonly order?: Group['order'] } = ordinary ?? middle!;
  const isShared = between !== undefined && between.tincture === own.tincture && !Array.isArray(own.order);
  const isBare = between?.tincture !== undefined && own.tincture === undefined;
  return words(
    words(on && 'on', first, isShared ? '' : named(own.tincture), middle && !ordinary ? weapons(middle) : '') + (isBare ? ',' : ''),
    between && `between ${groupText(between)}`,
    on && groupText(on),
  );
}

function band({ ordinary, number, line }: Band): string {
  const name = number ? `${EN.numbers[number]} ${EN.repeated[ordinary as keyof typeof EN.repeated]}` : EN.ordinaries[ordinary];
  return words(name, line && EN.lines[line]);
}

function edge(which: 'chief' | 'bordure', { line, tincture, on }: Edge): string {
  const plain = words(EN.ordinaries[which], line && EN.lines[line], named(tincture));
  if (!on) return plain;
  if (which === 'bordure') return `${plain} charged with ${groupText(on)}`;
  return `on ${plain}${tincture ? '' : ','} ${groupText(on)}`;
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
