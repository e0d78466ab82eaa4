import { COUNTS, WARES } from './engine/data.ts';
import { countOf } from './engine/hands.ts';
import { COPIES, NONE, VILLAIN_CARDS } from './engine/kinds.ts';
import { ALL_UNPLAYED, has, PILE, ROW, type State } from './engine/state.ts';
import { LAST_GATE } from './engine/track.ts';
import { kindsIn } from './engine/villains.ts';

/** Converts when it can: random players do not come far. */
export const prefer = (move: string): boolean => move.startsWith('convert') || move.startsWith('use');

/** Wares and cards are all there, none twice; piles and hands make up ten; the White Women are with the furthest marker. */
export function invariant(s: State): string | undefined {
  for (const [kind, ware] of WARES.entries()) {
    const all = kind < WARES.length - 1 ? COUNTS.tilesOfAKind.value : COUNTS.provisions.value;
    const held = s.places.map((_, seat) => s.wares[seat * ROW + kind]!);
    if (held.some(count => count < 0) || s.supply[kind]! < 0) return `less than nothing of ${ware}`;
    if (held.reduce((sum, count) => sum + count, s.supply[kind]!) !== all) return `not ${all} of ${ware}`;
  }
  const villains = [...s.villains.flatMap(kindsIn), ...kindsIn(s.villainDiscard), ...s.villainStack];
  if (new Set(villains).size !== villains.length || villains.length > VILLAIN_CARDS.length) return 'a villain card is there twice';
  const stack = s.advantageStack.slice(0, s.advantagesLeft);
  for (const [card, copies] of COPIES.entries()) {
    const count = s.hands.reduce((sum, hand) => sum + countOf(hand, card), stack.filter(one => one === card).length);
    if (count > copies) return `${count} copies of advantage card ${card}`;
    if (countOf(s.hands[s.turn]!, card) < countOf(s.heldBefore, card)) return `held ${card}, which is not in hand`;
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const pile = s.piles.slice(seat * PILE, (seat + 1) * PILE);
    const played = pile.slice(0, s.pileSizes[seat]).reduce((bits, card) => bits | (1 << card), 0);
    if ((played ^ s.unplayed[seat]!) !== ALL_UNPLAYED) return `the location cards of seat ${seat} are not ten`;
    if (pile.slice(s.pileSizes[seat]).some(card => card !== 0)) return `the pile of seat ${seat} has a rest above it`;
  }
  if (s.phase !== 'over' && s.whiteWomen !== NONE && s.markers[s.whiteWomen] !== Math.max(...s.markers))
    return 'the White Women stayed behind';
  if (s.phase === 'lose' ? s.losses === 0 : s.losses !== 0) return `losses ${s.losses} in phase ${s.phase}`;
  if (s.phase !== 'lose' && s.back !== 'after') return `back to ${s.back} in phase ${s.phase}`;
  if (s.lastRound && s.round < COUNTS.maxRounds.value && Math.max(...s.markers) < LAST_GATE) return 'a last round without a reason';
  if (has(s.converted, 0) || has(s.converted, 1)) return 'a set of one was converted';
  return;
}
