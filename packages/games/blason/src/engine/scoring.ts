import { type Frozen, type Outcome, ranked, type Seat } from '@tabard/core';
import { symbolHolders } from './awards.ts';
import { AUGMENTATIONS, AWARD_MARKERS, AWARDS, AWARDS_IN_PLAY, FIRST_VALUE, HERALD_VALUE, SYMBOL_VALUE, TEN_VALUES, TENS } from './data.ts';
import type { Ending } from './facts.ts';
import { MARKERS, type State } from './state.ts';
import type { Marker } from './view.ts';

interface Held {
  readonly marker: Marker;
  readonly value: number;
}

/** The prestige markers of a seat: awards, tens, «I», and when the game is over the symbols. */
export function markersOf(s: Frozen<State>, seat: Seat): Held[] {
  const held: Held[] = [];
  for (let place = 0; place < AWARDS_IN_PLAY; place++) {
    const at = s.awardHolders.subarray(place * MARKERS, (place + 1) * MARKERS).indexOf(seat);
    if (at >= 0) held.push({ marker: `${AWARDS[s.awards[place]!]!}-${AWARD_MARKERS[at]!}`, value: AWARD_MARKERS[at]! });
  }
  TENS.forEach((ten, at) => {
    if (s.tenHolders[at] === seat) held.push({ marker: `${ten}`, value: TEN_VALUES[at]! });
  });
  if (s.firstHolder === seat) held.push({ marker: 'I', value: FIRST_VALUE });
  if (s.phase === 'over') held.push(...symbolsOf(s, seat));
  return held;
}

/** Rule 6.3. */
function symbolsOf(s: Frozen<State>, seat: Seat): Held[] {
  return AUGMENTATIONS.flatMap((augmentation, at) =>
    (symbolHolders(s, at) >>> seat) & 1 ? [{ marker: augmentation, value: SYMBOL_VALUE }] : [],
  );
}

/** Rule 6.4. */
export const total = (s: Frozen<State>, seat: Seat): number => sum(s, seat, markersOf(s, seat));

const sum = (s: Frozen<State>, seat: Seat, markers: readonly Held[]): number =>
  markers.reduce((points, { value }) => points + value, s.track[seat]! + s.heralds[seat]! * HERALD_VALUE);

export const endingOf = (s: Frozen<State>): Ending => (s.lastTurns === 0 ? 'last-turns' : 'standstill');

export const outcome = (s: Frozen<State>): Outcome | undefined =>
  s.phase === 'over' ? { ...standing(s), reason: endingOf(s) } : undefined;

export function standing(s: Frozen<State>): Pick<Outcome, 'ranking' | 'scores'> {
  const markers = Array.from({ length: s.seats }, (_, seat) => markersOf(s, seat));
  const scores = markers.map((held, seat) => sum(s, seat, held));
  const compare = (a: Seat, b: Seat) =>
    scores[b]! - scores[a]! || s.handValues[b]! - s.handValues[a]! || markers[b]!.length - markers[a]!.length;
  return { ranking: ranked(s.seats, compare), scores };
}
