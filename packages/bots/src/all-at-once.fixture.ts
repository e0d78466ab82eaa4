import { type Advice, err, type Game, type Outcome, ok, type Rng, type Seat, shuffle, type Viewer } from '@tabard/core';

/** All at once: everybody secretly lays one of three cards; when all have, they count, and new hands are dealt. The highest sum wins. */
export interface State {
  hands: number[][];
  /** What lies face down before each seat: a card, or 0. */
  laid: number[];
  sums: number[];
  round: number;
}
export interface View {
  readonly viewer: Viewer;
  readonly hand: readonly number[];
  readonly mine: number;
  readonly hasLaid: readonly boolean[];
  readonly sums: readonly number[];
  readonly round: number;
}
const DECK = Array.from({ length: 12 }, (_, i) => i + 1);
const HAND = 3;
const ROUNDS = 4;

export const allAtOnce: Game<State, number, object, View, never> = {
  id: 'all-at-once',
  revision: 1,
  seats: { min: 2, max: 4 },
  options: [],
  configure: raw => (typeof raw === 'object' && raw ? ok({}) : err({ rule: '0', because: 'config' })),
  setup: (_config, seats, rng) => ({ hands: deal(seats, rng), laid: Array(seats).fill(0), sums: Array(seats).fill(0), round: 0 }),
  clone: s => ({ hands: s.hands.map(hand => [...hand]), laid: [...s.laid], sums: [...s.sums], round: s.round }),
  acting: s => s.laid.flatMap((_, seat) => (mayLay(s, seat) ? [seat] : [])),
  legalMoves: (s, seat) => (mayLay(s, seat) ? [...s.hands[seat]!] : []),
  refusal: (s, seat, move) => (mayLay(s, seat) && s.hands[seat]!.includes(move) ? undefined : { rule: '1', because: 'no' }),
  apply(s, seat, move, rng) {
    s.hands[seat] = s.hands[seat]!.filter(card => card !== move);
    s.laid[seat] = move;
    if (!s.laid.includes(0)) endRound(s, rng);
  },
  timeout: (s, seat) => s.hands[seat]![0]!,
  outcome(s): Outcome | undefined {
    if (s.round < ROUNDS) return;
    const sums = [...new Set(s.sums)].sort((a, b) => b - a);
    const ranking = sums.map(sum => s.sums.flatMap((one, seat) => (one === sum ? [seat] : [])));
    return { ranking, scores: [...s.sums], reason: 'played' };
  },
  view: (s, viewer) => ({
    viewer,
    hand: viewer === 'public' ? [] : [...s.hands[viewer]!],
    mine: viewer === 'public' ? 0 : s.laid[viewer]!,
    hasLaid: s.laid.map(card => card > 0),
    sums: [...s.sums],
    round: s.round,
  }),
  redact: fact => fact,
  determinize(view, rng) {
    const hidden = DECK.filter(card => card !== view.mine && !view.hand.includes(card));
    shuffle(hidden, rng);
    const laid = view.hasLaid.map((has, seat) => (seat === view.viewer ? view.mine : has ? hidden.pop()! : 0));
    const hands = laid.map((card, seat) => (seat === view.viewer ? [...view.hand] : hidden.splice(0, card > 0 ? HAND - 1 : HAND)));
    return { hands, laid, sums: [...view.sums], round: view.round };
  },
  spell: String,
  parse: text => ok(Number(text)),
  describe: s => ({ hands: s.hands, laid: s.laid, sums: s.sums, round: s.round }),
  restore: () => err({ rule: '0', because: 'position' }),
};
export const advice: Advice<State, number> = { promise: (s, seat) => s.sums[seat]! + s.laid[seat]!, unit: 5 };

const mayLay = (s: State, seat: Seat): boolean => s.round < ROUNDS && s.laid[seat] === 0;

function deal(seats: number, rng: Rng): number[][] {
  const cards = [...DECK];
  shuffle(cards, rng);
  return Array.from({ length: seats }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
}

function endRound(s: State, rng: Rng): void {
  s.sums = s.sums.map((sum, seat) => sum + s.laid[seat]!);
  s.laid.fill(0);
  s.hands = deal(s.hands.length, rng);
  s.round++;
}
