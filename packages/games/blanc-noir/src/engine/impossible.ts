import type { Frozen, Refusal } from '@tabard/core';
import { BLACK, CARDS, COLOUR_OF, COLOURS, DECK_COUNTS, KINDS, NUMBER_OF, SCROLL_COPIES, SCROLLS, SPECIAL_OF } from './data.ts';
import { hasSwap, hasTake } from './legal.ts';
import { refuse } from './refusal.ts';
import { ANY_COLOUR, deckSize, ESCORT, FIRST_SCROLL, isUp, NOTHING, type State, scrollOf } from './state.ts';
import { goesOn, phaseOf, spellWork } from './steps.ts';

/** Rule 11: why a position cannot be. */
export function impossible(s: Frozen<State>): Refusal | undefined {
  return tooManyCards(s) ?? tooManyScrolls(s) ?? badSeat(s) ?? badChain(s) ?? badColour(s) ?? badCall(s) ?? badPending(s);
}

function tooManyCards(s: Frozen<State>): Refusal | undefined {
  if (s.drawSize > deckSize(s.config)) return refuse('11', 'position.too-many', { card: 'draw' });
  const counts = Array.from(s.discard, (count, card) => count + s.excluded[card]!);
  for (const card of s.draw.subarray(0, s.drawSize)) counts[card]!++;
  s.hands.forEach((count, at) => {
    counts[at % KINDS]! += count;
  });
  const card = counts.findIndex((count, kind) => count > DECK_COUNTS[s.config.deck][kind]!);
  return card < 0 ? undefined : refuse('11', 'position.too-many', { card: CARDS[card]! });
}

function tooManyScrolls(s: Frozen<State>): Refusal | undefined {
  const all = [...s.rows.flat(), ...s.pile];
  const scroll = SCROLLS.findIndex((_, kind) => all.filter(card => scrollOf(card) === kind).length > SCROLL_COPIES[kind]!);
  return scroll < 0 ? undefined : refuse('11', 'position.too-many', { card: SCROLLS[scroll]! });
}

function badSeat(s: Frozen<State>): Refusal | undefined {
  const seat = s.called.findIndex((called, index) => called === 1 && s.handSizes[index] !== 1);
  if (seat >= 0) return refuse('11', 'position.called', { seat });
  const { goal } = s.config;
  const beyond = goal === 'round' || s.phase === 'over' ? undefined : s.points.find(points => points > goal);
  return beyond === undefined ? undefined : refuse('11', 'position.points', { points: beyond });
}

function badChain(s: Frozen<State>): Refusal | undefined {
  if (s.chain === 0) return;
  return s.chain % 2 === 0 && NUMBER_OF[s.top] === 25 ? undefined : refuse('11', 'position.chain', { chain: s.chain });
}

function badColour(s: Frozen<State>): Refusal | undefined {
  const bad = refuse('11', 'position.colour', { colour: COLOURS[s.colour] ?? 'null', top: CARDS[s.top]! });
  if (COLOUR_OF[s.top] !== BLACK) return s.colour === COLOUR_OF[s.top] && s.phase !== 'start-colour' ? undefined : bad;
  if (s.phase === 'start-colour') return s.colour === ANY_COLOUR && s.chain === 0 && s.config.edition === 'de' ? undefined : bad;
  if (s.colour !== ANY_COLOUR) return;
  return s.chain > 0 || (s.config.edition === 'de' && s.phase !== 'over') ? bad : undefined;
}

function badCall(s: Frozen<State>): Refusal | undefined {
  const skips = s.skip && (s.phase !== 'call' || SPECIAL_OF[s.top] !== 'jester');
  const calls = s.phase === 'call' && (s.config.call === 'automatic' || s.handSizes[s.turn] !== 1 || s.called[s.turn] === 1);
  return skips || calls ? refuse('11', 'position.call') : undefined;
}

function badPending(s: Frozen<State>): Refusal | undefined {
  const waits = s.phase === 'exclude' || s.phase === 'target' || s.phase === 'swap' || s.phase === 'take';
  if (s.pendingBy === NOTHING) return waits ? refuse('11', 'position.pending') : undefined;
  const by = spellWork(s.pendingBy);
  if (phaseOf(s.pendingBy) !== s.phase || !isAtWork(s)) return refuse('11', 'position.pending', { by });
  return hasChoice(s) ? undefined : refuse('11', 'position.no-choice', { by });
}

/** The card at work is the top card (of the Escort: the Princess), a scroll at work lies face-up before the player. */
function isAtWork(s: Frozen<State>): boolean {
  if (s.pendingBy === ESCORT) return SPECIAL_OF[s.top] === 'princess';
  if (s.pendingBy < ESCORT) return s.pendingBy === s.top;
  return s.rows[s.turn]!.some(card => isUp(card) && scrollOf(card) === s.pendingBy - FIRST_SCROLL);
}

function hasChoice(s: Frozen<State>): boolean {
  if (s.phase === 'exclude') return goesOn(s, s.turn);
  if (s.pendingCount > 0) return false;
  return s.phase === 'swap' ? hasSwap(s) : s.phase === 'take' ? hasTake(s) : true;
}
