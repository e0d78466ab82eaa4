import { type Advice, err, type Game, type Outcome, ok, type Seat, shuffle, type Viewer } from '@tabard/core';

/** Best of three: everybody holds three of twelve cards and plays two of them in turn; the highest sum wins. */
export interface State {
  hands: number[][];
  sums: number[];
  turn: Seat;
}
export interface View {
  readonly viewer: Viewer;
  readonly hand: readonly number[];
  readonly held: readonly number[];
  readonly sums: readonly number[];
  readonly turn: Seat;
}
export const DECK = Array.from({ length: 12 }, (_, i) => i + 1);

export const bestOfThree: Game<State, number, object, View, never> = {
  id: 'best-of-three',
  revision: 1,
  seats: { min: 2, max: 4 },
  options: [],
  configure: raw => (typeof raw === 'object' && raw ? ok({}) : err({ rule: '0', because: 'config' })),
  setup(_config, seats, rng) {
    const cards = [...DECK];
    shuffle(cards, rng);
    return { hands: Array.from({ length: seats }, (_, seat) => cards.slice(seat * 3, seat * 3 + 3)), sums: Array(seats).fill(0), turn: 0 };
  },
  clone: s => ({ hands: s.hands.map(hand => [...hand]), sums: [...s.sums], turn: s.turn }),
  acting: s => (s.hands[s.turn]!.length > 1 ? [s.turn] : []),
  legalMoves: (s, seat) => (seat === s.turn && s.hands[seat]!.length > 1 ? [...s.hands[seat]!] : []),
  refusal: (s, seat, move) => (s.turn === seat && s.hands[seat]!.includes(move) ? undefined : { rule: '1', because: 'no' }),
  apply(s, seat, move) {
    s.hands[seat] = s.hands[seat]!.filter(card => card !== move);
    s.sums[seat]! += move;
    s.turn = (seat + 1) % s.hands.length;
  },
  timeout: (s, seat) => s.hands[seat]![0]!,
  outcome(s): Outcome | undefined {
    if (s.hands[s.turn]!.length > 1) return;
    const order = s.sums.map((_, seat) => seat).sort((a, b) => s.sums[b]! - s.sums[a]!);
    return { ranking: order.map(seat => [seat]), scores: s.sums, reason: 'played' };
  },
  view: (s, viewer) => ({
    viewer,
    hand: viewer === 'public' ? [] : [...s.hands[viewer]!],
    held: s.hands.map(hand => hand.length),
    sums: [...s.sums],
    turn: s.turn,
  }),
  redact: fact => fact,
  determinize(view, rng) {
    const rest = DECK.filter(card => !view.hand.includes(card));
    shuffle(rest, rng);
    const hands = view.held.map((count, seat) => (seat === view.viewer ? [...view.hand] : rest.splice(0, count)));
    return { hands, sums: [...view.sums], turn: view.turn };
  },
  spell: String,
  parse: text => ok(Number(text)),
  describe: s => ({ hands: s.hands, sums: s.sums, turn: s.turn }),
  restore: () => err({ rule: '0', because: 'position' }),
};
export const advice: Advice<State, number> = { promise: (s, seat) => s.sums[seat]!, unit: 5 };
