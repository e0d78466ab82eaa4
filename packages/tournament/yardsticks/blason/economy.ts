import {
  AUGMENTATIONS,
  type Augmentation,
  type Award,
  type BandName,
  bandIn,
  blason,
  type Card,
  COLUMNS,
  type ColumnName,
  type Move,
  needsOf,
  owed,
  type PileName,
  printed,
  rowOf,
  type SeatView,
  scoreOf,
  symbolCounts,
  type Type,
  takes,
  tensOf,
  unseenCards,
  type View,
  visibleCard,
  visibleCards,
  withPlaced,
} from '@tabard/blason';
import type { Bot } from '@tabard/bots';
import type { Seat } from '@tabard/core';
import { bestOf } from '../best-of.ts';

/**
 * Economy: a turn of acquiring is worth the cards it brings, so elements are placed many at a time, from a full hand, each paid as exactly as
 * possible; what a card adds to awards and majorities is part of its price.
 */
export const economy: Bot<View, Move> = {
  choose(view, seat, rng) {
    const moves = blason.legalMoves(blason.determinize(view, rng), seat);
    const eye = lookAround(view, seat);
    const isPlacing = view.phase === 'place' || (view.phase === 'turn' && wantsToPlace(eye));
    return bestOf(moves, move => worthOfMove(eye, blason.spell(move).split(' '), isPlacing), rng);
  },
};

/** What a point of value in hand is worth: half of what is placed, for as much has to be paid; a little less, for it is not placed yet. */
const HELD = 0.4;
/** How much of what a card would add to the shield it is worth while I hold it. */
const HOPE = 0.5;
const BLIND_HOPE = 0.4;
/** With so many cards a turn of acquiring would cost some again. */
const FULL_HAND = 6;
/** So much is worth a turn of placing, however few cards I hold. */
const GOOD_PLAN = 8;
/** A herald is worth a point at the end, and a dear element until then. */
const HERALD = 2.5;
const LAST_HERALD = 1;
/** What a lead or a gap in an augmentation is worth, of the three points for its symbol. */
const SYMBOL_LEAD: Readonly<Record<number, number>> = { 2: 2.7, 1: 2.2, 0: 1.4, [-1]: 0.7, [-2]: 0.3 };
const FIRST_FULL = 3;

interface Eye {
  readonly view: View;
  readonly seat: Seat;
  readonly me: SeatView;
  readonly hand: readonly Card[];
  readonly others: readonly SeatView[];
  /** What is still in hand after this turn is worth nothing. */
  readonly isLast: boolean;
  /** What a value in hand is worth now. */
  readonly held: number;
  /** The most that another shows of each augmentation. */
  readonly mostSymbols: Readonly<Record<Augmentation, number>>;
  /** How far the others are with each award in play that they have not claimed. */
  readonly rivals: ReadonlyMap<Award, readonly number[]>;
  readonly known: Map<string, number>;
}

function lookAround(view: View, seat: Seat): Eye {
  const others = view.seats.filter((_, other) => other !== seat);
  const isLast = view.lastTurns !== null;
  const isNearlyOver = view.seats.some(({ shield }) => visibleCards(shield).length >= COLUMNS.length - 1);
  const theirs = others.map(({ shield }) => symbolCounts(shield));
  const most = AUGMENTATIONS.map(one => [one, Math.max(...theirs.map(counts => counts[one]))]);
  return {
    view,
    seat,
    me: view.seats[seat]!,
    hand: view.hand ?? [],
    others,
    isLast,
    held: isLast ? 0.01 : isNearlyOver ? HELD * 0.75 : HELD,
    mostSymbols: Object.fromEntries(most) as Record<Augmentation, number>,
    rivals: new Map(
      view.awards.map(({ award }) => [award, others.flatMap(one => (one.claimed.includes(award) ? [] : progress(one, award)))]),
    ),
    known: new Map(),
  };
}

