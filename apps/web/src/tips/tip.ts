import type { Lang, Seat } from '@tabard/core';

/** How the table stands for a player when it is asked whether something is new to them. */
export interface Moment<View = unknown, Fact = unknown> {
  readonly view: View;
  readonly seat: Seat;
  /** My legal moves, spelled; none when I am not to move. */
  readonly legal: readonly string[];
  /** What happened last. */
  readonly facts: readonly Fact[];
}

/** A sentence for the first time something happens, and the clause that says more. */
export interface Tip<View = unknown, Fact = unknown> {
  readonly id: string;
  readonly rule: string;
  when(moment: Moment<View, Fact>): boolean;
  readonly text: Readonly<Record<Lang, string>>;
}

/** The default export of `boards/<game>/tips.ts`, what matters most first. */
export type Tips<View = never, Fact = never> = readonly Tip<View, Fact>[];

/** The first tip for this moment that is not known yet. */
export const tipFor = <View, Fact>(
  tips: Tips<View, Fact>,
  moment: Moment<View, Fact>,
  isKnown: (id: string) => boolean,
): Tip<View, Fact> | undefined => tips.find(tip => !isKnown(tip.id) && tip.when(moment));

/** Whether a move of this kind can be made: `begins('use')` for `use mirage`. */
export const begins =
  (verb: string) =>
  ({ legal }: Pick<Moment, 'legal'>): boolean =>
    legal.some(move => move === verb || move.startsWith(`${verb} `));
