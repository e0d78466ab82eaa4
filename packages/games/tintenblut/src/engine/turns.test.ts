import { moveOf } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { tintenblut } from '../index.ts';
import { after, type Given, given, legal, legalOf, look, play, told, wares } from './positions.fixture.ts';

const ALL_TEN = 'ombra fortress night-castle camp minstrels-inn infirmary border-inn mill inkworld farm';
const refusal = (s: ReturnType<typeof given>, text: string) => tintenblut.refusal(s, tintenblut.acting(s)[0]!, moveOf(tintenblut, text));
/** One player has arrived, the other is far away; Dustfinger is at the camp. */
const arrived = (at: string, seat: object = {}, more: object = {}): Given => ({
  seats: [{ at, played: at, provisions: 0, ...seat }, { at: at === 'mill' ? 'farm' : 'mill' }],
  phase: 'arrived',
  ...more,
});
const afterReward = (at: string, seat: object = {}, more: object = {}): Given => arrived(at, seat, { phase: 'after', ...more });

describe('a journey', () => {
  test('rule 3.1: who passes with all ten played leaves them lying, and the last one counts', () => {
    const s = given({
      seats: [
        { at: 'farm', played: ALL_TEN },
        { at: 'mill', played: 'farm' },
      ],
      start: 0,
      villainStack: ['basta'],
    });
    const facts = play(s, ['pass', 'pass']);
    expect(facts.ok && facts.value).toContainEqual({ type: 'numbers', round: 1, numbers: [2, 3], seat: 1 });
    expect(facts.ok && facts.value).toContainEqual({ type: 'returned', seat: 0, cards: ALL_TEN.split(' '), cause: 'passed' });
    expect(look(s).seats[1]!.villains).toEqual(['basta']);
    expect(look(s).seats[0]!.played).toEqual([]);
  });

  test('rule 3.1: with all ten played every card may be chosen; they come back with the journey, not before', () => {
    const s = given({ seats: [{ at: 'farm', played: ALL_TEN, provisions: 9, hand: 'black-prince' }, { at: 'mill' }] });
    play(s, ['use black-prince']);
    expect(look(s).seats[0]!.played).toHaveLength(10);
    expect(legalOf(s, 'go')).toHaveLength(18);
    const facts = play(s, ['go farm']);
    expect(facts.ok && facts.value.map(({ type }) => type)).toEqual(['returned', 'journey']);
    expect(look(s).seats[0]!.played).toEqual(['farm']);
  });

  test('rule 3.2: the card is played and the figure goes, the first place free, each further one for a provision', () => {
    const [fact] = told({ seats: [{ at: 'border-inn', provisions: 3 }, { at: 'farm' }] }, 'go mill');
    expect(fact).toEqual({
      type: 'journey',
      seat: 0,
      card: 'mill',
      from: 'border-inn',
      to: 'mill',
      route: ['border-inn', 'night-castle', 'infirmary', 'mill'],
      cost: 2,
      free: false,
      number: 9,
    });
    const s = after({ seats: [{ at: 'ombra', provisions: 0, played: 'mill' }, { at: 'farm' }] }, 'go camp');
    expect(look(s).seats[0]).toMatchObject({ place: 'camp', provisions: 0, played: ['mill', 'camp'] });
    expect([look(s).phase, look(s).heldBefore]).toEqual(['arrived', []]);
  });

  test('rule 3.2: with the Inkworld one goes anywhere, and pays all the same', () => {
    const s = given({ seats: [{ at: 'ombra', provisions: 1, played: 'camp mill farm border-inn' }, { at: 'farm' }] });
    expect(legalOf(s, 'go')).toEqual([
      'go fortress',
      'go infirmary',
      'go inkworld border-inn',
      'go inkworld camp',
      'go inkworld farm',
      'go inkworld fortress',
      'go inkworld infirmary',
      'go inkworld minstrels-inn',
      'go inkworld night-castle',
      'go inkworld ombra',
      'go minstrels-inn',
      'go night-castle',
      'go ombra',
    ]);
    play(s, ['go inkworld night-castle']);
    expect(look(s).seats[0]).toMatchObject({
      place: 'night-castle',
      provisions: 0,
      played: ['camp', 'mill', 'farm', 'border-inn', 'inkworld'],
    });
  });

  test('rule 3.2: to where one stands it is a round trip for 1 provision', () => {
    const position: Given = { seats: [{ at: 'ombra', provisions: 1 }, { at: 'farm' }] };
    expect(told(position, 'go ombra')[0]).toMatchObject({ route: ['ombra', 'camp', 'ombra'], cost: 1 });
    const poor = given({ seats: [{ at: 'ombra', provisions: 0 }, { at: 'farm' }] });
    expect(refusal(poor, 'go ombra')).toMatchObject({ rule: '3.2', because: 'go.cannot-pay', details: { cost: 1, held: 0 } });
    expect(refusal(poor, 'go inkworld ombra')).toMatchObject({ details: { card: 'inkworld', cost: 1 } });
  });

  test('rule 3.3: one card a turn, held since before it; it leaves the game', () => {
    const s = given(arrived('mill', { hand: 'nettle roxane', villains: 'basta' }));
    expect(look(s).heldBefore).toEqual(['nettle', 'roxane']);
    play(s, ['use nettle']);
    expect(look(s)).toMatchObject({ usedAdvantage: true, heldBefore: [] });
    expect(look(s).seats[0]!.advantages).toEqual(['roxane']);
    expect(tintenblut.view(s, 1).gone.advantages).toEqual(['nettle']);
    expect(legalOf(s, 'use')).toEqual([]);
    play(s, ['collect', 'end', 'pass']);
    expect(look(s)).toMatchObject({ usedAdvantage: false, heldBefore: null });
  });

  test('rule 3.4: Dustfinger goes once, every place for a provision; gained provisions may pay for him', () => {
    const s = given(arrived('mill', { hand: 'nettle' }));
    expect(legalOf(s, 'dustfinger')).toEqual([]);
    play(s, ['use nettle']);
    expect(legalOf(s, 'dustfinger')).toHaveLength(8);
    play(s, ['dustfinger mill']);
    expect([look(s).dustfinger, wares(s, 0)[4]]).toEqual(['mill', 1]);
    expect(refusal(s, 'dustfinger infirmary')).toMatchObject({ rule: '3.4', because: 'dustfinger.moved' });
    play(s, ['collect']);
    expect(refusal(s, 'dustfinger infirmary')).toMatchObject({ rule: '3.4', because: 'dustfinger.moved' });
    expect(told(arrived('mill', { provisions: 2 }), 'dustfinger mill')[0]).toMatchObject({ route: ['camp', 'fortress', 'mill'], cost: 2 });
  });

  test('rule 3.4: after the reward he may be sent too, and what it or Nettle brought may pay for him', () => {
    const s = given(arrived('mill', { hand: 'nettle' }));
    play(s, ['collect']);
    expect([wares(s, 0)[4], legalOf(s, 'dustfinger')]).toEqual([1, ['dustfinger fortress', 'dustfinger infirmary', 'dustfinger ombra']]);
    play(s, ['use nettle']);
    expect(legalOf(s, 'dustfinger')).toHaveLength(8);
    play(s, ['dustfinger mill']);
    expect([look(s).phase, look(s).dustfinger, wares(s, 0)]).toEqual(['after', 'mill', [2, 0, 0, 0, 2]]);
  });

  test.each([
    ['a trade', 'trade provision wit'],
    ['a conversion', 'convert courage strength'],
  ])('rule 3.4: after %s he stays', (_, move) => {
    const s = given(afterReward('ombra', { provisions: 4, tiles: [1, 1] }));
    expect(legalOf(s, 'dustfinger')).toHaveLength(8);
    play(s, [move]);
    expect(legalOf(s, 'dustfinger')).toEqual([]);
    expect(refusal(s, 'dustfinger ombra')).toEqual({ rule: '3.4', because: 'dustfinger.too-late' });
  });

  test('rule 3.4: Farid’s way is his one journey, after the reward too', () => {
    const s = after(arrived('mill', { hand: 'farid', provisions: 3 }), 'use farid ombra', 'collect');
    expect(legalOf(s, 'dustfinger')).toEqual([]);
    expect(refusal(s, 'dustfinger mill')).toMatchObject({ rule: '3.4', because: 'dustfinger.moved', details: { at: 'ombra' } });
  });

  test('rule 3.4: the Black Prince does not pay for him', () => {
    const s = after({ seats: [{ at: 'ombra', provisions: 0, hand: 'black-prince' }, { at: 'farm' }] }, 'use black-prince', 'go mill');
    expect(refusal(s, 'dustfinger mill')).toMatchObject({
      because: 'dustfinger.cannot-pay',
      details: { from: 'camp', to: 'mill', cost: 2, held: 0 },
    });
  });
});

