import { fastRng, type Rng } from '@tabard/core';
import { expect, test } from 'vitest';
import type { Move } from '../engine/moves.ts';
import { type Given, given, legal, others } from '../engine/positions.fixture.ts';
import type { State } from '../engine/state.ts';
import { blason } from '../index.ts';
import { advice } from './advice.ts';

/** The move after which the advice promises most. */
function advised(s: State): Move {
  const promises = blason.legalMoves(s, s.turn).map(move => {
    const next = blason.clone(s);
    blason.apply(next, s.turn, move, fastRng(1));
    return { move, promise: advice.promise(next, s.turn) };
  });
  return promises.reduce((best, one) => (one.promise > best.promise ? one : best)).move;
}

function anyMove(s: State, rng: Rng): Move {
  const moves = blason.legalMoves(s, s.turn);
  return moves[rng.below(moves.length)]!;
}

test.each([2, 3, 5])('who follows the advice beats random players, %i seats', seats => {
  for (let game = 0; game < 3; game++) {
    const rng = fastRng(`advice ${seats} ${game}`);
    const s = blason.setup({ fifty: false, seatBonus: false }, seats, rng);
    const wise = game % seats;
    while (blason.acting(s).length > 0) blason.apply(s, s.turn, s.turn === wise ? advised(s) : anyMove(s, rng), rng);
    expect(blason.outcome(s)!.ranking[0]).toEqual([wise]);
  }
});

const UNDER_WAY = { A1: 'quarterly', A2: 'or-3', A3: 'azure-3', B3: 'vert-3', C3: 'sable-3' };

test.each<readonly [string, Given, string]>([
  ['pays with the cheapest cards', { hands: ['gules-4 gules-3 lion', ''], shields: [UNDER_WAY], ...pending('sword', 3) }, 'pay gules-3'],
  [
    'discards what it has no use for',
    { hands: ['lion crown cross or-4 gyronny per-pale label semy', ''], shields: [UNDER_WAY], phase: 'discard' },
    'discard per-pale',
  ],
  [
    'claims the marker worth most',
    {
      hands: ['or-1', ''],
      shields: [{ C1: 'wolf', C2: 'sejant', A1: 'per-bend', A2: 'gules-1', A3: 'vert-3' }],
      awards: ['hunting', 'questing', 'vowing', 'trading', 'blazoning'].map(award => ({ award })),
      seats: [{}, { markers: ['hunting-7'] }],
      phase: 'claim',
    },
    'claim questing',
  ],
])('it %s', (_, position, move) => {
  const s = given(position);
  expect(legal(s)).toContain(move);
  expect(blason.spell(advised(s))).toBe(move);
});

function pending(card: string, cost: number) {
  return { phase: 'pay', pending: { card, column: 'B1', band: 'lower', cost, paid: 0, back: 'place' } };
}

test('a promise is the logarithm of the odds: two rivals share them, whatever the phase', () => {
  const rng = fastRng('odds');
  const s = blason.setup({ fifty: false, seatBonus: false }, 2, rng);
  while (blason.acting(s).length > 0) {
    expect(advice.promise(s, 0)).toBeCloseTo(-advice.promise(s, 1), 9);
    blason.apply(s, s.turn, anyMove(s, rng), rng);
  }
});

test('the odds of all seats add up, and at the end the winners share them', () => {
  const rng = fastRng('shares');
  const s = blason.setup({ fifty: false, seatBonus: false }, 4, rng);
  const odds = () => [0, 1, 2, 3].map(seat => advice.odds!(s, seat));
  for (; blason.acting(s).length > 0; blason.apply(s, s.turn, anyMove(s, rng), rng)) {
    const all = new Float64Array(5);
    advice.odds!(s, 0, all);
    expect([...all]).toEqual([...odds(), 0]);
    expect(odds().reduce((sum, one) => sum + one)).toBeCloseTo(1, 9);
  }
  const [first] = blason.outcome(s)!.ranking;
  expect(odds()).toEqual([0, 1, 2, 3].map(seat => (first!.includes(seat) ? 1 / first!.length : 0)));
});

test('what a hunch does has the highest prior, which is the odds now', () => {
  const rng = fastRng('priors');
  const s = blason.setup({ fifty: false, seatBonus: false }, 3, rng);
  for (; blason.acting(s).length > 0; blason.apply(s, s.turn, anyMove(s, rng), rng)) {
    if (s.phase !== 'turn' && s.phase !== 'acquire' && s.phase !== 'place') continue;
    const moves = blason.legalMoves(s, s.turn);
    const priors = moves.map(move => advice.prior!(s, s.turn, move));
    expect(priors[advice.hunch!(s, s.turn, moves, rng)]).toBe(Math.max(...priors));
    expect(Math.max(...priors)).toBeCloseTo(advice.odds!(s, s.turn), 9);
  }
});

