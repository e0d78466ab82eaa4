import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { CATALOG } from '@tabard/catalog';
import { checkReplay, fastRng, formatReplay, type Game, parseReplay, type ReplayMove, recordReplay, rngAt } from '@tabard/core';
import { count, type Front } from './line.ts';
import { spoiled, spoiledJson } from './spoil.ts';

type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

/** So many between two looks at whether it is over. */
const BATCH = 50;
const MOVES = 60;
/** Until it is looked again whether the others have caught up. */
const AHEAD_MS = 20;

/** Positions that are almost right: each is refused, or can be described again. */
export function fuzzPositions(front: Front): Promise<void> {
  return papers(front, game => {
    const state = played(game, 1 + (front.tally.attempts % MOVES)).state;
    const position = JSON.parse(JSON.stringify(game.describe(state)));
    return (rng: ReturnType<typeof fastRng>) => {
      const restored = game.restore(spoiledJson(rng, position) as never, rng);
      if (restored.ok) game.describe(restored.value);
    };
  });
}

/** Replays that are almost right, text or JSON: each is refused with a line, or plays. */
export function fuzzReplays(front: Front): Promise<void> {
  return papers(front, game => {
    const { seed, moves } = played(game, MOVES);
    const recorded = recordReplay(game, { seats: 2, config: usualConfig(game) as never, seed, moves });
    if (!recorded.ok) throw new Error(recorded.error.text);
    const texts = [formatReplay(recorded.value), JSON.stringify(recorded.value)];
    return (rng: ReturnType<typeof fastRng>) => {
      const read = parseReplay(spoiled(rng, texts[rng.below(2)]!));
      if (read.ok && read.value.game === game.id) checkReplay(game, read.value, ({ played }) => played);
    };
  });
}

/** Whatever throws counts as a failure of ours: strangers write positions and replays. */
async function papers(front: Front, prepare: (game: AnyGame) => (rng: ReturnType<typeof fastRng>) => void): Promise<void> {
  const games = await Promise.all(CATALOG.map(async ({ load }) => (await load()).game as unknown as AnyGame));
  while (!front.signal.aborted) {
    if (front.isAhead()) {
      await pause(AHEAD_MS);
      continue;
    }
    const read = prepare(games[Math.floor(front.tally.attempts / BATCH) % games.length]!);
    for (let i = 0; i < BATCH; i++) {
      try {
        read(fastRng(front.tally.attempts++));
      } catch (error) {
        count(front.tally, '5', String(error));
      }
    }
    await breathe();
  }
}

function usualConfig(game: AnyGame): unknown {
  const config = game.configure({});
  if (!config.ok) throw new Error(config.error.because);
  return config.value;
}

/** A match of so many moves of two, any that are legal. */
function played(game: AnyGame, most: number): { readonly state: unknown; readonly seed: string; readonly moves: readonly ReplayMove[] } {
  const seed = 'attack';
  const rng = fastRng(most);
  const state = game.setup(usualConfig(game), 2, rngAt(seed, 0));
  const moves: ReplayMove[] = [];
  for (let [seat] = game.acting(state); seat !== undefined && moves.length < most; [seat] = game.acting(state)) {
    const legal = game.legalMoves(state, seat);
    const move = legal[rng.below(legal.length)]!;
    moves.push({ seat, move: game.spell(move) });
    game.apply(state, seat, move, rngAt(seed, moves.length));
  }
  return { state, seed, moves };
}
