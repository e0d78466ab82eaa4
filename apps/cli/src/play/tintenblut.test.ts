import { CATALOG } from '@tabard/catalog';
import { fastRng, LANGS } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { drawTable } from './table.ts';
import { SHELL } from './words.ts';

const NAMES = ['Ann', 'Ben'];
const listing = CATALOG.find(({ id }) => id === 'tintenblut')!;

const SEATS = [
  { place: 'ombra', played: ['mill'], tiles: { courage: 2 }, advantages: ['nettle'], villains: ['basta', 'adderhead'], marker: 33 },
  { place: 'mill', provisions: 4, marker: 9 },
];

async function drawn(position: object, lang: (typeof LANGS)[number]): Promise<string> {
  const { game } = await listing.load();
  const restored = game.restore({ seats: SEATS, ...position } as never, fastRng('table'));
  if (!restored.ok) throw new Error(restored.error.because);
  const words = await listing.words(lang);
  const table = { seat: 0, name: (seat: number) => NAMES[seat]!, words, shell: SHELL[lang], isColourful: false };
  return drawTable('tintenblut', { ...table, view: game.view(restored.value, 0) });
}

describe('Tintenblut in a terminal', () => {
  test('shows who stands where with what, where one can go, and what waits there', async () => {
    const text = await drawn({}, 'en');
    expect(text).toMatch(/▼ Ann .*⚑ 33 · → 40 red · Ombra · 2 courage .*1 advantage card.*Adderhead, Basta \(5\) · White Women/);
    expect(text).toMatch(/ {2}Ben .*⚑ 9 · → 11 red · Mouse Mill · 4 provisions/);
    expect(text).toMatch(/Mouse Mill +−2 provisions, 3 strength and 1 wit \(Ben\)/);
    expect(text).toMatch(/Secret Camp +2 wit and 1 provision \(Dustfinger\)/);
    expect(text).toContain('Your hand: Ombra · ');
    expect(text).toContain(' · Nettle');
  });

  test('shows no map to who is not about to travel', async () => {
    expect(await drawn({ start: 1 }, 'en')).not.toContain('Dustfinger');
  });

  test.each(LANGS)('speaks %s', async lang => {
    const text = await drawn({}, lang);
    expect(text.split('\n')).toHaveLength(14);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });
});
