import { worth } from '@tabard/blason/questions';
import { useState } from 'preact/hooks';
import { begin, type Choosing, canGoBack, isCheap, moveOf, next, nowOf, placesIn, placesOf, type Tap, wholeOf } from './choice.ts';
import type { Card, ColumnName, View } from './game.ts';
import { type Placement, readPlacement } from './tappable.ts';

/** The move in the making: an element, its column, its payment (see `choice.ts`). */
export function useChoice(view: View, legal: readonly string[], confirm: boolean, send: (moves: readonly string[]) => void) {
  const [kept, setKept] = useState<{ readonly from: readonly string[]; readonly choosing: Choosing }>();
  const at = { view, legal };
  const choosing = kept?.from === legal ? kept.choosing : begin(at);
  const tap = (event: Tap) => setKept({ from: legal, choosing: next(at, choosing, event) });
  const give = (moves: readonly string[]) => {
    setKept(undefined);
    send(moves);
  };
  const whole = wholeOf(choosing);
  return {
    ...shown(choosing),
    places: placesOf(at, choosing),
    /** The two bands to choose from, the upper one first. */
    bands:
      choosing.stage === 'band' ? placesOf(at, choosing).toSorted((a, b) => Number(a.band === 'lower') - Number(b.band === 'lower')) : [],
    now: nowOf(at, choosing),
    cheap: isCheap(at, choosing),
    whole,
    canGoBack: canGoBack(choosing),
    moveOf: (card: Card) => moveOf(at, choosing, card),
    tapHand: (card: Card) => tap({ type: 'card', card }),
    choosePlace: (placement: Placement) => tap({ type: 'column', placement }),
    /** A card laid on a column by hand; false where it cannot lie. */
    drop: (card: Card, column: ColumnName): boolean => {
      const fits = placesIn(at, choosing.herald, card, column).length > 0;
      if (fits) tap({ type: 'drop', card, column });
      return fits;
    },
    suggest: () => tap({ type: 'cheapest' }),
    toggleHerald: () => tap({ type: 'herald' }),
    goBack: () => tap({ type: 'back' }),
    /** A whole move, straight from the thing that stands for it. */
    offer: (move: string) => (confirm && !whole.includes(move) ? tap({ type: 'stage', move }) : give([move])),
    confirm: () => whole.length > 0 && give(whole),
    /** A placement that is not legal is sent all the same, for the rules to say why not; what was chosen stays chosen. */
    ask: (move: string) => readPlacement(move) !== undefined && !legal.includes(move) && send([move]),
  };
}

/** What the parts of the board show of a choice. */
function shown(choosing: Choosing) {
  const paying = choosing.stage === 'payment' ? choosing : undefined;
  const discarding = choosing.stage === 'discards' ? choosing : undefined;
  const payment = paying?.payment ?? [];
  return {
    herald: choosing.herald,
    card: choosing.stage === 'element' || choosing.stage === 'band' ? choosing.card : paying?.placement?.card,
    placement: paying?.placement,
    cost: paying?.cost,
    payment,
    paid: worth(payment),
    covered: paying !== undefined && worth(payment) >= paying.cost,
    tooMany: discarding?.wanted ?? 0,
    discards: discarding?.discards ?? [],
    staged: choosing.stage === 'staged' ? choosing.move : undefined,
  };
}

export type Choice = ReturnType<typeof useChoice>;
