import { type Curve, type CurveStep, counter, type Frozen, type Moment, type Seat, type Tally } from '@tabard/core';
import type { Fact } from '../engine/facts.ts';
import type { State } from '../engine/state.ts';

export type CurveOf = 'points' | 'cards';
export type Row = 'quests' | 'drawn' | 'from-chains' | 'scrolls' | 'silent';
export type Told =
  | { readonly because: 'biggest-draw'; readonly details: { readonly seat: Seat; readonly count: number } }
  | { readonly because: 'biggest-round'; readonly details: { readonly seat: Seat; readonly points: number; readonly round: number } }
  | { readonly because: 'worst-round'; readonly details: { readonly seat: Seat; readonly points: number; readonly round: number } };

/** A curve of points needs so many rounds; with fewer the cards in hand tell more. */
const ROUNDS_FOR_POINTS = 2;
/** So many cards drawn at once are worth telling. */
const BIG_DRAW = 4;

type RoundOver = Extract<Fact, { type: 'round-over' }>;

export function tally(moments: Iterable<Moment<State, Fact>>): Tally {
  const rounds: CurveStep[] = [];
  const turns: CurveStep[] = [];
  const facts: Fact[] = [];
  let last: Frozen<State> | undefined;
  let turn: Seat | undefined;
  for (const { n, state, facts: told } of moments) {
    if (last === undefined) rounds.push({ label: 0, n, values: [...state.points] });
    last = state;
    facts.push(...told);
    const over = told.find((fact): fact is RoundOver => fact.type === 'round-over');
    if (over) rounds.push({ label: over.round, n, values: [...over.totals] });
    if (over || state.turn !== turn) {
      const values = over ? over.hands.map(hand => hand.length) : [...state.handSizes];
      turns.push({ label: turns.length, n, values });
      turn = state.turn;
    }
  }
  return { curve: curveFrom(rounds, turns), rows: rowsOf(facts, last), moments: momentsOf(facts) };
}

const curveFrom = (rounds: readonly CurveStep[], turns: readonly CurveStep[]): Curve =>
  rounds.length > ROUNDS_FOR_POINTS ? { of: 'points', steps: rounds } : { of: 'cards', steps: turns };

function rowsOf(facts: readonly Fact[], last: Frozen<State> | undefined): Tally['rows'] {
  const seats = last?.seats ?? 0;
  const quests = counter(seats);
  const drawn = counter(seats);
  const fromChains = counter(seats);
  const scrolls = counter(seats);
  const silent = counter(seats);
  for (const fact of facts) {
    if (fact.type === 'round-over' && fact.quest !== null) quests.add(fact.quest);
    if (fact.type === 'drew') drawn.add(fact.seat, fact.count);
    if (fact.type === 'drew' && fact.cause === 'chain') fromChains.add(fact.seat, fact.count);
    if (fact.type === 'drew' && fact.cause === 'silence') silent.add(fact.seat);
    if (fact.type === 'used') scrolls.add(fact.seat);
  }
  const row = (key: Row, { of }: { readonly of: readonly number[] }) => ({ row: key, values: of, isPart: false });
  return [
    row('quests', quests),
    row('drawn', drawn),
    row('from-chains', fromChains),
    row('scrolls', scrolls),
    row('silent', silent),
  ].filter(({ values }) => values.some(count => count > 0));
}

function momentsOf(facts: readonly Fact[]): readonly Told[] {
  const told: Told[] = [];
  const draw = most(
    facts.filter(fact => fact.type === 'drew'),
    fact => fact.count,
  );
  if (draw && draw.count >= BIG_DRAW) told.push({ because: 'biggest-draw', details: { seat: draw.seat, count: draw.count } });
  const rounds = facts.filter(fact => fact.type === 'round-over');
  const won = rounds.filter(({ quest }) => quest !== null);
  const best = most(won, sumOf);
  if (best) told.push({ because: 'biggest-round', details: { seat: best.quest!, points: sumOf(best), round: best.round } });
  const worst = most(rounds, ({ points }) => Math.max(...points));
  if (worst && rounds.length > 1) told.push({ because: 'worst-round', details: dearest(worst) });
  return told;
}

const sumOf = ({ points }: RoundOver): number => points.reduce((sum, each) => sum + each, 0);

function dearest({ points, round }: RoundOver): { seat: Seat; points: number; round: number } {
  const worst = Math.max(...points);
  return { seat: points.indexOf(worst), points: worst, round };
}

/** The first of those with the highest number. */
function most<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>((best, one) => (best === undefined || worth(one) > worth(best) ? one : best), undefined);
}
