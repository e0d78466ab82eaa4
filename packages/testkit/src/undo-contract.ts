import { type AnyGame, canonicalJson, fastRng, type Json, type Rng, rngAt, type Seat } from '@tabard/core';
import { type Done, taughtNothing } from '@tabard/table';
import { describe, expect, test } from 'vitest';

interface UndoCases {
  readonly seats: readonly number[];
  readonly configs: readonly unknown[];
  /** The first words of moves that can never be taken back, as they always teach something. */
  readonly never: readonly string[];
  /** Of moves that can, always or as the case may be. */
  readonly may: readonly string[];
}

/** A move of a random game, with whether it called the dice. */
export interface Sample extends Done {
  readonly isRolled: boolean;
}

/** Far more than are asked before a move is taken back: in small positions, all there are. */
const DEALS = 200;
const GAMES = 3;
const MOVES = 160;

/** Which moves of a game may be taken back, and that whoever does has learned nothing. */
export function undoContract(game: AnyGame, { seats, configs, never, may }: UndoCases): void {
  describe(`moves of ${game.id} that are taken back`, () => {
    const samples = seats.flatMap(count => configs.flatMap(config => samplesOf(game, config, count)));
    const judged = samples.map(sample => ({ ...sample, may: !sample.isRolled && taughtNothing(game, sample, fastRng('undo')) }));

    test('are those, and no others, that teach nothing', () => {
      const kindOf = ({ move }: Sample) => move.split(' ')[0]!;
      const kinds = [...new Set(judged.map(kindOf))].sort();
      const granted = new Set(judged.filter(sample => sample.may).map(kindOf));
      expect(kinds.filter(kind => granted.has(kind))).toEqual(may.toSorted());
      expect(kinds.filter(kind => !granted.has(kind))).toEqual(never.toSorted());
    });

    test('leave their player knowing the same in every deal they thought possible', () => {
      const granted = judged.filter(({ may }) => may);
      for (const [i, sample] of granted.entries()) if (i % 12 === 0) expect(cheatBy(game, sample), sample.move).toBeUndefined();
      expect(granted.length).toBeGreaterThan(20);
    });
  });
}

/** A deal in which a player who makes a move, and takes it back, would know more than before. */
export function cheatBy(game: AnyGame, { seat, move, before }: Done): Json | undefined {
  const rng = fastRng('cheat');
  const view = game.view(before, seat);
  const truth = knowledge(game, game.clone(before), seat, move);
  for (let deal = 0; deal < DEALS; deal++) {
    const state: unknown = game.determinize(view, rng);
    const position = game.describe(state);
    if (knowledge(game, state, seat, move) !== truth) return position;
  }
  return;
}

function knowledge(game: AnyGame, state: unknown, seat: Seat, text: string): string {
  const move = game.parse(text);
  const told: Json[] = [];
  if (move.ok)
    game.apply(state, seat, move.value, fastRng('dice'), (fact: unknown) => told.push((game.redact(fact, seat) ?? null) as Json));
  return canonicalJson([game.view(state, seat) as Json, told]);
}

/** Moves of random games, each with the state before it. */
export function samplesOf(game: AnyGame, raw: unknown, seats: number): Sample[] {
  const config = game.configure(raw);
  if (!config.ok) throw new Error(`no such options: ${config.error.because}`);
  const samples: Sample[] = [];
  for (let match = 0; match < GAMES; match++) {
    const seed = [game.id, seats, match].join(' ');
    const rng = fastRng(seed);
    let state: unknown = game.setup(config.value, seats, rngAt(seed, 0));
    for (let n = 1; n <= MOVES && game.acting(state).length > 0; n++) {
      const seat = game.acting(state)[0]!;
      const moves = game.legalMoves(state, seat);
      const move: unknown = moves[rng.below(moves.length)];
      const before = state;
      const dice = new Watched(rngAt(seed, n));
      state = game.clone(state);
      game.apply(state, seat, move, dice);
      samples.push({ seat, move: game.spell(move), before, isRolled: dice.isRolled });
    }
  }
  return samples;
}

class Watched implements Rng {
  readonly #rng: Rng;
  isRolled = false;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  below(n: number): number {
    this.isRolled = true;
    return this.#rng.below(n);
  }
}
