import { type Rng, type Seat, shuffle } from '@tabard/core';
import type { Config } from './config.ts';
import { COUNTS, GROUPS, LOCATIONS, VILLAIN_DATA } from './data.ts';
import { COPIES, INKWORLD, type Kind, PROVISION } from './kinds.ts';
import { blank, type State, take } from './state.ts';

/** Rules 2.1, 2.2. */
export function setup(_: Config, seats: number, rng: Rng): State {
  const advantages = COPIES.flatMap((copies, card) => new Array<Kind>(copies).fill(card));
  shuffle(advantages, rng);
  const villains = VILLAIN_DATA.map((_, card) => card);
  const s = blank(seats, stackByGroups(villains, rng), advantages);
  for (let seat = 0; seat < seats; seat++) take(s, seat, PROVISION, COUNTS.startProvisions.value);
  s.start = rng.below(seats);
  s.turn = s.start;
  for (let turn = 0; turn < seats; turn++) placeFigure(s, (s.start + turn) % seats, rng);
  return s;
}

/** Rule 2.1: each group shuffled, III at the bottom, I on top, which is the end of the list. */
export function stackByGroups(cards: readonly Kind[], rng: Rng): Kind[] {
  return GROUPS.toReversed().flatMap(group => {
    const own = cards.filter(card => VILLAIN_DATA[card]!.group.value === group);
    shuffle(own, rng);
    return own;
  });
}

/** Rule 2.2: those who have a figure on the map already come before this one in the turn's order. */
function placeFigure(s: State, seat: Seat, rng: Rng): void {
  const cards = LOCATIONS.map((_, location) => location);
  shuffle(cards, rng);
  const placed = (seat - s.start + s.seats) % s.seats;
  const taken = Array.from({ length: placed }, (_, turn) => s.places[(s.start + turn) % s.seats]);
  s.places[seat] = cards.find(location => location !== INKWORLD && !taken.includes(location))!;
}
