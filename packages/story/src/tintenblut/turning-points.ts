import type { Outcome, Seat } from '@tabard/core';
import type { Fact, Place } from '@tabard/tintenblut';
import type { Beginning, TurningPoint } from './diary.ts';

/** The moments after which the match was another one, in their order. */
export function turningPointsOf(beginning: Beginning, facts: readonly Fact[], { ranking }: Outcome): readonly TurningPoint[] {
  const markers = beginning.seats.map(({ marker }) => marker);
  const tale: Tale = { round: beginning.round, markers, leader: ahead(markers), beforeCards: undefined, points: [] };
  const biggest = biggestTurn(facts);
  for (const fact of facts) {
    recall(tale, fact);
    if (fact === biggest?.last) tale.points.push(told(tale.round, biggest));
  }
  conclude(tale, ranking[0] ?? []);
  return tale.points;
}

interface Tale {
  round: number;
  /** Where everybody stands, as told so far. */
  readonly markers: number[];
  /** Who was last alone in front at the end of a round. */
  leader: Seat | undefined;
  /** The markers before the cards that were kept moved them (7.2). */
  beforeCards: readonly number[] | undefined;
  readonly points: TurningPoint[];
}

function recall(tale: Tale, fact: Fact): void {
  const { markers, points, round } = tale;
  switch (fact.type) {
    case 'round':
      tale.round = fact.round;
      if (fact.last) points.push({ type: 'last-round', round: fact.round, seat: fact.start, markers: [...markers] });
      break;
    case 'converted':
      markers[fact.seat] = fact.to;
      break;
    case 'white-women': {
      const { seat, from } = fact;
      const marker = markers[seat]!;
      points.push(from === null ? { type: 'green-gate', round, seat, marker } : { type: 'white-women', round, seat, from, marker });
      break;
    }
    case 'end-near':
      points.push({ type: 'last-gate', round, seat: fact.seat, marker: fact.marker });
      break;
    case 'adderhead': {
      const hits = fact.hits.flatMap(({ seat, tiles, provisions }) => (tiles + provisions > 0 ? [{ seat, tiles, provisions }] : []));
      if (hits.length > 0) points.push({ type: 'adderhead', round, seat: fact.seat, sums: fact.sums, hits });
      break;
    }
    case 'numbers':
      compare(tale);
      break;
    case 'end-points':
      tale.beforeCards ??= [...markers];
      markers[fact.seat] = fact.to;
      break;
  }
}

/** Whoever gets the White Women is in front: that need not be said twice. */
const BROUGHT_BY_LEADING: readonly TurningPoint['type'][] = ['green-gate', 'white-women'];

/** At the end of a round: is another marker alone in front than before? */
function compare(tale: Tale): void {
  const { markers, points, round, leader } = tale;
  const now = ahead(markers);
  if (now === undefined || now === leader) return;
  tale.leader = now;
  if (points.some(({ type, seat, round: when }) => BROUGHT_BY_LEADING.includes(type) && seat === now && when === round)) return;
  points.push({ type: 'lead', round, seat: now, from: leader ?? null, marker: markers[now]! });
}

/** Did cards that were kept bring a winner past who was alone in front? */
function conclude({ markers, points, round, beforeCards }: Tale, winners: readonly Seat[]): void {
  const first = beforeCards && ahead(beforeCards);
  const [seat] = winners;
  if (first === undefined || seat === undefined || winners.includes(first) || markers[seat]! < markers[first]!) return;
  points.push({ type: 'kept-cards', round, seat, from: first, fields: markers[seat]! - beforeCards![seat]! });
}

/** Who is alone in front, if anybody. */
function ahead(markers: readonly number[]): Seat | undefined {
  const furthest = Math.max(...markers);
  const seats = markers.flatMap((marker, seat) => (marker === furthest ? [seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}

interface Turn {
  readonly seat: Seat;
  readonly place: Place;
  readonly from: number;
  /** Sizes, in order. */
  readonly sets: number[];
  last: Extract<Fact, { type: 'converted' }>;
}

/** The turn in which most fields were converted; the first of equals. */
function biggestTurn(facts: readonly Fact[]): Turn | undefined {
  const turns: Turn[] = [];
  let open = false;
  for (const fact of facts) {
    if (fact.type === 'journey') open = false;
    if (fact.type !== 'converted') continue;
    const { seat, place, from, tiles } = fact;
    if (!open) turns.push({ seat, place, from, sets: [], last: fact });
    open = true;
    const turn = turns.at(-1)!;
    turn.sets.push(tiles.length);
    turn.last = fact;
  }
  const most = Math.max(...turns.map(fieldsOf));
  return turns.find(turn => fieldsOf(turn) === most);
}

const fieldsOf = ({ from, last }: Turn): number => last.to - from;

const told = (round: number, { seat, place, from, sets, last }: Turn): TurningPoint => ({
  type: 'biggest-turn',
  round,
  seat,
  place,
  from,
  to: last.to,
  sets,
});
