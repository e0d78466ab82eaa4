import { useState } from 'preact/hooks';
import { type Placement, placementOf, tappable } from './choice.ts';
import { type Card, costOf, HAND_AFTER, type View } from './game.ts';
import { cheapest, HERALD_COST, payMoves, withCard, withoutCard, worth } from './payment.ts';

interface Chosen {
  /** The legal moves it was chosen from: with others, it is forgotten. */
  readonly from: readonly string[];
  readonly herald: boolean;
  readonly card: Card | undefined;
  readonly placement: Placement | undefined;
  /** Undefined: the cheapest that suffices. */
  readonly payment: readonly Card[] | undefined;
  readonly discards: readonly Card[];
  /** A whole move that waits for a last yes. */
  readonly staged: string | undefined;
}

const NOTHING = { herald: false, card: undefined, placement: undefined, payment: undefined, discards: [], staged: undefined } as const;

/** The move in the making: an element, its place, its payment; nothing is sent before the player says so. */
export function useChoice(view: View, legal: readonly string[], confirm: boolean, send: (moves: readonly string[]) => void) {
  const [kept, setKept] = useState<Chosen>();
  const chosen: Chosen = kept?.from === legal ? kept : { from: legal, ...NOTHING };
  const set = (change: Partial<Chosen>) => setKept({ ...chosen, ...change });
  const stop = () => setKept(undefined);
  const give = (moves: readonly string[]) => {
    stop();
    send(moves);
  };

  const { herald, card, placement, staged, discards } = chosen;
  const hand = view.hand ?? [];
  const now = tappable(legal, herald);
  const owed = now.pays.size > 0 && view.pending ? view.pending.cost - view.pending.paid : undefined;
  const cost = owed ?? (placement === undefined ? undefined : placement.herald ? HERALD_COST : costOf(placement.card));
  // What finds no place anyhow pays first.
  const purse = hand.filter(one => one !== placement?.card).sort((a, b) => Number(now.places.has(a)) - Number(now.places.has(b)));
  const suggestion = cost === undefined ? [] : (cheapest(purse, cost) ?? []);
  const payment = cost === undefined ? [] : (chosen.payment ?? suggestion);
  const paid = worth(payment);
  const covered = cost !== undefined && paid >= cost;
  const tooMany = now.discards.size > 0 ? hand.length - HAND_AFTER : 0;

  const choosePlace = (place: Placement) => set({ card: place.card, placement: place, payment: undefined, staged: undefined });
  const chooseCard = (one: Card) => {
    const places = now.places.get(one) ?? [];
    if (one === card) set({ card: undefined, placement: undefined, payment: undefined });
    else if (places.length === 1) choosePlace(places[0]!);
    else set({ card: one, placement: undefined, payment: undefined, staged: undefined });
  };
  const tapHand = (one: Card) => {
    if (tooMany > 0) set({ discards: discards.includes(one) ? withoutCard(discards, one) : [...discards, one].slice(-tooMany) });
    else if (cost !== undefined && one !== placement?.card)
      set({ payment: payment.includes(one) ? withoutCard(payment, one) : withCard(payment, one, cost) });
    else chooseCard(one);
  };
  const whole =
    cost !== undefined
      ? covered
        ? [...(placement === undefined ? [] : [placement.move]), ...payMoves(payment)]
        : []
      : tooMany > 0 && discards.length === tooMany
        ? discards.map(one => `discard ${one}`)
        : [];
  const places = card === undefined ? [] : (now.places.get(card) ?? []);

  return {
    ...chosen,
    now: staged === undefined ? now : tappable([], false),
    cost,
    payment,
    paid,
    covered,
    cheap: paid <= worth(suggestion),
    tooMany,
    places: placement === undefined ? places : [],
    moveOf: (one: Card): string | undefined => {
      if (staged !== undefined) return undefined;
      if (tooMany > 0) return now.discards.has(one) ? `discard ${one}` : undefined;
      if (cost !== undefined) return one === placement?.card ? undefined : `pay ${one}`;
      return now.places.has(one) ? `${herald ? 'herald ' : ''}place ${one}` : undefined;
    },
    tapHand,
    choosePlace,
    /** A whole move, straight from the thing that stands for it. */
    offer: (move: string) => (confirm && staged !== move ? set({ staged: move, card: undefined }) : give([move])),
    suggest: () => set({ payment: undefined }),
    toggleHerald: () => setKept({ from: legal, ...NOTHING, herald: !herald }),
    /** All that a yes sends, in order. */
    whole,
    confirm: () => whole.length > 0 && give(whole),
    ask: (move: string) => placementOf(move) !== undefined && !legal.includes(move) && give([move]),
    canGoBack: staged !== undefined || card !== undefined || placement !== undefined || herald || discards.length > 0,
    goBack: () => {
      if (staged !== undefined) set({ staged: undefined });
      else if (placement !== undefined && (now.places.get(placement.card)?.length ?? 0) > 1)
        set({ placement: undefined, payment: undefined });
      else if (card !== undefined) set({ card: undefined, placement: undefined, payment: undefined });
      else stop();
    },
  };
}

export type Choice = ReturnType<typeof useChoice>;
