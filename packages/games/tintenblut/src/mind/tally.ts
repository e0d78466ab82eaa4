import { type CurveStep, counter, type Moment, type Seat, type Tally } from '@tabard/core';
import type { Fact } from '../engine/facts.ts';
import type { State } from '../engine/state.ts';

export type CurveOf = 'points';
export type Row = 'journey' | 'kept' | 'sets' | 'villains' | 'strikes' | 'lost';
export type Told =
  /** The first came first only by what they still had. */
  | {
      readonly because: 'tie';
      readonly details: { readonly seat: Seat; readonly left: number; readonly second: Seat; readonly secondLeft: number };
    }
  | { readonly because: 'biggest-turn'; readonly details: { readonly seat: Seat; readonly fields: number; readonly round: number } }
  | { readonly because: 'worst-strike'; readonly details: { readonly seat: Seat; readonly lost: number; readonly round: number } }
  | { readonly because: 'most-kept'; readonly details: { readonly seat: Seat; readonly fields: number } };

/** So many fields by cards that were kept are worth telling. */
const MANY_KEPT = 4;

interface Book {
  round: number;
  /** Fields of the turn under way. */
  turn: { readonly seat: Seat; fields: number } | undefined;
  biggest: { readonly seat: Seat; readonly fields: number; readonly round: number } | undefined;
  worst: { readonly seat: Seat; readonly lost: number; readonly round: number } | undefined;
  tie: Extract<Told, { because: 'tie' }>['details'] | undefined;
  readonly kept: Counter;
  readonly sets: Counter;
  readonly villains: Counter;
  readonly strikes: Counter;
  readonly lost: Counter;
}
type Counter = ReturnType<typeof counter>;

export function tally(moments: Iterable<Moment<State, Fact>>): Tally {
  const steps: CurveStep[] = [];
  let book: Book | undefined;
  let markers: readonly number[] = [];
  let end: CurveStep | undefined;
  for (const { n, state, facts } of moments) {
    markers = state.markers.slice(0, state.seats);
    book ??= opened(state);
    if (steps.length === 0) steps.push({ label: state.round - 1, n, values: markers });
    for (const fact of facts) {
      if (fact.type === 'round') steps.push({ label: fact.round - 1, n, values: markers });
      write(book, fact);
    }
    end = { label: book.round, n, values: markers };
  }
  if (end) steps.push(end);
  return { curve: { of: 'points', steps }, rows: book ? rowsOf(book, markers) : [], moments: book ? momentsOf(book) : [] };
}

const opened = ({ seats, round }: State): Book => ({
  round,
  turn: undefined,
  biggest: undefined,
  worst: undefined,
  tie: undefined,
  kept: counter(seats),
  sets: counter(seats),
  villains: counter(seats),
  strikes: counter(seats),
  lost: counter(seats),
});

function write(book: Book, fact: Fact): void {
  switch (fact.type) {
    case 'round':
      book.round = fact.round;
      return;
    case 'journey':
    case 'passed':
      book.turn = { seat: fact.seat, fields: 0 };
      return;
    case 'converted':
      convert(book, fact.seat, fact.to - fact.from);
      return;
    case 'villain':
      book.villains.add(fact.seat);
      return;
    case 'adderhead':
      for (const { seat, provisions, tiles } of fact.hits) strike(book, seat, provisions + tiles);
      return;
    case 'end-points':
      book.kept.add(fact.seat, fact.to - fact.from);
      return;
    case 'game-over':
      book.tie = tieIn(fact);
      return;
  }
}

/** Rule 7.3: with equal fields tiles and provisions decide. */
function tieIn({ ranking, scores, belongings }: Extract<Fact, { type: 'game-over' }>): Book['tie'] {
  const [seat, second] = ranking.flat();
  if (seat === undefined || second === undefined || ranking[0]!.length > 1 || scores[seat] !== scores[second]) return undefined;
  return { seat, left: belongings[seat]!, second, secondLeft: belongings[second]! };
}

function convert(book: Book, seat: Seat, fields: number): void {
  const { round } = book;
  book.sets.add(seat);
  if (book.turn?.seat !== seat) book.turn = { seat, fields: 0 };
  book.turn.fields += fields;
  if (book.turn.fields > (book.biggest?.fields ?? 0)) book.biggest = { seat, fields: book.turn.fields, round };
}

function strike(book: Book, seat: Seat, lost: number): void {
  const { round } = book;
  book.strikes.add(seat);
  book.lost.add(seat, lost);
  if (lost > (book.worst?.lost ?? 0)) book.worst = { seat, lost, round };
}

function rowsOf({ kept, sets, villains, strikes, lost }: Book, markers: readonly number[]): Tally['rows'] {
  const journey = markers.map((marker, seat) => marker - kept.of[seat]!);
  const part = (row: Row, values: readonly number[]) => ({ row, values, isPart: true });
  const count = (row: Row, { of }: Counter) => ({ row, values: of, isPart: false });
  const counts = [count('sets', sets), count('villains', villains), count('strikes', strikes), count('lost', lost)];
  return [part('journey', journey), part('kept', kept.of), ...counts.filter(({ values }) => values.some(value => value > 0))];
}

function momentsOf({ tie, biggest, worst, kept }: Book): readonly Told[] {
  const told: Told[] = [];
  if (tie) told.push({ because: 'tie', details: tie });
  if (biggest) told.push({ because: 'biggest-turn', details: biggest });
  if (worst) told.push({ because: 'worst-strike', details: worst });
  const most = Math.max(...kept.of);
  if (most >= MANY_KEPT) told.push({ because: 'most-kept', details: { seat: kept.of.indexOf(most), fields: most } });
  return told;
}
