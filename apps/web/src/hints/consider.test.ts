import { CATALOG } from '@tabard/catalog';
import { LANGS, rngAt, screenView } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { consider } from './consider.ts';

const names = ['Mira', 'Ada'];
/** A second passes within a few hundred glances. */
const quickly = () => {
  let time = 0;
  return { ms: 100, now: () => time++ };
};

describe.each(CATALOG.map(listing => [listing.id, listing] as const))('%s', (game, listing) => {
  test('weighs all legal moves, and says them in the language of who asks', async () => {
    const loaded = await listing.load();
    const config = loaded.game.configure({});
    if (!config.ok) throw new Error('no options');
    const state: unknown = loaded.game.setup(config.value, 2, rngAt('7', 0));
    const [seat = 0] = loaded.game.acting(state);
    const view: unknown = screenView(loaded.game, state, seat);
    const legal: unknown[] = loaded.game.legalMoves(state, seat);
    const texts = new Set<string>();
    for (const lang of LANGS) {
      const question = { game, view, seat, seq: 0, lang, names };
      const { moves } = consider(loaded, await listing.words(lang), await listing.hintWords?.(lang), question, quickly());
      expect(moves.map(({ move }) => move).sort()).toEqual(legal.map(move => loaded.game.spell(move)).sort());
      for (const { value = 0 } of moves) expect(value >= 0 && value <= 1).toBe(true);
      expect(moves[0]!.value).toBeGreaterThan(0);
      const known = moves.map(({ value }) => value).filter(value => value !== undefined);
      expect(known).toEqual(known.toSorted((a, b) => b - a));
      expect(moves.some(({ why }) => why !== '')).toBe(true);
      texts.add(moves[0]!.text);
    }
    expect(texts.size).toBe(LANGS.length);
  });
});

test('without a choice there is nothing to search', async () => {
  const listing = CATALOG.find(({ id }) => id === 'blanc-noir')!;
  const loaded = await listing.load();
  const seats = [{ hand: ['7g', '8b'] }, { hand: ['1b', '2b'] }];
  const restored = loaded.game.restore({ seats, discard: ['5r'] }, rngAt('7', 0));
  if (!restored.ok) throw new Error('no position');
  const question = {
    game: 'blanc-noir',
    view: loaded.game.view(restored.value, 0) as unknown,
    seat: 0,
    seq: 3,
    lang: 'en',
    names,
  } as const;
  const never = { ms: 1000, now: () => expect.unreachable('nobody looks at the clock') };
  const hint = consider(loaded, await listing.words('en'), await listing.hintWords?.('en'), question, never);
  expect(hint).toEqual({ moves: [{ move: 'draw', text: 'Draw', why: 'Nothing in your hand fits.', value: undefined }] });
});

test('the moves are those of the seat that asks, even if another could act too', async () => {
  const listing = CATALOG.find(({ id }) => id === 'blanc-noir')!;
  const loaded = await listing.load();
  const seats = [{ hand: ['1b', '2b'] }, { hand: ['5g', '8r'] }];
  const restored = loaded.game.restore({ seats, discard: ['5r'], turn: 1 }, rngAt('7', 0));
  if (!restored.ok) throw new Error('no position');
  const game = { ...loaded.game, acting: () => [0, 1] };
  const advice = { ...loaded.advice, style: { horizon: 0, patience: Number.POSITIVE_INFINITY, wholeRounds: false } };
  const question = { game: 'blanc-noir', view: game.view(restored.value, 1) as unknown, seat: 1, seq: 3, lang: 'en', names } as const;
  const { moves } = consider({ ...loaded, game, advice }, await listing.words('en'), undefined, question, quickly());
  expect(moves.map(({ move }) => move)).toEqual(expect.arrayContaining(['play 5g', 'play 8r']));
});

test('among moves as good as equal, one that something speaks for comes first', async () => {
  const listing = CATALOG.find(({ id }) => id === 'tintenblut')!;
  const loaded = await listing.load();
  const tiles = { courage: 5, strength: 0, wit: 1, honour: 1 };
  const pending = { queue: [{ seat: 0, tiles: 3 }], back: 'round-end' };
  const restored = loaded.game.restore(
    { seats: [{ place: 'mill', tiles }, { place: 'ombra' }], phase: 'lose', turn: 0, pending },
    rngAt('7', 0),
  );
  if (!restored.ok) throw new Error(restored.error.because);
  const view: unknown = loaded.game.view(restored.value, 0);
  const words = await listing.words('en');
  // Whatever is done, it comes to the same.
  const advice = { ...loaded.advice, odds: () => 0.5, style: { horizon: 0, patience: Number.POSITIVE_INFINITY, wholeRounds: false } };
  const first = [0, 1, 2, 3, 4].map(
    seq =>
      consider({ ...loaded, advice }, words, undefined, { game: 'tintenblut', view, seat: 0, seq, lang: 'en', names }, quickly()).moves[0]
        ?.move,
  );
  expect(first).toEqual(Array.from({ length: 5 }, () => 'lose courage'));
});
