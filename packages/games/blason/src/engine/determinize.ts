import { type Frozen, type Guesses, type Rng, type Seat, shuffle } from '@tabard/core';
import { showAll } from './awards.ts';
import {
  AWARD_MARKERS,
  AWARDS,
  BANDS,
  type BandName,
  type Card,
  COLUMNS,
  KINDS,
  type Kind,
  kindOf,
  PILES,
  type Pile,
  TENS,
  VALUE_OF,
} from './data.ts';
import type { Band } from './moves.ts';
import { add, kindsIn, pileOf, WORDS } from './sets.ts';
import { columnCards } from './shield.ts';
import { blank, copyOver, joinHand, MARKERS, NOT_YET, ROWS, SEEN, SHIELD, STACK_AT, type State } from './state.ts';
import type { Older, SeatView, Seen, View } from './view.ts';

/** A whole state in which this view is true: what the viewer has seen stays where it is, the rest is dealt at random. */
export const determinize = (view: View, rng: Rng): State => guesses(view).deal(rng);

/** The same many times over: the view is read once, each guess is a copy, over an old one if there is one, with the hidden cards dealt anew. */
export function guesses(view: View): Guesses<State> {
  const known = blank(view.config, view.seats.length);
  copyOpenThings(known, view);
  const seen: Seen = view.seen ?? { hands: view.seats.map(() => []), older: { tinctures: [], figures: [] } };
  PILES.forEach((name, pile) => {
    known.generations[pile] = seen.older[name].length + 1;
  });
  dealKnown(known, view, seen);
  const lots = PILES.flatMap((name, pile) => lotsOf(known, view, seen.older[name], pile));
  const unshuffled = lots.map(({ cards }) => [...cards]);
  const deal: Guesses<State>['deal'] = (rng, s = blank(view.config, view.seats.length)) => {
    copyOver(s, known);
    // From the beginning each time: with the same dice it is the same guess, and a search compares moves in that.
    for (let lot = 0; lot < lots.length; lot++) {
      const { cards } = lots[lot]!;
      for (let at = 0; at < cards.length; at++) cards[at] = unshuffled[lot]![at]!;
      shuffle(cards, rng);
    }
    if (s.phase === 'pay' && s.turn !== view.viewer) makePayable(s, lots, rng);
    for (const lot of lots) dealLot(s, lot);
    return s;
  };
  return { deal };
}

const kinds = (cards: readonly Card[]): Kind[] => cards.map(card => kindOf(card)!);
export const bandNumber = (band: BandName | null): Band => (band === null ? 0 : ((BANDS.indexOf(band) + 1) as Band));

function copyOpenThings(s: State, view: View): void {
  s.phase = view.phase;
  s.turn = view.turn;
  s.start = view.start;
  s.heraldPlayed = view.heraldPlayed;
  s.placed = view.placed;
  s.passes = view.passes;
  s.idle = view.idle;
  s.lastTurns = view.lastTurns ?? NOT_YET;
  if (view.pending) {
    s.pendingCard = kindOf(view.pending.card)!;
    s.pendingColumn = COLUMNS.indexOf(view.pending.column);
    s.pendingBand = bandNumber(view.pending.band);
    s.pendingCost = view.pending.cost;
    s.pendingPaid = view.pending.paid;
    s.pendingBack = view.pending.back;
  }
  s.awards.set(view.awards.map(({ award }) => AWARDS.indexOf(award)));
  s.awardsTaken.set(view.awards.map(({ markers }) => MARKERS - markers.length));
  s.supply = view.supply;
  view.seats.forEach((open, seat) => {
    copySeat(s, seat, open);
  });
  for (const card of kinds(view.display)) {
    add(s.display, 0, card);
    s.displaySizes[pileOf(card)]!++;
  }
  PILES.forEach((name, pile) => {
    for (const card of kinds(view.discards[name])) add(s.discards, 0, card);
    s.discardSizes[pile] = view.discards[name].length;
    s.stackSizes[pile] = view.stacks[name];
  });
}

function copySeat(s: State, seat: Seat, open: SeatView): void {
  COLUMNS.forEach((column, at) => {
    layColumn(s, seat, at, kinds(open.shield[column] ?? []));
  });
  showAll(s, seat);
  s.bands[seat * ROWS] = bandNumber(open.bands.B);
  s.bands[seat * ROWS + 1] = bandNumber(open.bands.C);
  s.track[seat] = open.track;
  s.heralds[seat] = open.heralds;
  for (const marker of open.markers) giveMarker(s, seat, marker);
}

