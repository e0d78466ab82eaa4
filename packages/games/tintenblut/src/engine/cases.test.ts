import { moveOf, scripted } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { tintenblut } from '../index.ts';
import { after, type Given, given, legal, legalOf, look, play, told, wares } from './positions.fixture.ts';

const refusal = (position: Given, text: string, seat = 0) => tintenblut.refusal(given(position), seat, moveOf(tintenblut, text));
const ELSEWHERE = { at: 'fortress' };

describe('cases that must hold', () => {
  test('1: from the border inn to the mill costs 2; with 1 it is refused, even holding Nettle (rule 3.2)', () => {
    const rich = after({ seats: [{ at: 'border-inn', provisions: 2 }, ELSEWHERE] }, 'go mill');
    expect(look(rich).seats[0]).toMatchObject({ place: 'mill', provisions: 0, played: ['mill'] });
    const poor: Given = { seats: [{ at: 'border-inn', provisions: 1, hand: 'nettle' }, ELSEWHERE] };
    expect(refusal(poor, 'go mill')).toEqual({
      rule: '3.2',
      because: 'go.cannot-pay',
      details: { card: 'mill', from: 'border-inn', to: 'mill', cost: 2, held: 1 },
    });
    expect(refusal(poor, 'use nettle')).toMatchObject({ rule: '3.3', because: 'use.before-arriving' });
  });

  test('2: Ombra alone, in company, and with the White Women (rule 3.5)', () => {
    const at = (dustfinger: string, more: object = {}): Given => ({
      seats: [{ at: 'ombra', played: 'ombra', provisions: 0, marker: 31 }, ELSEWHERE],
      phase: 'arrived',
      dustfinger,
      whiteWomen: 0,
      ...more,
    });
    const free = (dustfinger: string): Given => ({
      ...at(dustfinger),
      seats: [{ at: 'ombra', played: 'ombra', provisions: 0 }, ELSEWHERE],
      whiteWomen: null,
    });
    const alone = after(free('camp'), 'collect');
    expect(wares(alone, 0)).toEqual([0, 0, 0, 3, 0]);
    expect(look(alone).seats[0]!.advantages).toHaveLength(1);
    const company = after(free('ombra'), 'collect');
    expect(wares(company, 0)).toEqual([2, 0, 0, 0, 1]);
    expect(look(company).seats[0]!.advantages).toEqual([]);
    expect(legalOf(given(at('camp')), 'collect')).toEqual(['collect advantage', 'collect honour']);
    expect(wares(after(at('camp'), 'collect honour'), 0)).toEqual([0, 0, 0, 3, 0]);
    const card = after(at('camp'), 'collect advantage');
    expect([wares(card, 0), look(card).seats[0]!.advantages.length]).toEqual([[0, 0, 0, 0, 0], 1]);
  });

  test('3: tiles 2/2/2/1 in Ombra, marker on 9: a set of 4, then no 3, then a set of 2 (rule 3.8)', () => {
    const s = given({ seats: [{ at: 'ombra', played: 'ombra', tiles: [2, 2, 2, 1], marker: 9 }, ELSEWHERE], phase: 'after' });
    play(s, ['convert courage strength wit honour']);
    expect(look(s).seats[0]!.marker).toBe(16);
    expect(tintenblut.refusal(s, 0, moveOf(tintenblut, 'convert courage strength wit'))).toMatchObject({
      rule: '3.8',
      because: 'convert.gate',
      details: { size: 3, steps: 4, from: 16, to: 20, field: 20, colour: 'blue', place: 'ombra' },
    });
    play(s, ['convert courage wit']);
    expect(look(s).seats[0]!.marker).toBe(18);
    expect(wares(s, 0).slice(0, 4)).toEqual([0, 1, 0, 0]);
  });

  test('4: 4 + 3 + 2 is 13, the most in a turn (rule 3.8)', () => {
    const s = given({ seats: [{ at: 'ombra', played: 'ombra', tiles: [9, 9, 9, 9] }, ELSEWHERE], phase: 'after' });
    play(s, ['convert courage strength wit honour', 'convert courage strength wit', 'convert courage strength']);
    expect(look(s).seats[0]!.marker).toBe(13);
    expect(legalOf(s, 'convert')).toEqual([]);
  });

  const EXAMPLE: Given = {
    seats: [
      { at: 'ombra', played: 'ombra', villains: 'basta piper', tiles: [5], provisions: 3 },
      { at: 'mill', played: 'mill', villains: 'mortola firefox', tiles: [1, 1, 1, 2], provisions: 3 },
      { at: 'farm', played: 'farm', villains: 'slasher sootbird', tiles: [4], provisions: 4 },
    ],
    villainStack: ['adderhead:II'],
    start: 0,
    turn: 2,
    phase: 'after',
  };

  test('5: red and blue have 8, green 4: red and blue lose half and discard, green keeps both (rule 5.2)', () => {
    const s = given(EXAMPLE);
    const facts = play(s, ['end']);
    expect(facts.ok && facts.value.find(({ type }) => type === 'adderhead')).toMatchObject({ sums: [8, 8, 4], seat: 0 });
    expect(look(s)).toMatchObject({
      phase: 'lose',
      turn: 0,
      pending: {
        queue: [
          { seat: 0, tiles: 3 },
          { seat: 1, tiles: 3 },
        ],
        back: 'round-end',
      },
    });
    expect(look(s).seats.map(({ provisions, villains }) => [provisions, villains.length])).toEqual([
      [1, 0],
      [1, 0],
      [4, 2],
    ]);
    play(s, ['lose courage', 'lose courage', 'lose courage', 'lose courage', 'lose wit', 'lose honour']);
    expect(wares(s, 0)).toEqual([2, 0, 0, 0, 1]);
    expect(wares(s, 1)).toEqual([0, 1, 0, 1, 1]);
    expect(wares(s, 2)).toEqual([4, 0, 0, 0, 4]);
    expect(look(s).villainDiscard).toEqual(['basta', 'piper', 'adderhead:II', 'mortola', 'firefox']);
    expect(look(s)).toMatchObject({ phase: 'start-player', turn: 0 });
  });

  test('6: Dustfinger walks from inn to inn for 1; a figure needs 2 (rule 3.4)', () => {
    const s = given({ seats: [{ at: 'mill', played: 'mill', provisions: 1 }, ELSEWHERE], dustfinger: 'border-inn', phase: 'arrived' });
    const facts = play(s, ['dustfinger minstrels-inn']);
    expect(facts.ok && facts.value).toEqual([
      { type: 'dustfinger', seat: 0, from: 'border-inn', to: 'minstrels-inn', route: ['border-inn', 'minstrels-inn'], cost: 1 },
    ]);
    const walks = after({ seats: [{ at: 'border-inn', provisions: 2 }, ELSEWHERE] }, 'go minstrels-inn');
    expect(look(walks).seats[0]!.provisions).toBe(0);
    expect(refusal({ seats: [{ at: 'border-inn', provisions: 1 }, ELSEWHERE] }, 'go minstrels-inn')).toMatchObject({
      details: { cost: 2 },
    });
  });

  test('7: alone at the Castle of Night, with the White Women too: a villain card; with Dustfinger there none (rule 3.6)', () => {
    const at = (dustfinger: string): Given => ({
      seats: [{ at: 'night-castle', played: 'night-castle', marker: 31, provisions: 0 }, ELSEWHERE],
      villainStack: ['basta'],
      phase: 'arrived',
      dustfinger,
    });
    expect(look(after(at('camp'), 'collect courage')).seats[0]!.villains).toEqual(['basta']);
    expect(look(after(at('night-castle'), 'collect honour')).seats[0]!.villains).toEqual([]);
  });

  test('8: with the marker on 39 nothing can be converted at the farm, in Ombra it can, and the end is near (rule 7.1)', () => {
    const at = (place: string): Given => ({
      seats: [{ at: place, played: place, tiles: [3, 3, 3, 3], marker: 39 }, ELSEWHERE],
      phase: 'after',
    });
    expect(legalOf(given(at('farm')), 'convert')).toEqual([]);
    expect(legalOf(given(at('ombra')), 'convert')).toHaveLength(11);
    expect(told(at('ombra'), 'convert wit honour')).toContainEqual({ type: 'end-near', seat: 0, marker: 41 });
  });

  test('9: drawing level with who holds the White Women changes nothing, one further does (rule 6.2)', () => {
    const at = (marker: number): Given => ({
      seats: [
        { at: 'farm', played: 'farm', tiles: [1, 1, 1, 1], marker },
        { at: 'mill', marker: 33 },
      ],
      phase: 'after',
    });
    expect(look(after(at(31), 'convert wit honour')).whiteWomen).toBe(1);
    expect(look(after(at(32), 'convert wit honour')).whiteWomen).toBe(0);
  });

  test('10: a passer with the highest top card draws, takes his cards back and names the start player (rules 5.1, 5.4, 5.5)', () => {
    const s = given({
      seats: [
        { at: 'night-castle', played: 'mill night-castle' },
        { at: 'ombra', played: 'ombra' },
        { at: 'mill', played: 'mill' },
      ],
      villainStack: ['basta'],
      start: 0,
      turn: 2,
      passed: [0],
      phase: 'after',
    });
    play(s, ['end']);
    expect(look(s)).toMatchObject({ phase: 'start-player', turn: 0, passed: [] });
    expect(look(s).seats[0]).toMatchObject({ villains: ['basta'], played: [] });
    expect(look(s).seats[1]!.played).toEqual(['ombra']);
    expect(legal(s)).toEqual(['start @0', 'start @1']);
    expect(tintenblut.refusal(s, 0, moveOf(tintenblut, 'start @2'))).toMatchObject({ rule: '5.5' });
    play(s, ['start @1']);
    expect(look(s)).toMatchObject({ start: 1, turn: 1, round: 2, phase: 'journey' });
  });

  test('11: a card gained in this turn is refused in this turn, and so is a second card (rule 3.3)', () => {
    const gained: Given = {
      seats: [{ at: 'ombra', played: 'ombra' }, ELSEWHERE],
      advantageStack: ['nettle'],
      phase: 'arrived',
    };
    const s = after(gained, 'collect');
    expect(tintenblut.refusal(s, 0, moveOf(tintenblut, 'use nettle'))).toMatchObject({ rule: '3.3', because: 'use.gained-now' });
    const two = after({ seats: [{ at: 'ombra', played: 'ombra', hand: 'nettle nettle' }, ELSEWHERE], phase: 'after' }, 'use nettle');
    expect(tintenblut.refusal(two, 0, moveOf(tintenblut, 'use nettle'))).toMatchObject({ rule: '3.3', because: 'use.second' });
  });

  test('12: at the end unused Meggie and Nettle are 4 fields, through any special field (rule 7.2)', () => {
    const s = given({
      seats: [
        { at: 'farm', played: 'farm', hand: 'meggie nettle', marker: 38 },
        { at: 'mill', played: 'mill', marker: 41 },
      ],
      villainStack: ['basta'],
      lastRound: true,
      start: 1,
      phase: 'after',
      turn: 0,
    });
    const facts = play(s, ['end']);
    expect(look(s).seats.map(({ marker }) => marker)).toEqual([42, 41]);
    expect(facts.ok && facts.value).toContainEqual({ type: 'end-points', seat: 0, cards: ['meggie', 'nettle'], from: 38, to: 42 });
    expect(tintenblut.outcome(s)).toEqual({ ranking: [[0], [1]], scores: [42, 41], reason: 'journey-done' });
    expect(look(s).whiteWomen).toBe(1);
  });

  test('13: tiles 5/5/5/5 at the farm, marker on 0: after a set of 2 only sets of 3 and 4 (rule 3.8)', () => {
    const s = after({ seats: [{ at: 'farm', played: 'farm', tiles: [5, 5, 5, 5] }, ELSEWHERE], phase: 'after' }, 'convert courage wit');
    expect(new Set(legalOf(s, 'convert').map(move => move.split(' ').length - 1))).toEqual(new Set([3, 4]));
    expect(legalOf(s, 'convert')).toHaveLength(5);
  });

  test('14: an Adderhead drawn in the Castle of Night hits another seat, then the turn goes on (rule 3.6)', () => {
    const s = given({
      seats: [
        { at: 'night-castle', played: 'night-castle', provisions: 0 },
        { at: 'mill', villains: 'basta', tiles: [1, 1, 1] },
      ],
      villainStack: ['adderhead:II'],
      phase: 'arrived',
    });
    play(s, ['collect']);
    expect(look(s)).toMatchObject({ phase: 'lose', turn: 0, pending: { queue: [{ seat: 1, tiles: 2 }], back: 'after' } });
    expect(tintenblut.acting(s)).toEqual([1]);
    expect(tintenblut.refusal(s, 0, moveOf(tintenblut, 'end'))).toMatchObject({ rule: '3.9', because: 'not-your-turn' });
    play(s, ['lose courage', 'lose wit']);
    expect(look(s)).toMatchObject({ phase: 'after', turn: 0 });
    expect(look(s).seats.map(({ villains }) => villains)).toEqual([['adderhead:II'], []]);
  });

  test('15: after the Black Prince passing is refused (rule 3.10)', () => {
    const s = after({ seats: [{ at: 'border-inn', provisions: 0, hand: 'black-prince' }, ELSEWHERE] }, 'use black-prince');
    expect(tintenblut.refusal(s, 0, moveOf(tintenblut, 'pass'))).toMatchObject({ rule: '3.10', because: 'pass.black-prince' });
    expect(legal(s)).toHaveLength(18);
    play(s, ['go mill']);
    expect(look(s)).toMatchObject({ phase: 'arrived', heldBefore: [] });
  });

  const ALL_TEN = 'ombra fortress night-castle camp minstrels-inn infirmary border-inn mill inkworld farm';

  test('16: all ten played: each may be played, and then lies alone (rule 3.1)', () => {
    const position: Given = { seats: [{ at: 'farm', played: ALL_TEN, provisions: 9 }, ELSEWHERE] };
    expect(look(given(position)).seats[0]!.played).toEqual(ALL_TEN.split(' '));
    for (const move of legalOf(given(position), 'go')) {
      const [, card] = move.split(' ');
      expect(look(after(position, move)).seats[0]!.played).toEqual([card]);
    }
    expect(legalOf(given(position), 'go')).toHaveLength(18);
    expect(told(position, 'go ombra')[0]).toEqual({ type: 'returned', seat: 0, cards: ALL_TEN.split(' '), cause: 'all-played' });
  });

  test('16: all ten played and passed instead: the last of the ten counts (rules 3.1, 5.1)', () => {
    const tenth = 'ombra fortress farm camp minstrels-inn infirmary border-inn mill inkworld night-castle';
    const s = given({
      seats: [
        { at: 'night-castle', played: tenth },
        { at: 'fortress', provisions: 0 },
      ],
      villainStack: ['basta'],
    });
    const facts = play(s, ['pass', 'go mill', 'collect', 'end']);
    expect(facts.ok && facts.value).toContainEqual({ type: 'numbers', round: 1, numbers: [35, 12], seat: 0 });
    expect(look(s)).toMatchObject({ phase: 'start-player', turn: 0 });
    expect(look(s).seats[0]).toMatchObject({ played: [], villains: ['basta'] });
  });

  test('17: all pass without cards: nobody draws, the same start player (rule 5.1)', () => {
    const s = given({ seats: [{ at: 'farm' }, { at: 'mill' }], start: 1, villainStack: ['basta'] });
    const facts = play(s, ['pass', 'pass'], scripted());
    expect(facts.ok && facts.value.at(-2)).toEqual({ type: 'numbers', round: 1, numbers: [0, 0], seat: null });
    expect(look(s)).toMatchObject({ start: 1, turn: 1, round: 2, phase: 'journey', villainStack: ['basta'], passed: [] });
  });

  test('18: Ombra, collect, then Dustfinger for what it costs; not after a trade or a conversion, and not twice (rule 3.4)', () => {
    const position: Given = {
      seats: [{ at: 'ombra', played: 'ombra', provisions: 4, tiles: [1, 1] }, ELSEWHERE],
      dustfinger: 'mill',
      phase: 'arrived',
    };
    const s = after(position, 'collect');
    const facts = play(s, ['dustfinger camp']);
    expect(facts.ok && facts.value).toEqual([
      { type: 'dustfinger', seat: 0, from: 'mill', to: 'camp', route: ['mill', 'fortress', 'camp'], cost: 2 },
    ]);
    expect([look(s).phase, look(s).dustfinger, wares(s, 0)[4]]).toEqual(['after', 'camp', 2]);
    const refused = (...moves: string[]) =>
      tintenblut.refusal(after(position, 'collect', ...moves), 0, moveOf(tintenblut, 'dustfinger ombra'));
    expect(refused()).toBeUndefined();
    expect(refused('dustfinger camp')).toMatchObject({ rule: '3.4', because: 'dustfinger.moved' });
    expect(refused('trade provision wit')).toMatchObject({ rule: '3.4', because: 'dustfinger.too-late' });
    expect(refused('convert courage strength')).toMatchObject({ rule: '3.4', because: 'dustfinger.too-late' });
  });

  const CASTLE = (provisions: number, dustfinger: string): Given => ({
    seats: [{ at: 'night-castle', played: 'night-castle', provisions }, ELSEWHERE],
    villainStack: ['basta'],
    dustfinger,
    phase: 'arrived',
  });

  test('19: alone in the Castle of Night, Dustfinger comes and there is no villain card; who stays draws one (rule 3.6)', () => {
    const spared = after(CASTLE(1, 'infirmary'), 'collect', 'dustfinger night-castle');
    expect([look(spared).phase, look(spared).seats[0]!.villains]).toEqual(['after', []]);
    expect(wares(spared, 0)).toEqual([3, 0, 2, 0, 0]);
    const stayed = after(CASTLE(1, 'infirmary'), 'collect', 'stay');
    expect([look(stayed).phase, look(stayed).seats[0]!.villains]).toEqual(['after', ['basta']]);
    const poor = after(CASTLE(0, 'infirmary'), 'collect');
    expect([look(poor).phase, look(poor).seats[0]!.villains]).toEqual(['after', ['basta']]);
  });

  test('20: Dustfinger, the only company in the Castle of Night, is sent away: the card is drawn (rule 3.6)', () => {
    const s = after(CASTLE(1, 'night-castle'), 'collect', 'dustfinger infirmary');
    expect(wares(s, 0)).toEqual([0, 1, 0, 2, 0]);
    expect([look(s).phase, look(s).seats[0]!.villains]).toEqual(['after', ['basta']]);
    expect(look(after(CASTLE(1, 'night-castle'), 'collect', 'stay')).seats[0]!.villains).toEqual([]);
  });
});
