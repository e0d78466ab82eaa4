import { type AnyGame, play } from '@tabard/core';
import type { Check, Look } from './look.ts';
import { viewersOf } from './look.ts';
import { difference, print, shared } from './print.ts';

export const cloneEquals: Check = ({ game, state, seats }) => {
  const clone = game.clone(state);
  const position = JSON.stringify(game.describe(state));
  const cloned = JSON.stringify(game.describe(clone));
  if (position !== cloned) return `the clone differs: ${difference(position, cloned)}`;
  for (const viewer of viewersOf(seats)) {
    const seen = JSON.stringify(game.view(state, viewer));
    const seenInClone = JSON.stringify(game.view(clone, viewer));
    if (seen !== seenInClone) return `the clone looks different to ${viewer}: ${difference(seen, seenInClone)}`;
  }
};

/** A state copied over another, which was played on with before, is a clone. */
export const copiesAreClones: Check = look => {
  const { game, state } = look;
  if (!game.fast?.copyOver) return;
  const before = print(state);
  const copy = game.clone(state);
  wander(look, copy, 9);
  game.fast.copyOver(copy, state);
  if (print(copy) !== before) return `a state copied over another keeps something of it: ${print(copy)}, not ${before}`;
  wander(look, copy, 3);
  if (print(state) !== before) return 'playing on with a state that was copied over changes the original';
};

/** A state may be sent to a thread, and is played on with there. */
export const statesAreData: Check = ({ game, state, seats, next, dice }) => {
  const sent = sentOn(state);
  if (sent === undefined) return 'a state holds something that cannot be sent to a thread';
  const there = () => [game.describe(sent), ...viewersOf(seats).map(viewer => game.view(sent, viewer))];
  const here = game.clone(state);
  const asHere = () => [game.describe(here), ...viewersOf(seats).map(viewer => game.view(here, viewer))];
  if (JSON.stringify(there()) !== JSON.stringify(asHere())) return 'a state that was sent to a thread is another there';
  if (!next) return;
  for (const one of [sent, here]) game.apply(one, next.seat, next.move, dice());
  if (JSON.stringify(there()) !== JSON.stringify(asHere())) return `«${game.spell(next.move)}» comes to something else in a thread`;
};

function sentOn(state: unknown): unknown {
  try {
    return structuredClone(state);
  } catch {
    return;
  }
}

/** The move is made on a copy: the original stays. */
export const originalStays: Check = ({ game, state, before, next, dice }) => {
  if (!next) return;
  const clone = game.clone(state);
  game.apply(clone, next.seat, next.move, dice());
  if (print(state) !== before) return `applying «${game.spell(next.move)}» to a clone changes the original; ${whatIsShared(game, state)}`;
};

/** And a few moves on. */
export const originalStaysOn: Check = look => {
  const complaint = originalStays(look);
  if (complaint !== undefined) return complaint;
  const before = print(look.state);
  wander(look, look.game.clone(look.state), 3);
  if (print(look.state) !== before) return `playing on with a clone changes the original; ${whatIsShared(look.game, look.state)}`;
};

function whatIsShared(game: AnyGame, state: unknown): string {
  const common = shared(state, game.clone(state));
  return common.length > 0 ? `the clone shares ${common.join(', ')}` : 'nothing is shared';
}

/** A few random moves, in place. */
export function wander({ game, rng }: Pick<Look, 'game' | 'rng'>, state: unknown, moves: number): void {
  for (let made = 0; made < moves; made++) {
    const seat = game.acting(state)[0];
    if (seat === undefined) return;
    const legal = game.legalMoves(state, seat);
    game.apply(state, seat, legal[rng.below(legal.length)], rng);
  }
}

/** One move with the same dice, twice and without a listener, leads to the same. */
export const sameDiceSameResult: Check = look => {
  if (!look.next) return;
  const { game, state, next } = look;
  const once = play(game, state, next.seat, next.move, look.dice());
  const twice = play(game, state, next.seat, next.move, look.dice());
  if (!once.ok || !twice.ok) return 'a legal move was refused by play()';
  const position = JSON.stringify(game.describe(once.value.state));
  const again = JSON.stringify(game.describe(twice.value.state));
  if (position !== again) return `«${game.spell(next.move)}» played twice differs: ${difference(position, again)}`;
  const facts = JSON.stringify(once.value.facts);
  if (facts !== JSON.stringify(twice.value.facts)) return `«${game.spell(next.move)}» played twice tells different facts`;

  const unheard = game.clone(state);
  game.apply(unheard, next.seat, next.move, look.dice());
  const silent = JSON.stringify(game.describe(unheard));
  if (position !== silent) return `without a listener «${game.spell(next.move)}» differs: ${difference(position, silent)}`;
};
