import type { Lang } from '@tabard/core';
import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { callsFor, leftMs, sharesLeft, shownForMs, shownShares, shownTime, spokenShares, spokenTime } from './time.ts';

const CLOCK = { moveMs: 5000, reserveMs: 60_000, runs: true };

test('a clock that runs loses what passed since it was told, one that rests loses nothing, and none has less than nothing', () => {
  expect(leftMs(CLOCK, 7000)).toBe(58_000);
  expect(leftMs({ ...CLOCK, runs: false }, 7000)).toBe(65_000);
  expect(leftMs(CLOCK, 3_600_000)).toBe(0);
});

test('the time of the move runs out before the reserve, and both are shown and said apart', () => {
  const shown = (sinceMs: number) => shownShares(sharesLeft(CLOCK, sinceMs), 'en', seconds => `${seconds} s`);
  expect([0, 4000, 7000, 15_000].map(shown)).toEqual([
    ['0:05', '+ 1:00'],
    ['0:01', '+ 1:00'],
    ['0:00', '+ 0:58'],
    ['0:00', '+ 0:50'],
  ]);
  expect(shownShares({ moveMs: 5000, reserveMs: 0 }, 'en', seconds => `${seconds} s`)).toEqual(['5 s']);
  const said = (reserveMs: number) => spokenShares({ moveMs: 24_000, reserveMs }, 'en', en.withReserve);
  expect([300_000, 0].map(said)).toEqual(['24 seconds for this move, plus 5 minutes in reserve', '24 seconds']);
});

test('a clock that was set back gives nobody time', () => {
  expect(leftMs(CLOCK, -3_600_000)).toBe(65_000);
});

test('what is shown changes exactly when it is no longer true', () => {
  for (const ms of [1, 999, 1000, 1001, 59_001, 61_500, 3_599_999]) {
    const shown = shownTime(ms, 'en', String);
    const lasts = shownForMs(ms);
    expect(shownTime(ms - lasts + 0.5, 'en', String)).toBe(shown);
    if (ms > lasts) expect(shownTime(ms - lasts, 'en', String)).not.toBe(shown);
  }
});

test.each<[Lang, readonly string[]]>([
  ['en', ['42 s', '1:00', '12:05', '5 hr', '47 hr', '2 days 23 hr', '3 days']],
  ['de', ['42 s', '1:00', '12:05', '5 Std.', '47 Std.', '2 Tg. 23 Std.', '3 Tg.']],
  ['fr', ['42 s', '1:00', '12:05', '5 h', '47 h', '2 j 23 h', '3 j']],
  ['ja', ['42 s', '1:00', '12:05', '5 時間', '47 時間', '2 日 23 時間', '3 日']],
])('seconds, minutes, hours and days are shown in %s', (lang, shown) => {
  const HOUR = 3_600_000;
  const times = [41_200, 60_000, 725_000, 5.5 * HOUR, 47.9 * HOUR, 72 * HOUR - 1000, 72.9 * HOUR];
  expect(times.map(ms => shownTime(ms, lang, seconds => `${seconds} s`).replaceAll(/\s/g, ' '))).toEqual(shown);
});

test('what is nearly a minute, or an hour, is one', () => {
  expect([59_500, 3_599_500].map(ms => shownTime(ms, 'en', String))).toEqual(['1:00', '1 hr']);
  expect(spokenTime(3_599_500, 'en')).toBe('1 hour');
});

test('they are said in words', () => {
  expect([9_100, 60_000, 240_000, 7_200_000, 260_000_000].map(ms => spokenTime(ms, 'en'))).toEqual([
    '10 seconds',
    '60 seconds',
    '4 minutes',
    '2 hours',
    '3 days',
  ]);
  expect(spokenTime(30_000, 'de')).toBe('30 Sekunden');
  const LANGS: readonly Lang[] = ['en', 'de', 'fr', 'ja'];
  expect(LANGS.map(lang => spokenTime(259_199_000, lang).replaceAll(/\s/g, ' '))).toEqual([
    '2 days, 23 hours',
    '2 Tage, 23 Stunden',
    '2 jours et 23 heures',
    '2 日 23 時間',
  ]);
});

test('a player hears at half, at thirty seconds and at ten, as far as there was more', () => {
  expect(callsFor(300_000)).toEqual([150_000, 30_000, 10_000]);
  expect(callsFor(40_000)).toEqual([30_000, 10_000]);
  expect(callsFor(30_000)).toEqual([10_000]);
  expect(callsFor(8000)).toEqual([]);
});
