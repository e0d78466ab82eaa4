import { moveOf } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { tintenblut } from '../index.ts';
import { type Given, given } from './positions.fixture.ts';

const FAR = { at: 'farm' };
const at = (place: string, seat: object = {}, more: object = {}): Given => ({
  seats: [{ at: place, provisions: 0, ...seat }, FAR],
  ...more,
});
const arrived = (place: string, seat: object = {}, more: object = {}): Given =>
  at(place, { played: place, ...seat }, { phase: 'arrived', ...more });
const done = (place: string, seat: object = {}, more: object = {}): Given =>
  at(place, { played: place, ...seat }, { phase: 'after', ...more });
const ALL_CARDS = 'nettle barn-owl fat-prince fenoglio farid roxane black-prince';
const resting: Given = at('night-castle', { played: 'night-castle', provisions: 1, hand: 'nettle' }, { phase: 'rest' });
const losing: Given = at('mill', { tiles: [3, 1] }, { phase: 'lose', pending: { queue: [{ seat: 0, tiles: 2 }], back: 'round-end' } });
const choosing: Given = { seats: [{ at: 'mill' }, FAR, { at: 'camp' }], phase: 'start-player', turn: 1 };
const over: Given = at('mill', {}, { phase: 'over' });
const scarce = (hand: string): Given => ({
  seats: [
    { at: 'mill', played: 'mill', provisions: 2, hand },
    { at: 'farm', provisions: 30, tiles: [18] },
  ],
  phase: 'arrived',
});

