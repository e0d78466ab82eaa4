import { AWARDS_IN_PLAY, HERALDS, KINDS, PILES, VALUE_OF } from './engine/data.ts';
import { lying } from './engine/determinize.ts';
import { kindsIn, pileOf, WORDS } from './engine/sets.ts';
import { MARKERS, NONE, STACK_AT, type State } from './engine/state.ts';

/** Places when it can: random players fill few shields. */
export const prefer = (move: string): boolean => move.startsWith('place') || move.startsWith('herald place');

/** All 120 cards once, 19 heralds, markers given once each, and counts that say what is there. */
export function invariant(s: State): string | undefined {
  const cards = cardsOf(s);
  if (cards.length !== KINDS || new Set(cards).size !== KINDS) return `${cards.length} cards, ${new Set(cards).size} of them different`;
  if (s.supply + sum(s.heralds) !== HERALDS || s.supply < 0) return `${s.supply} heralds in the supply, ${s.heralds} with the players`;
  for (let seat = 0; seat < s.seats; seat++) {
    const hand = kindsIn(s.hands, seat * WORDS);
    if (hand.length !== s.handSizes[seat]) return `seat ${seat} holds ${hand.length} cards, not ${s.handSizes[seat]}`;
    if (hand.reduce((value, card) => value + VALUE_OF[card]!, 0) !== s.handValues[seat])
      return `the hand of seat ${seat} is worth something else`;
  }
  for (const pile of PILES.keys()) {
    if (kindsIn(s.display, 0).filter(card => pileOf(card) === pile).length !== s.displaySizes[pile]) return 'the display has another size';
    if (kindsIn(s.discards, 0).filter(card => pileOf(card) === pile).length !== s.discardSizes[pile])
      return 'a discard pile has another size';
  }
  for (let place = 0; place < AWARDS_IN_PLAY; place++) {
    const holders = [...s.awardHolders.subarray(place * MARKERS, (place + 1) * MARKERS)];
    if (holders.findLastIndex(seat => seat !== NONE) + 1 !== s.awardsTaken[place]) return 'markers were not taken from the top';
    const seats = holders.filter(seat => seat !== NONE);
    if (new Set(seats).size !== seats.length) return 'somebody has two markers of one award';
  }
  return;
}

/** Every card, wherever it lies. */
export function cardsOf(s: State): number[] {
  const stacks = [...PILES.keys()].flatMap(pile => [...s.stacks.subarray(STACK_AT[pile], STACK_AT[pile]! + s.stackSizes[pile]!)]);
  return [...lying(s), ...stacks, ...(s.pendingCard === NONE ? [] : [s.pendingCard])];
}

const sum = (counts: Uint8Array): number => counts.reduce((total, count) => total + count, 0);
