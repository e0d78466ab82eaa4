import {
  type Advice,
  type AnyWords,
  err,
  type Game,
  type Json,
  ok,
  type Position,
  type Refusal,
  type Result,
  type Rng,
  readAs,
  type Seat,
  shuffle,
  type Viewer,
} from '@tabard/core';

/**
 * A game of the tests' own: cards 1–9 twice, three in hand. Draw one in secret or play one openly; first to the goal wins.
 * Small enough to work out by hand, with everything a table has to mind: chance, secrets, refusals and a memory.
 */
interface State {
  readonly goal: number;
  readonly deck: number[];
  readonly hands: number[][];
  readonly totals: number[];
  readonly played: number[];
  turn: Seat;
}
type Move = number | 'draw';
interface Config {
  readonly goal: number;
}
export interface PipsView {
  readonly viewer: Viewer;
  readonly goal: number;
  readonly turn: Seat;
  readonly deckSize: number;
  readonly handSizes: readonly number[];
  readonly totals: readonly number[];
  readonly hand?: readonly number[];
  readonly seen?: { readonly played: readonly number[] };
}
type Fact =
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number };

const GOALS = [12, 30] as const;
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const winner = (s: State): Seat | undefined => {
  const seat = s.totals.findIndex(total => total >= s.goal);
  if (seat !== -1) return seat;
  return s.deck.length === 0 && s.hands.every(hand => hand.length === 0) ? s.totals.indexOf(Math.max(...s.totals)) : undefined;
};

const acting = (s: State): Seat[] => (winner(s) === undefined ? [s.turn] : []);

const legalMoves = (s: State, seat: Seat): Move[] => {
  if (!acting(s).includes(seat)) return [];
  const cards: Move[] = [...new Set(s.hands[seat])].sort();
  return s.deck.length > 0 || cards.length === 0 ? [...cards, 'draw'] : cards;
};

export const pips: Game<State, Move, Config, PipsView, Fact> = {
  id: 'pips',
  revision: 1,
  seats: { min: 2, max: 4 },
  options: [{ key: 'goal', values: GOALS, default: 12 }],
  configure(raw) {
    const { goal = 12, ...rest } = raw as { goal?: unknown };
    const value = GOALS.find(one => one === goal || String(one) === goal);
    return value && Object.keys(rest).length === 0 ? ok({ goal: value }) : err({ rule: '2', because: 'config' });
  },
  setup({ goal }, seats, rng) {
    const deck = [...CARDS];
    shuffle(deck, rng);
    const hands = Array.from({ length: seats }, () => deck.splice(-3));
    return { goal, deck, hands, totals: hands.map(() => 0), played: [], turn: rng.below(seats) };
  },
  clone: s => ({ ...s, deck: [...s.deck], hands: s.hands.map(hand => [...hand]), totals: [...s.totals], played: [...s.played] }),
  acting,
  legalMoves,
  refusal(s, seat, move) {
    if (winner(s) !== undefined) return { rule: '3', because: 'game-over' };
    if (seat !== s.turn) return { rule: '1', because: 'not-your-turn' };
    return legalMoves(s, seat).includes(move) ? undefined : { rule: '1', because: 'cannot', details: { move: String(move) } };
  },
  apply(s, seat, move, rng, tell) {
    s.turn = (seat + 1) % s.hands.length;
    if (move === 'draw') {
      const [card] = s.deck.splice(rng.below(Math.max(1, s.deck.length)), 1);
      if (card !== undefined) s.hands[seat]!.push(card);
      tell?.({ type: 'drew', seat, ...(card === undefined ? {} : { card }) });
      return;
    }
    s.hands[seat]!.splice(s.hands[seat]!.indexOf(move), 1);
    s.totals[seat]! += move;
    s.played.push(move);
    tell?.({ type: 'played', seat, card: move });
  },
  timeout: (s, seat) => legalMoves(s, seat)[0]!,
  outcome(s) {
    const first = winner(s);
    if (first === undefined) return;
    const others = [...s.hands.keys()].filter(seat => seat !== first);
    return { ranking: [[first], ...others.map(seat => [seat])], scores: [...s.totals], reason: 'goal' };
  },
  view: (s, viewer) => ({
    viewer,
    goal: s.goal,
    turn: s.turn,
    deckSize: s.deck.length,
    handSizes: s.hands.map(hand => hand.length),
    totals: [...s.totals],
    ...(viewer === 'public' ? {} : { hand: s.hands[viewer]!.toSorted() }),
    seen: { played: [...s.played] },
  }),
  redact: (fact, viewer) => (fact.type === 'drew' && fact.seat !== viewer ? { type: 'drew', seat: fact.seat } : fact),
  determinize(view, rng) {
    const deck = without([...(view.seen?.played ?? []), ...(view.hand ?? [])])!;
    shuffle(deck, rng);
    const hands = view.handSizes.map((size, seat) => (seat === view.viewer ? [...view.hand!] : deck.splice(0, size)));
    return {
      goal: view.goal,
      deck: deck.slice(0, view.deckSize),
      hands,
      totals: [...view.totals],
      played: [...(view.seen?.played ?? [])],
      turn: view.turn,
    };
  },
  spell: String,
  parse: text => readAs(text === 'draw' ? 'draw' : /^[1-9]$/.test(text) ? Number(text) : undefined, text, '4'),
  describe: s => ({
    game: 'pips',
    goal: s.goal,
    turn: s.turn,
    deck: [...s.deck],
    seats: s.hands.map((hand, seat) => ({ hand: [...hand], total: s.totals[seat]! })),
    played: [...s.played],
  }),
  restore: (position, rng) => read(position, rng),
};

