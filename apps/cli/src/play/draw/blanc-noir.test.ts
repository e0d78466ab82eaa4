import { describe, expect, test } from 'vitest';
import { drawnFrom } from '../positions.test-kit.ts';

const SCROLLS = [
  { scroll: 'mirage', up: false },
  { scroll: 'tornado', up: true },
];
const POSITION = {
  seats: [
    { hand: ['3r', 'knight-b', 'golem'], scrolls: SCROLLS, points: 12, quests: 1 },
    { hand: ['7g'], called: true, scrolls: [{ scroll: 'blizzard', up: false }] },
    { hand: ['1b', '2b'] },
  ],
  discard: ['knight-r', '5r'],
  scrollPile: ['explosion'],
  excluded: ['9g'],
};

describe('Blanc Noir in a terminal', () => {
  test('shows who has what; a scroll I may not know stays unknown', async () => {
    const text = await drawnFrom('blanc-noir', POSITION, 80);
    expect(text).toContain('── Blanc Noir · Round 1 · Goal: 200 points · Edition: Japanese ──');
    expect(text).toMatch(/▶ Ann +3 +12 +1 +1 Mirage \(face-down\) · 2 Tornado \(used\)\n/);
    expect(text).toMatch(/ {2}Ben +1 +0 +0 +has called “Blanc Noir!” · face-down\n/);
    expect(text).not.toContain('Blizzard');
  });

  test('shows the piles, and numbers where they have to match', async () => {
    const text = await drawnFrom('blanc-noir', POSITION, 80);
    expect(text).toContain('Discard pile: red Knight (25) · colour in force: red · 2 cards\n');
    expect(text).toMatch(/Scroll pile: 1 · Excluded: 1 card\n/);
    expect(text).toContain('Your hand (53 points): red 3 · blue Knight (25) · Golem (25)\n');
  });

  test.each([
    [1, 'down'],
    [-1, 'up'],
  ])('direction %i goes %s the list', async (direction, way) => {
    expect(await drawnFrom('blanc-noir', { ...POSITION, direction }, 80)).toContain(`Play goes ${way} the list.`);
  });

  test('says what a chain would cost, whoever has to bear it', async () => {
    const chained = { ...POSITION, chain: 4 };
    expect(await drawnFrom('blanc-noir', chained, 80)).toContain('A chain: you draw 4 unless you add a 25.');
    expect(await drawnFrom('blanc-noir', { ...chained, turn: 2 }, 80)).toContain('A chain: Cy draws 4 unless a 25 is added.');
  });

  test('below 60 columns scrolls are told below the table', async () => {
    expect(await drawnFrom('blanc-noir', POSITION, 40)).toContain('\nAnn: 1 Mirage (face-down)\n     2 Tornado (used)\n');
  });
});