/** Fills an empty column, the visible card last. */
export function layColumn(s: State, seat: Seat, column: number, cards: readonly Kind[]): void {
  for (const card of cards) {
    s.beneath[card] = s.tops[seat * SHIELD + column]!;
    s.tops[seat * SHIELD + column] = card;
  }
}

/** The symbols of the end follow from the shields and are not kept. */
export function giveMarker(s: State, seat: Seat, marker: string): void {
  const ten = TENS.findIndex(one => String(one) === marker);
  if (ten >= 0) s.tenHolders[ten] = seat;
  else if (marker === 'I') s.firstHolder = seat;
  else {
    const [, award = '', value] = /^(\w+)-(\d)$/.exec(marker) ?? [];
    const place = s.awards.indexOf((AWARDS as readonly string[]).indexOf(award));
    if (place < 0) return;
    s.awardHolders[place * MARKERS + AWARD_MARKERS.indexOf(Number(value))] = seat;
    s.claimed[seat]! |= 1 << place;
  }
}

/** My hand, and what everybody saw in the others'. */
function dealKnown(s: State, view: View, seen: Seen): void {
  seen.hands.forEach((cards, seat) => {
    for (const card of kinds(cards)) joinHand(s, seat, card, SEEN);
  });
  if (view.viewer === 'public' || !view.hand) return;
  const shown = new Set(seen.hands[view.viewer]);
  for (const card of view.hand) if (!shown.has(card)) joinHand(s, view.viewer, kindOf(card)!, s.generations[pileOf(kindOf(card)!)]!);
}

/** Cards of one stack that lie hidden in so many of the others' places. */
interface Lot {
  readonly pile: Pile;
  readonly generation: number;
  readonly cards: Uint8Array;
  readonly counts: readonly number[];
}

/** Who is to act is dealt to first; what is left of the present stack lies in it. */
function dealLot(s: State, { pile, generation, cards, counts }: Lot): void {
  let left = cards.length;
  for (let wait = 0; wait < s.seats; wait++) {
    const seat = (s.turn + wait) % s.seats;
    for (let card = counts[seat]!; card > 0; card--) joinHand(s, seat, cards[--left]!, generation);
  }
  if (generation < s.generations[pile]!) return;
  const at = STACK_AT[pile]!;
  for (let card = 0; card < left; card++) s.stacks[at + card] = cards[card]!;
}

/** Rule 4.6: who is paying holds enough. If chance has it otherwise, he gets the best of each lot. */
function makePayable(s: State, lots: readonly Lot[], rng: Rng): void {
  let have = s.handValues[s.turn]!;
  for (const { cards, counts } of lots) for (let last = 1; last <= counts[s.turn]!; last++) have += VALUE_OF[cards[cards.length - last]!]!;
  if (have >= s.pendingCost - s.pendingPaid) return;
  for (const { cards, counts } of lots) {
    cards.sort((a, b) => VALUE_OF[a]! - VALUE_OF[b]!);
    shuffle(cards, rng, cards.length - counts[s.turn]!);
  }
}

function lotsOf(s: State, view: View, older: readonly Older[], pile: Pile): Lot[] {
  const name = PILES[pile]!;
  const old = older.map(({ cards, counts }, at): Lot => ({ pile, generation: at + 1, cards: Uint8Array.from(kinds(cards)), counts }));
  const counts = view.seats.map(({ backs }, seat) =>
    seat === view.viewer ? 0 : backs[name] - handOf(view, seat, pile) - older.reduce((sum, lot) => sum + lot.counts[seat]!, 0),
  );
  return [...old, { pile, generation: s.generations[pile]!, cards: Uint8Array.from(unplaced(s, pile, old)), counts }];
}

/** How many cards of a pile everybody knows in a hand. */
const handOf = (view: View, seat: Seat, pile: Pile): number =>
  kinds(view.seen?.hands[seat] ?? []).filter(card => pileOf(card) === pile).length;

/** Cards of a pile that lie nowhere the viewer knows of. */
function unplaced(s: State, pile: Pile, old: readonly Lot[]): Kind[] {
  const gone = new Set<Kind>([...old.flatMap(({ cards }) => [...cards]), s.pendingCard, ...lying(s)]);
  const all = Array.from({ length: KINDS }, (_, card) => card);
  return all.filter(card => pileOf(card) === pile && !gone.has(card));
}

/** Every card that lies open, in the display or in a hand. */
export function lying(s: Frozen<State>): Kind[] {
  const cards = [...kindsIn(s.display, 0), ...kindsIn(s.discards, 0)];
  for (let seat = 0; seat < s.seats; seat++) {
    cards.push(...kindsIn(s.hands, seat * WORDS));
    for (let column = 0; column < SHIELD; column++) cards.push(...columnCards(s, seat, column));
  }
  return cards;
}
