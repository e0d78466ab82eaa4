import type { BeastRow, ChargesRow, OrdinaryRow } from '../achievement.ts';
import type { Tincture } from '../elements.ts';
import type { Shown } from '../shown.ts';
import { FR } from '../terms/fr.ts';
import { orderOf, sentence, words } from './order.ts';

export function french(arms: Shown): string {
  const { strewn, first, second, isOverAll, chief, bordure } = orderOf(arms);
  return sentence([
    words(field(arms), ...strewn.map(semy)),
    first ? figure(first, false) : '',
    second ? figure(second, isOverAll) : '',
    chief ? ordinary(chief) : '',
    bordure ? ordinary(bordure) : '',
    arms.cadency ? `brisé ${FR.cadencies[arms.cadency]}` : '',
  ]);
}

const named = (tincture: Tincture | undefined): string | undefined => tincture && FR.tinctures[tincture];

function field({ field: division, first, second }: Shown): string {
  if (!division) return named(first) ?? '';
  const name = FR.fields[division];
  if (!second) return words(name, named(first));
  return first ? `${name} ${named(first)} et ${named(second)}` : `${name}, le second ${named(second)}`;
}

const semy = ({ charge, tincture }: ChargesRow, index: number): string =>
  words(index === 0 ? 'semé' : 'et', FR.charges[charge!].of, named(tincture));

const OVER_ALL = 'brochant sur le tout';

function figure(row: OrdinaryRow | ChargesRow | BeastRow, isOverAll: boolean): string {
  const over = isOverAll ? OVER_ALL : '';
  switch (row.kind) {
    case 'ordinary':
      return ordinary(row);
    case 'charges':
      return words(charges(row), over);
    case 'beast':
      return beast(row, over);
  }
}

function ordinary({ ordinary: which, line, tincture }: OrdinaryRow): string {
  const { to, gender } = FR.ordinaries[which!];
  return words(to, line && FR.lines[line][gender], named(tincture));
}

function charges({ charge, arrangement, tincture }: ChargesRow): string {
  const { to, many, gender } = FR.charges[charge!];
  if (!arrangement || arrangement === 'semy') return words(to, named(tincture));
  const { number, order } = FR.arrangements[arrangement];
  return words('à', number, many, named(tincture), order[gender]);
}

/** What is said aside follows the tincture: « à l'ours passant d'or, la tête de front ». */
function beast({ beast: which, attitude, tincture }: BeastRow, over: string): string {
  const { to, gender } = FR.beasts[which!];
  const lion = which === 'lion' && attitude ? FR.lions[attitude] : undefined;
  if (lion || !attitude) return words(lion ?? to, named(tincture), over);
  const how = FR.special[which!]?.[attitude] ?? FR.attitudes[attitude];
  const said = words(to, how[gender], named(tincture));
  if (how.aside === undefined) return words(said, over);
  return [said, how.aside, over].filter(part => part !== '').join(', ');
}
