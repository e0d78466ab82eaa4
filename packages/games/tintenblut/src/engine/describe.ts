import type { Frozen, Position } from '@tabard/core';
import { ADVANTAGES, PLACES } from './data.ts';
import { cardsOf } from './hands.ts';
import { NONE, VILLAIN_CARDS } from './kinds.ts';
import { has, hasArrived, isInTurn, type State } from './state.ts';
import { SET_SIZES } from './track.ts';
import { openSeat, pendingOf, seatsIn } from './view.ts';
import { villainsIn } from './villains.ts';

/** Rule 9. */
export function describe(s: Frozen<State>): Position {
  return {
    game: 'tintenblut',
    config: {},
    seats: s.places.map((_, seat) => {
      const { place, played, tiles, provisions, villains, marker } = openSeat(s, seat);
      return { place, played, tiles, provisions, advantages: cardsOf(s.hands[seat]!), villains, marker };
    }),
    dustfinger: PLACES[s.dustfinger]!,
    whiteWomen: s.whiteWomen === NONE ? null : s.whiteWomen,
    villainStack: s.villainStack.map(card => VILLAIN_CARDS[card]!).reverse(),
    villainDiscard: villainsIn(s.villainDiscard),
    advantageStack: s.advantageStack
      .slice(0, s.advantagesLeft)
      .map(card => ADVANTAGES[card]!)
      .reverse(),
    start: s.start,
    turn: s.turn,
    round: s.round,
    lastRound: s.lastRound,
    passed: seatsIn(s, s.passed),
    phase: s.phase,
    usedAdvantage: s.usedAdvantage,
    heldBefore: hasArrived(s) ? cardsOf(s.heldBefore) : null,
    ...(isInTurn(s) ? turnOf(s) : {}),
    ...(s.phase === 'lose' ? { pending: pendingOf(s) as never } : {}),
  };
}

const turnOf = (s: Frozen<State>) => ({
  free: s.free,
  dustfingerMoved: s.dustfingerMoved,
  line: s.line,
  fatPrince: s.fatPrince,
  traded: s.traded,
  converted: SET_SIZES.filter(size => has(s.converted, size)),
});
