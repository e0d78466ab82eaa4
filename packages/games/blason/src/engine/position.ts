import { err, type Fields, type Frozen, ok, type Position, type Refusal, type Result, type Rng } from '@tabard/core';
import { showAll } from './awards.ts';
import { configure } from './config.ts';
import { BANDS, COLUMNS, type Column, KINDS, type Kind, MAX_SEATS, MIN_SEATS, PILES, type Pile, TENS } from './data.ts';
import { bandNumber, layColumn } from './determinize.ts';
import { impossible } from './impossible.ts';
import { readMarkers } from './markers.ts';
import { type Band, NO_BAND } from './moves.ts';
import { refill, toDiscard } from './piles.ts';
import { CardReader } from './reader.ts';
import { describeSeen, restoreSeen } from './seen.ts';
import { add, cardsIn, kindsIn, pileOf, spelled, WORDS } from './sets.ts';
import { shuffleStack } from './setup.ts';
import { accepts, ROW_NAMES, ROW_OF } from './shield.ts';
import { blank, heraldSupply, joinHand, NONE, NOT_YET, ROWS, STACK_AT, type State } from './state.ts';
import { awardsOf, HERALD_PHASES, ofPile, openSeat, PHASES, pendingOf } from './view.ts';

/** Rule 9. */
export function describe(s: Frozen<State>): Position {
  const discards = kindsIn(s.discards, 0);
  return {
    game: 'blason',
    config: { ...s.config },
    seats: Array.from({ length: s.seats }, (_, seat) => ({ hand: cardsIn(s.hands, seat * WORDS), ...openSeat(s, seat) })) as never,
    tinctures: stackOf(s, 0),
    figures: stackOf(s, 1),
    tinctureDiscard: ofPile(discards, 0),
    figureDiscard: ofPile(discards, 1),
    display: cardsIn(s.display, 0),
    awards: awardsOf(s),
    tens: TENS.filter((_, at) => s.tenHolders[at] === NONE),
    first: s.firstHolder === NONE,
    turn: s.turn,
    start: s.start,
    phase: s.phase,
    heraldPlayed: s.heraldPlayed,
    placed: s.placed,
    passes: s.passes,
    idle: s.idle,
    lastTurns: s.lastTurns === NOT_YET ? null : s.lastTurns,
    pending: pendingOf(s) as never,
    seen: describeSeen(s),
  };
}

const stackOf = (s: Frozen<State>, pile: Pile) =>
  spelled([...s.stacks.subarray(STACK_AT[pile]!, STACK_AT[pile]! + s.stackSizes[pile]!)].reverse());

const FIELDS =
  'game config seats tinctures figures tinctureDiscard figureDiscard display awards tens first turn start phase heraldPlayed placed passes idle lastTurns pending seen'.split(
    ' ',
  );
const SEAT_FIELDS = 'hand shield bands track heralds markers claimed'.split(' ');
const PENDING_FIELDS = 'card column band cost paid back'.split(' ');
/** What a state can hold. */
const MAX_TRACK = 60_000;
const DISCARD_FIELDS = ['tinctureDiscard', 'figureDiscard'] as const;

/** Reads a position, fills in what was left out, and refuses what cannot be. */
export function restore(position: Position, rng: Rng): Result<State, Refusal> {
  const read = new CardReader();
  const given = read.object('position', position, FIELDS);
  const seats = read.list('seats', given.seats);
  if (given.game !== undefined && given.game !== 'blason') read.refuse('position.unreadable', { field: 'game' });
  const config = configure(given.config ?? {});
  if (!config.ok) return config;
  if (seats.length < MIN_SEATS || seats.length > MAX_SEATS) read.refuse('position.seats', { seats: seats.length });
  if (read.problem) return err(read.problem);

  const s = blank(config.value, seats.length);
  const open = seats.map((one, seat) => read.object(`seats.${seat}`, one, SEAT_FIELDS));
  open.forEach((one, seat) => {
    readSeat(read, s, seat, one);
  });
  s.supply = heraldSupply(s);
  readTurn(read, s, given);
  readPending(read, s, given.pending ?? null);
  readPiles(read, s, given, rng);
  readMarkers(read, s, given, open, rng);
  if (read.problem) return err(read.problem);
  const problem = impossible(s) ?? restoreSeen(s, given.seen);
  return problem ? err(problem) : ok(s);
}

