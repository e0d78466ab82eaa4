import { fastRng, type Game, type Seat, screenView } from '@tabard/core';
import { expect, test } from 'vitest';

/** What a seat may choose before its turn comes, and the view it chooses from. */
type Ahead<View> = (view: View, seat: Seat) => { readonly view: View; readonly legal: readonly string[] } | undefined;

interface Plan<View> {
  readonly seats: number;
  /** A turn of whoever looks begins with this view. */
  isBeginning(view: View): boolean;
  /** Which of the legal moves are foreseen; all of them unless said otherwise. */
  foreseen?(move: string): boolean;
}

const SEEDS = [1, 2, 3];
const MOVES = 120;
/** So seldom nothing is compared. */
const SELDOM = 10;

/** Registers that whoever thinks ahead is offered what can be read, from a view of theirs, and all that is legal if nothing changes until then. */
export function aheadContract<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  ahead: Ahead<View>,
  plan: Plan<View>,
): void {
  test(`${game.id}: what is chosen ahead can be read, and is legal if nothing changes`, () => {
    expect(aheadFaults(game, ahead, plan)).toEqual([]);
  });
}

/** What is wrong with how one thinks ahead in a game, each once. */
export function aheadFaults<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  ahead: Ahead<View>,
  { seats, isBeginning, foreseen = () => true }: Plan<View>,
): string[] {
  const faults = new Set<string>();
  let compared = 0;
  for (const seed of SEEDS) {
    const rng = fastRng(`ahead ${seed}`);
    const config = game.configure({});
    if (!config.ok) throw new Error('the usual options are refused');
    const state = game.setup(config.value, seats, rng);
    for (let n = 0; n < MOVES && game.acting(state).length > 0; n++) {
      const [actor] = game.acting(state);
      for (let seat = 0; seat < seats; seat++) {
        const view = screenView(game, state, seat);
        const offered = ahead(view, seat);
        for (const move of offered?.legal ?? []) if (!game.parse(move).ok) faults.add(`«${move}» cannot be read`);
        if (seat !== actor || !isBeginning(view) || !offered) continue;
        const legal = game.legalMoves(state, seat).map(move => game.spell(move));
        const known = new Set(offered.legal);
        for (const move of legal) if (foreseen(move) && !known.has(move)) faults.add(`«${move}» is legal, and not offered`);
        compared++;
      }
      const moves = game.legalMoves(state, actor!);
      game.apply(state, actor!, moves[rng.below(moves.length)]!, rng);
    }
  }
  if (compared <= SELDOM) faults.add('hardly anything is offered');
  return [...faults];
}