function worthOfMove(eye: Eye, words: readonly string[], isPlacing: boolean): number {
  const { view, me, hand } = eye;
  const isHerald = words[0] === 'herald';
  const [verb, first = '', column, band] = isHerald ? words.slice(1) : words;
  const card = first as Card;
  const price = isHerald ? (eye.isLast ? LAST_HERALD : HERALD) : 0;
  switch (verb) {
    case 'take': {
      const gain = first === 'tinctures' || first === 'figures' ? keepBlind(eye, first) : keep(eye, me, card);
      // A third card is no turn's work: heralds take only what is worth more than they are.
      return isHerald ? (hand.length < FULL_HAND ? gain - price : -1) : gain + (isPlacing ? 0 : TAKE_FIRST);
    }
    case 'place': {
      const placed = placement(eye, me, hand, { card, column: column as ColumnName, band: band as BandName | undefined, isHerald });
      const gain = placed === undefined ? -1 : placed.gain - price;
      return isHerald ? (gain > 0 ? gain + TAKE_FIRST * 2 : -1) : gain + (isPlacing && view.phase === 'turn' ? TAKE_FIRST : 0);
    }
    case 'pay':
      return payment(eye, me, hand, owed(view)!)?.includes(card) ? printed(card).value : -1;
    case 'claim':
      return worthOfClaim(eye, first as Award);
    case 'discard':
      return -keep(eye, me, card);
    case 'swap':
      return -1;
    default:
      return 0;
  }
}
/** Lifts what was decided on above the rest. */
const TAKE_FIRST = 100;

/** Place when the hand is full, when it is the last chance, or when it pays well enough already. */
function wantsToPlace(eye: Eye): boolean {
  const total = planned(eye, eye.me, eye.hand);
  if (total <= 0) return false;
  return eye.isLast || eye.hand.length >= FULL_HAND || total >= GOOD_PLAN;
}

/** What placing brings in all, the best element first, then the next. */
function planned(eye: Eye, me: SeatView, hand: readonly Card[]): number {
  const options = hand.flatMap(card =>
    spotsFor(me, card).flatMap(spot => placement(eye, me, hand, { card, ...spot, isHerald: false }) ?? []),
  );
  const [best] = options.sort((a, b) => b.gain - a.gain);
  return best === undefined || best.gain <= 0 ? 0 : best.gain + planned(eye, best.me, best.hand);
}

interface Spot {
  readonly column: ColumnName;
  readonly band?: BandName | undefined;
}

const PARTNER: Readonly<Partial<Record<ColumnName, ColumnName>>> = { A2: 'A3', A3: 'A2', B3: 'C3', C3: 'B3' };
const nameOf = (card: Card | undefined): string | undefined => card?.replace(/-\d$/, '');

/** Where a card may lie. */
function spotsFor({ shield, bands }: SeatView, card: Card): Spot[] {
  const { type, pile } = printed(card);
  return COLUMNS.filter(column => {
    const partner = PARTNER[column];
    return partner === undefined || pile !== 'tinctures' || nameOf(visibleCard(shield, partner)) !== nameOf(card);
  }).flatMap(column =>
    takes(column, bandIn({ bands }, rowOf(column)))
      .filter(({ types }) => types.includes(type))
      .map(({ band }) => ({ column, band: band ?? (pile === 'figures' && rowOf(column) === 'C' ? (bands.C ?? 'upper') : undefined) })),
  );
}

interface Placement extends Spot {
  readonly card: Card;
  readonly isHerald: boolean;
}
interface Placed {
  readonly gain: number;
  readonly me: SeatView;
  readonly hand: readonly Card[];
}

/** What an element brings on the track and on the shield, less the cards that go. */
function placement(eye: Eye, me: SeatView, hand: readonly Card[], { card, column, band, isHerald }: Placement): Placed | undefined {
  const { value } = printed(card);
  const rest = hand.filter(held => held !== card);
  const paid = payment(eye, me, rest, isHerald ? 1 : value);
  if (paid === undefined) return;
  const track = me.track + value;
  const after = { ...withPlaced(me, { card, column, band }), track };
  const spent = [card, ...paid].reduce((sum, held) => sum + keep(eye, me, held), 0);
  const gain =
    value + gainOfTens(eye, me.track, track) + worthOfShield(eye, after) - worthOfShield(eye, me) + gainOfEnd(eye, me, after) - spent;
  return { gain, me: after, hand: rest.filter(held => !paid.includes(held)) };
}

/** The payment I miss least. */
function payment(eye: Eye, me: SeatView, hand: readonly Card[], cost: number): readonly Card[] | undefined {
  const cards = hand.map(card => ({ card, value: printed(card).value, kept: keep(eye, me, card) }));
  let least = { set: 0, missed: Number.POSITIVE_INFINITY };
  for (let set = 1; set < 1 << cards.length; set++) {
    let [paid, missed] = [0, 0];
    for (let at = 0; at < cards.length; at++) {
      if (((set >> at) & 1) === 0) continue;
      paid += cards[at]!.value;
      missed += cards[at]!.kept;
    }
    if (paid >= cost && missed < least.missed) least = { set, missed };
  }
  return least.set === 0 ? undefined : hand.filter((_, at) => (least.set >> at) & 1);
}

