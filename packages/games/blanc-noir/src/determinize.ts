import { type Rng, type Seat, shuffle } from '@tabard/core';
import { type Card, COLOURS, DECK_COUNTS, KINDS, type Kind, kindOf, SCROLL_COPIES, SCROLLS, type Scroll, SPECIAL_OF } from './data.ts';
import {
  ANY_COLOUR,
  blank,
  EVERYBODY,
  NOTHING,
  type ScrollCard,
  type State,
  shuffleScrolls,
  sortHands,
  sortRows,
  unseenScroll,
  VIEWERS,
  viewerIndex,
} from './state.ts';
import { parseWork } from './steps.ts';
import { type Seen, scrollsOf, type View } from './view.ts';

/** A whole state in which this view is true: what the viewer has seen stays where it is, the rest is dealt at random. */
export function determinize(view: View, rng: Rng): State {
  const s = blank(view.config, view.seats.length);
  copyOpenThings(s, view);
  const seen = view.seen ?? nothingSeen(view);
  dealCards(s, view, seen, rng);
  dealScrolls(s, view, seen, rng);
  sortRows(s);
  return s;
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

function dealCards(s: State, view: View, seen: Seen, rng: Rng): void {
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
  const believed = s.discard.slice();
  settleTakes(s, view, seen, left, rng);

  const pool: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let copy = left[kind]!; copy > 0; copy--) pool.push(kind);
  shuffle(pool, rng);
  while (s.discardSize < view.discardSize) s.discardSize += put(s.discard, pool.pop()!);
  while (s.excludedSize < view.excludedSize) {
    const kind = pool.pop()!;
    s.excludedSize += put(s.excluded, kind);
    s.unseenExcluded[kind]!++;
  }
  view.seats.forEach(({ hand }, seat) => {
    while (s.handSizes[seat]! < hand) s.handSizes[seat]! += put(s.hands, seat * KINDS + pool.pop()!);
  });
  sortHands(s);
  for (s.drawSize = 0; s.drawSize < view.drawSize; s.drawSize++) s.draw[s.drawSize] = pool.pop()!;
  for (let kind = 0; kind < KINDS; kind++) s.drift[viewer * KINDS + kind] = believed[kind]! - s.discard[kind]!;
  seen.takes.forEach((takes, seat) => {
    s.takes[seat] = takes;
  });
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
function settleTakes(s: State, view: View, seen: Seen, left: Int8Array, rng: Rng): void {
  for (let kind = 0; kind < KINDS; kind++) {
    for (; left[kind]! < 0 && s.discard[kind]! > 0; left[kind]!++) {
      s.discard[kind]!--;
      s.discardSize--;
    }
  }
  const takers = seen.takes.flatMap((takes, seat) => (seat === view.viewer ? [] : new Array<Seat>(takes).fill(seat)));
  while (s.discardSize > view.discardSize) {
    const kind = pickBelowTop(s, rng);
    s.discard[kind]!--;
    s.discardSize--;
    const taker = takers.pop();
    if (taker !== undefined && s.handSizes[taker]! < view.seats[taker]!.hand) s.handSizes[taker]! += put(s.hands, taker * KINDS + kind);
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

function dealScrolls(s: State, view: View, seen: Seen, rng: Rng): void {
  const bit = 1 << viewerIndex(view.viewer);
  const left = SCROLL_COPIES.slice();
  const known = (name: Scroll, seenBy: number, inPile = 0): ScrollCard => {
    const scroll = SCROLLS.indexOf(name);
    left[scroll]!--;
    return { scroll, up: false, seenBy, inPile };
  };
  const rows = view.seats.map((seat, owner) =>
    scrollsOf(seat).map(({ scroll, up }) => scroll && { ...known(scroll, up ? EVERYBODY : bit | (1 << owner)), up }),
  );
  const pile = Array.from({ length: view.scrollPileSize }, (_, at) => seen.pile[at] && known(seen.pile[at]!, bit));
  const somewhere = seen.inPile.map(name => known(name, 0, bit));
  const hidden = SCROLLS.flatMap((_, scroll) => Array.from({ length: left[scroll]! }, () => unseenScroll(scroll)));
  shuffleScrolls(hidden, rng);

  rows.forEach((row, owner) => {
    s.rows[owner] = row.map(card => card || Object.assign(hidden.pop()!, { seenBy: 1 << owner }));
  });
  const rest = [...somewhere];
  while (rest.length < pile.filter(card => !card).length) rest.push(hidden.pop()!);
  shuffleScrolls(rest, rng);
  s.pile = pile.map(card => card || rest.pop()!).reverse();
}
