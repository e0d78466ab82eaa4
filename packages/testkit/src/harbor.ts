import {
  err,
  type Frozen,
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
} from '@tabard/core';

/*
 * Harbor, the smallest honest game: take a ware from the quay, draw one unseen, sell a pair, pass.
 * 3.1 Seats move in turn. 4.1 Take a card of the quay; it is filled up from the deck. 4.2 Sell every card of one ware, at least a pair.
 * 4.3 Draw the top card of the deck, unseen by others. 6.1 It is over when all pass in a row or neither quay nor deck has a card.
 */

export const WARES = ['fish', 'salt', 'silk'] as const;
export type Ware = (typeof WARES)[number];
const PRICE: Readonly<Record<Ware, number>> = { fish: 1, salt: 2, silk: 4 };
const COPIES = 6;
const QUAY = 3;

export interface State {
  seat: Seat;
  /** The last card is the top. */
  deck: Ware[];
  quay: Ware[];
  hands: Ware[][];
  sold: Ware[];
  coins: number[];
  passes: number;
}

export interface Config {
  readonly hand: number;
}

export type Move =
  | { readonly type: 'take'; readonly slot: number }
  | { readonly type: 'sell'; readonly ware: Ware }
  | { readonly type: 'draw' }
  | { readonly type: 'pass' };

const TAKE: readonly Move[] = Array.from({ length: QUAY }, (_, slot) => ({ type: 'take', slot }));
const SELL = Object.fromEntries(WARES.map(ware => [ware, { type: 'sell', ware }])) as Readonly<Record<Ware, Move>>;
const DRAW: Move = { type: 'draw' };
const PASS: Move = { type: 'pass' };

export interface View {
  readonly seat: Seat;
  readonly quay: readonly Ware[];
  readonly sold: readonly Ware[];
  readonly coins: readonly number[];
  readonly passes: number;
  readonly deckSize: number;
  readonly handSizes: readonly number[];
  readonly me?: { readonly seat: Seat; readonly hand: readonly Ware[] };
}

export type Fact =
  | { readonly type: 'took'; readonly seat: Seat; readonly ware: Ware }
  | { readonly type: 'sold'; readonly seat: Seat; readonly ware: Ware; readonly coins: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly ware?: Ware }
  | { readonly type: 'passed'; readonly seat: Seat };

export const harbor: Game<State, Move, Config, View, Fact> = {
  id: 'harbor',
  revision: 1,
  seats: { min: 2, max: 4 },
  options: [{ key: 'hand', values: [1, 2], default: 2 }],

  configure(raw) {
    const hand = (raw as Partial<Config> | null)?.hand ?? 2;
    return hand === 1 || hand === 2 ? ok({ hand }) : err({ rule: '1', because: 'config.unknown-value', details: { key: 'hand' } });
  },

  setup(config, seats, rng) {
    const deck = shuffled(allCards(), rng);
    const hands = Array.from({ length: seats }, () => deck.splice(-config.hand));
    const quay = deck.splice(-QUAY);
    return { seat: 0, deck, quay, hands, sold: [], coins: new Array<number>(seats).fill(0), passes: 0 };
  },

  clone: s => ({
    seat: s.seat,
    deck: [...s.deck],
    quay: [...s.quay],
    hands: s.hands.map(hand => [...hand]),
    sold: [...s.sold],
    coins: [...s.coins],
    passes: s.passes,
  }),

  acting: s => (isOver(s) ? [] : [s.seat]),

  legalMoves: (s, seat) => fill(s, seat, []),

  refusal(s, seat, move) {
    if (isOver(s)) return { rule: '6.1', because: 'game-over' };
    if (seat !== s.seat) return { rule: '3.1', because: 'not-your-turn' };
    switch (move.type) {
      case 'take':
        return move.slot in s.quay ? undefined : { rule: '4.1', because: 'take.empty-slot' };
      case 'sell': {
        const have = count(s.hands[seat]!, move.ware);
        return have >= 2 ? undefined : { rule: '4.2', because: 'sell.needs-a-pair', details: { have } };
      }
      case 'draw':
        return s.deck.length > 0 ? undefined : { rule: '4.3', because: 'draw.empty-deck' };
      case 'pass':
        return;
    }
  },

  apply(s, seat, move, _rng, tell) {
    s.passes = move.type === 'pass' ? s.passes + 1 : 0;
    switch (move.type) {
      case 'take': {
        const [ware] = s.quay.splice(move.slot, 1);
        s.hands[seat]!.push(ware!);
        const next = s.deck.pop();
        if (next !== undefined) s.quay.push(next);
        tell?.({ type: 'took', seat, ware: ware! });
        break;
      }
      case 'sell': {
        const hand = s.hands[seat]!;
        const cards = hand.filter(held => held === move.ware);
        s.hands[seat] = hand.filter(held => held !== move.ware);
        s.sold.push(...cards);
        s.sold.sort();
        s.coins[seat]! += cards.length * PRICE[move.ware];
        tell?.({ type: 'sold', seat, ware: move.ware, coins: cards.length * PRICE[move.ware] });
        break;
      }
      case 'draw': {
        const ware = s.deck.pop()!;
        s.hands[seat]!.push(ware);
        tell?.({ type: 'drew', seat, ware });
        break;
      }
      case 'pass':
        tell?.({ type: 'passed', seat });
    }
    if (!isOver(s)) s.seat = (seat + 1) % s.hands.length;
  },

  timeout: () => ({ type: 'pass' }),

  outcome(s) {
    if (!isOver(s)) return;
    const scores = [...s.coins];
    const ranking = [...new Set(scores)].sort((a, b) => b - a).map(score => [...scores.keys()].filter(seat => scores[seat] === score));
    return { ranking, scores, reason: s.passes >= s.hands.length ? 'all-passed' : 'sold-out' };
  },

  view: (s, viewer) => ({
    seat: s.seat,
    quay: [...s.quay],
    sold: [...s.sold],
    coins: [...s.coins],
    passes: s.passes,
    deckSize: s.deck.length,
    handSizes: s.hands.map(hand => hand.length),
    ...(viewer === 'public' ? {} : { me: { seat: viewer, hand: [...s.hands[viewer]!] } }),
  }),

  redact(fact, viewer) {
    return fact.type === 'drew' && fact.seat !== viewer ? { type: 'drew', seat: fact.seat } : fact;
  },

  determinize(view, rng) {
    const hidden = shuffled(without(allCards(), [...view.quay, ...view.sold, ...(view.me?.hand ?? [])]), rng);
    const hands = view.handSizes.map((size, seat) => (seat === view.me?.seat ? [...view.me.hand] : hidden.splice(0, size)));
    return {
      seat: view.seat,
      deck: hidden,
      quay: [...view.quay],
      hands,
      sold: [...view.sold],
      coins: [...view.coins],
      passes: view.passes,
    };
  },

  spell: move => (move.type === 'take' ? `take ${move.slot}` : move.type === 'sell' ? `sell ${move.ware}` : move.type),

  parse: text => readAs(moveIn(text), text, '7'),

  describe: s => ({
    game: 'harbor',
    seat: s.seat,
    deck: [...s.deck],
    quay: [...s.quay],
    seats: s.hands.map((hand, seat) => ({ hand: [...hand], coins: s.coins[seat]! })),
    sold: [...s.sold],
    passes: s.passes,
  }),

  restore: read,

  fast: { legalMoves: fill },
};

