import type { CurveStep, Frozen, Moment, Seat, Tally } from '@tabard/core';
import { HERALD_VALUE } from '../engine/data.ts';
import type { Fact } from '../engine/facts.ts';
import { markersOf, total } from '../engine/scoring.ts';
import type { State } from '../engine/state.ts';
import type { Marker } from '../engine/view.ts';

export type CurveOf = 'points';
export type Row = 'elements' | 'awards' | 'tens' | 'shield' | 'majorities' | 'heralds';
export type Told =
  | { readonly because: 'best-turn'; readonly details: { readonly seat: Seat; readonly points: number; readonly round: number } }
  | { readonly because: 'dry-spell'; readonly details: { readonly seat: Seat; readonly turns: number } }
  | { readonly because: 'last-reckoning'; readonly details: { readonly seat: Seat; readonly points: number } };

/** So many turns without a point are worth telling. */
const LONG = 4;

export function tally(moments: Iterable<Moment<State, Fact>>): Tally {
  const steps: CurveStep[] = [];
  const turns: Turn[] = [];
  let last: Frozen<State> | undefined;
  let before: readonly number[] = [];
  let turn: Seat | undefined;
  let round = 0;
  for (const { n, state } of moments) {
    last = state;
    if (turn === undefined) {
      before = totals(state);
      steps.push({ label: 0, n, values: before });
      turn = state.turn;
    }
    if (state.turn === turn && state.phase !== 'over') continue;
    const values = totals(state);
    turns.push({ seat: turn, round: round + 1, points: values[turn]! - before[turn]!, isLast: state.phase === 'over' });
    before = values;
    if (state.turn === state.start || state.phase === 'over') steps.push({ label: ++round, n, values });
    turn = state.turn;
  }
  return { curve: { of: 'points', steps }, rows: last ? rowsOf(last) : [], moments: last ? momentsOf(turns, last) : [] };
}

interface Turn {
  readonly seat: Seat;
  readonly round: number;
  readonly points: number;
  /** It holds what the last reckoning brought, too. */
  readonly isLast: boolean;
}

const seatsOf = (s: Frozen<State>): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat);
const totals = (s: Frozen<State>): readonly number[] => seatsOf(s).map(seat => total(s, seat));

function rowsOf(s: Frozen<State>): Tally['rows'] {
  const sums = (kind: Row): number[] =>
    seatsOf(s).map(seat => markersOf(s, seat).reduce((sum, { marker, value }) => sum + (rowOf(marker) === kind ? value : 0), 0));
  const row = (key: Row, values: readonly number[]) => ({ row: key, values, isPart: true });
  return [
    row('elements', [...s.track].slice(0, s.seats)),
    row('awards', sums('awards')),
    row('tens', sums('tens')),
    row('shield', sums('shield')),
    row('majorities', sums('majorities')),
    row(
      'heralds',
      seatsOf(s).map(seat => s.heralds[seat]! * HERALD_VALUE),
    ),
  ];
}

function rowOf(marker: Marker): Row {
  if (marker === 'I') return 'shield';
  if (/^\d+$/.test(marker)) return 'tens';
  return /-\d$/.test(marker) ? 'awards' : 'majorities';
}

function momentsOf(turns: readonly Turn[], last: Frozen<State>): readonly Told[] {
  const told: Told[] = [];
  const best = turns.filter(({ isLast }) => !isLast).reduce<Turn | undefined>((a, b) => (a && a.points >= b.points ? a : b), undefined);
  if (best) told.push({ because: 'best-turn', details: { seat: best.seat, points: best.points, round: best.round } });
  const spells = seatsOf(last).map(seat => dryest(turns.filter(one => one.seat === seat)));
  const longest = Math.max(...spells);
  if (longest >= LONG) told.push({ because: 'dry-spell', details: { seat: spells.indexOf(longest), turns: longest } });
  const majorities = rowsOf(last).find(({ row }) => row === 'majorities')!.values;
  const most = Math.max(...majorities);
  if (most > 0 && majorities.filter(value => value === most).length === 1)
    told.push({ because: 'last-reckoning', details: { seat: majorities.indexOf(most), points: most } });
  return told;
}

/** The most turns in a row without a point. */
function dryest(turns: readonly Turn[]): number {
  let spell = 0;
  let longest = 0;
  for (const { points } of turns) {
    spell = points > 0 ? 0 : spell + 1;
    longest = Math.max(longest, spell);
  }
  return longest;
}
