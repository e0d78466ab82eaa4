import { type Frozen, redactBy, type Seat, type Viewer } from '@tabard/core';
import { listCards, listHand } from './cards.ts';
import type { Config } from './config.ts';
import { CARDS, type Card, COLOURS, type Colour, KINDS, SCROLLS, type Scroll } from './data.ts';
import type { Fact } from './facts.ts';
import { ANY_COLOUR, isUp, knownInPile, NOTHING, type ScrollCard, type State, scrollOf, seenBy, VIEWERS, viewerIndex } from './state.ts';
import { spellWork } from './steps.ts';

export const PHASES = ['start-colour', 'turn', 'exclude', 'target', 'swap', 'take', 'call', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The card or scroll at work in `exclude`, `target`, `swap` and `take`: `escort` after the Prince. */
export interface Pending {
  readonly by: Card | Scroll | 'escort';
  readonly count: number;
}

/** A scroll in front of somebody: its name, with a `!` where it lies face-up, or `?` where the viewer does not know it. */
export type ScrollMark = Scroll | `${Scroll}!` | '?';

export interface ScrollView {
  readonly scroll: Scroll | null;
  readonly up: boolean;
}

export interface SeatView {
  /** How many cards. */
  readonly hand: number;
  readonly scrolls: readonly ScrollMark[];
  readonly called: boolean;
  readonly points: number;
  readonly quests: number;
}

/** What a perfect memory adds; screens show nothing of it (8.4). */
export interface Seen {
  /** Cards seen being excluded this round. */
  readonly excluded: readonly Card[];
  /** Cards seen going to the discard pile and not seen leaving it. */
  readonly discard: readonly Card[];
  /** Cards seen in each hand that have not left it. */
  readonly hands: readonly (readonly Card[])[];
  /** The scroll pile from its top: a scroll known to lie at that place, or null. */
  readonly pile: readonly (Scroll | null)[];
  /** Scrolls known to lie somewhere in the pile, their place unknown. */
  readonly inPile: readonly Scroll[];
  /** How many cards each seat has taken from the present discard pile. */
  readonly takes: readonly number[];
}

export interface View {
  readonly viewer: Viewer;
  readonly config: Config;
  readonly phase: Phase;
  /** The seat to act. */
  readonly turn: Seat;
  readonly pending?: Pending;
  readonly round: number;
  readonly turnsInRound: number;
  readonly idle: number;
  readonly skip: boolean;
  readonly direction: 1 | -1;
  readonly chain: number;
  /** The colour in force; null: any card fits. */
  readonly colour: Colour | null;
  readonly top: Card;
  readonly drawSize: number;
  readonly discardSize: number;
  readonly excludedSize: number;
  readonly scrollPileSize: number;
  readonly seats: readonly SeatView[];
  /** My cards, sorted; a spectator has none. */
  readonly hand?: readonly Card[];
  readonly seen?: Seen;
}

export const view = (s: Frozen<State>, viewer: Viewer): View => ({ ...screenView(s, viewer), seen: remembered(s, viewer) });

/** All but what a perfect memory adds. */
export function screenView(s: Frozen<State>, viewer: Viewer): View {
  const bit = 1 << viewerIndex(viewer);
  return {
    viewer,
    config: s.config,
    phase: s.phase,
    turn: s.turn,
    round: s.round,
    turnsInRound: s.turnsInRound,
    idle: s.idle,
    skip: s.skip,
    direction: s.direction,
    chain: s.chain,
    colour: s.colour === ANY_COLOUR ? null : COLOURS[s.colour]!,
    top: CARDS[s.top]!,
    drawSize: s.drawSize,
    discardSize: s.discardSize,
    excludedSize: s.excludedSize,
    scrollPileSize: s.pile.length,
    seats: s.rows.map((row, seat) => ({
      hand: s.handSizes[seat]!,
      scrolls: row.map(card => scrollMark(card, bit)),
      called: s.called[seat] === 1,
      points: s.points[seat]!,
      quests: s.quests[seat]!,
    })),
    ...(s.pendingBy === NOTHING ? {} : { pending: { by: spellWork(s.pendingBy), count: s.pendingCount } }),
    ...(viewer === 'public' ? {} : { hand: listHand(s, viewer) }),
  };
}

const FACE_UP = SCROLLS.map((scroll): ScrollMark => `${scroll}!`);

const scrollMark = (card: ScrollCard, bit: number): ScrollMark => (isUp(card) ? FACE_UP[scrollOf(card)]! : (knownScroll(card, bit) ?? '?'));

const knownScroll = (card: ScrollCard, bit: number): Scroll | null => ((seenBy(card) & bit) > 0 ? SCROLLS[scrollOf(card)]! : null);

function remembered(s: Frozen<State>, viewer: Viewer): Seen {
  const index = viewerIndex(viewer);
  const bit = 1 << index;
  const pile: (Scroll | null)[] = [];
  for (let at = s.pile.length - 1; at >= 0; at--) pile.push(knownScroll(s.pile[at]!, bit));
  return {
    excluded: seenExcluded(s),
    discard: believedDiscard(s, index),
    hands: s.rows.map((_, seat) => (seat === viewer ? [] : knownHand(s, seat, bit))),
    pile,
    inPile: scrollsInPile(s, bit),
    takes: [...s.takes],
  };
}

export function seenExcluded(s: Frozen<State>): Card[] {
  return listCards(Array.from(s.excluded, (count, card) => count - s.unseenExcluded[card]!));
}

/** What a viewer believes to lie in the discard pile. */
export function believedDiscard(s: Frozen<State>, viewer: number): Card[] {
  return listCards(Array.from(s.discard, (count, card) => count + s.drift[viewer * KINDS + card]!));
}

/** The cards of a hand that a viewer has seen there. */
export function knownHand(s: Frozen<State>, seat: Seat, bit: number): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < KINDS; card++) {
    const known = s.known[seat * KINDS + card]!;
    if (known === 0) continue;
    if (known & bit) cards.push(CARDS[card]!);
    if (known & (bit << VIEWERS)) cards.push(CARDS[card]!);
  }
  return cards;
}

