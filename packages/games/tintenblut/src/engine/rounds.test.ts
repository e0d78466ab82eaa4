import { fastRng } from '@tabard/core';
import { scripted } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { tintenblut } from '../index.ts';
import { after, type Given, given, legal, legalOf, look, play, told, wares } from './positions.fixture.ts';

/** Seat 1 is about to end the round; seat 0 has the higher number. */
const ending = (zero: object = {}, one: object = {}, more: object = {}): Given => ({
  seats: [
    { at: 'ombra', played: 'ombra', provisions: 0, ...zero },
    { at: 'mill', played: 'mill', provisions: 0, ...one },
  ],
  start: 0,
  turn: 1,
  phase: 'after',
  villainStack: ['basta', 'piper'],
  ...more,
});

describe('the end of a round', () => {
  test('rule 5.1: the highest number draws', () => {
    const facts = told(ending(), 'end');
    expect(facts).toEqual([
      { type: 'numbers', round: 1, numbers: [25, 12], seat: 0 },
      { type: 'villain', seat: 0, villain: 'basta', value: 3, sum: 3, cause: 'highest-number' },
    ]);
  });

  test('rule 5.2: without an Adderhead nothing else happens', () => {
    const s = after(ending({ villains: 'slasher', tiles: [4] }), 'end');
    expect([look(s).phase, look(s).seats[0]!.villains]).toEqual(['start-player', ['slasher', 'basta']]);
    expect(wares(s, 0)).toEqual([4, 0, 0, 0, 0]);
  });

  test('rule 5.2: who is hit loses half of everything, rounded up; the fact says why and what', () => {
    const position = ending(
      { villains: 'basta', tiles: [1, 2], provisions: 5 },
      { villains: 'slasher' },
      { villainStack: ['adderhead:II'] },
    );
    const facts = told(position, 'end');
    expect(facts.at(-1)).toEqual({
      type: 'adderhead',
      seat: 0,
      sums: [5, 2],
      hits: [{ seat: 0, provisions: 3, tiles: 2, from: 3, villains: ['basta', 'adderhead:II'] }],
    });
    const s = after(position, 'end');
    expect(legal(s)).toEqual(['lose courage', 'lose strength']);
    const lost = play(s, ['lose courage', 'lose strength']);
    expect(lost.ok && lost.value.slice(0, 2)).toEqual([
      { type: 'lost', seat: 0, tile: 'courage', left: 1 },
      { type: 'lost', seat: 0, tile: 'strength', left: 0 },
    ]);
    expect(wares(s, 0)).toEqual([0, 1, 0, 0, 2]);
  });

  test('rule 5.2: tiles are given up clockwise from who drew; who has none is not asked', () => {
    const s = given({
      seats: [
        { at: 'ombra', played: 'ombra', villains: 'basta slasher', tiles: [1] },
        { at: 'mill', played: 'mill', villains: 'piper sootbird' },
        { at: 'fortress', played: 'fortress', villains: 'miller', tiles: [2, 2] },
      ],
      start: 0,
      turn: 2,
      phase: 'after',
      villainStack: ['adderhead:II'],
    });
    play(s, ['end']);
    expect(look(s)).toMatchObject({
      turn: 2,
      pending: {
        queue: [
          { seat: 2, tiles: 2 },
          { seat: 0, tiles: 1 },
        ],
      },
    });
    expect(look(s).seats.map(({ villains }) => villains)).toEqual([[], [], []]);
    expect(tintenblut.acting(s)).toEqual([2]);
    play(s, ['lose courage', 'lose strength']);
    expect(tintenblut.acting(s)).toEqual([0]);
    play(s, ['lose courage']);
    expect(look(s)).toMatchObject({ phase: 'start-player', turn: 2 });
  });

  test('rule 5.3: group I leaves the game, II and III are the new stack, what lies before players stays', () => {
    const position = ending({ villains: 'piper' }, {}, { villainStack: [], villainDiscard: ['basta', 'mortola', 'innkeeper', 'miller'] });
    const s = given(position);
    const facts = play(s, ['end'], scripted(0));
    expect(facts.ok && facts.value[1]).toEqual({ type: 'villains-shuffled', count: 2, removed: ['basta', 'miller'] });
    expect(look(s)).toMatchObject({ villainStack: ['innkeeper'], villainDiscard: [] });
    expect(look(s).seats[0]!.villains).toEqual(['piper', 'mortola']);
    expect(tintenblut.view(s, 1).gone.villains).toEqual(expect.arrayContaining(['miller', 'basta']));
  });

  test('rule 5.3: with no card at all none is drawn, and the highest number still decides', () => {
    const s = given(ending({}, {}, { villainStack: [], villainDiscard: ['basta'] }));
    const facts = play(s, ['end'], scripted());
    expect(facts.ok && facts.value.map(({ type }) => type)).toEqual(['numbers', 'villains-shuffled', 'no-villain']);
    expect(look(s)).toMatchObject({ phase: 'start-player', turn: 0 });
  });

  test('rule 5.4: passers take their cards back, after the losses', () => {
    const s = given(ending({ tiles: [1] }, {}, { passed: [0], villainStack: ['adderhead:II'] }));
    play(s, ['end']);
    expect([look(s).phase, look(s).seats[0]!.played, look(s).passed]).toEqual(['lose', ['ombra'], [0]]);
    play(s, ['lose courage']);
    expect([look(s).phase, look(s).seats[0]!.played, look(s).passed]).toEqual(['start-player', [], []]);
  });

  test('rule 5.5: who drew starts, or the next seat does', () => {
    const s = after(ending(), 'end');
    expect(legal(s)).toEqual(['start @0', 'start @1']);
    const facts = play(s, ['start @1']);
    expect(facts.ok && facts.value).toEqual([
      { type: 'start-chosen', seat: 0, start: 1 },
      { type: 'round', round: 2, start: 1, last: false },
    ]);
    expect(look(s)).toMatchObject({ start: 1, turn: 1, round: 2, phase: 'journey' });
  });
});

