import { effect } from '@preact/signals';
import type { AnyGame, AnyWords } from '@tabard/core';
import { Games } from '@tabard/house';
import { game } from '@tabard/sample-game';
import { lesson } from '@tabard/sample-game/lessons';
import { en } from '@tabard/sample-game/text/en';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Browser } from '../net/browser.ts';
import { Course } from './course.ts';

const { id, seats, options } = game;
const anyGame = game as unknown as AnyGame;
const games = new Games([{ id, seats, options, load: async () => ({ game: anyGame }), words: async () => en as unknown as AnyWords }]);

/** Nobody draws anything here: a frame is over at once. */
const browser: Browser = {
  dial: () => {
    throw new Error('a lesson needs no network');
  },
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  clock: () => performance.now(),
  random: () => 0.5,
  onWake: () => () => {},
  onFrame: run => queueMicrotask(run),
  tabs: () => ({ call: () => {}, close: () => {} }),
};

/** A lesson at one of its steps, before a board that shows everything at once, until it is slow. */
async function at(chapter: number, step: number) {
  const kept: string[] = [];
  const board = { isSlow: false };
  const reached = (where: Course['where']['value']) => void kept.push(`${where.chapter}.${where.step}`);
  const course = new Course({ id, game: anyGame, games, lesson, name: '', pauseMs: () => 0, browser, reached });
  onTestFinished(() => course.close());
  onTestFinished(
    effect(() => {
      const after = course.session.value?.step.value?.after;
      if (after !== undefined && !board.isSlow) queueMicrotask(() => course.shown(after));
    }),
  );
  await course.goTo(chapter, step);
  const stands = (where: string) =>
    vi.waitUntil(
      () => `${course.where.value.chapter}.${course.where.value.step}` === where && (course.session.value?.step.value ?? false),
      5000,
    );
  const mayPlay = (move: string) => vi.waitUntil(() => course.session.value?.step.value?.legal.includes(move) ?? false, 5000);
  await stands(`${chapter}.${step}`);
  return { course, kept, board, stands, mayPlay };
}

test('a lesson goes on when its step is done, and every step that is told is kept', async () => {
  const { course, kept, stands, mayPlay } = await at(0, 0);
  course.readOn();
  await mayPlay('play sun-3');
  course.send(['play sun-3']);
  await stands('0.3');
  await mayPlay('draw');
  course.send(['draw']);
  await stands('0.4');
  course.readOn();
  await stands('1.0');
  expect([...new Set(kept)]).toEqual(['0.0', '0.1', '0.3', '0.4', '1.0']);
});

test('whoever comes back to a step finds all done that led there, and what else is tried is not made', async () => {
  const { course, stands, mayPlay } = await at(0, 3);
  await mayPlay('draw');
  const { legal, after } = course.session.value!.step.value!;
  expect(legal.toSorted()).toEqual(['draw']);
  course.send(['draw']);
  await stands('0.4');
  course.back();
  await stands('0.3');
  course.back();
  await stands('0.1');
  await mayPlay('play sun-3');
  course.send(['draw']);
  expect([course.objection.value, course.tries.value]).toEqual([{ text: 'suitFirst' }, 1]);
  expect(course.session.value!.pending.value).toBeUndefined();
  course.send(['play sun-3']);
  await stands('0.3');
  expect(course.session.value!.step.value!.after).toBeGreaterThan(after);
});

test('what is not to be read cannot be read on', async () => {
  const { course, stands, mayPlay } = await at(0, 0);
  for (let pressed = 0; pressed < 3; pressed++) course.readOn();
  await mayPlay('play sun-3');
  course.send(['play sun-3']);
  await stands('0.3');
  await mayPlay('draw');
  course.send(['draw']);
  await stands('0.4');
});

test('a lesson that was won stays so when the board shows its last move only then, until it is played again', async () => {
  const { course, kept, board, stands, mayPlay } = await at(1, 0);
  await mayPlay('play sun-3');
  course.send(['play sun-3']);
  await mayPlay('play star-3');
  board.isSlow = true;
  course.send(['play star-3']);
  await vi.waitUntil(() => course.session.value?.table.value?.status === 'over', 5000);
  kept.push('won');
  const { after } = course.session.value!.step.value!;
  expect(course.hasShown(after)).toBe(false);
  course.shown(after);
  expect([course.hasShown(after), kept.at(-1)]).toEqual([true, 'won']);
  board.isSlow = false;
  course.again();
  await stands('1.0');
  expect(kept.at(-1)).toBe('1.0');
});
