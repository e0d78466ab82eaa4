import type { Fields, Frozen, Json, Refusal, Seat, Viewer } from '@tabard/core';
import { CARDS, type Card, DECK_COUNTS, KINDS, type Kind } from './data.ts';
import { CardReader } from './reader.ts';
import { copyList, isUp, knownInPile, type ScrollCard, type State, scrollCard, scrollOf, seenBy, VIEWERS, viewerIndex } from './state.ts';
import { believedDiscard, knownHand, seenExcluded } from './view.ts';

/** Somebody's knowledge of a face-down scroll: `at` a place (`@1.0`, `pile.0` from the top), or somewhere `in` the pile. */
type Glimpse = { readonly by: Viewer; readonly at: string } | { readonly by: Viewer; readonly in: string };

/** The optional `seen` of a position (11). Left out, nobody has seen anything but what lies open. */
export function describeSeen(s: Frozen<State>): { readonly [key: string]: Json } {
  const believed = (viewer: Viewer) => believedDiscard(s, viewerIndex(viewer));
  const common = believed('public');
  return {
    excluded: seenExcluded(s),
    discard: common,
    looked: Object.fromEntries(seats(s).flatMap(seat => (same(believed(seat), common) ? [] : [[seat, believed(seat)]]))),
    takes: [...s.takes],
    hands: viewers(s).flatMap(by =>
      seats(s).flatMap(of => {
        const cards = of === by ? [] : knownHand(s, of, 1 << viewerIndex(by));
        return cards.length === 0 ? [] : [{ by, of, cards }];
      }),
    ),
    scrolls: viewers(s).flatMap(by => glimpses(s, by)),
  };
}

const seats = (s: Frozen<State>): Seat[] => [...s.points.keys()];
const viewers = (s: Frozen<State>): Viewer[] => [...seats(s), 'public'];
const same = (a: readonly Card[], b: readonly Card[]): boolean => a.length === b.length && a.every((card, i) => card === b[i]);

function glimpses(s: Frozen<State>, by: Viewer): Glimpse[] {
  const bit = 1 << viewerIndex(by);
  const inRows = s.rows.flatMap((row, owner) =>
    row.flatMap((card, index) => (owner !== by && !isUp(card) && seenBy(card) & bit ? [{ by, at: `@${owner}.${index}` }] : [])),
  );
  const inPile = s.pile.flatMap((card, index): Glimpse[] => {
    const place = `pile.${s.pile.length - 1 - index}`;
    return seenBy(card) & bit ? [{ by, at: place }] : knownInPile(card) & bit ? [{ by, in: place }] : [];
  });
  return [...inRows, ...inPile];
}

const FIELDS = ['excluded', 'discard', 'looked', 'takes', 'hands', 'scrolls'];
const MAX_TAKES = 99;

/** Takes over what a position says was seen; everything it names must really lie there. */
export function restoreSeen(s: State, given: unknown): Refusal | undefined {
  const read = new CardReader('11');
  const seen = given === undefined ? { discard: [CARDS[s.top]!] } : read.object('seen', given, FIELDS);
  const { excluded = [], discard = [], looked = {}, takes = [], hands = [], scrolls = [] }: Fields = seen;
  s.unseenExcluded.set(s.excluded);
  for (const card of read.cards('seen.excluded', excluded)) read.expect('seen.excluded', s.unseenExcluded[card]!-- > 0);
  readBeliefs(read, s, read.cards('seen.discard', discard), looked);
  readTakes(read, s, takes);
  for (const one of read.list('seen.hands', hands)) readHand(read, s, one);
  for (const one of read.list('seen.scrolls', scrolls)) readScroll(read, s, one);
  return read.problem;
}

/** What lies in the discard pile: by those who have looked through it, and by all others. */
function readBeliefs(read: CardReader, s: State, common: readonly Kind[], looked: unknown): void {
  const beliefs = read.object('seen.looked', looked, viewers(s).map(String));
  for (const viewer of viewers(s)) {
    const own = beliefs[viewer];
    const kinds = own === undefined ? common : read.cards('seen.looked', own);
    read.expect('seen.discard', kinds.includes(s.top) && isPossible(s, kinds));
    believe(s, viewer, kinds);
  }
}

function believe(s: State, viewer: Viewer, kinds: readonly Kind[]): void {
  const at = viewerIndex(viewer) * KINDS;
  for (let card = 0; card < KINDS; card++) s.drift[at + card] = -s.discard[card]!;
  for (const kind of kinds) s.drift[at + kind]!++;
}

/** A belief may hold a card twice that was taken and discarded again, but not more. */
const isPossible = (s: State, kinds: readonly Kind[]): boolean =>
  DECK_COUNTS[s.config.deck].every((copies, card) => kinds.filter(kind => kind === card).length <= 2 * copies);

function readTakes(read: CardReader, s: State, given: unknown): void {
  const takes = read.list('seen.takes', given);
  read.expect('seen.takes', takes.length <= s.seats);
  copyList(
    s.takes,
    takes.map(one => read.count('seen.takes', one, MAX_TAKES)),
  );
}

function readHand(read: CardReader, s: State, given: unknown): void {
  const { by, of, cards } = read.object('seen.hands', given, ['by', 'of', 'cards']);
  const bit = readViewer(read, s, by);
  const hand = read.count('seen.hands', of, s.seats - 1) * KINDS;
  for (const kind of read.cards('seen.hands', cards)) read.expect('seen.hands', glimpseCard(s, hand + kind, bit));
}

function glimpseCard(s: State, at: number, bit: number): boolean {
  const known = s.known[at]! & (bit << VIEWERS) ? 2 : s.known[at]! & bit ? 1 : 0;
  s.known[at]! |= known === 0 ? bit : bit << VIEWERS;
  return known < s.hands[at]! && known < 2;
}

function readScroll(read: CardReader, s: State, given: unknown): void {
  const { by, at, in: inside } = read.object('seen.scrolls', given, ['by', 'at', 'in']);
  const bit = readViewer(read, s, by);
  const place = placeOf(s, at ?? inside);
  const card = place?.row[place.index];
  if (!place || card === undefined) {
    read.refuse('position.unreadable', { field: 'seen.scrolls' });
    return;
  }
  const [seen, inPile] = at === undefined ? [0, bit] : [bit, 0];
  place.row[place.index] = scrollCard(scrollOf(card), isUp(card), seenBy(card) | seen, knownInPile(card) | inPile);
}

const readViewer = (read: CardReader, s: State, by: unknown): number => 1 << viewerIndex(read.oneOf('by', by, viewers(s)));

function placeOf(s: State, place: unknown): { readonly row: ScrollCard[]; readonly index: number } | undefined {
  const [, seat, index, fromTop] = /^(?:@([0-5])\.(\d{1,2})|pile\.(\d{1,2}))$/.exec(String(place)) ?? [];
  if (seat === undefined) return { row: s.pile, index: s.pile.length - 1 - Number(fromTop) };
  const row = s.rows[Number(seat)];
  return row && { row, index: Number(index) };
}
