import { type Augmentation, type Award, asksFor, type Card, type Type } from './game.ts';
import { ofType, showing } from './shield.ts';

export interface Need {
  readonly of: { readonly type: Type } | { readonly augmentation: Augmentation };
  readonly wanted: number;
  /** Never more than wanted. */
  readonly have: number;
}

/** How far the visible cards of a shield are from an award (5.1); one card may serve as a type and as an augmentation. */
export function progress(award: Award, cards: readonly Card[]): readonly Need[] {
  const { types, augmentations } = asksFor(award);
  return [
    ...entries(types).map(([type, wanted]) => ({ of: { type }, wanted, have: Math.min(wanted, ofType(cards, type)) })),
    ...entries(augmentations).map(([augmentation, wanted]) => ({
      of: { augmentation },
      wanted,
      have: Math.min(wanted, showing(cards, augmentation)),
    })),
  ];
}

export const isFulfilled = (needs: readonly Need[]): boolean => needs.every(({ have, wanted }) => have === wanted);

const entries = <Key extends string>(counts: Readonly<Partial<Record<Key, number>>>): [Key, number][] =>
  Object.entries(counts) as [Key, number][];
