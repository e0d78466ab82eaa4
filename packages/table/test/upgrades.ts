import { type AnyGame, err, type Position, shuffle } from '@tabard/core';
import { pips } from '@tabard/testkit/pips';

type Pips = typeof pips;
type Change = (game: Pips) => Partial<Pips>;

/** Nothing is different. */
const same: Change = () => ({});

/** No drawing any more from a deck this small, unless one has to. */
const strict: Change = game => {
  const isLate = (s: Parameters<Pips['clone']>[0], seat: number) => s.deck.length <= 5 && s.hands[seat]!.length > 0;
  return {
    legalMoves: (s, seat) => game.legalMoves(s, seat).filter(move => move !== 'draw' || !isLate(s, seat)),
    refusal: (s, seat, move) =>
      game.refusal(s, seat, move) ?? (move === 'draw' && isLate(s, seat) ? { rule: '7', because: 'too-late' } : undefined),
  };
};

/** Who plays a high card draws one, too. */
const generous: Change = game => ({
  apply: (s, seat, move, rng, tell) => {
    game.apply(s, seat, move, rng, tell);
    const card = move === 'draw' || move < 5 ? undefined : s.deck.pop();
    if (card === undefined) return;
    s.hands[seat]!.push(card);
    tell?.({ type: 'drew', seat, card });
  },
});

/** The cards are shuffled once more: every hand is another. */
const shuffled: Change = game => ({
  setup: (config, seats, rng) => {
    const s = game.setup(config, seats, rng);
    const cards = [...s.deck, ...s.hands.flat()];
    shuffle(cards, rng);
    return { ...s, hands: s.hands.map(hand => cards.splice(0, hand.length)), deck: cards };
  },
});

/** Positions are written otherwise, and older ones not understood. */
const rewritten: Change = game => ({
  describe: s => ({ ...game.describe(s), script: game.revision }) as Position,
  restore: (position, rng) =>
    position.script === game.revision ? game.restore(position, rng) : err({ rule: '4', because: 'position', details: { field: 'script' } }),
});

/** Another set of options; those of before are unknown. */
const reoptioned: Change = game => ({
  options: [{ key: 'aim', values: [30], default: 30 }],
  configure: raw => {
    const { aim = 30, ...rest } = raw as { aim?: unknown };
    return aim === 30 && Object.keys(rest).length === 0 ? game.configure({ goal: 30 }) : err({ rule: '2', because: 'config' });
  },
});

export const CHANGES = { same, strict, generous, shuffled, rewritten, reoptioned } as const;
export type ChangeName = keyof typeof CHANGES;

/** The rules of a later day: pips with all these changes. */
export function rulesLater(revision: number, ...changes: readonly ChangeName[]): AnyGame {
  let game: Pips = { ...pips, revision };
  for (const change of changes) game = { ...game, ...CHANGES[change](game) };
  return game;
}
