import { readdirSync, readFileSync } from 'node:fs';
import { LANGS, parseReplay, type Replay } from '@tabard/core';
import { lookBack } from '@tabard/story/look-back';
import { describe, expect, test } from 'vitest';
import { CATALOG } from './index.ts';

function goldenReplays(game: string): readonly Replay[] {
  const folder = new URL(`../../games/${game}/replays/`, import.meta.url);
  return readdirSync(folder)
    .map(file => parseReplay(readFileSync(new URL(file, folder), 'utf8')))
    .flatMap(read => (read.ok && read.value.outcome ? [read.value] : []));
}

const COUNTED = CATALOG.filter(({ tally }) => tally !== undefined);

describe.each(COUNTED.map(listing => [listing.id, listing] as const))('%s in numbers', (id, listing) => {
  const REPLAYS = goldenReplays(id);

  test('the curve ends where the match did, and the parts of the score add up to it', async () => {
    expect(REPLAYS.length).toBeGreaterThan(0);
    const { game, advice } = await listing.load();
    for (const replay of REPLAYS) {
      const { curve, rows } = lookBack(replay, { game, advice, tally: await listing.tally!() })!.tally;
      expect(curve.steps.length).toBeGreaterThan(1);
      expect(curve.steps.map(({ n }) => n)).toEqual([...curve.steps.map(({ n }) => n)].sort((a, b) => a - b));
      if (curve.of === 'points') expect(curve.steps.at(-1)!.values).toEqual(replay.outcome!.scores);
      const parts = rows.filter(({ isPart }) => isPart);
      if (parts.length > 0) expect(replay.outcome!.scores.map((_, seat) => sumOf(parts, seat))).toEqual(replay.outcome!.scores);
      for (const { values } of rows) expect(values).toHaveLength(replay.seats);
    }
  });

  test.each(LANGS)('has a word in %s for everything it counts', async lang => {
    const words = await listing.tallyWords!(lang);
    const { game, advice } = await listing.load();
    for (const replay of REPLAYS) {
      const { curve, rows, moments } = lookBack(replay, { game, advice, tally: await listing.tally!() })!.tally;
      expect(words.curves[curve.of]?.title).toBeTruthy();
      for (const { label } of curve.steps) expect(words.curves[curve.of]!.step(label)).not.toBe('');
      for (const { row } of rows) expect(words.rows[row]).toBeTruthy();
      for (const { because, details } of moments) {
        const said = words.moments[because]!(details as never, seat => `Seat${seat}`);
        expect(said).toMatch(/Seat\d/);
        expect(said).not.toMatch(/undefined|NaN/);
      }
    }
  });
});

const sumOf = (rows: readonly { readonly values: readonly number[] }[], seat: number): number =>
  rows.reduce((sum, { values }) => sum + values[seat]!, 0);