function readSeat(read: CardReader, s: State, seat: number, given: Fields): void {
  for (const card of read.cards(`seats.${seat}.hand`, given.hand ?? [])) joinHand(s, seat, card, 1);
  const shield = read.object(`seats.${seat}.shield`, given.shield ?? {}, COLUMNS);
  const columns = COLUMNS.map(column => read.cards(`seats.${seat}.shield.${column}`, shield[column] ?? []));
  if (read.problem) return;
  const bands = read.object(`seats.${seat}.bands`, given.bands ?? {}, ROW_NAMES);
  ROW_NAMES.forEach((name, row) => {
    const band = bands[name] === undefined ? undefined : bandNumber(read.oneOf('bands', bands[name], [null, ...BANDS]));
    readBand(read, s, seat, row, columns, band);
  });
  columns.forEach((cards, column) => {
    const wrong = ROW_OF[column]! < 0 ? cards.find(card => !accepts(card, column, NO_BAND)) : undefined;
    if (wrong !== undefined) read.refuse('position.wrong-place', { card: spelled([wrong])[0]!, column: COLUMNS[column]! });
    layColumn(s, seat, column, cards);
  });
  showAll(s, seat);
  s.track[seat] = read.count(`seats.${seat}.track`, given.track ?? 0, MAX_TRACK);
  s.heralds[seat] = read.count(`seats.${seat}.heralds`, given.heralds ?? 1, 255);
}

/** Rule 4.2: the band in which every figure of a row has its place. */
function readBand(
  read: CardReader,
  s: State,
  seat: number,
  row: number,
  columns: readonly (readonly Kind[])[],
  given: Band | undefined,
): void {
  let possible = [1, 2] as Band[];
  let figures = 0;
  columns.forEach((cards, column) => {
    if (ROW_OF[column] !== row) return;
    for (const card of cards) {
      if (accepts(card, column, NO_BAND)) continue;
      const bands = ([1, 2] as Band[]).filter(band => accepts(card, column, band));
      if (bands.length === 0) read.refuse('position.wrong-place', { card: spelled([card])[0]!, column: COLUMNS[column]! });
      possible = possible.filter(band => bands.includes(band));
      figures++;
    }
  });
  const band = given ?? (figures === 0 ? NO_BAND : possible.length === 1 ? possible[0]! : NO_BAND);
  if (figures === 0 ? band !== NO_BAND : !possible.includes(band)) read.refuse('position.band', { row: ROW_NAMES[row]! });
  s.bands[seat * ROWS + row] = band;
}

function readTurn(read: CardReader, s: State, given: Fields): void {
  s.turn = read.count('turn', given.turn ?? 0, s.seats - 1);
  s.start = read.count('start', given.start ?? 0, s.seats - 1);
  s.phase = read.oneOf('phase', given.phase ?? 'turn', PHASES);
  s.heraldPlayed = read.truth('heraldPlayed', given.heraldPlayed ?? false);
  s.placed = read.truth('placed', given.placed ?? false);
  s.passes = read.count('passes', given.passes ?? 0);
  s.idle = read.count('idle', given.idle ?? 0);
  s.lastTurns = (given.lastTurns ?? null) === null ? NOT_YET : read.count('lastTurns', given.lastTurns, s.seats - 1);
}

function readPending(read: CardReader, s: State, given: unknown): void {
  if (given === null) return;
  const { card, column, band, cost, paid, back } = read.object('pending', given, PENDING_FIELDS);
  s.pendingCard = read.card(card);
  s.pendingColumn = COLUMNS.indexOf(read.oneOf('pending.column', column, COLUMNS)) as Column;
  s.pendingBand = bandNumber(read.oneOf('pending.band', band ?? null, [null, ...BANDS]));
  s.pendingCost = read.count('pending.cost', cost);
  s.pendingPaid = read.count('pending.paid', paid ?? 0);
  s.pendingBack = read.oneOf('pending.back', back ?? 'place', HERALD_PHASES);
}

function readPiles(read: CardReader, s: State, given: Fields, rng: Rng): void {
  PILES.forEach((name, pile) => {
    const discard = DISCARD_FIELDS[pile]!;
    for (const card of ownCards(read, discard, given[discard] ?? [], pile)) toDiscard(s, card);
    if (given[name] !== undefined) fillStack(s, pile, ownCards(read, name, given[name], pile).reverse());
  });
  for (const card of given.display === undefined ? [] : read.cards('display', given.display)) {
    add(s.display, 0, card);
    s.displaySizes[pileOf(card)]!++;
  }
  if (read.problem) return;
  let missing = KINDS - read.met.size;
  PILES.forEach((name, pile) => {
    if (given[name] !== undefined) return;
    const rest = Array.from({ length: KINDS }, (_, card) => card).filter(card => pileOf(card) === pile && !read.met.has(card));
    missing -= rest.length;
    fillStack(s, pile, rest);
    shuffleStack(s, pile, rng);
  });
  if (missing > 0) read.refuse('position.missing-cards', { missing });
  else if (given.display === undefined) refill(s, rng);
}

/** Cards of one pile, and no others. */
function ownCards(read: CardReader, field: string, value: unknown, pile: Pile): Kind[] {
  const cards = read.cards(field, value);
  const stranger = cards.find(card => pileOf(card) !== pile);
  if (stranger !== undefined && !read.problem) read.refuse('position.wrong-pile', { card: spelled([stranger])[0]!, field });
  return read.problem ? [] : cards;
}

function fillStack(s: State, pile: Pile, cards: readonly Kind[]): void {
  s.stacks.set(cards, STACK_AT[pile]!);
  s.stackSizes[pile] = cards.length;
}