describe('a reward', () => {
  test.each([
    ['ombra', [0, 0, 0, 3, 0], 1, [2, 0, 0, 0, 1], 0],
    ['fortress', [0, 3, 0, 0, 1], 0, [0, 0, 2, 0, 0], 1],
    ['night-castle', [3, 0, 2, 0, 0], 0, [0, 1, 0, 2, 0], 0],
    ['minstrels-inn', [0, 0, 0, 0, 2], 1, [2, 0, 0, 2, 0], 0],
    ['infirmary', [0, 0, 2, 0, 1], 0, [2, 0, 0, 0, 0], 1],
    ['border-inn', [0, 0, 0, 0, 4], 0, [0, 0, 2, 2, 0], 0],
    ['mill', [2, 0, 0, 0, 1], 0, [0, 3, 1, 0, 0], 0],
    ['farm', [0, 0, 0, 2, 1], 0, [0, 2, 0, 0, 0], 1],
    ['camp', [0, 2, 0, 0, 0], 1, [0, 0, 2, 0, 1], 0],
  ])('rule 3.5: %s', (place, alone, cards, company, cardsInCompany) => {
    const elsewhere = place === 'farm' ? 'ombra' : 'farm';
    const one = after(arrived(place, {}, { dustfinger: elsewhere }), 'collect');
    expect([wares(one, 0), look(one).seats[0]!.advantages.length]).toEqual([alone, cards]);
    const two = after(arrived(place, {}, { dustfinger: place }), 'collect');
    expect([wares(two, 0), look(two).seats[0]!.advantages.length]).toEqual([company, cardsInCompany]);
    const friends = after(
      { ...arrived(place), seats: [{ at: place, played: place, provisions: 0 }, { at: place }], dustfinger: elsewhere },
      'collect',
    );
    expect(wares(friends, 0)).toEqual(company);
  });

  test('rule 3.5: the fact says which line, who was there, and what came of it', () => {
    const position: Given = {
      seats: [{ at: 'ombra', played: 'ombra' }, { at: 'ombra', tiles: [17] }, { at: 'ombra' }],
      dustfinger: 'ombra',
      phase: 'arrived',
    };
    expect(told(position, 'collect')[0]).toEqual({
      type: 'collected',
      seat: 0,
      place: 'ombra',
      line: 'company',
      fenoglio: false,
      whiteWomen: false,
      company: [1, 2],
      dustfinger: true,
      gains: [
        { reward: 'courage', offered: 2, got: 1 },
        { reward: 'provision', offered: 1, got: 1 },
      ],
    });
  });

  test('rule 3.5: what the supply is short of is not taken; an empty stack gives no card', () => {
    const s = after(arrived('ombra', { tiles: [0, 0, 0, 17] }, { advantageStack: [] }), 'collect');
    expect([wares(s, 0), look(s).seats[0]!.advantages]).toEqual([[0, 0, 0, 18, 0], []]);
  });

  test('rule 3.5: with the White Women either reward may be named, void ones too; a single one is not named', () => {
    const s = given(arrived('ombra', { marker: 31, tiles: [0, 0, 0, 18] }, { advantageStack: [] }));
    expect(legalOf(s, 'collect')).toEqual(['collect advantage', 'collect honour']);
    expect(wares(after(arrived('ombra', { marker: 31, tiles: [0, 0, 0, 18] }, { advantageStack: [] }), 'collect honour'), 0)).toEqual([
      0, 0, 0, 18, 0,
    ]);
    expect(legalOf(given(arrived('border-inn', { marker: 31 })), 'collect')).toEqual(['collect']);
    expect(told(arrived('mill', { marker: 31 }), 'collect provision')[0]).toMatchObject({
      whiteWomen: true,
      gains: [{ reward: 'provision', offered: 1, got: 1 }],
    });
  });

  test('rule 3.6: who is alone in the Castle of Night draws, whatever line Fenoglio chose', () => {
    const alone = arrived('night-castle', { hand: 'fenoglio' }, { villainStack: ['basta'] });
    const s = after(alone, 'use fenoglio company', 'collect');
    expect(wares(s, 0)).toEqual([0, 1, 0, 2, 0]);
    expect(look(s).seats[0]!.villains).toEqual(['basta']);
    const company = after({ ...alone, dustfinger: 'night-castle' }, 'use fenoglio alone', 'collect');
    expect([wares(company, 0), look(company).seats[0]!.villains]).toEqual([[3, 0, 2, 0, 0], []]);
  });

  test('rule 3.6: as long as Dustfinger can go, it is seen only after the reward and his journey who is there', () => {
    const alone = arrived('night-castle', { provisions: 1, hand: 'nettle' }, { villainStack: ['basta'], dustfinger: 'infirmary' });
    const s = after(alone, 'collect');
    expect([look(s).phase, look(s).seats[0]!.villains, wares(s, 0)]).toEqual(['rest', [], [3, 0, 2, 0, 1]]);
    expect(legal(s)).toEqual(['dustfinger camp', 'dustfinger mill', 'dustfinger night-castle', 'stay']);
    expect(refusal(s, 'use nettle')).toEqual({ rule: '3.6', because: 'wrong-phase', details: { phase: 'rest' } });
    expect(refusal(s, 'dustfinger farm')).toMatchObject({ rule: '3.4', because: 'dustfinger.cannot-pay' });
    const away = after(alone, 'collect', 'dustfinger camp');
    expect([look(away).phase, look(away).seats[0]!.villains]).toEqual(['after', ['basta']]);
  });

  test('rule 3.6: once it has been seen, he cannot be sent any more', () => {
    const s = after(arrived('night-castle', { provisions: 3 }, { villainStack: ['basta'] }), 'collect', 'stay');
    expect(legalOf(s, 'dustfinger')).toEqual([]);
    expect(refusal(s, 'dustfinger night-castle')).toEqual({ rule: '3.6', because: 'dustfinger.seen' });
    expect(refusal(s, 'stay')).toMatchObject({ rule: '3.8', because: 'wrong-phase' });
  });

  test('rule 3.6: there is no rest where he has been sent, by Farid too, nor elsewhere; with another player there is', () => {
    const phase = (position: Given, ...moves: string[]) => look(after(position, ...moves, 'collect')).phase;
    const castle = (more: object = {}) => arrived('night-castle', { provisions: 3, ...more });
    expect(phase(castle(), 'dustfinger mill')).toBe('after');
    expect(phase(castle({ hand: 'farid' }), 'use farid mill')).toBe('after');
    expect(phase(arrived('ombra', { provisions: 3 }))).toBe('after');
    expect(phase({ ...castle(), seats: [castle().seats[0]!, { at: 'night-castle' }] })).toBe('rest');
  });

  test('rule 3.6: it has no influence on who decides at the end of the round', () => {
    const s = given({
      seats: [
        { at: 'infirmary', provisions: 0 },
        { at: 'mill', played: 'inkworld' },
      ],
      start: 1,
      turn: 0,
      villainStack: ['basta', 'piper'],
    });
    play(s, ['go night-castle', 'collect', 'end']);
    expect(look(s)).toMatchObject({ phase: 'start-player', turn: 1 });
    expect(look(s).seats.map(({ villains }) => villains)).toEqual([['basta'], ['piper']]);
  });

  test('rule 3.6: a loss of one’s own comes before the turn goes on', () => {
    const s = given(arrived('night-castle', {}, { villainStack: ['adderhead:II'] }));
    play(s, ['collect']);
    expect(look(s)).toMatchObject({ phase: 'lose', pending: { queue: [{ seat: 0, tiles: 3 }], back: 'after' } });
    play(s, ['lose courage', 'lose courage', 'lose courage']);
    expect([look(s).phase, legal(s)]).toEqual(['after', ['end', 'trade wit wit']]);
  });
});

