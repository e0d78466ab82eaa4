import { printed } from '@tabard/blason/questions';
import type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from '@tabard/heraldry';
import type { Card } from './game.ts';

export { achievement as achievementOf } from '@tabard/blason/questions';

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
