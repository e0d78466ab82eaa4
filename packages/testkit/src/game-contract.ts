import type { Game } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { checkGame, type Plan, type Report } from './check-game.ts';

/** Registers the contract of core's `Game` as tests, one for each seat count and config. */
export function gameContract<State, Move, Config, View, Fact>(game: Game<State, Move, Config, View, Fact>, plan: Plan<State>): void {
  describe(`${game.id} keeps the contract of a game`, () => {
    for (const seats of plan.seats) {
      for (const config of plan.configs) {
        test(`with ${seats} seats and ${JSON.stringify(config)}`, () => {
          expect(said(checkGame(game, { ...plan, seats: [seats], configs: [config] }))).toBe('');
        });
      }
    }
  });
}

/** A report's violation as a text for people; nothing if there is none. */
export function said({ violation }: Report): string {
  return violation ? `${violation.check}: ${violation.complaint}\n  in ${violation.where}` : '';
}
