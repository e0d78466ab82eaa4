import { LEVELS as BOTS, LIVE_MS } from '@tabard/bots';
import { LANGS } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { t } from './i18n/index.ts';
import { isLevel, LEVELS, levelHelp, levelName } from './levels.ts';

test('the levels are those of the bots', () => {
  expect(LEVELS).toEqual(BOTS);
  expect(['strong', 'greedy', 'Strong', 3, undefined].map(isLevel)).toEqual([true, false, false, false, false]);
});

describe.each(LANGS)('%s', lang => {
  test('every level has a name and a line about itself', async () => {
    t.value = { ...(await import(`./i18n/${lang}.ts`))[lang] };
    const said = LEVELS.flatMap(level => [levelName(level), levelHelp(level)]);
    expect(new Set(said).size).toBe(2 * LEVELS.length);
    expect(said).not.toContain('');
    expect(levelName('greedy')).toBe('greedy');
  });

  test('who chooses a master, or sits with one, is told how long it may think', async () => {
    t.value = { ...(await import(`./i18n/${lang}.ts`))[lang] };
    const seconds = LIVE_MS.master / 1000;
    for (const said of [levelHelp('master'), t.value.mastersPace]) expect(said).toMatch(new RegExp(`(^|\\D)${seconds}\\D`));
  });
});
