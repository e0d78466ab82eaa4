import type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from '@tabard/heraldry';
import { type Augmentation, type Card, COLUMNS, type ColumnName, printed, type Shield, type Type } from './game.ts';

/** The card that shows in a column. */
export const visible = (shield: Shield, column: ColumnName): Card | undefined => shield[column]?.at(-1);

export const visibleCards = (shield: Shield): Card[] => COLUMNS.flatMap(column => visible(shield, column) ?? []);

export { achievement as achievementOf } from '@tabard/blason';

export const filled = (shield: Shield): number => visibleCards(shield).length;

/** How many visible cards are of a type, and how many show an augmentation; a star shows every one (5.1). */
export const ofType = (cards: readonly Card[], type: Type): number => cards.filter(card => printed(card).type === type).length;
export const showing = (cards: readonly Card[], augmentation: Augmentation): number =>
  cards.filter(card => printed(card).emblem === augmentation || printed(card).emblem === 'star').length;

/** The picture on a card: the least of a coat of arms that shows what it is. */
export function pictureOf(card: Card): Achievement {
  const { type } = printed(card);
  const plain = { first: 'argent' } as const;
  switch (type) {
    case 'metal':
    case 'colour':
    case 'fur':
      return { first: card.replace(/-\d$/, '') as NonNullable<Achievement['first']> };
    case 'field':
      return { field: card as NonNullable<Achievement['field']>, first: 'argent', second: 'sable' };
    case 'ordinary':
      return { ...plain, rowB: { kind: 'ordinary', ordinary: card as NonNullable<OrdinaryRow['ordinary']>, tincture: 'sable' } };
    case 'line':
      return { ...plain, rowB: { kind: 'ordinary', ordinary: 'fess', line: card as NonNullable<OrdinaryRow['line']>, tincture: 'sable' } };
    case 'charge':
      return { ...plain, rowB: { kind: 'charges', charge: card as NonNullable<ChargesRow['charge']>, tincture: 'sable' } };
    case 'arrangement':
      return {
        ...plain,
        rowB: { kind: 'charges', charge: 'lozenge', arrangement: card as NonNullable<ChargesRow['arrangement']>, tincture: 'sable' },
      };
    case 'beast':
      return { ...plain, rowC: { kind: 'beast', beast: card as NonNullable<BeastRow['beast']>, tincture: 'sable' } };
    case 'attitude':
      return { ...plain, rowC: { kind: 'beast', beast: 'lion', attitude: card as NonNullable<BeastRow['attitude']>, tincture: 'sable' } };
    case 'cadency':
      return { ...plain, cadency: card as NonNullable<Achievement['cadency']> };
  }
}
