import type { BeastRow, ChargesRow, OrdinaryRow } from '../achievement.ts';
import type { Tincture } from '../elements.ts';
import type { Shown } from '../shown.ts';
import { JA } from '../terms/ja.ts';
import { orderOf } from './order.ts';

export function japanese(arms: Shown): string {
  const { strewn, first, second, isOverAll, chief, bordure } = orderOf(arms);
  const parts = [
    field(arms),
    ...strewn.map(({ charge, tincture }) => `${of(tincture)}${JA.charges[charge!]}散らし`),
    first ? figure(first) : '',
    second ? `${isOverAll ? '全体に重ねて' : ''}${figure(second)}` : '',
    chief ? figure(chief) : '',
    bordure ? `${second ? 'まわりに' : ''}${figure(bordure)}` : '',
    arms.cadency ? `分家の印に${JA.cadencies[arms.cadency]}` : '',
  ].filter(part => part !== '');
  return parts.length > 0 ? `${parts.join('、')}。` : '';
}

const of = (tincture: Tincture | undefined): string => (tincture ? `${JA.tinctures[tincture]}の` : '');

function field({ field: division, first, second }: Shown): string {
  if (!division) return first ? `${of(first)}地` : '';
  const ground = `${JA.fields[division]}の地`;
  if (!second) return of(first) + ground;
  return first ? `${JA.tinctures[first]}と${of(second)}${ground}` : `${ground}、第二は${JA.tinctures[second]}`;
}

function figure(row: OrdinaryRow | ChargesRow | BeastRow): string {
  switch (row.kind) {
    case 'ordinary':
      return `${of(row.tincture)}${row.line ? `${JA.lines[row.line]}の` : ''}${JA.ordinaries[row.ordinary!]}`;
    case 'charges': {
      const { charge, arrangement, tincture } = row;
      if (!arrangement || arrangement === 'semy') return `${of(tincture)}${JA.charges[charge!]}一つ`;
      const { number, order } = JA.arrangements[arrangement];
      return `${order}の${of(tincture)}${JA.charges[charge!]}${number}`;
    }
    case 'beast': {
      const { beast, attitude, tincture } = row;
      const how = attitude ? (JA.special[beast!]?.[attitude] ?? JA.attitudes[attitude]) : '';
      return `${how}${of(tincture)}${JA.beasts[beast!]}`;
    }
  }
}
