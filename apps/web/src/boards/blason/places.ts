import { useRef } from 'preact/hooks';
import { type Card, displayed, type PileName } from './game.ts';

/** Where each card of a row lies; undefined is a gap. */
export type Places = readonly (Card | undefined)[];

/** Cards stay where they lie, and new ones fill the gaps: nothing slides under a pointer. */
export function keepPlaces(before: Places, cards: readonly Card[]): Places {
  const fresh = cards.filter(card => !before.includes(card));
  const kept = before.map(card => (card !== undefined && cards.includes(card) ? card : fresh.shift()));
  return [...kept, ...fresh];
}

/** The display as two rows, each card at its place for as long as it lies there. */
export function usePlaces(display: readonly Card[]): readonly { readonly pile: PileName; readonly places: Places }[] {
  const kept = useRef<Partial<Record<PileName, Places>>>({});
  return displayed(display).map(({ pile, cards }) => {
    const places = keepPlaces(kept.current[pile] ?? [], cards);
    kept.current[pile] = places;
    return { pile, places };
  });
}
