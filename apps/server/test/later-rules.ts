import { type AnyGame, positionHash, type Seat } from '@tabard/core';

/** How the rules of a later day differ, and where: there a move is refused, or does what another one did before. */
export interface Later {
  readonly how: 'same' | 'refused' | 'otherwise';
  readonly where: readonly { readonly game: string; readonly position: string; readonly move: string }[];
}

/** A game by the rules of the next revision. */
export function laterGame(game: AnyGame, { how, where }: Later): AnyGame {
  const next: AnyGame = { ...game, revision: game.revision + 1 };
  const places = where.filter(place => place.game === game.id);
  const isThere = (state: unknown, move: unknown): boolean => {
    const text = game.spell(move);
    const here = places.filter(place => place.move === text);
    return here.length > 0 && here.some(({ position }) => position === positionHash(game.describe(state)));
  };
  switch (how) {
    case 'same':
      return next;
    case 'refused':
      return {
        ...next,
        refusal: (state, seat, move) =>
          game.refusal(state, seat, move) ?? (isThere(state, move) ? { rule: '1.1', because: 'no-more' } : undefined),
        legalMoves: (state, seat) => game.legalMoves(state, seat).filter(move => !isThere(state, move)),
        fast: {},
      };
    case 'otherwise':
      return {
        ...next,
        apply: (state, seat, move, rng, tell) =>
          game.apply(state, seat, tell && isThere(state, move) ? otherMove(game, state, seat, move) : move, rng, tell),
      };
  }
}

/** What a seat could have done instead. */
export function otherMove(game: AnyGame, state: unknown, seat: Seat, move: unknown): unknown {
  const text = game.spell(move);
  return game.legalMoves(state, seat).find(other => game.spell(other) !== text);
}
