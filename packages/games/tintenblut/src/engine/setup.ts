import { type Rng, type Seat, shuffle } from '@tabard/core';
import type { Config } from './config.ts';
import { COUNTS, GROUPS, LOCATIONS, VILLAIN_DATA } from './data.ts';
import { COPIES, INKWORLD, type Kind, NONE, PROVISION } from './kinds.ts';
import { blank, type State, take } from './state.ts';

const ALL_ADVANTAGES: readonly Kind[] = COPIES.flatMap((copies, card) => new Array<Kind>(copies).fill(card));
const ALL_VILLAINS: readonly Kind[] = VILLAIN_DATA.map((_, card) => card);
const ALL_LOCATIONS: readonly Kind[] = LOCATIONS.map((_, location) => location);
const BOTTOM_UP = GROUPS.toReversed();

/** Rules 2.1, 2.2. */
export function setup(_: Config, seats: number, rng: Rng): State {
  const advantages = ALL_ADVANTAGES.slice();
  shuffle(advantages, rng);
  const s = blank(seats, stackByGroups(ALL_VILLAINS, rng), advantages);
  for (let seat = 0; seat < seats; seat++) take(s, seat, PROVISION, COUNTS.startProvisions.value);
  s.places.fill(NONE);
  s.start = rng.below(seats);
  s.turn = s.start;
  for (let turn = 0; turn < seats; turn++) placeFigure(s, (s.start + turn) % seats, rng);
  return s;
}

/** Rule 2.1: each group shuffled, III at the bottom, I on top, which is the end of the list. */
export function stackByGroups(cards: readonly Kind[], rng: Rng): Kind[] {
  const stack: Kind[] = [];
  for (const group of BOTTOM_UP) {
    const own = cards.filter(card => VILLAIN_DATA[card]!.group.value === group);
    shuffle(own, rng);
    stack.push(...own);
  }
  return stack;
}

/** Rule 2.2: the first card that shows a place where nobody is yet. */
function placeFigure(s: State, seat: Seat, rng: Rng): void {
  const cards = ALL_LOCATIONS.slice();
  shuffle(cards, rng);
  s.places[seat] = cards.find(location => location !== INKWORLD && !s.places.includes(location))!;
}
