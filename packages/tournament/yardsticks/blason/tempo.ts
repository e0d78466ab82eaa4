import {
  AUGMENTATIONS,
  type BandName,
  bandIn,
  blason,
  type Card,
  COLUMNS,
  type ColumnName,
  endingTrack,
  isFulfilled,
  type Move,
  needsOf,
  printed,
  rowOf,
  type SeatView,
  scoreOf,
  symbolCounts,
  TYPES,
  type Type,
  takes,
  tensOf,
  type View,
  visibleCard,
  withPlaced,
  worth,
} from '@tabard/blason';
import type { Bot } from '@tabard/bots';
import type { Seat } from '@tabard/core';

/** Tempo: fill the shield in few, full turns, claim awards while their top marker is there, end the game while ahead. Everything is counted in points. */
export const tempo: Bot<View, Move> = {
  choose(view, seat, rng) {
    const moves = blason.legalMoves(blason.determinize(view, rng), seat);
    const around = { view, me: seat, isLast: view.lastTurns !== null, gains: new Map(), plans: new Map() };
    const table = { ...around, before: standing(around, view.seats[seat]!) };
    const worths = moves.map(move => (moves.length === 1 ? 0 : judge(table, blason.spell(move).split(' '))));
    const best = Math.max(...worths);
    const equals = moves.filter((_, i) => worths[i] === best);
    return equals[rng.below(equals.length)]!;
  },
};

interface Around {
  readonly view: View;
  readonly me: Seat;
  /** No turn of mine comes after this one. */
  readonly isLast: boolean;
}

interface Table extends Around {
  /** What my shield promises now. */
  readonly before: number;
  /** What each card would bring, and what can be made of the hand with a card more, or without one: as far as it was asked. */
  readonly gains: Map<Card, number>;
  readonly plans: Map<Card | 'hand', Plan>;
}

interface Placement {
  readonly card: Card;
  readonly column: ColumnName;
  readonly band: BandName | null;
}

/** What a point of value in hand is worth: it pays, or it is placed another day. */
const IN_HAND = 0.45;
/** What is planned for a later turn counts for less. */
const LATER = 0.85;
/** A card that nobody has seen, and the card a second take brings. */
const BLIND = 1.2;
const SECOND = 1.8;
const HERALD = 1.3;
/** A column filled brings the end nearer. */
const FILLED = 1;
/** How much of an award's marker belongs to whoever lacks so many symbols. */
const NEARNESS = [1, 0.5, 0.28, 0.14, 0.06];
const A_SYMBOL = 3;
const FIRST_SHIELD = 3;
/** What a rival may still make of a last turn. */
const LAST_TURN = 6;
const FULL = COLUMNS.length;
const MOST = 7;
const HAND_AFTER = 5;

function judge(table: Table, words: readonly string[]): number {
  if (words[0] === 'herald') return judgeDeed(table, words.slice(1), { herald: true }) - (table.isLast ? 1 : HERALD);
  return judgeDeed(table, words, { herald: false });
}

function judgeDeed(table: Table, [verb, what, column, band]: readonly string[], { herald }: { herald: boolean }): number {
  const { view } = table;
  const plan = planOf(table);
  const card = what as Card;
  switch (verb) {
    case 'take':
      return taking(table, what!, { herald });
    case 'place':
      return placing(table, { card, column: column as ColumnName, band: (band ?? null) as BandName | null }, { herald });
    case 'swap':
      return plan.later(plan.all) - 1;
    case 'pay':
      return paying(table, card);
    case 'claim': // the dearest marker while it lies there
      return view.awards.find(({ award }) => award === what)!.markers[0]!;
    case 'discard':
      return plan.now(plan.all & ~plan.bit(card));
    default:
      return plan.later(plan.all);
  }
}

/** What it brings now, and what the cards that do not pay for it can still do. */
function placing(table: Table, placement: Placement, { herald }: { herald: boolean }): number {
  const { view, me } = table;
  const plan = planOf(table);
  const { type, value } = printed(placement.card);
  const free = plan.all & ~plan.bit(placement.card);
  const goesOn = !herald || view.phase === 'turn' || view.phase === 'place';
  const rests = plan.payments(herald ? 1 : value, free, { herald }).map(paid => free & ~paid);
  return gain(table, view.seats[me]!, placement) + Math.max(...rests.map(rest => (goesOn ? plan.now(rest, type) : plan.later(rest))));
}