test('what was looked at before does not show', () => {
  const rng = fastRng('looks');
  const s = blason.setup({ fifty: false, seatBonus: false }, 4, rng);
  const elsewhere = blason.setup({ fifty: false, seatBonus: false }, 4, rng);
  const judgement = (state: State) => [0, 1, 2, 3].flatMap(seat => [advice.promise(state, seat), advice.odds!(state, seat)]);
  for (; blason.acting(s).length > 0; blason.apply(s, s.turn, anyMove(s, rng), rng)) {
    const moves = blason.legalMoves(s, s.turn);
    const first = [...judgement(s), ...moves.map(move => advice.prior!(s, s.turn, move)), advice.hunch!(s, s.turn, moves, rng)];
    judgement(elsewhere);
    const hunch = advice.hunch!(blason.clone(s), s.turn, moves, rng);
    const priors = moves.map(move => advice.prior!(s, s.turn, move));
    expect([...judgement(s), ...priors, hunch]).toEqual(first);
  }
});

test('nor does it show what lay on the table before', () => {
  const s = given({ hands: ['or-1', ''], display: ['gules-4', 'vert-4', 'lion', 'cross', 'sejant', 'label'] });
  const other = given({ hands: ['or-1', ''], display: ['gules-1', 'vert-1', 'boar', 'fess', 'statant', 'octofoil'] });
  const priors = (state: State) => blason.legalMoves(state, 0).map(move => advice.prior!(state, 0, move));
  const first = priors(s);
  expect(priors(other)).not.toEqual(first);
  expect(priors(s)).toEqual(first);
});

const FULL = {
  ...UNDER_WAY,
  ...{ B1: 'fess', B2: 'wavy', C1: 'boar', C2: 'passant', C4: 'rose' },
};
const HUNT = ['hunting', 'questing', 'vowing', 'trading', 'blazoning'].map(award => ({ award }));

test.each<readonly [string, Given, string]>([
  [
    'lays down what it can in its last turn',
    { hands: ['per-pale or-1', ''], shields: [{}, FULL], lastTurns: 0, seats: [{ heralds: 0 }, { markers: ['I'] }] },
    'place per-pale A1',
  ],
  [
    'takes what an award asks for',
    { hands: ['or-1', ''], shields: [{ C1: 'wolf' }], awards: HUNT, display: ['gules-1', 'vert-1', 'bull', 'bend', 'sejant', 'rose'] },
    'take sejant',
  ],
])('a hunch %s', (_, position, move) => {
  const s = given(position);
  const moves = blason.legalMoves(s, s.turn);
  expect(blason.spell(moves[advice.hunch!(s, s.turn, moves, fastRng(0))]!)).toBe(move);
});

test('a position set up by hand may have any number of cards in it', () => {
  const s = given({ hands: [others('figures', 'sword').join(' '), ''], ...pending('sword', 3) });
  const moves = blason.legalMoves(s, s.turn);
  expect(moves.length).toBeGreaterThan(64);
  expect(blason.spell(moves[advice.hunch!(s, s.turn, moves, fastRng(0))]!)).toMatch(/^pay /);
  for (const move of moves) expect(advice.prior!(s, s.turn, move)).toSatisfy((prior: number) => prior >= 0 && prior <= 1);
});

test.each([2, 4])('looking changes nothing, and hunches finish a game that was worth playing: %i seats', seats => {
  const rng = fastRng(`hunches ${seats}`);
  const s = blason.setup({ fifty: false, seatBonus: false }, seats, rng);
  while (blason.acting(s).length > 0) {
    const before = blason.clone(s);
    const moves = blason.legalMoves(s, s.turn);
    const move = moves[advice.hunch!(s, s.turn, moves, rng)]!;
    for (const one of moves) expect(advice.prior!(s, s.turn, one)).toSatisfy((prior: number) => prior > 0 && prior < 1);
    expect(s).toEqual(before);
    blason.apply(s, s.turn, move, rng);
  }
  expect(blason.outcome(s)!.reason).toBe('last-turns');
  expect(Math.min(...blason.outcome(s)!.scores)).toBeGreaterThan(20);
});
