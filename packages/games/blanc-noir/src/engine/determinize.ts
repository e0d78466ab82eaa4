import { type Guesses, type Rng, type Seat, shuffle } from '@tabard/core';
import {
  type Card,
  COLOURS,
  countBits,
  DECK_COUNTS,
  KINDS,
  type Kind,
  kindOf,
  SCROLL_COPIES,
  SCROLLS,
  type Scroll,
  type ScrollKind,
  SPECIAL_OF,
} from './data.ts';
import { scrollsOf } from './questions.ts';
import {
  ANY_COLOUR,
  addToHand,
  blank,
  copyOver,
  countHands,
  EVERYBODY,
  fillPile,
  markReady,
  NOTHING,
  type ScrollCard,
  type State,
  scrollCard,
  scrollOf,
  unseenScroll,
  VIEWERS,
  viewerIndex,
} from './state.ts';
import { goesOn, isWanted, parseWork } from './steps.ts';
import type { Seen, View } from './view.ts';

/** A whole state in which this view is true: what the viewer has seen stays where it is, the rest is dealt at random. */
export const determinize = (view: View, rng: Rng): State => guesses(view).deal(rng);

/** The same many times over: the view is read once, each guess is a copy, over an old one if there is one, with the hidden cards and scrolls dealt anew. */
export function guesses(view: View): Guesses<State> {
  const known = blank(view.config, view.seats.length);
  copyOpenThings(known, view);
  const seen = view.seen ?? nothingSeen(view);
  const left = layKnownCards(known, view, seen);
  const scrolls = layKnownScrolls(known, view, seen);
  countHands(known);
  const deal: Guesses<State>['deal'] = (rng, s = blank(view.config, view.seats.length)) => {
    copyOver(s, known);
    unplaced.set(left);
    dealCards(s, view, unplaced, rng);
    if (s.phase === 'exclude' && s.turn !== view.viewer && !goesOn(s, s.turn)) letStepGoOn(s);
    dealScrolls(s, scrolls, rng);
    markReady(s);
    return s;
  };
  return { deal };
}

const nothingSeen = (view: View): Seen => ({
  excluded: [],
  discard: [view.top],
  hands: view.seats.map(() => []),
  pile: [],
  inPile: [],
  takes: view.seats.map(() => 0),
});

function copyOpenThings(s: State, view: View): void {
  s.phase = view.phase;
  s.turn = view.turn;
  s.direction = view.direction;
  s.round = view.round;
  s.turnsInRound = view.turnsInRound;
  s.idle = view.idle;
  s.skip = view.skip;
  s.chain = view.chain;
  s.colour = view.colour === null ? ANY_COLOUR : COLOURS.indexOf(view.colour);
  s.top = kindOf(view.top)!;
  s.pendingBy = view.pending ? parseWork(view.pending.by)! : NOTHING;
  s.pendingCount = view.pending?.count ?? 0;
  view.seats.forEach((seat, index) => {
    s.called[index] = seat.called ? 1 : 0;
    s.points[index] = seat.points;
    s.quests[index] = seat.quests;
  });
}

/** Puts the cards the viewer knows of in their places, and counts those that are left. */
function layKnownCards(s: State, view: View, seen: Seen): Int8Array {
  const viewer = viewerIndex(view.viewer);
  const left = Int8Array.from(DECK_COUNTS[view.config.deck]);
  const place = (cards: readonly Card[], counts: Counts, offset = 0) => {
    for (const card of cards) {
      const kind = kindOf(card)!;
      counts[offset + kind]!++;
      left[kind]!--;
    }
    return cards.length;
  };
  if (view.hand) s.handSizes[viewer] = place(view.hand, s.hands, viewer * KINDS);
  seen.hands.forEach((cards, seat) => {
    s.handSizes[seat]! += place(cards, s.hands, seat * KINDS);
    for (const card of cards) remember(s, seat, kindOf(card)!, 1 << viewer);
  });
  s.excludedSize = place(seen.excluded, s.excluded);
  s.discardSize = place(seen.discard, s.discard);
  seen.takes.forEach((takes, seat) => {
    s.takes[seat] = takes;
  });
  return left;
}

/** Used again in every guess: nothing of it is kept. */
const unplaced = new Int8Array(KINDS);
const pool = new Uint8Array(256);

function dealCards(s: State, view: View, left: Int8Array, rng: Rng): void {
  const viewer = viewerIndex(view.viewer);
  for (let kind = 0; kind < KINDS; kind++) s.drift[viewer * KINDS + kind] = s.discard[kind]!;
  settleTakes(s, view, left, rng);
  let size = fillPile(pool, left);
  shuffle(pool, rng, size);
  while (s.discardSize < view.discardSize) s.discardSize += put(s.discard, pool[--size]!);
  while (s.excludedSize < view.excludedSize) {
    const kind = pool[--size]!;
    s.excludedSize += put(s.excluded, kind);
    s.unseenExcluded[kind]!++;
  }
  for (let seat = 0; seat < s.seats; seat++) {
    for (let missing = view.seats[seat]!.hand - s.handSizes[seat]!; missing > 0; missing--) addToHand(s, seat, pool[--size]!);
  }
  while (s.drawSize < view.drawSize) s.draw[s.drawSize++] = pool[--size]!;
  for (let kind = 0; kind < KINDS; kind++) s.drift[viewer * KINDS + kind]! -= s.discard[kind]!;
}