/** A deck left out holds all cards that lie nowhere else. */
function read(position: Position, rng: Rng): Result<State, Refusal> {
  const refuse = (field: string) => err({ rule: '4', because: 'position', details: { field } });
  if (typeof position !== 'object' || position === null || position.game !== 'pips') return refuse('game');
  const { goal, turn, deck, seats, played } = position as Record<string, Json>;
  if (!Array.isArray(seats) || seats.length < 2 || seats.length > 4) return refuse('seats');
  const hands: Json[] = seats.map(one => one?.hand);
  const totals: Json[] = seats.map(one => one?.total);
  if (!GOALS.some(one => one === goal)) return refuse('goal');
  if (!isWhole(turn) || turn >= seats.length) return refuse('turn');
  if (!isCards(played) || !hands.every(isCards)) return refuse('cards');
  if (!totals.every(isWhole) || sum(totals) !== sum(played)) return refuse('total');
  const rest = without([...played, ...hands.flat()]);
  if (!rest || (deck !== undefined && (!isCards(deck) || deck.toSorted().join() !== rest.toSorted().join()))) return refuse('deck');
  shuffle(rest, rng);
  return ok({
    goal: goal as number,
    deck: deck === undefined ? rest : [...(deck as number[])],
    hands: hands.map(hand => [...hand]),
    totals,
    played: [...played],
    turn,
  });
}

const isCards = (json: Json | undefined): json is number[] => Array.isArray(json) && json.every(card => CARDS.includes(card));
const isWhole = (json: Json | undefined): json is number => Number.isSafeInteger(json) && (json as number) >= 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** All cards but these; undefined: there are not that many of one. */
function without(gone: readonly number[]): number[] | undefined {
  const rest = [...CARDS];
  for (const card of gone) {
    const at = rest.indexOf(card);
    if (at === -1) return;
    rest.splice(at, 1);
  }
  return rest;
}

export const pipsAdvice: Advice<State, Move> = { promise: (s, seat) => s.totals[seat]!, unit: 3 };

/** Its words, in whatever language, marked with it. */
export const pipsWords = (lang: string): AnyWords => ({
  title: `Pips (${lang})`,
  tagline: '',
  option: key => key,
  value: (_, value) => ({ label: String(value), help: '' }),
  refusal: refusal => `${lang}: ${refusal.because}`,
  move: String,
  fact: fact => JSON.stringify(fact),
  deed: fact => (fact.seat === undefined ? '' : fact.type),
  toYou: () => '',
  reason: reason => reason,
});
