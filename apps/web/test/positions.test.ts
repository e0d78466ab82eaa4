import { blancNoir } from '@tabard/blanc-noir';
import { advice } from '@tabard/blanc-noir/advice';
import { greedyBot } from '@tabard/bots';
import { type Advice, fastRng, type Position, type Rng } from '@tabard/core';
import { expect, test } from 'vitest';
import { ORDER } from './drive.ts';
import { lateRound, POSITIONS, shortRound } from './positions.ts';

const bot = greedyBot(blancNoir, advice as Advice<never, never>);

/** How many decisions it takes whoever sits on these seats and plays as the browser tests do, against quick bots. */
function decisionsFrom(position: Position, people: readonly number[], dice: Rng): number {
  const restored = blancNoir.restore(position, dice);
  if (!restored.ok) throw new Error(restored.error.because);
  const state = restored.value;
  let decisions = 0;
  for (let [seat] = blancNoir.acting(state); seat !== undefined; [seat] = blancNoir.acting(state)) {
    const isDriven = people.includes(seat);
    if (isDriven) decisions += 1;
    const move = isDriven ? drive(blancNoir.legalMoves(state, seat), dice) : bot.choose(blancNoir.view(state, seat), seat, dice);
    blancNoir.apply(state, seat, move, dice);
  }
  return decisions;
}

/** The screen decides which of several of one kind comes first. */
function drive<Move extends Parameters<typeof blancNoir.spell>[0]>(legal: readonly Move[], dice: Rng): Move {
  const rank = (move: Move) => ORDER.indexOf(blancNoir.spell(move).split(' ')[0]!);
  const best = Math.min(...legal.map(rank).filter(at => at >= 0));
  const equal = legal.filter(move => rank(move) === best);
  return equal[dice.below(equal.length)]!;
}

test.each(Array.from({ length: 10 }, (_, at) => `dice ${at}`))('rounds that tests play out are short, whatever the %s show', seed => {
  expect(decisionsFrom(shortRound(), [0], fastRng(seed))).toBe(12);
  expect(decisionsFrom(lateRound(), [0, 1], fastRng(seed))).toBe(8);
});

test.each(Object.entries(POSITIONS))('%s begins the same every time, with Ada', (_, positionFor) => {
  expect(positionFor(3)).toEqual(positionFor(3));
  expect(positionFor(3)).toMatchObject({ turn: 0 });
  expect(positionFor(4).seats).toHaveLength(4);
});
