import { fastRng, type Json, type Position, type Rng } from '@tabard/core';
import { wander } from './check-copies.ts';
import type { Check, Look } from './look.ts';
import { legalOf, seatsOf, viewersOf } from './look.ts';
import { difference, notPlain } from './print.ts';

export const positionRoundTrips: Check = look => {
  const { game, state, seats } = look;
  const described = game.describe(state);
  const odd = notPlain(described);
  if (odd !== undefined) return `the position is not plain JSON: ${odd}`;
  if (described.game !== game.id) return `the position does not say that its game is ${game.id}`;
  if (!Array.isArray(described.seats) || described.seats.length !== seats) return `the position has no list of its ${seats} seats`;
  const position = JSON.stringify(described);
  const restored = game.restore(JSON.parse(position), fastRng(position));
  if (!restored.ok) return `a reached position is refused: ${restored.error.because} (${restored.error.rule})`;
  return alike(look, restored.value) ?? playsOnAlike(look, restored.value);
};

function alike({ game, state, seats }: Look, other: unknown): string | undefined {
  const position = JSON.stringify(game.describe(state));
  const again = JSON.stringify(game.describe(other));
  if (position !== again) return `restored and described again: ${difference(position, again)}`;
  for (const viewer of viewersOf(seats)) {
    const seen = JSON.stringify(game.view(state, viewer));
    const seenAgain = JSON.stringify(game.view(other, viewer));
    if (seen !== seenAgain) return `restored, it looks different to ${viewer}: ${difference(seen, seenAgain)}`;
  }
  for (const seat of seatsOf(seats)) {
    const legal = legalOf(game, state, seat).sort().join(', ');
    const legalAgain = legalOf(game, other, seat).sort().join(', ');
    if (legal !== legalAgain) return `restored, seat ${seat} may «${legalAgain}», not «${legal}»`;
  }
}

function playsOnAlike(look: Look, restored: unknown): string | undefined {
  if (!look.next) return;
  const { game, next } = look;
  const original = game.clone(look.state);
  game.apply(original, next.seat, next.move, look.dice());
  game.apply(restored, next.seat, next.move, look.dice());
  const difference = alike({ ...look, state: original }, restored);
  return difference && `after «${game.spell(next.move)}»: ${difference}`;
}

/** A spoiled position is refused with a reason, or it is one that can be played (cards may be missing, so no invariant); nothing throws. */
export const restoreChecks: Check = look => {
  const { game, state, rng } = look;
  const spoiled: Json[] = [null, [], 'x', {}, ...Array.from({ length: 4 }, () => spoil(game.describe(state), rng))];
  for (const position of spoiled) {
    const complaint = attempt(() => playable(look, position));
    if (complaint !== undefined) return `${complaint}, given ${JSON.stringify(position)}`;
  }
};

function playable({ game, rng }: Look, position: Json): string | undefined {
  const restored = game.restore(position as Position, rng);
  if (!restored.ok) {
    const { rule, because } = restored.error;
    return typeof rule === 'string' && typeof because === 'string'
      ? undefined
      : `a refusal without rule and reason: ${JSON.stringify(restored.error)}`;
  }
  const first = JSON.stringify(game.describe(restored.value));
  const again = game.restore(JSON.parse(first), rng);
  if (!again.ok) return `restore accepts a position and refuses its description (${again.error.because})`;
  const second = JSON.stringify(game.describe(again.value));
  if (first !== second) return `an accepted position does not round-trip: ${difference(first, second)}`;
  wander({ game, rng }, restored.value, 12);
}

function attempt(check: () => string | undefined): string | undefined {
  try {
    return check();
  } catch (error) {
    return `it throws ${error}`;
  }
}

const ODD: readonly Json[] = [null, true, -1, 0, 1, 2, 1.5, 1e9, '', 'x', [], {}, [null], ['x'], [[]]];

/** The same JSON with one place, anywhere in it, left out, doubled, or something else. */
function spoil(json: Json, rng: Rng): Json {
  if (typeof json !== 'object' || json === null || rng.below(4) === 0) return ODD[rng.below(ODD.length)]!;
  const entries = Object.entries(json);
  if (entries.length === 0) return ODD[rng.below(ODD.length)]!;
  const place = rng.below(entries.length);
  const [key, held] = entries[place]!;
  const deed = rng.below(6);
  if (deed === 0) entries.splice(place, 1);
  else if (deed === 1) entries.splice(place, 0, [`${key}x`, held]);
  else entries[place] = [key, spoil(held as Json, rng)];
  return Array.isArray(json) ? entries.map(([, value]) => value as Json) : Object.fromEntries(entries);
}
