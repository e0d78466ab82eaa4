import type { BeastRow, ChargesRow, OrdinaryRow } from '../achievement.ts';
import type { Tincture } from '../elements.ts';
import type { Shown } from '../shown.ts';
import { EN } from '../terms/en.ts';
import { orderOf, sentence, words } from './order.ts';

export function english(arms: Shown): string {
  const { strewn, first, second, isOverAll, chief, bordure } = orderOf(arms);
  const over = second ? words(isOverAll ? 'over all' : '', figure(second)) : '';
  return sentence([
    words(field(arms), ...strewn.map(semy)),
    first ? figure(first) : '',
    over,
    chief ? ordinary(chief) : '',
    bordure ? words(second ? 'within' : '', ordinary(bordure)) : '',
    arms.cadency ? `${EN.cadencies[arms.cadency]} for difference` : '',
  ]);
}

const named = (tincture: Tincture | undefined): string | undefined => tincture && EN.tinctures[tincture];

function field({ field: division, first, second }: Shown): string {
  if (!division) return named(first) ?? '';
  const name = EN.fields[division];
  if (!second) return words(name, named(first));
  return first ? `${name} ${named(first)} and ${named(second)}` : `${name}, the second ${named(second)}`;
}

function semy({ charge, tincture }: ChargesRow, index: number): string {
  const word = EN.strewn[charge!];
  if (word !== undefined) return words(index === 0 ? '' : 'and', word, named(tincture));
  return words(index === 0 ? 'semy of' : 'and semy of', EN.charges[charge!].many, named(tincture));
}

function figure(row: OrdinaryRow | ChargesRow | BeastRow): string {
  switch (row.kind) {
    case 'ordinary':
      return ordinary(row);
    case 'charges':
      return charges(row);
    case 'beast':
      return words(
        EN.beasts[row.beast!],
        row.attitude && (EN.special[row.beast!]?.[row.attitude] ?? EN.attitudes[row.attitude]),
        named(row.tincture),
      );
  }
}

const ordinary = ({ ordinary: which, line, tincture }: OrdinaryRow): string =>
  words(EN.ordinaries[which!], line && EN.lines[line], named(tincture));

function charges({ charge, arrangement, tincture }: ChargesRow): string {
  const { one, many } = EN.charges[charge!];
  if (!arrangement || arrangement === 'semy') return words(one, named(tincture));
  const { number, order } = EN.arrangements[arrangement];
  const placed = `${number} ${many}${order}`;
  return tincture ? `${placed}${order.startsWith(',') ? ',' : ''} ${named(tincture)}` : placed;
}
