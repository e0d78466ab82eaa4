import { describe, expect, test } from 'vitest';
import { drawnFrom } from '../positions.test-kit.ts';

const SEATS = [
  { place: 'ombra', played: ['mill'], tiles: { courage: 2 }, advantages: ['nettle'], villains: ['basta', 'adderhead'], marker: 33 },
  { place: 'mill', provisions: 4, marker: 9 },
];
const drawn = (position: object, columns = 80) => drawnFrom('tintenblut', { seats: SEATS, ...position }, columns);

describe('Tintenblut in a terminal', () => {
  test('shows who has what, who stands where, and who follows them', async () => {
    const text = await drawn({});
    expect(text).toMatch(/▶ Ann +33 +2 +0 +0 +0 +2 +9\n {2}Ben +9 +0 +0 +0 +0 +4 +–\n/);
    expect(text).toMatch(/Ann: Ombra \(red\) · next gate red, on 40 \(7 to go\) · 9 location cards in hand\s+1 advantage card/);
    expect(text).toContain('villains: Basta, Adderhead (together 5) · White Women');
    expect(text).toContain('Ben: Mouse Mill (green) · next gate red, on 11 (2 to go)');
  });

  test('shows where one can go, what it costs, what it brings, and who is there', async () => {
    const text = await drawn({});
    expect(text).toMatch(/^Mouse Mill \(green\) +– +2 +3 strength · 1 wit +Ben$/m);
    expect(text).toMatch(/^Secret Camp \(blue\) +16 +0 +2 wit · 1 provision +Dustfinger$/m);
    expect(text).toMatch(/^Castle of Night \(red\) +35 +1 +3 courage · 2 wit\n +a villain card$/m);
    expect(await drawn({}, 40)).toContain('Mouse Mill (green): cost 2\n    → 3 strength, 1 wit · there: Ben\n');
  });

  test('shows my cards with their numbers, the played ones too', async () => {
    const text = await drawn({});
    expect(text).toContain('Your hand: Roxane’s Farm 2 · Minstrels’ Inn 6 · Secret Camp 16');
    expect(text).toContain('Played: Mouse Mill 9 (on top)\nYour advantage cards: Nettle\n');
  });

  test('shows the reward and what Dustfinger costs to who has arrived', async () => {
    const text = await drawn({ phase: 'arrived', seats: [{ ...SEATS[0], played: ['mill', 'ombra'], marker: 5 }, SEATS[1]] });
    expect(text).toContain('Your reward here (alone): 3 honour · 1 advantage card\n');
    expect(text).toMatch(/Sending Dustfinger costs provisions:\s+Ombra 1 · Capricorn’s Fortress 1/);
    expect(text).not.toContain('reward as things stand');
  });

  test('shows what Dustfinger costs after the reward too, as long as he can be sent (3.4, 3.6)', async () => {
    const own = { ...SEATS[0], played: ['mill', 'ombra'], marker: 5 };
    const sending = /Sending Dustfinger costs provisions/;
    expect(await drawn({ phase: 'after', seats: [own, SEATS[1]] })).toMatch(sending);
    expect(await drawn({ phase: 'after', traded: true, seats: [own, SEATS[1]] })).not.toMatch(sending);
    const castle = { ...own, place: 'night-castle', played: ['night-castle'] };
    expect(await drawn({ phase: 'rest', seats: [castle, SEATS[1]] })).toMatch(sending);
    expect(await drawn({ phase: 'after', seats: [castle, SEATS[1]] })).not.toMatch(sending);
  });

  test('asks nothing of who is not to move', async () => {
    const text = await drawn({ start: 1, turn: 1 });
    expect(text).toContain('Ben is to move.');
    expect(text).not.toContain('reward as things stand');
  });
});
