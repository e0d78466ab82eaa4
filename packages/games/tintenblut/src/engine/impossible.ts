import type { Frozen, Refusal } from '@tabard/core';
import { PLACES } from './data.ts';
import { mayRest } from './dustfinger.ts';
import { INKWORLD, NONE } from './kinds.ts';
import { refuse } from './refusal.ts';
import { MAX_ROUNDS } from './rounds.ts';
import { hasArrived, pileOf, type State } from './state.ts';
import { GREEN_FIELD } from './track.ts';

/** Rule 9: why a position cannot be, though each of its parts could. */
export const impossible = (s: Frozen<State>): Refusal | undefined => badWhiteWomen(s) ?? badTopCard(s) ?? badRest(s) ?? badStart(s);

/** They are with nobody until a marker has come to them, then with the furthest (6.1, 6.2); after the end they do not move any more. */
function badWhiteWomen(s: Frozen<State>): Refusal | undefined {
  if (s.phase === 'over') return;
  const furthest = Math.max(...s.markers);
  const fits = furthest < GREEN_FIELD ? s.whiteWomen === NONE : s.markers[s.whiteWomen] === furthest;
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

/** Nobody is asked who starts after the last round (5.5). */
function badStart(s: Frozen<State>): Refusal | undefined {
  if (s.phase !== 'start-player' || !s.lastRound) return;
  return refuse('9', 'position.flags', { field: s.round === MAX_ROUNDS ? 'round' : 'lastRound' });
}
