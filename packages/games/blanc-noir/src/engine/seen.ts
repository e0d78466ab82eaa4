import type { Frozen, Json, Refusal, Seat, Viewer } from '@tabard/core';
import { type Card, DECK_COUNTS, KINDS, type Kind, kindOf } from './data.ts';
import { refuse } from './refusal.ts';
import { copyList, type ScrollCard, type State, VIEWERS, viewerIndex } from './state.ts';
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
    row.flatMap((card, index) => (owner !== by && !card.up && card.seenBy & bit ? [{ by, at: `@${owner}.${index}` }] : [])),
  );
  const inPile = s.pile.flatMap((card, index): Glimpse[] => {
    const place = `pile.${s.pile.length - 1 - index}`;
    return card.seenBy & bit ? [{ by, at: place }] : card.inPile & bit ? [{ by, in: place }] : [];
  });
  return [...inRows, ...inPile];
}

const unreadable = refuse('11', 'position.unreadable', { field: 'seen' });

/** Takes over what a position says was seen; everything it names must really lie there. */
export function restoreSeen(s: State, given: unknown): Refusal | undefined {
  if (given === undefined) {
    copyList(s.unseenExcluded, s.excluded);
    for (const viewer of viewers(s)) believe(s, viewer, [s.top]);
    return;
  }
  if (!isRecord(given)) return unreadable;
  const discard = readKinds(given.discard ?? []);
  const excluded = readKinds(given.excluded ?? []);
  const looked = given.looked ?? {};
  if (!discard || !excluded || !isRecord(looked)) return unreadable;
  copyList(s.unseenExcluded, s.excluded);
  for (const card of excluded) if (s.unseenExcluded[card]!-- === 0) return unreadable;
  for (const viewer of viewers(s)) {
    const own = looked[viewer];
    const kinds = own === undefined ? discard : readKinds(own);
    if (!kinds?.includes(s.top) || !isPossible(s, kinds)) return unreadable;
    believe(s, viewer, kinds);
  }
  return readTakes(s, given.takes ?? []) && readHands(s, given.hands ?? []) && readScrolls(s, given.scrolls ?? []) ? undefined : unreadable;
}

function believe(s: State, viewer: Viewer, kinds: readonly Kind[]): void {
  const at = viewerIndex(viewer) * KINDS;
  for (let card = 0; card < KINDS; card++) s.drift[at + card] = -s.discard[card]!;
  for (const kind of kinds) s.drift[at + kind]!++;
}

/** A belief may hold a card twice that was taken and discarded again, but not more. */
const isPossible = (s: State, kinds: readonly Kind[]): boolean =>
  DECK_COUNTS[s.config.deck].every((copies, card) => kinds.filter(kind => kind === card).length <= 2 * copies);

function readTakes(s: State, given: unknown): boolean {
  if (!Array.isArray(given) || given.length > s.seats) return false;
  return given.every((takes, seat) => {
    s.takes[seat] = Number(takes);
    return Number.isInteger(takes) && takes >= 0 && takes < 100;
  });
}

function readHands(s: State, given: unknown): boolean {
  return readRecords(s, given, ({ of, cards }, bit) => {
    const kinds = readKinds(cards);
    if (typeof of !== 'number' || !seats(s).includes(of) || !kinds) return false;
    return kinds.every(kind => glimpseCard(s, of * KINDS + kind, bit));
  });
}

function glimpseCard(s: State, at: number, bit: number): boolean {
  const known = s.known[at]! & (bit << VIEWERS) ? 2 : s.known[at]! & bit ? 1 : 0;
  s.known[at]! |= known === 0 ? bit : bit << VIEWERS;
  return known < s.hands[at]! && known < 2;
}

function readScrolls(s: State, given: unknown): boolean {
  return readRecords(s, given, (record, bit) => {
    const card = scrollAt(s, record.at ?? record.in);
    if (card && record.at !== undefined) card.seenBy |= bit;
    else if (card) card.inPile |= bit;
    return card !== undefined;
  });
}

function scrollAt(s: State, place: unknown): ScrollCard | undefined {
  const [, seat, index, fromTop] = /^(?:@([0-5])\.(\d{1,2})|pile\.(\d{1,2}))$/.exec(String(place)) ?? [];
  return seat === undefined ? s.pile[s.pile.length - 1 - Number(fromTop)] : s.rows[Number(seat)]?.[Number(index)];
}

function readRecords(s: State, given: unknown, each: (record: Record<string, unknown>, bit: number) => boolean): boolean {
  if (!Array.isArray(given)) return false;
  return given.every(record => {
    if (!isRecord(record)) return false;
    const by = viewers(s).find(viewer => viewer === record.by);
    return by !== undefined && each(record, 1 << viewerIndex(by));
  });
}

function readKinds(value: unknown): Kind[] | undefined {
  if (!Array.isArray(value)) return;
  const kinds = value.map(card => (typeof card === 'string' ? kindOf(card) : undefined));
  return kinds.every(kind => kind !== undefined) ? kinds : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
