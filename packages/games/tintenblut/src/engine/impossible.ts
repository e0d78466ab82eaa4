import type { Frozen, Refusal } from '@tabard/core';
import { PLACES } from './data.ts';
import { mayRest } from './dustfinger.ts';
import { INKWORLD, NONE } from './kinds.ts';
import { refuse } from './refusal.ts';
import { hasArrived, pileOf, type State } from './state.ts';
import { GREEN_FIELD } from './track.ts';

/** Rule 9: why a position cannot be, though each of its parts could. */
export const impossible = (s: Frozen<State>): Refusal | undefined => badWhiteWomen(s) ?? badTopCard(s) ?? badRest(s);

/** After the end they do not move any more (6.2). */
function badWhiteWomen(s: Frozen<State>): Refusal | undefined {
  if (s.phase === 'over') return;
  const furthest = Math.max(...s.markers);
  const fits = s.whiteWomen === NONE ? furthest < GREEN_FIELD : s.markers[s.whiteWomen] === furthest;
  return fits ? undefined : refuse('9', 'position.white-women', { marker: furthest });
}

/** Who has arrived did so with the card on top. */
function badTopCard(s: Frozen<State>): Refusal | undefined {
  const place = s.places[s.turn]!;
  const top = pileOf(s, s.turn).at(-1);
  if (!hasArrived(s) || top === undefined || top === place || top === INKWORLD) return;
  return refuse('9', 'position.top-card', { seat: s.turn, place: PLACES[place]! });
}

/** In the Castle of Night, and only as long as Dustfinger can be sent (3.6). */
const badRest = (s: Frozen<State>): Refusal | undefined =>
  s.phase !== 'rest' || mayRest(s, s.turn) ? undefined : refuse('9', 'position.rest');
