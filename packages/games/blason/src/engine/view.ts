import type { Frozen, Seat, Viewer } from '@tabard/core';
import type { Config } from './config.ts';
import {
  type Augmentation,
  AWARD_MARKERS,
  AWARDS,
  type Award,
  type BandName,
  CARDS,
  type Card,
  COLUMNS,
  type ColumnName,
  type Kind,
  type Pile,
  type PileName,
  TENS,
  type Ten,
} from './data.ts';
import type { Fact } from './facts.ts';
import { bandName } from './moves.ts';
import { markersOf } from './scoring.ts';
import { cardsIn, FIGURES, kindsIn, pileOf, spelled, TINCTURES, WORDS } from './sets.ts';
import { bandOf, columnCards } from './shield.ts';
import { NONE, NOT_YET, SEEN, type State } from './state.ts';

export const PHASES = ['turn', 'acquire', 'place', 'close', 'pay', 'claim', 'discard', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The phases in which a herald may be played, and to which paying leads back. */
export const HERALD_PHASES = ['turn', 'acquire', 'place', 'close'] as const;
export type HeraldPhase = (typeof HERALD_PHASES)[number];

/** `questing-7`, `10` … `50`, `I`, and at the end `virtue`. */
export type Marker = `${Award}-${number}` | `${Ten}` | 'I' | Augmentation;

/** Cards by column, the visible one last; empty columns are left out. */
export type Shield = Readonly<Partial<Record<ColumnName, readonly Card[]>>>;

/** An element put down and not yet paid: no longer in hand, not yet on the shield. A herald's costs 1, so that any card pays it. */
export interface Pending {
  readonly card: Card;
  readonly column: ColumnName;
  readonly band: BandName | null;
  readonly cost: number;
  readonly paid: number;
  /** The phase that follows. */
  readonly back: HeraldPhase;
}

export interface SeatView {
  /** How many cards. */
  readonly hand: number;
  /** How many of them are tinctures and figures: their backs differ. */
  readonly backs: Readonly<Record<PileName, number>>;
  readonly shield: Shield;
  /** The band that the figures of a row lie in; null while it is open. */
  readonly bands: { readonly B: BandName | null; readonly C: BandName | null };
  readonly track: number;
  readonly heralds: number;
  /** Everybody saw them taken (2.3); a screen shows only how many they are until the end. */
  readonly markers: readonly Marker[];
  readonly claimed: readonly Award[];
}

/** Cards of one stack as it was before it was last shuffled anew: they lie in other hands, so many in each. */
export interface Older {
  readonly cards: readonly Card[];
  readonly counts: readonly number[];
}

/** What a perfect memory adds. */
export interface Seen {
  /** Cards in each hand, mine too, that everybody saw there: taken from the display, and not gone since. */
  readonly hands: readonly (readonly Card[])[];
  /** What was taken blind from stacks that are used up, oldest first. */
  readonly older: Readonly<Record<PileName, readonly Older[]>>;
}

export interface View {
  readonly viewer: Viewer;
  readonly config: Config;
  readonly phase: Phase;
  /** The seat to act. */
  readonly turn: Seat;
  readonly start: Seat;
  readonly heraldPlayed: boolean;
  /** Something was placed this turn. */
  readonly placed: boolean;
  /** Turns in a row that ended with `pass`, and finished turns in a row without a placement (6.2). */
  readonly passes: number;
  readonly idle: number;
  /** How many turns are still to come after this one; null until the end is near (6.1). */
  readonly lastTurns: number | null;
  readonly pending: Pending | null;
  readonly seats: readonly SeatView[];
  readonly display: readonly Card[];
  /** How many cards are in each stack. */
  readonly stacks: Readonly<Record<PileName, number>>;
  /** The discard piles lie open. */
  readonly discards: Readonly<Record<PileName, readonly Card[]>>;
  /** The awards in play, and the markers each has left, the top one first. */
  readonly awards: readonly { readonly award: Award; readonly markers: readonly number[] }[];
  /** The tens markers that nobody has. */
  readonly tens: readonly Ten[];
  /** «I» is not taken yet. */
  readonly first: boolean;
  /** Heralds nobody has. */
  readonly supply: number;
  /** My cards, sorted; a spectator has none. */
  readonly hand?: readonly Card[];
  readonly seen?: Seen;
}

export function view(s: Frozen<State>, viewer: Viewer): View {
  return {
    viewer,
    config: s.config,
    phase: s.phase,
    turn: s.turn,
    start: s.start,
    heraldPlayed: s.heraldPlayed,
    placed: s.placed,
    passes: s.passes,
    idle: s.idle,
    lastTurns: s.lastTurns === NOT_YET ? null : s.lastTurns,
    pending: pendingOf(s),
    seats: Array.from({ length: s.seats }, (_, seat) => seatView(s, seat)),
    display: cardsIn(s.display, 0),
    stacks: byPile(pile => s.stackSizes[pile]!),
    discards: byPile(pile => ofPile(kindsIn(s.discards, 0), pile)),
    awards: awardsOf(s),
    tens: TENS.filter((_, at) => s.tenHolders[at] === NONE),
    first: s.firstHolder === NONE,
    supply: s.supply,
    ...(viewer === 'public' ? {} : { hand: cardsIn(s.hands, viewer * WORDS) }),
    seen: seenBy(s, viewer),
  };
}

const byPile = <T>(of: (pile: Pile) => T): Readonly<Record<PileName, T>> => ({ tinctures: of(TINCTURES), figures: of(FIGURES) });
export const ofPile = (kinds: readonly Kind[], pile: Pile): Card[] => spelled(kinds.filter(kind => pileOf(kind) === pile));

export function pendingOf(s: Frozen<State>): Pending | null {
  if (s.pendingCard === NONE) return null;
  return {
    card: CARDS[s.pendingCard]!,
    column: COLUMNS[s.pendingColumn]!,
    band: bandName(s.pendingBand),
    cost: s.pendingCost,
    paid: s.pendingPaid,
    back: s.pendingBack,
  };
}

function seatView(s: Frozen<State>, seat: Seat): SeatView {
  const hand = kindsIn(s.hands, seat * WORDS);
  return {
    hand: hand.length,
    backs: byPile(pile => hand.filter(card => pileOf(card) === pile).length),
    ...openSeat(s, seat),
  };
}

/** What lies open before a player. */
export function openSeat(s: Frozen<State>, seat: Seat): Omit<SeatView, 'hand' | 'backs'> {
  return {
    shield: shieldOf(s, seat),
    bands: { B: bandName(bandOf(s, seat, 0)), C: bandName(bandOf(s, seat, 1)) },
    track: s.track[seat]!,
    heralds: s.heralds[seat]!,
    markers: markersOf(s, seat).map(({ marker }) => marker),
    claimed: Array.from(s.awards, (award, place) => ((s.claimed[seat]! >>> place) & 1 ? [AWARDS[award]!] : [])).flat(),
  };
}

function shieldOf(s: Frozen<State>, seat: Seat): Shield {
  const columns = COLUMNS.map((column, at) => [column, spelled(columnCards(s, seat, at))] as const);
  return Object.fromEntries(columns.filter(([, cards]) => cards.length > 0));
}

export const awardsOf = (s: Frozen<State>): { award: Award; markers: number[] }[] =>
  Array.from(s.awards, (award, place) => ({ award: AWARDS[award]!, markers: AWARD_MARKERS.slice(s.awardsTaken[place]!) }));

function seenBy(s: Frozen<State>, viewer: Viewer): Seen {
  return {
    hands: Array.from({ length: s.seats }, (_, seat) => spelled(kindsIn(s.hands, seat * WORDS).filter(card => s.origin[card] === SEEN))),
    older: byPile(pile => olderIn(s, pile, viewer)),
  };
}

function olderIn(s: Frozen<State>, pile: Pile, viewer: Viewer): Older[] {
  return olderGenerations(s, pile, viewer).map(generation => {
    const hands = Array.from({ length: s.seats }, (_, seat) =>
      seat === viewer ? [] : kindsIn(s.hands, seat * WORDS).filter(card => pileOf(card) === pile && s.origin[card] === generation),
    );
    return { cards: spelled(hands.flat().sort((a, b) => a - b)), counts: hands.map(hand => hand.length) };
  });
}

/** Stacks that are used up, and of which hands other than the viewer's hold cards nobody saw. */
export function olderGenerations(s: Frozen<State>, pile: Pile, viewer: Viewer): number[] {
  const found = new Set<number>();
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    for (const card of kindsIn(s.hands, seat * WORDS)) {
      const origin = s.origin[card]!;
      if (pileOf(card) === pile && origin !== SEEN && origin !== s.generations[pile]) found.add(origin);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** A fact as a viewer may know it (2.3), built field by field: what was taken blind is named to its taker only. */
export function redact(fact: Fact, viewer: Viewer): Fact {
  switch (fact.type) {
    case 'took':
      return { type: 'took', seat: fact.seat, card: fact.card, herald: fact.herald };
    case 'drew':
      return fact.seat === viewer && fact.card !== undefined ? { ...blindly(fact), card: fact.card } : blindly(fact);
    case 'swapped':
      return { type: 'swapped', seat: fact.seat, cards: fact.cards };
    case 'refilled':
      return { type: 'refilled', cards: fact.cards };
    case 'reshuffled':
      return { type: 'reshuffled', pile: fact.pile, count: fact.count };
    case 'claimed':
      return { type: 'claimed', seat: fact.seat, award: fact.award, value: fact.value };
    case 'discarded':
      return { type: 'discarded', seat: fact.seat, card: fact.card };
    case 'passed':
      return { type: 'passed', seat: fact.seat };
    case 'placing':
    case 'paid':
    case 'placed':
      return redactPlacing(fact);
    case 'ten':
    case 'completed':
    case 'last-turns':
    case 'majority':
    case 'game-over':
      return redactProgress(fact);
  }
}

type FactOf<Type extends Fact['type']> = Extract<Fact, { type: Type }>;

const blindly = ({ seat, pile, herald }: FactOf<'drew'>): FactOf<'drew'> => ({ type: 'drew', seat, pile, herald });

function redactPlacing(fact: FactOf<'placing' | 'paid' | 'placed'>): Fact {
  const { seat, card } = fact;
  switch (fact.type) {
    case 'placing':
      return { type: 'placing', seat, card, column: fact.column, band: fact.band, cost: fact.cost, herald: fact.herald };
    case 'paid':
      return { type: 'paid', seat, card, paid: fact.paid, cost: fact.cost };
    case 'placed': {
      const { column, band, covered, value, track } = fact;
      return { type: 'placed', seat, card, column, band, covered, value, track };
    }
  }
}

function redactProgress(fact: FactOf<'ten' | 'completed' | 'last-turns' | 'majority' | 'game-over'>): Fact {
  switch (fact.type) {
    case 'ten':
      return { type: 'ten', seat: fact.seat, ten: fact.ten, value: fact.value, heralds: fact.heralds };
    case 'completed':
      return { type: 'completed', seat: fact.seat, value: fact.value };
    case 'last-turns':
      return { type: 'last-turns', seat: fact.seat, trigger: fact.trigger };
    case 'majority':
      return { type: 'majority', augmentation: fact.augmentation, count: fact.count, seats: fact.seats };
    case 'game-over':
      return { type: 'game-over', reason: fact.reason, ranking: fact.ranking, scores: fact.scores, hands: fact.hands };
  }
}