/** Sorted, for the order in the pile would tell. */
function scrollsInPile(s: Frozen<State>, bit: number): Scroll[] {
  const scrolls: number[] = [];
  for (const card of s.pile) if (knownInPile(card) & bit) scrolls.push(scrollOf(card));
  return scrolls.sort((a, b) => a - b).map(scroll => SCROLLS[scroll]!);
}

/** A fact as a viewer may know it (8.4, 1.2, 5.8). */
export const redact = redactBy<Fact>(
  {
    'round-began': ['round', 'first', 'top'],
    'colour-named': ['seat', 'colour'],
    bought: ['seat', 'cards'],
    gained: ['seat', 'count', 'by'],
    used: ['seat', 'scroll', 'target'],
    returned: ['seat', 'owner', 'index', 'up'],
    scattered: ['seat', 'counts'],
    menaced: ['seat', 'target'],
    drew: ['seat', 'count', 'cause'],
    reshuffled: ['count'],
    played: ['seat', 'card', 'colour'],
    chained: ['seat', 'added', 'sum'],
    reversed: ['seat', 'direction'],
    skipped: ['seat'],
    excluded: ['seat', 'card', 'by'],
    swapped: ['seat', 'places'],
    scouted: ['seat', 'target', 'open'],
    'scouted-nobody': ['seat'],
    took: ['seat', 'taken'],
    called: ['seat'],
    'kept-silent': ['seat'],
    'round-over': ['round', 'reason', 'quest', 'hands', 'points', 'totals', 'halved'],
    'game-over': ['ranking', 'scores'],
  },
  {
    gained: ({ seat, scrolls }, viewer) => (seat === viewer ? { scrolls } : undefined),
    drew: ({ seat, cards }, viewer) => (seat === viewer ? { cards } : undefined),
    took: ({ seat, card }, viewer) => (seat === viewer ? { card } : undefined),
    returned: ({ up, owner, scroll }, viewer) => (up || owner === viewer ? { scroll } : undefined),
    scouted: ({ open, seat, target, hand }, viewer) => (open || seat === viewer || target === viewer ? { hand } : undefined),
    scattered: ({ scrolls }, viewer) =>
      viewer === 'public' ? undefined : { scrolls: scrolls?.map((scroll, seat) => (seat === viewer ? scroll : null)) },
  },
);