/** Cards are taken for what they make of the hand; a hand too full gives its poorest cards back. */
function taking(table: Table, what: string, { herald }: { herald: boolean }): number {
  const { view } = table;
  const hand = view.hand!;
  const isBlind = what === 'tinctures' || what === 'figures';
  const isFirst = !herald && view.phase === 'turn';
  const size = hand.length + (isFirst ? 2 : 1);
  const poorest = hand.map(card => keep(table, card)).sort((a, b) => a - b);
  const lost = poorest.slice(0, size > MOST ? size - HAND_AFTER : 0).reduce((sum, one) => sum + one, 0);
  const larger = isBlind ? planOf(table) : planOf(table, what as Card);
  return larger.later(larger.all) + (isBlind ? BLIND : 0) + (isFirst ? SECOND : 0) - lost;
}

/** Of all ways to pay the rest, the one that leaves the best hand; its dearest card first, so that none is given in vain. */
function paying(table: Table, card: Card): number {
  const { view } = table;
  const { pending } = view;
  const plan = planOf(table);
  const dearer = view.hand!.filter(one => worth([one]) > worth([card])).reduce((mask, one) => mask | plan.bit(one), 0);
  const ways = plan.payments(pending!.cost - pending!.paid, plan.all).filter(paid => paid & plan.bit(card) && !(paid & dearer));
  return Math.max(-1, ...ways.map(paid => plan.now(plan.all & ~paid, printed(pending!.card).type)));
}

/** Ways to use a hand, or some cards of it, as a set of bits. */
interface Plan {
  readonly all: number;
  bit(card: Card): number;
  /** All payments without a needless card; a herald is paid with any single one. */
  payments(cost: number, free: number, by?: { readonly herald: boolean }): number[];
  /** The best use in this turn, after a card of a type was placed. */
  now(free: number, placed?: Type): number;
  /** What it is worth if it waits for another turn. */
  later(free: number): number;
}

function planOf(table: Table, more?: Card): Plan {
  const { plans, view } = table;
  const key = more ?? 'hand';
  const plan = plans.get(key) ?? planFor(table, more ? [...view.hand!, more] : view.hand!);
  plans.set(key, plan);
  return plan;
}

/** Which cards are placed, which pay for them, which stay: all ways are tried. Only one card of a type finds its column empty. */
function planFor(table: Table, cards: readonly Card[]): Plan {
  const all = (1 << cards.length) - 1;
  const values = cards.map(card => worth([card]));
  const types = cards.map(card => 1 << TYPES.indexOf(printed(card).type));
  const gains = cards.map(card => bestGain(table, card));
  const keeps = cards.map(card => keep(table, card));
  const costs: number[][] = [];
  const payments = (cost: number, free: number, { herald } = { herald: false }): number[] => {
    if (herald) return cards.map((_, i) => 1 << i).filter(one => one & free);
    costs[cost] ??= covers(values, cost);
    return costs[cost].filter(paid => (paid & free) === paid);
  };
  const kept = (free: number) => keeps.reduce((sum, one, i) => (free & (1 << i) ? sum + one : sum), 0);
  const known = new Map<number, number>();
  const best = (free: number, placed: number): number => {
    const key = placed * (all + 1) + free;
    let most = known.get(key);
    if (most !== undefined) return most;
    most = kept(free);
    for (const [i, value] of values.entries()) {
      if (!(free & (1 << i))) continue;
      const points = placed & types[i]! ? value : gains[i]!;
      const rest = free & ~(1 << i);
      for (const paid of payments(value, rest)) most = Math.max(most, points + best(rest & ~paid, placed | types[i]!));
    }
    known.set(key, most);
    return most;
  };
  const now = (free: number, placed?: Type) => best(free, placed ? 1 << TYPES.indexOf(placed) : 0);
  const later = (free: number) => (table.isLast ? 0 : kept(free) + LATER * (now(free) - kept(free)));
  return { all, bit: card => 1 << cards.indexOf(card), payments, now, later };
}

/** The sets of cards worth a cost, none of them needless. */
function covers(values: readonly number[], cost: number): number[] {
  const found: number[] = [];
  const add = (from: number, set: number, owed: number, least: number): void => {
    if (owed > 0) for (let i = from; i < values.length; i++) add(i + 1, set | (1 << i), owed - values[i]!, Math.min(least, values[i]!));
    else if (owed + least > 0) found.push(set);
  };
  add(0, 0, cost, Number.POSITIVE_INFINITY);
  return found;
}