describe('after the reward', () => {
  test('rule 3.7: in a castle 2 provisions for a tile, or 2 tiles for a provision, once', () => {
    const s = given(afterReward('ombra', { provisions: 2, tiles: [2, 1] }));
    expect(legalOf(s, 'trade')).toEqual([
      'trade courage courage',
      'trade courage strength',
      'trade provision courage',
      'trade provision honour',
      'trade provision strength',
      'trade provision wit',
    ]);
    const bought = after(afterReward('ombra', { provisions: 2, tiles: [2, 1] }), 'trade provision wit');
    expect(wares(bought, 0)).toEqual([2, 1, 1, 0, 0]);
    expect(legalOf(bought, 'trade')).toEqual([]);
    const sold = after(afterReward('ombra', { provisions: 2, tiles: [2, 1] }), 'trade courage strength');
    expect(wares(sold, 0)).toEqual([1, 0, 0, 0, 3]);
    expect(told(afterReward('ombra', { tiles: [2] }), 'trade courage courage')).toEqual([
      { type: 'traded', seat: 0, place: 'ombra', gave: ['courage', 'courage'], got: 'provision' },
    ]);
    expect(legalOf(given(afterReward('mill', { provisions: 9, tiles: [9] })), 'trade')).toEqual([]);
  });

  test('rule 3.7: what is taken must be in the supply', () => {
    const s = given({
      seats: [
        { at: 'ombra', played: 'ombra', provisions: 2, tiles: [2] },
        { at: 'mill', provisions: 30, tiles: [16] },
      ],
      phase: 'after',
    });
    expect(legalOf(s, 'trade')).toEqual(['trade provision honour', 'trade provision strength', 'trade provision wit']);
    expect(refusal(s, 'trade courage courage')).toMatchObject({ rule: '3.7', because: 'trade.none-left', details: { ware: 'provision' } });
    expect(refusal(s, 'trade provision courage')).toMatchObject({ rule: '3.7', because: 'trade.none-left', details: { ware: 'courage' } });
  });

  test('rule 3.8: a conversion says where the marker went and through which gates', () => {
    expect(told(afterReward('ombra', { tiles: [1, 1, 1, 1], marker: 9 }), 'convert courage strength wit honour')).toEqual([
      {
        type: 'converted',
        seat: 0,
        place: 'ombra',
        tiles: ['courage', 'strength', 'wit', 'honour'],
        from: 9,
        to: 16,
        gates: [{ field: 11, colour: 'red' }],
      },
    ]);
  });

  test.each([
    ['ombra', 9, [2, 3, 4]],
    ['mill', 9, []],
    ['mill', 8, [2]],
    ['mill', 4, [2, 3]],
    ['mill', 11, [2, 3, 4]],
    ['mill', 14, [2, 3]],
    ['camp', 14, [2, 3, 4]],
    ['camp', 30, []],
    ['farm', 30, [2, 3, 4]],
    ['farm', 53, []],
    ['fortress', 53, [2, 3, 4]],
    ['infirmary', 62, [2, 3, 4]],
    ['mill', 74, [2, 3, 4]],
    ['night-castle', 83, [2, 3, 4]],
    ['farm', 83, []],
    ['mill', 41, [2, 3, 4]],
  ])('rule 3.8: at %s with the marker on %i sets of %o may be converted', (place, marker, sizes) => {
    const s = given(afterReward(place, { tiles: [1, 1, 1, 1], marker }));
    expect([...new Set(legalOf(s, 'convert').map(move => move.split(' ').length - 1))].sort()).toEqual(sizes);
  });

  test('rule 3.8: cards may be used between conversions; no trade may follow one', () => {
    const s = given(afterReward('ombra', { tiles: [3, 3], provisions: 4, hand: 'nettle fat-prince' }));
    play(s, ['convert courage strength']);
    expect(legal(s)).toEqual(['end', 'use nettle']);
    expect(refusal(s, 'trade provision wit')).toMatchObject({ rule: '3.8', because: 'trade.converted' });
    play(s, ['use nettle']);
    expect(wares(s, 0)).toEqual([2, 2, 0, 0, 7]);
  });

  test('rule 3.9: passing is the whole turn, draws nothing in the Castle of Night, and brings the cards back after the round', () => {
    const s = given({
      seats: [
        { at: 'night-castle', played: 'camp' },
        { at: 'mill', played: 'ombra' },
      ],
      villainStack: ['basta'],
    });
    const facts = play(s, ['pass']);
    expect(facts.ok && facts.value).toEqual([{ type: 'passed', seat: 0, number: 16 }]);
    expect(look(s)).toMatchObject({ turn: 1, passed: [0], phase: 'journey' });
    const [last] = [play(s, ['go farm', 'collect', 'end'])];
    expect(last.ok && last.value).toContainEqual({ type: 'returned', seat: 0, cards: ['camp'], cause: 'passed' });
    expect(look(s).seats.map(({ played }) => played)).toEqual([[], ['ombra', 'farm']]);
  });

  test('rule 3.10: passing is always possible at first, and after the Black Prince a journey is', () => {
    const poor: Given = {
      seats: [{ at: 'ombra', provisions: 0, played: 'camp farm border-inn inkworld', hand: 'black-prince' }, { at: 'mill' }],
    };
    expect(legal(given(poor))).toEqual(['pass', 'use black-prince']);
    expect(legalOf(after(poor, 'use black-prince'), 'go')).toHaveLength(6);
    expect(legalOf(after(poor, 'use black-prince'), 'pass')).toEqual([]);
  });
});
