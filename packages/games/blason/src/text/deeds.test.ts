import { fastRng, LANGS, type Lang, play } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../engine/facts.ts';
import { blason } from '../index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { BlasonWords } from './words.ts';

const WORDS: Readonly<Record<Lang, BlasonWords>> = { en, de, fr, ja };
const NAMES = ['Mira', 'Enid', 'Yves'];
const name = (seat: number): string => NAMES[seat]!;

const TURN: readonly Fact[] = [
  { type: 'placing', seat: 0, card: 'sable-3', column: 'C3', band: null, cost: 3, herald: false },
  { type: 'paid', seat: 0, card: 'cross-couped', paid: 3, cost: 3 },
  { type: 'placed', seat: 0, card: 'sable-3', column: 'C3', band: null, covered: null, value: 3, track: 27 },
  { type: 'refilled', cards: ['lion'] },
  { type: 'claimed', seat: 0, award: 'questing', value: 7 },
];

test.each([
  ['en', 'Sable 3 → C3, paid Cross couped, +3 = 27, Questing (+7)'],
  ['de', 'Schwarz 3 → C3, mit Schwebendes Kreuz bezahlt, +3 = 27, Queste (+7)'],
  ['fr', 'Sable 3 → C3, paiement\u00a0: Croix alésée, +3 = 27, Quête (+7)'],
  ['ja', '黒3→C3, 小十字で支払った, +3で27点, 探求（+7）'],
] as const)('in %s a placement reads as one line', (lang, line) => {
  const deeds = TURN.flatMap(fact => WORDS[lang].deed(fact, name) || []);
  expect(deeds.join(', ')).toBe(line);
});

test.each([
  [{ type: 'took', seat: 0, card: 'lion', herald: true }, 'herald: took Lion'],
  [{ type: 'drew', seat: 0, pile: 'tinctures', herald: false }, 'drew a tincture'],
  [{ type: 'drew', seat: 0, pile: 'tinctures', herald: false, card: 'or-3' }, 'drew Or 3'],
  [{ type: 'ten', seat: 0, ten: 20, value: 2, heralds: [1] }, 'first to 20 (+2)'],
  [{ type: 'completed', seat: 0, value: 3 }, 'full shield (+3)'],
  [{ type: 'reshuffled', pile: 'figures', count: 20 }, ''],
  [{ type: 'last-turns', seat: 0, trigger: 'shield' }, ''],
] as const)('%o is «%s»', (fact, deed) => expect(en.deed(fact, name)).toBe(deed));

describe.each(LANGS)('in %s', lang => {
  const words = WORDS[lang];

  test('a player is told of a herald and of the last turn, and of nothing they did themselves', () => {
    const ten: Fact = { type: 'ten', seat: 0, ten: 30, value: 3, heralds: [1] };
    const full: Fact = { type: 'last-turns', seat: 0, trigger: 'shield' };
    const fifty: Fact = { type: 'last-turns', seat: 0, trigger: 'fifty' };
    for (const fact of [ten, full, fifty]) {
      expect(words.toYou(fact, 1, name)).toContain('Mira');
      expect(words.toYou(fact, 0, name)).toBe('');
    }
    expect(words.toYou(ten, 2, name)).toBe('');
    expect(words.toYou(ten, 1, name)).toContain('30');
    expect(new Set([ten, full, fifty].map(fact => words.toYou(fact, 1, name))).size).toBe(3);
  });

  test('whatever a seat does in a whole game has its word, without a name', () => {
    const said = factsOf('deeds').map(fact => [fact, words.deed(fact, name)] as const);
    const silent = new Set(said.filter(([, deed]) => deed === '').map(([fact]) => fact.type));
    expect([...silent].filter(type => !['refilled', 'reshuffled', 'last-turns', 'majority', 'game-over'].includes(type))).toEqual([]);
    expect(said.filter(([, deed]) => /undefined|[.。]$/.test(deed) || NAMES.some(one => deed.includes(one)))).toEqual([]);
  });
});

/** A game at random, as a spectator hears of it. */
function factsOf(seed: string): Fact[] {
  const rng = fastRng(seed);
  const configured = blason.configure({});
  if (!configured.ok) throw new Error(seed);
  let state = blason.setup(configured.value, 3, rng);
  const facts: Fact[] = [];
  for (let [seat] = blason.acting(state); seat !== undefined; [seat] = blason.acting(state)) {
    const moves = blason.legalMoves(state, seat);
    const played = play(blason, state, seat, moves[rng.below(moves.length)]!, rng);
    if (!played.ok) throw new Error(played.error.because);
    state = played.value.state;
    facts.push(...played.value.facts.flatMap(fact => blason.redact(fact, 'public') ?? []));
  }
  return facts;
}