function fill(s: Frozen<State>, seat: Seat, into: Move[]): Move[] {
  into.length = 0;
  if (isOver(s) || seat !== s.seat) return into;
  for (const slot of s.quay.keys()) into.push(TAKE[slot]!);
  for (const ware of WARES) if (count(s.hands[seat]!, ware) >= 2) into.push(SELL[ware]);
  if (s.deck.length > 0) into.push(DRAW);
  into.push(PASS);
  return into;
}

function moveIn(text: string): Move | undefined {
  if (text === 'draw') return DRAW;
  if (text === 'pass') return PASS;
  const slot = /^take ([0-2])$/.exec(text)?.[1];
  if (slot !== undefined) return TAKE[Number(slot)];
  const ware = WARES.find(one => text === `sell ${one}`);
  return ware && SELL[ware];
}

/** Every card is somewhere, and no coin came from nowhere. */
export function invariant(s: Frozen<State>): string | undefined {
  const cards = [...s.deck, ...s.quay, ...s.hands.flat(), ...s.sold].sort().join();
  if (cards !== allCards().sort().join()) return `the cards are ${cards}`;
}

const isOver = (s: Frozen<State>): boolean => s.passes >= s.hands.length || (s.quay.length === 0 && s.deck.length === 0);
const count = (cards: readonly Ware[], ware: Ware): number => cards.filter(held => held === ware).length;
const allCards = (): Ware[] => WARES.flatMap(ware => new Array<Ware>(COPIES).fill(ware));

function shuffled(cards: Ware[], rng: Rng): Ware[] {
  const order = cards.map((_, index) => index);
  shuffle(order, rng);
  return order.map(index => cards[index]!);
}

function without(cards: Ware[], gone: readonly Ware[]): Ware[] {
  for (const ware of gone) cards.splice(cards.indexOf(ware), 1);
  return cards;
}

/** A deck left out holds all cards that lie nowhere else. */
function read(position: Position, rng: Rng): Result<State, Refusal> {
  const refuse = (field: string) => err({ rule: '1', because: 'position.unreadable', details: { field } });
  if (typeof position !== 'object' || position === null || Array.isArray(position)) return refuse('position');
  const { seat = 0, quay, seats, sold = [], passes = 0, deck } = position as Record<string, Json>;
  if (!Array.isArray(seats)) return refuse('seats');
  const [hands, coins] = [seats.map(one => one?.hand), seats.map(one => one?.coins)];
  if (hands.length < 2 || hands.length > 4 || !hands.every(isCards)) return refuse('hands');
  if (!isWhole(seat) || seat >= hands.length) return refuse('seat');
  if (!isCards(quay) || quay.length > QUAY) return refuse('quay');
  if (!isCards(sold)) return refuse('sold');
  if (!coins.every(isWhole)) return refuse('coins');
  if (!isWhole(passes) || passes > hands.length) return refuse('passes');
  const lying = [...quay, ...hands.flat(), ...sold];
  if (WARES.some(ware => count(lying, ware) > COPIES)) return refuse('too-many');
  const rest = without(allCards(), lying);
  if (deck !== undefined && (!isCards(deck) || [...deck].sort().join() !== rest.sort().join())) return refuse('deck');
  if (quay.length < QUAY && rest.length > 0) return refuse('quay');
  return ok({
    seat,
    deck: deck === undefined ? shuffled(rest, rng) : [...deck],
    quay: [...quay],
    hands: hands.map(hand => [...hand]),
    sold: [...sold].sort(),
    coins: [...coins],
    passes,
  });
}

const isCards = (json: Json | undefined): json is Ware[] => Array.isArray(json) && json.every(card => WARES.includes(card));
const isWhole = (json: Json | undefined): json is number => Number.isSafeInteger(json) && (json as number) >= 0;
