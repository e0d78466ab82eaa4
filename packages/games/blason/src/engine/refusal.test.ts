import { moveOf } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { blason } from '../index.ts';
import { type Given, given, others } from './positions.fixture.ts';

const TWO: Given = { hands: ['or-1 argent-2 lion key', 'bear'] };
const AWARDS = ['questing', 'jousting', 'hunting', 'vowing', 'blazoning'].map(award => ({ award }));
/** Nothing left to take: everything lies covered in A-columns of seat 1, and the rest is in its hand. */
const bare = (hand: string, more: object = {}): Given => ({
  hands: [hand, [...others('tinctures', hand), ...others('figures', hand)].join(' ')],
  tinctures: [],
  figures: [],
  display: [],
  ...more,
});
const pay: Given = {
  hands: ['or-1 argent-2 gules-3', 'bear'],
  phase: 'pay',
  pending: { card: 'key', column: 'C1', band: 'lower', cost: 3, paid: 0, back: 'place' },
};
const hunt = { C1: 'wolf', C2: 'passant', C3: 'argent-3' };
const claim: Given = { hands: ['or-1', 'bear'], shields: [{ ...hunt }], phase: 'claim', awards: AWARDS };
const eight = 'or-1 or-2 or-3 or-4 argent-1 argent-2 argent-3 argent-4';

/** Rule, seat, move, position, reason: undefined where the move is legal. */
const ROWS: readonly (readonly [string, number, string, Given, string | undefined])[] = [
  ['3.1', 1, 'take figures', TWO, 'not-your-turn'],
  ['3.1', 0, 'take figures', TWO, undefined],
  ['3.1', 0, 'take lion', TWO, 'take.not-there'],
  ['3.1', 0, 'take rose', { ...TWO, display: ['gules-1', 'or-3', 'rose', 'fess', 'wavy', 'pale'] }, undefined],
  ['3.1', 0, 'end', TWO, 'wrong-phase'],
  ['3.1', 0, 'pay or-1', TWO, 'wrong-phase'],
  ['3.1', 0, 'pass', TWO, 'pass.can-take'],
  ['3.1', 0, 'pass', bare('or-1 or-2'), 'pass.can-place'],
  ['3.1', 0, 'pass', bare('lion'), undefined],
  ['3.1', 0, 'take figures', bare('lion'), 'take.stack-empty'],
  ['3.1', 0, 'take tinctures', bare('lion'), 'take.stack-empty'],
  ['3.1', 0, 'place or-1 A2', { ...TWO, phase: 'acquire' }, 'wrong-phase'],
  ['3.1', 0, 'pass', { ...TWO, phase: 'acquire' }, 'wrong-phase'],
  ['3.1', 0, 'take tinctures', { ...TWO, phase: 'acquire' }, undefined],
  ['3.1', 0, 'take tinctures', { ...TWO, phase: 'place', placed: true }, 'wrong-phase'],
  ['3.1', 0, 'end', { ...TWO, phase: 'place', placed: true }, undefined],
  ['3.2', 0, 'take tinctures', { ...TWO, phase: 'close' }, 'wrong-phase'],
  ['3.2', 0, 'end', { ...TWO, phase: 'close' }, undefined],
  ['3.2', 0, 'herald swap', TWO, undefined],
  ['3.2', 0, 'herald swap', { ...TWO, phase: 'close' }, undefined],
  ['3.2', 0, 'herald swap', bare('lion'), 'swap.nothing'],
  ['3.2', 0, 'herald take figures', { ...TWO, heraldPlayed: true }, 'herald.played'],
  ['3.2', 0, 'herald take figures', { ...TWO, seats: [{ heralds: 0 }] }, 'herald.none'],
  ['3.2', 0, 'herald take figures', { ...TWO, phase: 'place', placed: true }, undefined],
  ['3.2', 0, 'herald place lion C1 upper', { ...TWO, phase: 'acquire' }, undefined],
  ['3.2', 0, 'herald place lion C1 upper', { hands: ['lion', 'bear'] }, 'herald.cannot-pay'],
  ['3.2', 0, 'herald place lion C1 upper', { hands: ['lion or-1', 'bear'] }, undefined],
  ['3.3', 0, 'claim hunting', claim, undefined],
  ['3.3', 0, 'claim wedding', claim, 'claim.not-in-play'],
  ['3.3', 0, 'end', claim, 'wrong-phase'],
  ['3.3', 0, 'herald swap', claim, 'wrong-phase'],
  ['3.4', 0, 'discard or-1', { hands: [eight, 'bear'], phase: 'discard' }, undefined],
  ['3.4', 0, 'discard lion', { hands: [eight, 'bear'], phase: 'discard' }, 'not-in-hand'],
  ['3.4', 0, 'end', { hands: [eight, 'bear'], phase: 'discard' }, 'wrong-phase'],
  ['3.4', 0, 'herald swap', { hands: [eight, 'bear'], phase: 'discard' }, 'wrong-phase'],
  ['4.1', 0, 'place bear C1 upper', TWO, 'not-in-hand'],
  ['4.1', 0, 'place key C1 upper', TWO, 'place.wrong-place'],
  ['4.1', 0, 'place key C2 lower', TWO, 'place.wrong-place'],
  ['4.1', 0, 'place key A1', TWO, 'place.wrong-place'],
  ['4.1', 0, 'place or-1 C1', TWO, 'place.wrong-place'],
  ['4.1', 0, 'place or-1 C3', TWO, undefined],
  ['4.1', 0, 'place key C1 lower', TWO, undefined],
  ['4.1', 0, 'place key B1 lower', TWO, undefined],
  ['4.2', 0, 'place key C1 lower', { ...TWO, shields: [{ C2: 'passant' }] }, 'place.wrong-band'],
  ['4.2', 0, 'place key B1 lower', { ...TWO, shields: [{ C2: 'passant' }] }, undefined],
  ['4.2', 0, 'place key C1 lower', { ...TWO, shields: [{ C3: 'or-2 or-3' }] }, undefined],
  ['4.2', 0, 'place or-1 C3', { ...TWO, shields: [{ C2: 'passant' }] }, undefined],
  ['4.2', 0, 'place rose C4 lower', { hands: ['rose or-2', ''], shields: [{ C1: 'lion' }] }, 'place.wrong-band'],
  ['4.2', 0, 'place rose C4 upper', { hands: ['rose or-2', ''], shields: [{ C1: 'lion' }] }, undefined],
  ['4.2', 0, 'place key C1 lower', { ...TWO, shields: [{ C1: 'bull wolf' }] }, 'place.wrong-band'],
  ['4.3', 0, 'place lion C1 upper', { ...TWO, shields: [{ C1: 'bull wolf' }] }, undefined],
  ['4.4', 0, 'place or-1 A3', { ...TWO, shields: [{ A2: 'or-3' }] }, 'place.same-tincture'],
  ['4.4', 0, 'place or-1 A2', { ...TWO, shields: [{ A2: 'or-3' }] }, undefined],
  ['4.4', 0, 'place or-1 A3', { ...TWO, shields: [{ A2: 'or-3 azure-1' }] }, undefined],
  ['4.4', 0, 'place or-1 B3', { ...TWO, shields: [{ C3: 'or-3' }] }, 'place.same-tincture'],
  ['4.4', 0, 'place or-1 B3', { ...TWO, shields: [{ A3: 'or-3' }] }, undefined],
  ['4.4', 0, 'place argent-1 A2', { hands: ['argent-1 bear', ''], shields: [{ A3: 'or-3' }] }, undefined],
  ['4.5', 0, 'place key C1 lower', { ...TWO, shields: [{ C1: 'crown' }] }, undefined],
  ['4.6', 0, 'place lion C1 upper', { hands: ['or-1 argent-2 lion', 'bear'] }, 'place.cannot-pay'],
  ['4.6', 0, 'place lion C1 upper', { hands: ['or-1 argent-4 lion', 'bear'] }, undefined],
  ['4.6', 0, 'pay argent-2', pay, undefined],
  ['4.6', 0, 'pay or-4', pay, 'not-in-hand'],
  ['4.6', 0, 'pay key', pay, 'not-in-hand'],
  ['4.6', 0, 'end', pay, 'wrong-phase'],
  ['4.6', 0, 'herald swap', pay, 'wrong-phase'],
  ['5.1', 0, 'claim questing', claim, 'claim.not-fulfilled'],
  ['6.1', 0, 'end', { ...TWO, phase: 'over' }, 'game-over'],
  ['6.1', 1, 'end', { ...TWO, phase: 'over' }, 'game-over'],
];

