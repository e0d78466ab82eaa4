import type { Advice, Game, Rng, Seat } from '@tabard/core';
import { within } from './search/bot.ts';
import { Search } from './search/search.ts';

/** In so many guesses at what nobody sees … */
const GUESSES = 6;
/** … a search of so many iterations tries whether the choice is clear. */
const TRIAL = { iterations: 1500, endsWhenClear: true };

/**
 * How much there is to think about for a seat, from 0 (nothing: it is forced, or clear) to 1, as far as anybody can tell who sees no more
 * than everybody does. What the seat itself knows is no part of it: so how long somebody thinks for it tells nobody what the seat holds.
 */
export function doubtAbout<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  advice: Advice<State, Move>,
  publicView: View,
  seat: Seat,
  rng: Rng,
): number {
  const search = new Search(game, advice);
  let doubt = 0;
  for (let guess = 0; guess < GUESSES; guess++) {
    const state = game.determinize(publicView, rng);
    if (game.legalMoves(state, seat).length < 2) continue;
    doubt += search.run(game.view(state, seat), seat, within(TRIAL), rng, TRIAL).iterations / TRIAL.iterations;
  }
  return doubt / GUESSES;
}