/** Rule, seat, move, position, reason: undefined where the move is legal. */
const ROWS: readonly (readonly [string, number, string, Given, string | undefined])[] = [
  ['3.2', 0, 'go farm', at('ombra'), undefined],
  ['3.2', 0, 'go farm', at('ombra', { played: 'farm mill' }), 'go.not-in-hand'],
  ['3.2', 0, 'go inkworld farm', at('ombra', { played: 'farm mill' }), undefined],
  ['3.2', 0, 'go inkworld farm', at('ombra', { played: 'inkworld' }), 'go.not-in-hand'],
  ['3.2', 0, 'go mill', at('ombra', { provisions: 1 }), 'go.cannot-pay'],
  ['3.2', 0, 'go mill', at('ombra', { provisions: 2 }), undefined],
  ['3.2', 0, 'go mill', at('ombra', {}, { free: true, usedAdvantage: true }), undefined],
  ['3.2', 0, 'collect', at('ombra'), 'wrong-phase'],
  ['3.2', 0, 'end', at('ombra'), 'wrong-phase'],
  ['3.2', 0, 'dustfinger mill', at('ombra', { provisions: 3 }), 'wrong-phase'],
  ['3.2', 0, 'convert courage wit', at('ombra', { tiles: [2, 2, 2, 2] }), 'wrong-phase'],
  ['3.2', 0, 'trade courage wit', at('ombra', { tiles: [2, 2, 2, 2] }), 'wrong-phase'],
  ['3.2', 0, 'lose courage', at('ombra', { tiles: [2] }), 'wrong-phase'],
  ['3.2', 0, 'start @0', at('ombra'), 'wrong-phase'],
  ['3.3', 0, 'use nettle', at('ombra', { hand: 'nettle' }), 'use.before-arriving'],
  ['3.3', 0, 'use black-prince', at('ombra', { hand: 'black-prince' }), undefined],
  ['3.3', 0, 'use black-prince', at('ombra'), 'use.not-held'],
  ['3.3', 0, 'use black-prince', at('ombra', { hand: 'black-prince' }, { free: true }), 'use.second'],
  ['3.3', 0, 'use black-prince', arrived('ombra', { hand: 'black-prince' }), 'use.after-moving'],
  ['3.3', 0, 'use nettle', arrived('ombra'), 'use.not-held'],
  ['3.3', 0, 'use nettle', arrived('ombra', { hand: 'nettle' }), undefined],
  ['3.3', 0, 'use nettle', arrived('ombra', { hand: 'nettle' }, { heldBefore: [] }), 'use.gained-now'],
  ['3.3', 0, 'use nettle', arrived('ombra', { hand: 'nettle' }, { usedAdvantage: true }), 'use.second'],
  ['3.3', 0, 'use nettle', done('ombra', { hand: 'nettle' }), undefined],
  ['3.4', 0, 'dustfinger ombra', arrived('ombra', { provisions: 1 }), undefined],
  ['3.4', 0, 'dustfinger ombra', arrived('ombra'), 'dustfinger.cannot-pay'],
  ['3.4', 0, 'dustfinger camp', arrived('ombra', { provisions: 1 }), 'dustfinger.there'],
  ['3.4', 0, 'dustfinger ombra', arrived('ombra', { provisions: 1 }, { dustfingerMoved: true }), 'dustfinger.moved'],
  ['3.4', 0, 'dustfinger ombra', done('ombra', { provisions: 1 }), undefined],
  ['3.4', 0, 'dustfinger ombra', done('ombra'), 'dustfinger.cannot-pay'],
  ['3.4', 0, 'dustfinger ombra', done('ombra', { provisions: 1 }, { dustfingerMoved: true }), 'dustfinger.moved'],
  ['3.4', 0, 'dustfinger ombra', done('ombra', { provisions: 1 }, { traded: true }), 'dustfinger.too-late'],
  ['3.4', 0, 'dustfinger ombra', done('ombra', { provisions: 1 }, { converted: [2], dustfingerMoved: true }), 'dustfinger.too-late'],
  ['3.6', 0, 'dustfinger ombra', done('night-castle', { provisions: 9 }), 'dustfinger.seen'],
  ['3.6', 0, 'dustfinger ombra', resting, undefined],
  ['3.4', 0, 'dustfinger mill', resting, 'dustfinger.cannot-pay'],
  ['3.4', 0, 'dustfinger camp', resting, 'dustfinger.there'],
  ['3.6', 0, 'stay', resting, undefined],
  ['3.6', 0, 'collect', resting, 'wrong-phase'],
  ['3.6', 0, 'end', resting, 'wrong-phase'],
  ['3.6', 0, 'use nettle', resting, 'wrong-phase'],
  ['3.6', 0, 'trade provision wit', resting, 'wrong-phase'],
  ['3.9', 1, 'stay', resting, 'not-your-turn'],
  ['3.2', 0, 'stay', at('night-castle', { provisions: 1 }), 'wrong-phase'],
  ['3.5', 0, 'stay', arrived('night-castle', { provisions: 1 }), 'wrong-phase'],
  ['3.8', 0, 'stay', done('night-castle', { provisions: 1 }), 'wrong-phase'],
  ['3.5', 0, 'collect', arrived('ombra'), undefined],
  ['3.5', 0, 'collect honour', arrived('ombra'), 'collect.all'],
  ['3.5', 0, 'collect', arrived('ombra', { marker: 31 }), 'collect.choose'],
  ['3.5', 0, 'collect honour', arrived('ombra', { marker: 31 }), undefined],
  ['3.5', 0, 'collect wit', arrived('ombra', { marker: 31 }), 'collect.not-here'],
  ['3.5', 0, 'collect provision', arrived('border-inn', { marker: 31 }), 'collect.all'],
  ['3.5', 0, 'end', arrived('ombra'), 'wrong-phase'],
  ['3.5', 0, 'pass', arrived('ombra'), 'wrong-phase'],
  ['3.5', 0, 'go farm', arrived('ombra'), 'wrong-phase'],
  ['3.7', 0, 'trade provision wit', done('ombra', { provisions: 2 }), undefined],
  ['3.7', 0, 'trade provision wit', done('ombra', { provisions: 1 }), 'trade.not-held'],
  ['3.7', 0, 'trade provision wit', done('mill', { provisions: 2 }), 'trade.no-castle'],
  ['3.7', 0, 'trade provision wit', done('mill', { provisions: 2 }, { fatPrince: true }), undefined],
  ['3.7', 0, 'trade provision wit', done('ombra', { provisions: 2 }, { traded: true }), 'trade.done'],
  ['3.7', 0, 'trade courage courage', done('ombra', { tiles: [1] }), 'trade.not-held'],
  ['3.7', 0, 'trade courage courage', done('ombra', { tiles: [2] }), undefined],
  ['3.7', 0, 'trade courage wit', done('ombra', { tiles: [2] }), 'trade.not-held'],
  ['3.7', 0, 'trade courage wit', done('ombra', { tiles: [0, 0, 2] }), 'trade.not-held'],
  ['3.7', 0, 'trade courage wit', done('ombra', { tiles: [1, 0, 1] }), undefined],
  ['3.7', 0, 'trade courage', done('ombra', { tiles: [2] }), 'trade.needs-two'],
  ['3.7', 0, 'trade courage', done('mill', { tiles: [2] }, { fatPrince: true }), 'trade.needs-two'],
  ['3.7', 0, 'trade courage', done('ombra', { tiles: [1] }, { fatPrince: true }), undefined],
  ['3.7', 0, 'trade courage', done('ombra', { tiles: [0, 1] }, { fatPrince: true }), 'trade.not-held'],
  ['3.7', 0, 'trade provision wit', done('ombra', { provisions: 1 }, { fatPrince: true }), undefined],
  ['4', 0, 'trade courage courage', done('ombra', { tiles: [2] }, { fatPrince: true }), 'trade.one-for-one'],
  ['3.8', 0, 'trade provision wit', done('ombra', { provisions: 2 }, { converted: [2] }), 'trade.converted'],
  ['3.8', 0, 'convert courage wit', done('mill', { tiles: [1, 0, 1] }), undefined],
  ['3.8', 0, 'convert courage wit', done('mill', { tiles: [1, 1] }), 'convert.not-held'],
  ['3.8', 0, 'convert courage wit', done('mill', { tiles: [1, 0, 1] }, { converted: [2] }), 'convert.size-used'],
  ['3.8', 0, 'convert courage strength wit', done('mill', { tiles: [1, 1, 1] }, { converted: [2] }), undefined],
  ['3.8', 0, 'convert courage wit', done('mill', { tiles: [1, 0, 1], marker: 9 }), 'convert.gate'],
  ['3.8', 0, 'collect', done('ombra'), 'wrong-phase'],
  ['3.8', 0, 'end', done('ombra'), undefined],
  ['3.9', 1, 'pass', at('ombra'), 'not-your-turn'],
  ['3.9', 1, 'end', done('ombra'), 'not-your-turn'],
  ['3.9', 1, 'lose courage', losing, 'not-your-turn'],
  ['3.9', 0, 'start @0', choosing, 'not-your-turn'],
  ['3.10', 0, 'pass', at('ombra'), undefined],
  ['3.10', 0, 'pass', at('ombra', {}, { free: true }), 'pass.black-prince'],
  ['4', 0, 'use meggie', arrived('ombra', { hand: 'meggie' }), 'use.no-effect'],
  ['4', 0, 'use nettle', scarce('nettle'), 'nettle.none-left'],
  ['4', 0, 'use barn-owl courage', scarce('barn-owl'), 'barn-owl.none-left'],
  ['4', 0, 'use barn-owl wit', scarce('barn-owl'), undefined],
  ['4', 0, 'use fat-prince', done('mill', { hand: 'fat-prince' }), undefined],
  ['4', 0, 'use fat-prince', done('ombra', { hand: 'fat-prince' }, { traded: true }), 'fat-prince.traded'],
  ['4', 0, 'use fat-prince', done('ombra', { hand: 'fat-prince' }, { converted: [3] }), 'fat-prince.converted'],
  ['4', 0, 'use fenoglio alone', arrived('mill', { hand: 'fenoglio' }), undefined],
  ['4', 0, 'use fenoglio alone', done('mill', { hand: 'fenoglio' }), 'use.after-reward'],
  ['4', 0, 'use farid mill', arrived('mill', { hand: 'farid' }), undefined],
  ['4', 0, 'use farid camp', arrived('mill', { hand: 'farid' }), 'farid.there'],
  ['4', 0, 'use farid mill', arrived('mill', { hand: 'farid' }, { dustfingerMoved: true }), 'farid.moved'],
  ['4', 0, 'use farid mill', done('mill', { hand: 'farid' }), 'use.after-reward'],
  ['4', 0, 'use roxane basta', arrived('mill', { hand: 'roxane', villains: 'basta' }), undefined],
  ['4', 0, 'use roxane basta', done('mill', { hand: 'roxane', villains: 'basta' }), undefined],
  ['4', 0, 'use roxane piper', arrived('mill', { hand: 'roxane', villains: 'basta' }), 'roxane.not-there'],
  ['4', 0, 'use roxane piper', arrived('mill', { hand: 'roxane' }), 'roxane.none'],
  ['5.2', 0, 'lose courage', losing, undefined],
  ['5.2', 0, 'lose wit', losing, 'lose.not-held'],
  ['5.2', 0, 'end', losing, 'wrong-phase'],
  ['5.2', 0, 'use nettle', { ...losing, seats: [{ at: 'mill', tiles: [3, 1], hand: ALL_CARDS }, FAR] }, 'wrong-phase'],
  ['5.5', 1, 'start @1', choosing, undefined],
  ['5.5', 1, 'start @2', choosing, undefined],
  ['5.5', 1, 'start @0', choosing, 'start.not-offered'],
  ['5.5', 1, 'start @3', choosing, 'start.not-offered'],
  ['5.5', 1, 'pass', choosing, 'wrong-phase'],
  ['7.1', 0, 'pass', over, 'game-over'],
  ['7.1', 1, 'end', over, 'game-over'],
];

