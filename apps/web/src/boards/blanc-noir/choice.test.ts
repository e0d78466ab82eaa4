import { describe, expect, test } from 'vitest';
import { begin, canGoBack, next, nowOf, ownOf, type Situation, type Tap } from './choice.ts';

const TURN = [
  'buy 3r 3b 3g',
  'buy 3r 3r 3b',
  'use mirage',
  'use explosion @1',
  'use explosion @2',
  'draw',
  'play 3r',
  'play golem r',
  'play golem b',
];
const SWAP = ['swap @0.0 @1.0', 'swap @0.0 pile', 'swap @1.0 pile'];
const EXCLUDE = ['exclude 3r', 'exclude 5b', 'done'];

const play = (word: string): Tap => ({ type: 'begin', verb: 'play', word });
const use = (word: string): Tap => ({ type: 'begin', verb: 'use', word });
const tap = (word: string): Tap => ({ type: 'word', word });
const putBack = (word: string): Tap => ({ type: 'put-back', word });
const offer = (move: string): Tap => ({ type: 'offer', move });
const BUY: Tap = { type: 'begin', verb: 'buy' };
const BACK: Tap = { type: 'back' };

const at = (legal: readonly string[], confirm = false): Situation => ({ legal, confirm });
const after = (situation: Situation, taps: readonly Tap[]) =>
  taps.reduce((choosing, one) => next(situation, choosing, one), begin(situation));

/** `picking play golem`, `staged: use mirage`, `decided: play 3r`. */
function told(situation: Situation, taps: readonly Tap[]): string {
  const choosing = after(situation, taps);
  return choosing.stage === 'picking' ? ['picking', ...choosing.picked].join(' ') : `${choosing.stage}: ${choosing.move}`;
}

describe('taps lead to a move', () => {
  test.each<[string, readonly string[], readonly Tap[], string]>([
    ['a card that is a whole move is sent', TURN, [play('3r')], 'decided: play 3r'],
    ['a black card asks for its colour', TURN, [play('golem')], 'picking play golem'],
    ['and is sent with it', TURN, [play('golem'), tap('b')], 'decided: play golem b'],
    ['another card begins anew', TURN, [play('golem'), play('3r')], 'decided: play 3r'],
    ['a scroll is said in words first', TURN, [use('mirage')], 'staged: use mirage'],
    ['its button is the yes', TURN, [use('mirage'), offer('use mirage')], 'decided: use mirage'],
    ['a scroll on a player who was tapped is sent', TURN, [use('explosion'), tap('@2')], 'decided: use explosion @2'],
    ['a purchase card by card', TURN, [BUY, tap('3g'), tap('3b')], 'picking buy 3g 3b'],
    ['and said in words when it is whole', TURN, [BUY, tap('3g'), tap('3b'), tap('3r')], 'staged: buy 3r 3b 3g'],
    ['a purchase from a button', TURN, [BUY, offer('buy 3r 3r 3b')], 'decided: buy 3r 3r 3b'],
    ['the draw pile', TURN, [offer('draw')], 'decided: draw'],
    ['places are said in words, whichever came first', SWAP, [tap('pile'), tap('@0.0')], 'staged: swap @0.0 pile'],
    ['a card to exclude is sent', EXCLUDE, [tap('5b')], 'decided: exclude 5b'],
  ])('%s', (_, legal, taps, end) => expect(told(at(legal), taps)).toBe(end));

  test.each<[string, readonly string[], readonly Tap[], string]>([
    ['a card waits for its yes', TURN, [play('3r')], 'staged: play 3r'],
    ['so does a button', TURN, [offer('draw')], 'staged: draw'],
    ['which then says yes', TURN, [offer('draw'), offer('draw')], 'decided: draw'],
    ['another button is no yes', TURN, [offer('draw'), offer('play 3r')], 'staged: play 3r'],
    ['a card to exclude waits too', EXCLUDE, [tap('5b')], 'staged: exclude 5b'],
  ])('asked before sending: %s', (_, legal, taps, end) => expect(told(at(legal, true), taps)).toBe(end));
});

describe('the way back', () => {
  test.each<[string, readonly string[], readonly Tap[], string]>([
    ['from a colour to nothing', TURN, [play('golem'), BACK], 'picking'],
    ['from a purchase card by card', TURN, [BUY, tap('3g'), BACK], 'picking buy'],
    ['and out of it', TURN, [BUY, BACK], 'picking'],
    ['from a place to the question', SWAP, [tap('pile'), BACK], 'picking swap'],
    ['from the question nowhere', SWAP, [BACK], 'picking swap'],
    ['a second tap takes a card of a purchase back', TURN, [BUY, tap('3g'), tap('3b'), putBack('3g')], 'picking buy 3b'],
    ['one of two copies', TURN, [BUY, tap('3r'), tap('3r'), putBack('3r')], 'picking buy 3r'],
    ['a place', SWAP, [tap('pile'), putBack('pile')], 'picking swap'],
    ['or gives up the choice', TURN, [play('golem'), putBack('golem')], 'picking'],
  ])('%s', (_, legal, taps, end) => expect(told(at(legal), taps)).toBe(end));

  test.each<[string, readonly string[], readonly Tap[], string]>([
    ['from the draw pile', TURN, [offer('draw'), BACK], 'picking'],
    ['from a scroll on a player', TURN, [use('explosion'), tap('@1'), BACK], 'picking use explosion'],
    ['from the end of excluding', EXCLUDE, [offer('done'), BACK], 'picking exclude'],
  ])('asked before sending: %s', (_, legal, taps, end) => expect(told(at(legal, true), taps)).toBe(end));

  test.each<[string, boolean, readonly string[], readonly Tap[]]>([
    ['nothing is chosen', false, TURN, []],
    ['a question is all there is', false, EXCLUDE, []],
    ['a card is chosen', true, TURN, [play('golem')]],
    ['the end of excluding waits for its yes', true, EXCLUDE, [offer('done')]],
  ])('%s: %s', (_, can, legal, taps) => {
    const situation = at(legal, true);
    expect(canGoBack(situation, after(situation, taps))).toBe(can);
  });
});

describe('what can be tapped meanwhile', () => {
  const own = (legal: readonly string[], taps: readonly Tap[]) => {
    const situation = at(legal, true);
    const { hand, scrolls } = ownOf(situation, after(situation, taps));
    return [...hand.keys(), ...scrolls.keys()];
  };

  test('nothing else while a move waits for its yes', () => {
    const situation = at(TURN, true);
    const now = nowOf(situation, after(situation, [offer('draw')]));
    expect([now.draw, now.buy, now.hand.size, now.seats.size]).toEqual([undefined, undefined, 0, 0]);
  });

  test.each<[string, readonly Tap[]]>([
    ['a colour is asked for', [play('golem')]],
    ['a player is asked for', [use('explosion')]],
    ['a card waits for its yes', [play('3r')]],
    ['drawing waits for its yes', [offer('draw')]],
  ])('hand and scrolls stay open while %s', (_, taps) => expect(own(TURN, taps)).toEqual(['3r', 'golem', 'mirage', 'explosion']));

  test('a purchase takes only what fits, and nothing once it is whole', () => {
    expect(own(TURN, [BUY, tap('3g')])).toEqual(['3r', '3b']);
    expect(own(TURN, [BUY, tap('3g'), tap('3b'), tap('3r')])).toEqual([]);
  });
});
