import { stripVTControlCharacters } from 'node:util';
import { CATALOG } from '@tabard/catalog';
import { fastRng, LANGS } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import type { Scope } from './drawing.ts';
import { listingOf, nameOf, positionsOf } from './positions.test-kit.ts';
import { drawTable, noteOn } from './table.ts';
import { columns } from './width.ts';
import { SHELL } from './words.ts';

const WIDTHS = [100, 80, 40];
const SCOPES: readonly Scope[] = ['table', 'step'];
const bare = (text: string) => text.replaceAll(/\s/g, '');

/** How a game calls the cards that I hold. */
// biome-ignore lint/suspicious/noExplicitAny: each game's own view and words
const HELD: Readonly<Record<string, (view: any, words: any) => string[]>> = {
  'blanc-noir': (view, words) => view.hand.map(words.card),
  blason: (view, words) => view.hand.map(words.element),
  tintenblut: (view, words) => view.seats[0].hand.map((card: string) => words.advantages[card]),
};

describe.each(CATALOG.map(({ id, seats }) => [id, seats] as const))('%s', (id, seats) => {
  test.each(LANGS)('is drawn in %s so that it fits and names what I hold', async lang => {
    const words = await listingOf(id).words(lang);
    for (const count of [seats.min, seats.max]) {
      const { game, states } = await positionsOf(listingOf(id), count, 90);
      for (const state of states) {
        const view: unknown = game.view(state, 0);
        for (const width of WIDTHS) {
          const drawing = { view, seat: 0, name: nameOf, words, shell: SHELL[lang], isColourful: false, columns: width };
          const text = drawTable(id, drawing);
          expect(text).not.toMatch(/undefined|NaN|\[object|[{}"]|\bnull\b/);
          for (const line of text.split('\n')) expect(columns(line), line).toBeLessThanOrEqual(width);
          for (const card of HELD[id]!(view, words)) expect(bare(text)).toContain(bare(card));
          expect(drawTable(id, drawing, 'step').length).toBeLessThan(text.length);
        }
      }
    }
  });

  test('colours change nothing but the colour', async () => {
    const words = await listingOf(id).words('en');
    const { game, states } = await positionsOf(listingOf(id), 2, 100);
    let coloured = 0;
    for (const state of states) {
      for (const scope of SCOPES) {
        const drawing = { view: game.view(state, 0) as unknown, seat: 0, name: nameOf, words, shell: SHELL.en, columns: 80 };
        const plain = drawTable(id, { ...drawing, isColourful: false }, scope);
        const colourful = drawTable(id, { ...drawing, isColourful: true }, scope);
        expect(plain).not.toContain('\x1b');
        expect(stripVTControlCharacters(colourful)).toBe(plain);
        if (colourful !== plain) coloured++;
      }
    }
    expect(coloured).toBeGreaterThan(0);
  });
});

test('a game without a drawing of its own is told field by field', () => {
  const view = { turn: 1, pile: ['3', '4'], hands: [{ size: 2 }, { size: 0 }], mine: null, seen: { secret: 1 } };
  const drawing = { view, seat: 0, name: nameOf, words: {} as never, shell: SHELL.en, isColourful: false, columns: 40 };
  expect(drawTable('another', drawing)).toBe('turn: 1\npile: 3, 4\nhands:\n  0:\n    size: 2\n  1:\n    size: 0\nmine: –');
});

/** A note on a move in a position, as seat 0 reads it. */
async function noted(id: string, position: object, spelling: string): Promise<string> {
  const { game } = await listingOf(id).load();
  const restored = game.restore(position as never, fastRng('noted'));
  if (!restored.ok) throw new Error(restored.error.because);
  const table = { seat: 0, name: nameOf, words: await listingOf(id).words('en'), shell: SHELL.en, isColourful: false, columns: 80 };
  return noteOn(id, { ...table, view: game.view(restored.value, 0) }, spelling);
}

/** A chain of 4, for who holds no 25. */
const CHAINED = { discard: ['knight-r', 'knight-b'], chain: 4, seats: [{ hand: ['3y'] }, { hand: ['4b', '5b'] }] };
const INKWORLD = { seats: [{ place: 'ombra' }, { place: 'mill' }] };

test.each([
  ['tintenblut', INKWORLD, 'go mill', 'cost 2 → 3 strength, 1 wit'],
  ['tintenblut', INKWORLD, 'go inkworld night-castle', 'cost 1 → 3 courage, 2 wit, a villain card'],
  ['tintenblut', INKWORLD, 'dustfinger mill', 'cost 2'],
  ['tintenblut', INKWORLD, 'pass', ''],
  ['blason', { seats: [{}, {}] }, 'place garb B1 upper', 'cost 4 → +4'],
  ['blason', { seats: [{}, {}] }, 'herald place garb B1 upper', '+4'],
  ['blason', { seats: [{}, {}] }, 'take engrailed', '2'],
  ['blason', { seats: [{}, {}] }, 'take argent-3', ''],
  ['blason', { seats: [{}, {}] }, 'take tinctures', ''],
  ['blanc-noir', CHAINED, 'play lord-y', '20'],
  ['blanc-noir', CHAINED, 'play 3y', ''],
  ['blanc-noir', CHAINED, 'draw', '4 cards'],
  ['sample-game', {}, 'pass', ''],
])('%s, in %o: “%s” is noted as “%s”', async (id, position, spelling, note) => {
  if (id === 'sample-game') expect(noteOn(id, {} as never, spelling)).toBe(note);
  else expect(await noted(id, position, spelling)).toBe(note);
});
