import { useMemo, useState } from 'preact/hooks';
import { type Act, actOf, asksOf, next, pickedIn, proposed, sentWith, type Tap } from './choice.ts';
import { tilesOwed, type View } from './game.ts';
import { tappable } from './tappable.ts';

interface Kept {
  /** The legal moves it was chosen from: with others, it is forgotten. */
  readonly from: readonly string[];
  readonly act: Act | undefined;
}

/** The move in the making; nothing is sent before the player says so. */
export function useChoice(
  view: View,
  seat: number | undefined,
  legal: readonly string[],
  { mine, confirm, send }: { readonly mine: boolean; readonly confirm: boolean; send(moves: readonly string[]): void },
) {
  const [kept, setKept] = useState<Kept>();
  const act = kept?.from === legal ? kept.act : undefined;
  const now = useMemo(() => tappable(legal), [legal]);
  const owed = mine && seat !== undefined ? tilesOwed(view, seat) : 0;
  const at = { view, seat, now, owed };
  const tap = (one: Tap) => setKept({ from: legal, act: next(at, act, one) });
  const give = (moves: readonly string[]) => {
    setKept(undefined);
    send(moves);
  };
  return {
    now,
    act,
    legal,
    owed,
    picked: pickedIn(act),
    proposed: proposed(at, act),
    isLegal: (move: string) => legal.includes(move),
    asks: asksOf(at, act),
    tap,
    /** A whole move, straight from the thing that stands for it; asked once more where that is wanted. */
    offer: (move: string) => (confirm ? tap({ type: 'whole', move }) : give([move])),
    send: (move: string) => give(sentWith(at, act, move)),
    /** As if everything that makes up this move had been tapped. */
    take: (move: string) => setKept({ from: legal, act: actOf(move) }),
  };
}

export type Choice = ReturnType<typeof useChoice>;