test.each(ROWS)('rule %s: seat %i, «%s», given %o: %s', (rule, seat, text, position, because) => {
  const s = given(position);
  const move = moveOf(blason, text);
  const refused = blason.refusal(s, seat, move);
  expect(refused?.because).toBe(because);
  if (because !== undefined) expect(refused?.rule).toBe(rule);
  expect(blason.legalMoves(s, seat).includes(move)).toBe(because === undefined);
});

test('rule 3.3: an award is claimed once', () => {
  const position = { ...claim, shields: [{ ...hunt, B1: 'cross', A1: 'per-fess' }], seats: [{ markers: ['hunting-7'] }] };
  const s = given(position);
  expect(blason.refusal(s, 0, moveOf(blason, 'claim hunting'))).toMatchObject({ rule: '3.3', because: 'claim.already' });
  expect(blason.legalMoves(s, 0).map(blason.spell)).toEqual(['claim jousting']);
});

test('rule 3.3: details say what a sentence needs', () => {
  const refusal = (position: Given, text: string) => blason.refusal(given(position), 0, moveOf(blason, text))!.details;
  expect(refusal(claim, 'claim questing')).toEqual({ award: 'questing', missing: ['field', 'virtue', 'virtue'] });
  expect(refusal({ hands: ['or-1 argent-2 lion', 'bear'] }, 'place lion C1 upper')).toEqual({ card: 'lion', cost: 5, have: 3 });
  expect(refusal({ ...TWO, shields: [{ A2: 'or-3' }] }, 'place or-1 A3')).toEqual({
    card: 'or-1',
    column: 'A3',
    partner: 'A2',
    visible: 'or-3',
  });
  expect(refusal({ ...TWO, shields: [{ C2: 'passant' }] }, 'place key C1 lower')).toEqual({
    card: 'key',
    column: 'C1',
    row: 'C',
    band: 'upper',
  });
});
