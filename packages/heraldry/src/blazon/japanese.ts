import { type Band, type Coat, type Edge, edgesOf, type Group, isBeast, PLACES } from '../coat.ts';
import type { Beast, Ordinary, Tincture } from '../elements.ts';
import { JA } from '../terms/ja.ts';

export function japanese(coat: Coat): string {
  const { groups = {}, strewn = [], ordinary, chief, bordure, mark } = coat;
  const isFilled = ordinary !== undefined || Object.keys(groups).length > 0;
  const parts = [
    ...strewn.map(({ bearing, tincture }) => `${of(tincture)}${JA.charges[bearing]}散らし`),
    ordinary ? (ordinary.isOverAll ? JA.places['over-all'] : '') + several(ordinary) : '',
    ...PLACES.map(place => {
      const group = groups[place];
      return group ? `${place === 'middle' ? '' : JA.places[place]}${groupText(group)}` : '';
    }),
    ...edgesOf(coat, chief ? edge('chief', chief) : [], bordure ? edge('bordure', bordure, isFilled ? 'まわりに' : '') : []).flat(),
    mark ? `分家の印に${of(coat.markTincture)}${pointsOf(coat)}${JA.cadencies[mark]}` : '',
  ].filter(part => part !== '');
  const ground = field(coat);
  const isUpon = ground !== '' && !coat.division && (strewn.length > 0 || ordinary || groups.middle || (!isFilled && (chief || bordure)));
  const all = isUpon ? [`${ground}に${parts[0]}`, ...parts.slice(1)] : [ground, ...parts].filter(part => part !== '');
  return all.length > 0 ? `${all.join('、')}。` : '';
}

const pointsOf = ({ mark, points }: Coat): string => (mark === 'label' ? JA.numbers[points ?? 3]!.row : '');

const of = (tincture: Tincture | undefined): string => (tincture ? `${JA.tinctures[tincture]}の` : '');

function field({ division, first, second }: Coat): string {
  if (!division) return first ? `${JA.tinctures[first]}地` : '';
  const ground = `${JA.fields[division]}の地`;
  if (!second) return of(first) + ground;
  return first ? `${JA.tinctures[first]}と${of(second)}${ground}` : `${ground}、第二は${JA.tinctures[second]}`;
}

const band = (ordinary: Ordinary, { line, tincture }: Band | Edge): string =>
  `${of(tincture)}${line ? `${JA.lines[line]}の` : ''}${JA.ordinaries[ordinary]}`;

const several = (own: Band): string => `${band(own.ordinary, own)}${own.number ? `${JA.numbers[own.number]!.row}本` : ''}`;

const edge = (which: 'chief' | 'bordure', own: Edge, around = ''): string[] => [
  `${around}${band(which, own)}`,
  own.on ? `${JA.places.on}${groupText(own.on)}` : '',
];

function groupText(group: Group): string {
  const { number, bearing, attitude, order, tincture } = group;
  const where =
    order === undefined ? '' : typeof order === 'string' ? JA.orders[order === 'saltire' && number === 2 ? 'crossed' : order] : rows(order);
  const count = number > 1 ? JA.numbers[number]! : undefined;
  if (!isBeast(bearing)) {
    const counter = JA.counters[bearing];
    const many = count && (counter ? count.row + counter : count.things);
    return `${where}${of(tincture)}${JA.charges[bearing]}${many ?? ''}`;
  }
  const how = attitude ? (JA.special[bearing]?.[attitude] ?? JA.attitudes[attitude]) : '';
  return `${where}${how}${of(tincture)}${JA.beasts[bearing]}${count?.beasts ?? ''}${weapons(bearing, group)}`;
}

/** 「（爪と舌は赤）」「（爪は赤、舌は青）」 */
function weapons(beast: Beast, { armed, langued }: Group): string {
  const claws = JA.armed[beast];
  if (armed === langued) return armed ? `（${claws}と${JA.langued}は${JA.tinctures[armed]}）` : '';
  const parts = [armed && `${claws}は${JA.tinctures[armed]}`, langued && `${JA.langued}は${JA.tinctures[langued]}`];
  return `（${parts.filter(part => part !== undefined).join('、')}）`;
}

const rows = (order: readonly number[]): string => `${order.map(count => JA.numbers[count]!.row).join('・')}に並ぶ`;
