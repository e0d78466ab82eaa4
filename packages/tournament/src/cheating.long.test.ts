import { botNamed } from '@tabard/bots';
import { CATALOG } from '@tabard/catalog';
import { type AnyGame, canonicalJson, fastRng, type Rng, type Seat } from '@tabard/core';
import { describe, expect, test } from 'vitest';

const LEVELS = ['random', 'greedy', 'easy', 'medium:8i', 'strong:16i', 'master:32i'];
const STATES = 700;

describe.each(CATALOG)('no bot can cheat at $id', ({ load, seats: { min, max } }) => {
  test('the same view and dice give the same move, whatever the hidden cards are', { timeout: 300_000 }, async () => {
    const { game, advice } = await load();
    const bots = LEVELS.map(level => {
      const bot = botNamed(game, advice, level);
      if (!bot.ok) throw new Error(bot.error);
      return bot.value;
    });
    let differences = 0;
    for (const [number, { state, seat }] of choices(game, min, max, fastRng('cheat')).entries()) {
      const view = game.view(state, seat);
      const other = game.determinize(view, fastRng(`other cards ${number}`));
      if (canonicalJson(game.describe(other)) !== canonicalJson(game.describe(state))) differences++;
      for (const bot of bots) {
        const chosen = bot.choose(view, seat, fastRng(number));
        expect(game.spell(bot.choose(game.view(other, seat), seat, fastRng(number)))).toBe(game.spell(chosen));
        expect(game.refusal(state, seat, chosen)).toBeUndefined();
      }
    }
    expect(differences).toBeGreaterThan(STATES * 0.9);
  });
});

/** States with something to choose, from random games with every number of seats. */
function choices(game: AnyGame, min: number, max: number, rng: Rng): { readonly state: unknown; readonly seat: Seat }[] {
  const config = game.configure({});
  if (!config.ok) throw new Error(`${game.id} refuses its own defaults`);
  const found: { state: unknown; seat: Seat }[] = [];
  for (let seats = min; found.length < STATES; seats = seats === max ? min : seats + 1) {
    const state = game.setup(config.value, seats, rng);
    for (let made = 0; made < 60; made++) {
      const [seat] = game.acting(state);
      if (seat === undefined) break;
      const moves = game.legalMoves(state, seat);
      if (moves.length > 1 && made % 3 === 0) found.push({ state: game.clone(state), seat });
      game.apply(state, seat, moves[rng.below(moves.length)], rng);
    }
  }
  return found;
}
