import { type Bot, randomBot } from '@tabard/bots';
import { fastRng, type Game, type Outcome, type Position, rngAt, type Seat } from '@tabard/core';

/** Whole games are seconds of work, and minutes on a machine that has other work. */
export const GAMES_MS = 300_000;

interface Play {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Plays a whole game, a bot for each seat; a move that is not legal throws. */
export function playGame<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  botOf: (seat: Seat) => Bot<View, Move>,
  { seats, seed, options = {} }: Play,
): Outcome {
  const config = game.configure(options);
  if (!config.ok) throw new Error(config.error.because);
  const state = game.setup(config.value, seats, rngAt(seed, 0));
  const thoughts = fastRng(seed);
  for (let [seat] = game.acting(state), n = 1; seat !== undefined; [seat] = game.acting(state), n++) {
    const move = botOf(seat).choose(game.view(state, seat), seat, thoughts);
    const refusal = game.refusal(state, seat, move);
    if (refusal) throw new Error(`${game.spell(move)}: ${refusal.because} (move ${n} of ${seed})`);
    game.apply(state, seat, move, rngAt(seed, n));
  }
  return game.outcome(state)!;
}

/** The share of games with two seats that a bot wins against a random mover, sitting here and there. */
export function shareAgainstRandom<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  bot: Bot<View, Move>,
  games: number,
  options?: Play['options'],
): number {
  const random = randomBot(game);
  let won = 0;
  for (let n = 0; n < games; n++) {
    const { ranking } = playGame(game, seat => (seat === n % 2 ? bot : random), {
      seats: 2,
      seed: `yardstick/${n}`,
      ...(options && { options }),
    });
    if (ranking[0]!.includes(n % 2)) won += 1 / ranking[0]!.length;
  }
  return won / games;
}

/** What a bot does in a position, move after move as long as its turn lasts, up to so many. */
export function movesIn<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  bot: Bot<View, Move>,
  position: Position,
  most = 1,
): string[] {
  const restored = game.restore(position, rngAt('yardstick', 0));
  if (!restored.ok) throw new Error(JSON.stringify(restored.error));
  const state = restored.value;
  const [seat] = game.acting(state);
  const spelled: string[] = [];
  while (seat !== undefined && spelled.length < most && game.acting(state).includes(seat)) {
    const move = bot.choose(game.view(state, seat), seat, fastRng('yardstick'));
    spelled.push(game.spell(move));
    game.apply(state, seat, move, rngAt('yardstick', spelled.length));
  }
  return spelled;
}
