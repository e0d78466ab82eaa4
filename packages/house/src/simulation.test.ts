import { ScriptedTime } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { Inn } from './inn.fixture.ts';
import { storm } from './simulation.fixture.ts';
import { bad } from './storm.fixture.ts';

const SEEDS = 150;

test(`players who lag, drop, retry and resend at two houses end with the views of a replay, by ${SEEDS} seeds`, async () => {
  const weather = bad();
  for (let seed = 0; seed < SEEDS; seed++) {
    weather.isCalm = false;
    expect(await storm(`storm ${seed}`, weather)(parts => new Inn(new ScriptedTime(), parts)), `seed ${seed}`).toBeUndefined();
  }
  const rare = Object.entries(weather.mishaps).filter(([, times]) => times < SEEDS / 3);
  expect(rare, 'what hardly ever went wrong').toEqual([]);
});
