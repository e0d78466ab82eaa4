import { expect, test } from 'vitest';
import { type Reading, RemoteClock } from './clock.ts';

/** The database's clock is 1000 ahead of the local one; an answer may dawdle on its way there and back. */
const reading = (sent: number, there: number, back: number, ahead = 1000): Reading => ({
  sent,
  said: sent + there + ahead,
  received: sent + there + back,
});

function clockOf(...readings: Reading[]) {
  const local = { now: 100 };
  return { local, clock: new RemoteClock(readings, () => local.now) };
}

test('it goes as the local clock goes', () => {
  const { local, clock } = clockOf(reading(0, 5, 5));
  expect(clock.now()).toBe(1100);
  local.now += 70;
  expect(clock.now()).toBe(1170);
});

test('of several readings the one that took least is believed', () => {
  expect(clockOf(reading(0, 40, 0), reading(50, 1, 1), reading(60, 0, 30)).clock.now()).toBe(1100);
});

test('a reading that agrees changes nothing, however long it took', () => {
  const { clock } = clockOf(reading(0, 1, 1));
  for (const late of [reading(100, 0, 500), reading(100, 500, 0), reading(100, 3, 1)]) clock.adjust(late);
  expect(clock.now()).toBe(1100);
});

test('a better reading mends what a slow one got wrong', () => {
  const { clock } = clockOf(reading(0, 90, 0));
  expect(clock.now()).toBe(1145);
  clock.adjust(reading(100, 2, 2));
  expect(clock.now()).toBe(1102);
});

test.each([50_000, -50_000])('a clock that was set by %i ms is followed', change => {
  const { clock } = clockOf(reading(0, 1, 1));
  clock.adjust(reading(100, 1, 1, 1000 + change));
  expect(Math.abs(clock.now() - (1100 + change))).toBeLessThanOrEqual(1);
});

test('it tells whole milliseconds', () => {
  expect(clockOf(reading(0, 0.25, 0.5)).clock.now()).toBe(1100);
});
