import { moveOf } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { tintenblut } from '../index.ts';
import { after, type Given, given, legalOf, look, play, told, wares } from './positions.fixture.ts';

/** A player at the mill holds these cards; Dustfinger is at the camp. */
const holding = (hand: string, seat: object = {}, more: object = {}): Given => ({
  seats: [
    { at: 'mill', played: 'mill', provisions: 0, hand, ...seat },
    { at: 'farm', provisions: 0 },
  ],
  phase: 'arrived',
  ...more,
});
const refused = (position: Given, text: string) => tintenblut.refusal(given(position), 0, moveOf(tintenblut, text));

describe('advantage cards', () => {
  test.each(['meggie', 'mo', 'resa'])('rule 4: %s has no effect in the game', card => {
    expect(refused(holding(card), `use ${card}`)).toEqual({ rule: '4', because: 'use.no-effect', details: { card } });
  });

  test('rule 4: the Black Prince makes a journey free', () => {
    const position: Given = { seats: [{ at: 'border-inn', provisions: 1, hand: 'black-prince' }, { at: 'farm' }] };
    const facts = told(position, 'use black-prince', 'go mill');
    expect(facts[0]).toEqual({ type: 'used', seat: 0, card: 'black-prince' });
    expect(facts[1]).toMatchObject({ cost: 0, free: true });
    expect(wares(after(position, 'use black-prince', 'go mill'), 0)[4]).toBe(1);
  });

  test('rule 4: Nettle takes up to 3 provisions, before or after the reward', () => {
    expect(told(holding('nettle'), 'use nettle')).toEqual([{ type: 'used', seat: 0, card: 'nettle', provisions: 3 }]);
    expect(wares(after(holding('nettle', {}, { phase: 'after' }), 'use nettle'), 0)[4]).toBe(3);
    const scarce = {
      ...holding('nettle'),
      seats: [
        { at: 'mill', played: 'mill', provisions: 0, hand: 'nettle' },
        { at: 'farm', provisions: 31 },
      ],
    };
    expect(told(scarce, 'use nettle')[0]).toMatchObject({ provisions: 1 });
  });

  test('rule 4: the Barn Owl takes a tile and a provision, if there is one', () => {
    const position = holding('barn-owl');
    expect(legalOf(given(position), 'use')).toEqual([
      'use barn-owl courage',
      'use barn-owl honour',
      'use barn-owl strength',
      'use barn-owl wit',
    ]);
    expect(wares(after(position, 'use barn-owl wit'), 0)).toEqual([0, 0, 1, 0, 1]);
    const scarce = {
      ...position,
      seats: [
        { at: 'mill', played: 'mill', provisions: 0, hand: 'barn-owl' },
        { at: 'farm', provisions: 32, tiles: [18] },
      ],
    };
    expect(legalOf(given(scarce), 'use')).toHaveLength(3);
    expect(wares(after(scarce, 'use barn-owl wit'), 0)).toEqual([0, 0, 1, 0, 0]);
  });

  test('rule 4: the Fat Prince lets trade 2:1 anywhere, after the reward', () => {
    const s = after(holding('fat-prince', { tiles: [0, 0, 0, 3] }), 'use fat-prince');
    expect(legalOf(s, 'trade')).toEqual([]);
    play(s, ['collect']);
    expect(legalOf(s, 'trade')).toEqual(['trade courage courage', 'trade courage honour', 'trade honour honour']);
    play(s, ['trade honour honour']);
    expect(wares(s, 0)).toEqual([2, 0, 0, 1, 2]);
    expect(legalOf(s, 'trade')).toEqual([]);
  });

  test('rule 4: the Fat Prince trades 1:1 in a castle, and only so', () => {
    const castle: Given = {
      seats: [{ at: 'ombra', played: 'ombra', provisions: 1, hand: 'fat-prince', tiles: [1, 0, 2] }, { at: 'farm' }],
      phase: 'after',
    };
    const s = after(castle, 'use fat-prince');
    expect(legalOf(s, 'trade')).toEqual([
      'trade courage',
      'trade provision courage',
      'trade provision honour',
      'trade provision strength',
      'trade provision wit',
      'trade wit',
    ]);
    expect(tintenblut.refusal(s, 0, moveOf(tintenblut, 'trade wit wit'))).toMatchObject({ rule: '4', because: 'trade.one-for-one' });
    expect(told(castle, 'use fat-prince', 'trade wit')).toEqual([
      { type: 'used', seat: 0, card: 'fat-prince', place: 'ombra', rate: 1 },
      { type: 'traded', seat: 0, place: 'ombra', gave: ['wit'], got: 'provision' },
    ]);
    expect(wares(after(castle, 'use fat-prince', 'trade provision honour'), 0)).toEqual([1, 0, 2, 1, 0]);
  });

  test('rule 4: Fenoglio chooses the line', () => {
    expect(wares(after(holding('fenoglio'), 'use fenoglio company', 'collect'), 0)).toEqual([0, 3, 1, 0, 0]);
    expect(wares(after(holding('fenoglio', {}, { dustfinger: 'mill' }), 'use fenoglio alone', 'collect'), 0)).toEqual([2, 0, 0, 0, 1]);
    expect(told(holding('fenoglio'), 'use fenoglio alone', 'collect')[1]).toMatchObject({ fenoglio: true, line: 'alone' });
    expect(legalOf(given(holding('fenoglio', { marker: 31 }, { line: 'company', usedAdvantage: true })), 'collect')).toEqual([
      'collect strength',
      'collect wit',
    ]);
  });

  test('rule 4: Farid puts Dustfinger anywhere else, instead of a paid journey', () => {
    expect(legalOf(given(holding('farid')), 'use')).toHaveLength(8);
    const s = after(holding('farid', { provisions: 3 }), 'use farid mill');
    expect([look(s).dustfinger, wares(s, 0)[4]]).toEqual(['mill', 3]);
    expect(tintenblut.refusal(s, 0, moveOf(tintenblut, 'dustfinger farm'))).toMatchObject({ rule: '3.4', because: 'dustfinger.moved' });
    const walked = after(holding('farid', { provisions: 3 }), 'dustfinger ombra');
    expect(tintenblut.refusal(walked, 0, moveOf(tintenblut, 'use farid mill'))).toMatchObject({ rule: '4', because: 'farid.moved' });
  });

  test('rule 4: Roxane discards a villain card; of Adderheads the one of the lowest group', () => {
    const position = holding('roxane', { villains: 'adderhead:III basta adderhead:II' });
    expect(legalOf(given(position), 'use')).toEqual(['use roxane adderhead', 'use roxane basta']);
    const s = after(position, 'use roxane adderhead');
    expect(look(s).seats[0]!.villains).toEqual(['basta', 'adderhead:III']);
    expect(look(s).villainDiscard).toEqual(['adderhead:II']);
    expect(told(position, 'use roxane adderhead')[0]).toMatchObject({ card: 'roxane', villain: 'adderhead:II' });
  });
});
