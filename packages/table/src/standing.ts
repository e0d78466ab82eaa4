import type { Outcome, Seat } from '@tabard/core';

/** The reason of a match that ended because its players gave up. No game says it, so screens have their own word for it. */
export const RESIGNED = 'resigned';

/** The reason of a match that ended because everybody wanted it to. */
export const AGREED = 'agreed';

interface Field {
  readonly seats: number;
  /** A stand-in changes nothing. */
  isPerson(seat: Seat): boolean;
  /** In the order in which they gave up. */
  readonly resigned: readonly Seat[];
}

/**
 * How a match stands when people may give up. A seat that resigned ranks behind all others, whatever its bot reaches; of several,
 * who held out longer is before. As soon as only one seat, or no person, has not resigned, the match is over: those left are first together.
 */
export function standing(played: Outcome | undefined, { seats, isPerson, resigned }: Field): Outcome | undefined {
  if (resigned.length === 0) return played;
  const behind = resigned.toReversed().map(seat => [seat]);
  if (played) {
    const ahead = played.ranking.map(tied => tied.filter(seat => !resigned.includes(seat))).filter(tied => tied.length > 0);
    return { ...played, ranking: [...ahead, ...behind] };
  }
  const left = Array.from({ length: seats }, (_, seat) => seat).filter(seat => !resigned.includes(seat));
  if (left.length > 1 && left.some(isPerson)) return;
  const ranking = left.length > 0 ? [left, ...behind] : behind;
  return { ranking, scores: Array.from({ length: seats }, (_, seat) => (left.includes(seat) ? 1 : 0)), reason: RESIGNED };
}

/** How a match ends that everybody agreed to end: as it stands, or without a winner. Who resigned stays behind. */
export function agreed(seats: number, stands: Pick<Outcome, 'ranking' | 'scores'> | undefined, resigned: readonly Seat[]): Outcome {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const { ranking, scores } = stands ?? { ranking: [all], scores: all.map(() => 0) };
  return standing({ ranking, scores, reason: AGREED }, { seats, isPerson: () => true, resigned })!;
}
