import { describe, expect, test } from 'vitest';
import { drawnFrom } from '../positions.test-kit.ts';

const AWARDS = ['questing', 'vowing', 'hunting', 'trading', 'blazoning'];
const POSITION = {
  seats: [
    {
      hand: ['or-1', 'bear', 'azure-3'],
      shield: { A1: ['per-pale'], B3: ['gules-2'], C1: ['boar', 'lion'] },
      track: 9,
      markers: ['questing-7'],
      claimed: ['questing'],
    },
    { hand: ['azure-2', 'cross'], heralds: 2, shield: { B1: ['key'], B2: ['semy'] } },
  ],
  display: ['gules-1', 'or-3', 'fess', 'wavy', 'rose', 'talbot'],
  awards: AWARDS.map(award => ({ award, markers: award === 'questing' ? [5, 3, 2, 1] : [7, 5, 3, 2, 1] })),
};

describe('Blason in a terminal', () => {
  test('shows what everybody has, and which augmentations they show, stars apart', async () => {
    const text = await drawnFrom('blason', POSITION, 80);
    expect(text).toMatch(/▶ Ann +9 +3\/10 +3 +1 +1\n {2}Ben +0 +2\/10 +2 +2 +0\n/);
    expect(text).toMatch(/ {2}shown +rank +might +virtue +wealth +lineage\n▶ Ann +2 +0 +0 +0 +0\n {2}Ben +0 +0 +2 +0 +0\n/);
    expect(text).toContain('first to 10 (worth 1)');
    expect(text).toContain('first full shield (the “I”)');
  });

  test('shows shields as grids: mine says what a place takes, and a covered card is gone', async () => {
    const text = await drawnFrom('blason', POSITION, 80);
    expect(text).toMatch(/^ {2}A {7}│ Per pale 1 +│ \(tincture\) +│ \(tincture\)\n {10}│ rank/m);
    expect(text).toMatch(/^ {2}C upper │ Lion 5 +│ \(attitude\) +│ \(tincture\) +│ \(cadency mark\)\n {10}│ rank/m);
    expect(text).toMatch(/^Shield of Ben\n {2}B lower │ Key 3 virtue │ Semy 5 virtue │ –$/m);
    expect(text).not.toContain('Boar');
    expect(await drawnFrom('blason', POSITION, 40)).toContain('  C upper\n    C1  Lion 5 · rank\n    C2  (attitude)\n');
  });

  test('shows what can be taken, my hand, and how far I am from the awards', async () => {
    const text = await drawnFrom('blason', POSITION, 80);
    expect(text).toContain('  Gules 1 (colour, virtue)');
    expect(text).toContain('Talbot 1 (beast, rank)');
    expect(text).toMatch(/Your hand \(worth 7 in all\)\n {2}Or 1 \(metal, rank\) +Azure 3 \(colour, rank\) +Bear 3 \(beast, lineage\)\n/);
    expect(text).toMatch(/^ {2}Questing +5 3 2 1 +beast 1\/1 · field 1\/1 · virtue 1\/3 +claimed by Ann$/m);
    expect(text).toMatch(/^ {2}Hunting +7 5 3 2 1 +beast 1\/1 · attitude 0\/1 · wealth 1\/2$/m);
  });

  test('markers stay face-down until the end', async () => {
    expect(await drawnFrom('blason', POSITION, 80)).not.toContain('Questing 7');
  });

  test('a card put down is marked until it is paid, and a step shows the hand alone', async () => {
    const pending = { card: 'bear', column: 'C1', band: 'upper', cost: 3, paid: 0, back: 'place' };
    const [me, ben] = POSITION.seats;
    const paying = { ...POSITION, seats: [{ ...me, hand: ['or-1', 'azure-3'] }, ben], phase: 'pay', pending };
    expect(await drawnFrom('blason', paying, 80)).toMatch(/C upper │ Bear 3 .*\n +│ \(not paid yet\)/);
    const step = await drawnFrom('blason', paying, 80, 'step');
    expect(step).toMatch(/^Your hand .*\n.*\n▶ Your turn: Pay for “Bear”/);
  });
});