describe('the White Women', () => {
  const converting = (marker: number, other: number): Given => ({
    seats: [
      { at: 'farm', played: 'farm', tiles: [2, 2, 2, 1], marker },
      { at: 'mill', marker: other },
    ],
    phase: 'after',
  });

  test('rule 6.1: the first marker at the green gate brings them', () => {
    expect(told(converting(29, 0), 'convert courage wit')[1]).toEqual({ type: 'white-women', seat: 0, from: null });
    expect(look(after(converting(28, 0), 'convert courage wit')).whiteWomen).toBeNull();
  });

  test('rule 6.2: who gets ahead of their holder takes them over; they bind from the next reward on', () => {
    expect(told(converting(32, 33), 'convert courage wit')[1]).toEqual({ type: 'white-women', seat: 0, from: 1 });
    expect(look(after(converting(31, 33), 'convert courage wit')).whiteWomen).toBe(1);
    expect(look(after(converting(46, 47), 'convert courage wit')).whiteWomen).toBe(0);
    expect(look(after(converting(45, 47), 'convert courage wit')).whiteWomen).toBe(1);
    const s = after(converting(29, 0), 'convert courage wit', 'convert courage strength wit');
    expect(look(s).whiteWomen).toBe(0);
  });

  test('rule 6.2: they are no figure, so that their holder is still alone', () => {
    const s = given({ seats: [{ at: 'farm', played: 'farm', marker: 33 }, { at: 'mill' }], phase: 'arrived' });
    expect(legalOf(s, 'collect')).toEqual(['collect honour', 'collect provision']);
  });
});

describe('the end of the game', () => {
  test('rule 7.1: at 40 the round is finished and one more is played, villain phase included', () => {
    const s = given({
      seats: [
        { at: 'ombra', played: 'ombra', tiles: [1, 1], marker: 39 },
        { at: 'mill', played: 'mill' },
      ],
      start: 0,
      phase: 'after',
      villainStack: ['basta', 'piper'],
    });
    play(s, ['convert courage strength', 'end']);
    expect(look(s)).toMatchObject({ phase: 'journey', turn: 1, lastRound: false });
    play(s, ['pass']);
    expect(look(s)).toMatchObject({ phase: 'start-player', lastRound: false });
    const begun = play(s, ['start @0']);
    expect(begun.ok && begun.value.at(-1)).toEqual({ type: 'round', round: 2, start: 0, last: true });
    play(s, ['pass']);
    const over = play(s, ['pass']);
    expect(over.ok && over.value.map(({ type }) => type)).toEqual(['passed', 'numbers', 'villain', 'returned', 'game-over']);
    expect(look(s)).toMatchObject({ phase: 'over', villainStack: [] });
    expect(tintenblut.acting(s)).toEqual([]);
  });

  const LAST = { lastRound: true, round: 12 };

  test('rule 7.1: a loss in the last villain phase still counts', () => {
    const s = given(ending({ tiles: [2] }, {}, { villainStack: ['adderhead:II'], ...LAST }));
    play(s, ['end', 'lose courage']);
    expect([look(s).phase, wares(s, 0)]).toEqual(['over', [1, 0, 0, 0, 0]]);
  });

  test('rule 7.2: Meggie, Mo and Resa bring 3 fields each, all others 1', () => {
    const s = after(ending({ hand: 'meggie mo resa farid', marker: 5 }, { marker: 40 }, LAST), 'end');
    expect(tintenblut.outcome(s)).toMatchObject({ scores: [15, 40] });
    expect(look(s).seats[0]!.advantages).toEqual(['meggie', 'mo', 'resa', 'farid']);
  });

  test.each<readonly [object, object, readonly (readonly number[])[]]>([
    [{ marker: 40 }, { marker: 41 }, [[1], [0]]],
    [{ marker: 41, tiles: [1] }, { marker: 41, provisions: 2 }, [[1], [0]]],
    [{ marker: 41, tiles: [1, 1] }, { marker: 41, provisions: 2 }, [[0, 1]]],
    [{ marker: 40, hand: 'nettle' }, { marker: 41 }, [[0, 1]]],
  ])('rule 7.3: %o against %o', (zero, one, ranking) => {
    const s = after(ending(zero, one, LAST), 'end');
    expect(tintenblut.outcome(s)!.ranking).toEqual(ranking);
  });

  test('rule 7.4: round 60 is the last in any case', () => {
    const s = after(ending({}, {}, { round: 59 }), 'end', 'start @0');
    expect(look(s)).toMatchObject({ round: 60, lastRound: true });
    const facts = play(s, ['pass', 'pass'], fastRng(1));
    expect(facts.ok && facts.value.at(-1)).toMatchObject({ type: 'game-over', reason: 'last-round' });
    expect(look(given({ seats: [{ at: 'mill' }, { at: 'farm' }], round: 60 })).lastRound).toBe(true);
  });
});
