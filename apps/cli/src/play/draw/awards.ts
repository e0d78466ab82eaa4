import {
  AUGMENTATIONS,
  type Augmentation,
  AWARD_DATA,
  AWARDS,
  type Award,
  type Card,
  EMBLEM_OF,
  kindOf,
  TYPE_OF,
  type Type,
} from '@tabard/blason';

/** Something an award asks for, how much of it, and how much a shield shows, which is never more. */
export interface Need {
  readonly of: Type | Augmentation;
  readonly wanted: number;
  readonly have: number;
}

/** How far the visible cards of a shield are from an award (5.1): a star counts as every augmentation. */
export function needsOf(award: Award, cards: readonly Card[]): Need[] {
  const { types, augmentations } = AWARD_DATA[AWARDS.indexOf(award)]!;
  const need = (of: Type | Augmentation, wanted: number, all: number): Need => ({ of, wanted, have: Math.min(wanted, all) });
  return [
    ...entries(types).map(([type, wanted]) => need(type, wanted, cards.filter(card => TYPE_OF[kindOf(card)!] === type).length)),
    ...entries(augmentations).map(([one, wanted]) => need(one, wanted, shown(cards, one) + shown(cards, 'star'))),
  ];
}

export const isFulfilled = (needs: readonly Need[]): boolean => needs.every(({ have, wanted }) => have === wanted);

/** What majorities count at the end (6.3): stars do not. */
export const emblemCounts = (cards: readonly Card[]): number[] => AUGMENTATIONS.map(one => shown(cards, one));

const shown = (cards: readonly Card[], emblem: Augmentation | 'star'): number =>
  cards.filter(card => EMBLEM_OF[kindOf(card)!] === emblem).length;

const entries = <Key extends string>(counts: Readonly<Partial<Record<Key, number>>>): [Key, number][] =>
  Object.entries(counts) as [Key, number][];