/** The first to pass a ten takes its marker, but everybody else gets a herald. */
function gainOfTens({ view, others }: Eye, from: number, to: number): number {
  return tensOf(view)
    .filter(({ ten, isLeft }) => isLeft && ten > from && ten <= to)
    .reduce((sum, { value }) => sum + value - Math.min(1, view.supply / others.length), 0);
}

/** The tenth column ends the game: good for who leads, bad for who does not. */
function gainOfEnd({ view, others }: Eye, before: SeatView, after: SeatView): number {
  const [had, has] = [before, after].map(({ shield }) => visibleCards(shield).length);
  if (has === had || has! < COLUMNS.length || view.lastTurns !== null) return 0;
  const lead = scoreOf(after).total - Math.max(...others.map(other => scoreOf(other).total));
  return (view.first ? FIRST_FULL : 0) + (lead >= 8 ? 10 : lead < 0 ? -15 : -3);
}

/** What a card in hand is worth: as payment, and for what it would add to the shield. */
function keep(eye: Eye, me: SeatView, card: Card): number {
  const { value } = printed(card);
  if (eye.isLast) return eye.held * value;
  return once(eye, `${card} ${keyOf(me)}`, () => {
    const added = spotsFor(me, card).map(spot => worthOfShield(eye, withPlaced(me, { card, ...spot })) - worthOfShield(eye, me));
    return eye.held * value + HOPE * Math.max(0, ...added);
  });
}

/** A card taken blind is an average one that may happen to fit. */
function keepBlind(eye: Eye, pile: PileName): number {
  const cards = unseenCards(eye.view).filter(card => printed(card).pile === pile);
  return BLIND_HOPE + (eye.held * cards.reduce((sum, card) => sum + printed(card).value, 0)) / Math.max(1, cards.length);
}

/** What a shield promises: awards, and the symbols of its augmentations. */
function worthOfShield(eye: Eye, me: SeatView): number {
  return once(eye, keyOf(me), () => {
    const awards = eye.view.awards.reduce((sum, { award, markers }) => sum + promiseOf(eye, me, award, markers), 0);
    const mine = symbolCounts(me.shield);
    return AUGMENTATIONS.reduce((sum, one) => {
      const lead = Math.max(-3, Math.min(2, mine[one] - eye.mostSymbols[one]));
      return sum + (mine[one] === 0 ? 0 : (SYMBOL_LEAD[lead] ?? 0));
    }, awards);
  });
}

/** What was worked out once for this decision. */
function once({ known }: Eye, key: string, work: () => number): number {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = work();
  known.set(key, value);
  return value;
}

const keyOf = ({ shield, bands }: SeatView): string => `${COLUMNS.map(column => visibleCard(shield, column)).join()} ${bands.B} ${bands.C}`;

/** An award is worth its marker, the nearer the more; of rivals who are nearer each takes one first. */
function promiseOf(eye: Eye, me: SeatView, award: Award, markers: readonly number[]): number {
  if (me.claimed.includes(award)) return 0;
  const done = progress(me, award);
  const rivals = eye.rivals.get(award)!.filter(other => other > done).length;
  const marker = markers[done === 1 ? 0 : rivals] ?? 0;
  return done === 1 ? marker : eye.isLast ? 0 : 0.9 * marker * done ** 2;
}

/** How much of an award a shield shows; nothing if its bands rule the rest out. */
function progress({ shield, bands }: SeatView, award: Award): number {
  const needs = needsOf(award, shield);
  const isLost = needs.some(({ of, have, wanted }) => 'type' in of && have < wanted && !canShow(bands, of.type));
  const total = (of: 'have' | 'wanted') => needs.reduce((sum, need) => sum + need[of], 0);
  return isLost ? 0 : total('have') / total('wanted');
}

const canShow = (bands: SeatView['bands'], type: Type): boolean => SHOWABLE.get(`${bands.B} ${bands.C}`)!.has(type);

/** By the bands of both rows: the types that some column still takes. */
const ANY_BAND = [null, 'upper', 'lower'] as const;
const SHOWABLE = new Map(
  ANY_BAND.flatMap(B => ANY_BAND.map(C => ({ B, C }))).map(bands => [
    `${bands.B} ${bands.C}`,
    new Set(COLUMNS.flatMap(column => takes(column, bandIn({ bands }, rowOf(column))).flatMap(({ types }) => types))),
  ]),
);

/** The highest marker; of equal ones the award that a rival is nearest to. */
function worthOfClaim({ view, rivals }: Eye, award: Award): number {
  const { markers } = view.awards.find(one => one.award === award)!;
  return markers[0]! - (markers[1] ?? 0) + markers[0]! / 10 + Math.max(0, ...rivals.get(award)!);
}
