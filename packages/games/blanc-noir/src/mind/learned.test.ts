import { fastRng } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition } from '../engine/config.ts';
import { NORMALS } from '../engine/data.ts';
import type { Move } from '../engine/moves.ts';
import { clone, countHands, markReady, type State } from '../engine/state.ts';
import { blancNoir } from '../index.ts';
import { advice } from './advice.ts';
import { beliefs, CREEDS, tellHeld, told as toldOfHands } from './belief.ts';
import { BELIEFS } from './beliefs.ts';
import { FEATURES, tellFeatures } from './features.ts';
import { HABITS } from './habits.ts';
import { holdsAny } from './holdings.ts';
import { INSTINCTS, tellMove, told } from './instinct.ts';
import { JUDGEMENT } from './judgement.ts';
import { odds } from './odds.ts';

/** All positions of a round of hunches, and the last one, with any move now and then. */
function positionsOf(seats: number, edition: Edition): State[] {
  const rng = fastRng(`learned ${seats} ${edition}`);
  const s = blancNoir.setup({ edition, deck: 'box', goal: 'round', call: 'players' }, seats, rng);
  const met = [blancNoir.clone(s)];
  for (let [seat] = blancNoir.acting(s); seat !== undefined; [seat] = blancNoir.acting(s)) {
    const moves = blancNoir.legalMoves(s, seat);
    blancNoir.apply(s, seat, moves[rng.below(4) === 0 ? rng.below(moves.length) : advice.hunch!(s, seat, moves, rng)]!, rng);
    met.push(blancNoir.clone(s));
  }
  return met;
}

const TABLES = EDITIONS.flatMap(edition => [2, 4, 6].map(seats => [seats, edition] as const));

test('what was learned has the shape of what is told', () => {
  expect(JUDGEMENT.inputs).toBe(FEATURES);
  expect(JUDGEMENT.ofInputs).toHaveLength(FEATURES * (JUDGEMENT.hidden + 1));
  expect(JUDGEMENT.ofHidden).toHaveLength(2 * JUDGEMENT.hidden);
  expect(HABITS).toHaveLength(INSTINCTS);
  expect(BELIEFS).toHaveLength(CREEDS);
});

describe.each(TABLES)('%i seats, edition %s:', (seats, edition) => {
  const met = positionsOf(seats, edition);

  test('every seat has its row of small numbers, and nothing is written beyond', () => {
    for (const s of met) {
      const rows = new Float64Array(7 * FEATURES).fill(Number.NaN);
      expect(tellFeatures(s, rows)).toBe(seats);
      expect(rows.findIndex(Number.isNaN)).toBe(seats * FEATURES);
      expect(rows.subarray(0, seats * FEATURES).every(value => Math.abs(value) < 12)).toBe(true);
    }
  });

  test('chances add up to one, and a round that is over is the winner’s', () => {
    for (const s of met) {
      const chances = Array.from({ length: seats }, (_, seat) => odds(s, seat));
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    }
    const [first] = blancNoir.outcome(met.at(-1)!)!.ranking;
    expect(odds(met.at(-1)!, first![0]!)).toBe(1 / first!.length);
  });

  test('an instinct goes by nothing that its seat may not know', () => {
    const rng = fastRng('guesses');
    const said = (s: State, move: Move): number[] => {
      tellMove(s, s.turn, move);
      return [...told.places.subarray(0, told.count), ...told.values.subarray(0, told.count)];
    };
    for (const s of met.slice(0, -1)) {
      const guess = blancNoir.determinize(blancNoir.view(s, s.turn), rng);
      for (const move of blancNoir.legalMoves(s, s.turn)) {
        const place = said(s, move);
        expect(said(guess, move)).toEqual(place);
        expect(place.every(value => value >= 0 && value < INSTINCTS)).toBe(true);
      }
    }
  });

  test('a guess that is believed in shows its viewer what it showed before, and is whole', () => {
    const rng = fastRng('beliefs');
    for (const s of met.slice(0, -1)) {
      const shown = blancNoir.view(s, s.turn);
      const guess = blancNoir.determinize(shown, rng);
      const before = allCards(guess);
      beliefs(guess, s.turn).sway(guess, rng);
      expect(blancNoir.view(guess, s.turn)).toEqual(shown);
      expect(allCards(guess)).toEqual(before);
      const counted = clone(guess);
      countHands(counted);
      markReady(counted);
      expect(counted.handSizes).toEqual(guess.handSizes);
      expect([counted.holds, counted.pairs, counted.ready]).toEqual([guess.holds, guess.pairs, guess.ready]);
    }
  });

  test('what is told of a hand has its place', () => {
    for (const s of met)
      for (let seat = 0; seat < seats; seat++) {
        tellHeld(s, seat);
        const places = [...toldOfHands.places.subarray(0, toldOfHands.count)];
        expect(places.every(place => place >= 0 && place < CREEDS)).toBe(true);
      }
  });
});

/** Cards and scrolls, wherever they lie. */
function allCards(s: State): unknown {
  const { seats, draw, discard, excluded, scrollPile } = JSON.parse(JSON.stringify(blancNoir.describe(s)));
  const hands = seats.flatMap(({ hand }: { hand: string[] }) => hand);
  const scrolls = seats.flatMap((seat: { scrolls: { scroll: string }[] }) => seat.scrolls.map(({ scroll }) => scroll));
  return [[...hands, ...draw, ...discard, ...excluded].sort(), [...scrolls, ...scrollPile].sort()];
}

test('who has called holds a Normal, mostly, and so do those who are believed in', () => {
  const normals = (deal: (s: State) => State): number => {
    let [found, looked] = [0, 0];
    for (const s of EDITIONS.flatMap(edition => [2, 4, 6].flatMap(seats => positionsOf(seats, edition)))) {
      for (let seat = 0; seat < s.seats; seat++) {
        if (seat === s.turn || s.called[seat] === 0 || s.phase !== 'turn') continue;
        looked++;
        if (holdsAny(deal(s), seat, NORMALS)) found++;
      }
    }
    return found / looked;
  };
  const rng = fastRng('who has called');
  const guessed = (s: State) => blancNoir.determinize(blancNoir.view(s, s.turn), rng);
  const believed = (s: State) => {
    const guess = guessed(s);
    beliefs(guess, s.turn).sway(guess, rng);
    return guess;
  };
  expect(normals(s => s)).toBeGreaterThan(0.75);
  expect(normals(guessed)).toBeLessThan(0.7);
  expect(normals(believed)).toBeGreaterThan(0.75);
});