/** Rule 5.13: a step that must go on tells everybody that there is a card for it in hand: one of the draw pile, if none was dealt. */
function letStepGoOn(s: State): void {
  const hand = s.turn * KINDS;
  const wanted = s.draw.subarray(0, s.drawSize).findIndex(card => isWanted(s, card));
  const unseen = s.hands.subarray(hand, hand + KINDS).findIndex((copies, card) => copies > countBits(s.known[hand + card]!));
  if (wanted < 0 || unseen < 0) return;
  s.hands[hand + s.draw[wanted]!]!++;
  s.hands[hand + unseen]!--;
  s.draw[wanted] = unseen;
  countHands(s);
}

type Counts = Uint8Array | number[];

function put(counts: Counts, at: number): 1 {
  counts[at]!++;
  return 1;
}

function remember(s: State, seat: Seat, kind: Kind, bit: number): void {
  const at = seat * KINDS + kind;
  s.known[at]! |= s.known[at]! & bit ? bit << VIEWERS : bit;
}

/**
 * Rule 5.9: cards believed in the pile that somebody took unseen. First those that cannot be there, being elsewhere too;
 * then any, given to the hands that took one, as far as these have room.
 */
function settleTakes(s: State, view: View, left: Int8Array, rng: Rng): void {
  for (let kind = 0; kind < KINDS; kind++) {
    for (; left[kind]! < 0 && s.discard[kind]! > 0; left[kind]!++) {
      s.discard[kind]!--;
      s.discardSize--;
    }
  }
  if (s.discardSize <= view.discardSize) return;
  const takers = s.takes.flatMap((takes, seat) => (seat === view.viewer ? [] : new Array<Seat>(takes).fill(seat)));
  while (s.discardSize > view.discardSize) {
    const kind = pickBelowTop(s, rng);
    s.discard[kind]!--;
    s.discardSize--;
    const taker = takers.pop();
    if (taker !== undefined && s.handSizes[taker]! < view.seats[taker]!.hand) addToHand(s, taker, kind);
    else left[kind]!++;
  }
}

/** A card of the discard pile that could have been taken: not the top, and no Valkyrie. */
function pickBelowTop(s: State, rng: Rng): Kind {
  const below = (kind: Kind) => (SPECIAL_OF[kind] === 'valkyrie' ? 0 : s.discard[kind]! - (kind === s.top ? 1 : 0));
  let total = 0;
  for (let kind = 0; kind < KINDS; kind++) total += below(kind);
  let nth = rng.below(total);
  for (let kind = 0; kind < KINDS; kind++) {
    nth -= below(kind);
    if (nth < 0) return kind;
  }
  throw new Error('a pile with cards to take has one');
}

/** The scrolls whose place the viewer does not know. */
interface HiddenScrolls {
  readonly kinds: readonly ScrollKind[];
  /** Places in the rows, as seat and index. */
  readonly inRows: readonly (readonly [Seat, number])[];
  /** Places in the pile, and the scrolls known to lie in some of them. */
  readonly inPile: readonly number[];
  readonly somewhere: readonly ScrollKind[];
  /** The viewer's. */
  readonly bit: number;
}

function layKnownScrolls(s: State, view: View, seen: Seen): HiddenScrolls {
  const bit = 1 << viewerIndex(view.viewer);
  const left = SCROLL_COPIES.slice();
  const inRows: [Seat, number][] = [];
  const inPile: number[] = [];
  const known = (name: Scroll, seenBy: number, up = false): ScrollCard => {
    const scroll = SCROLLS.indexOf(name);
    left[scroll]!--;
    return scrollCard(scroll, up, seenBy);
  };
  view.seats.forEach((seat, owner) => {
    s.rows[owner] = scrollsOf(seat).map(({ scroll, up }, index) => {
      if (!scroll) inRows.push([owner, index]);
      return scroll ? known(scroll, up ? EVERYBODY : bit | (1 << owner), up) : unseenScroll(0);
    });
  });
  s.pile = Array.from({ length: view.scrollPileSize }, (_, at) => {
    const scroll = seen.pile[view.scrollPileSize - 1 - at];
    if (!scroll) inPile.push(at);
    return scroll ? known(scroll, bit) : unseenScroll(0);
  });
  const somewhere = seen.inPile.map(name => scrollOf(known(name, 0)));
  const kinds = SCROLLS.flatMap((_, scroll) => new Array<ScrollKind>(left[scroll]!).fill(scroll));
  return { kinds, inRows, inPile, somewhere, bit };
}

/** Used again in every guess: nothing of them is kept. */
const hidden: ScrollKind[] = [];
const rest: number[] = [];
/** Added to a scroll that the viewer knows to lie somewhere in the pile. */
const KNOWN = SCROLLS.length;

function dealScrolls(s: State, { kinds, inRows, inPile, somewhere, bit }: HiddenScrolls, rng: Rng): void {
  let left = kinds.length;
  for (let i = 0; i < left; i++) hidden[i] = kinds[i]!;
  shuffle(hidden, rng, left);
  for (let i = 0; i < inRows.length; i++) {
    const [owner, index] = inRows[i]!;
    s.rows[owner]![index] = scrollCard(hidden[--left]!, false, 1 << owner);
  }
  for (let i = 0; i < inPile.length; i++) rest[i] = i < somewhere.length ? KNOWN + somewhere[i]! : hidden[--left]!;
  let size = inPile.length;
  shuffle(rest, rng, size);
  for (let i = 0; i < inPile.length; i++) {
    const scroll = rest[--size]!;
    s.pile[inPile[i]!] = scrollCard(scroll % KNOWN, false, 0, scroll < KNOWN ? 0 : bit);
  }
}