const keep = (table: Table, card: Card): number =>
  table.isLast ? 0.01 * worth([card]) : IN_HAND * worth([card]) + 0.3 * Math.max(0, bestGain(table, card) - worth([card]));

function bestGain(table: Table, card: Card): number {
  const seat = table.view.seats[table.me]!;
  const found = table.gains.get(card) ?? Math.max(0, ...spots(seat, card).map(placement => gain(table, seat, placement)));
  table.gains.set(card, found);
  return found;
}

const PARTNERS: Readonly<Partial<Record<ColumnName, ColumnName>>> = { A2: 'A3', A3: 'A2', B3: 'C3', C3: 'B3' };
const nameOf = (tincture: Card): string => tincture.replace(/-\d$/, '');

/** Where a card may lie. */
function spots(seat: SeatView, card: Card): Placement[] {
  const { type, pile } = printed(card);
  return COLUMNS.flatMap(column => {
    const row = rowOf(column);
    const fixed = bandIn(seat, row);
    const fitting = takes(column, fixed).filter(({ types }) => types.includes(type));
    if (fitting.length === 0) return [];
    if (pile === 'figures') return fitting.map(({ band }) => ({ card, column, band: row === 'A' ? null : (band ?? fixed ?? 'upper') }));
    const beside = visibleCard(seat.shield, PARTNERS[column]!);
    return beside && nameOf(beside) === nameOf(card) ? [] : [{ card, column, band: null }];
  });
}

/** What a placement brings: its value, tens reached first, the shield it makes, and the end of the game to whoever leads. */
function gain(table: Table, seat: SeatView, placement: Placement): number {
  const { view } = table;
  const { value } = printed(placement.card);
  const after = withPlaced(seat, placement);
  const track = seat.track + value;
  const tens = tensOf(view).filter(({ ten, isLeft }) => isLeft && seat.track < ten && track >= ten);
  const ends =
    !table.isLast && ((filled(seat) < FULL && filled(after) === FULL) || track >= (endingTrack(view) ?? Number.POSITIVE_INFINITY));
  return (
    value +
    tens.reduce((sum, ten) => sum + ten.value, 0) +
    (view.first && filled(after) === FULL ? FIRST_SHIELD : 0) +
    (ends ? ending(table, seat, value) : 0) +
    standing(table, after) -
    table.before
  );
}

const filled = ({ shield }: SeatView): number => COLUMNS.filter(column => visibleCard(shield, column)).length;

/** Whoever is ahead ends the game, whoever is behind does not. */
function ending({ view, me }: Around, seat: SeatView, value: number): number {
  const rivals = view.seats.filter((_, other) => other !== me).map(other => scoreOf(other).total);
  const lead = scoreOf(seat).total + value + FIRST_SHIELD - Math.max(...rivals);
  return lead >= LAST_TURN ? 8 : lead - LAST_TURN;
}

/** What a shield promises: awards done or near, symbols in which nobody has more, columns filled. */
function standing({ view, me, isLast }: Around, seat: SeatView): number {
  const awards = view.awards.map(({ award, markers }) => {
    if (seat.claimed.includes(award)) return 0;
    const needs = needsOf(award, seat.shield);
    const missing = needs.reduce((sum, { wanted, have }) => sum + wanted - have, 0);
    if (isLast) return isFulfilled(needs) ? (markers[0] ?? 0) : 0;
    return (markers[0] ?? 0) * (NEARNESS[missing] ?? 0);
  });
  const promised = isLast ? Math.max(...awards) : awards.reduce((sum, one) => sum + one, 0);
  return promised + symbols(view, me, seat) * (isLast ? 1 : 0.4) + (isLast ? 0 : FILLED * filled(seat));
}

function symbols(view: View, me: Seat, { shield }: SeatView): number {
  const mine = symbolCounts(shield);
  const rivals = view.seats.filter((_, other) => other !== me).map(other => symbolCounts(other.shield));
  const held = AUGMENTATIONS.filter(one => mine[one] > 0 && rivals.every(counts => counts[one] <= mine[one]));
  return A_SYMBOL * held.length;
}