test.each(ROWS)('rule %s: seat %i, «%s», given %o: %s', (rule, seat, text, position, because) => {
  const s = given(position);
  const move = moveOf(tintenblut, text);
  const refused = tintenblut.refusal(s, seat, move);
  expect(refused?.because).toBe(because);
  if (because !== undefined) expect(refused?.rule).toBe(rule);
  expect(tintenblut.legalMoves(s, seat).includes(move)).toBe(because === undefined);
});

test.each<readonly [string, Given, string, object]>([
  ['3.2', at('border-inn', { provisions: 1 }), 'go inkworld mill', { card: 'inkworld', from: 'border-inn', to: 'mill', cost: 2, held: 1 }],
  ['3.4', arrived('mill', { provisions: 1 }), 'dustfinger mill', { from: 'camp', to: 'mill', cost: 2, held: 1 }],
  ['3.5', arrived('ombra', { marker: 31 }), 'collect', { rewards: ['honour', 'advantage'] }],
  [
    '3.5',
    arrived('ombra', { marker: 31 }),
    'collect wit',
    { reward: 'wit', place: 'ombra', line: 'alone', rewards: ['honour', 'advantage'] },
  ],
  ['3.7', done('ombra', { provisions: 1 }), 'trade provision wit', { ware: 'provision', needed: 2, held: 1 }],
  [
    '3.8',
    done('mill', { tiles: [1, 1, 1, 1], marker: 53 }),
    'convert courage strength wit honour',
    { size: 4, steps: 7, from: 53, to: 60, field: 55, colour: 'red', place: 'mill' },
  ],
  [
    '4',
    arrived('mill', { hand: 'roxane', villains: 'basta adderhead' }),
    'use roxane piper',
    { villain: 'piper', villains: ['basta', 'adderhead'] },
  ],
  ['5.5', choosing, 'start @0', { seat: 0, first: 1, second: 2 }],
])('rule %s: details say what a sentence needs', (rule, position, text, details) => {
  const s = given(position);
  expect(tintenblut.refusal(s, tintenblut.acting(s)[0]!, moveOf(tintenblut, text))).toMatchObject({ rule, details });
});
