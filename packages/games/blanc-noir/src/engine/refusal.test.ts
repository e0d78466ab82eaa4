import { moveOf } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { blancNoir } from '../index.ts';
import { type Given, given } from './positions.fixture.ts';

const TWO: Given = { hands: ['3r 7b', '9y'] };
const mirage: Given = { ...TWO, scrolls: ['mirage', ''] };

/** Rule, seat, move, position, reason: undefined where the move is legal. */
const ROWS: readonly (readonly [string, number, string, Given, string | undefined])[] = [
  ['2.2', 0, 'draw', { ...TWO, discard: ['golem'], phase: 'start-colour', config: { edition: 'de' } }, 'wrong-phase'],
  ['2.2', 0, 'colour y', { ...TWO, discard: ['golem'], phase: 'start-colour', config: { edition: 'de' } }, undefined],
  ['2.2', 0, 'play 7b', { ...TWO, discard: ['golem'] }, undefined],
  ['2.3', 1, 'draw', TWO, 'not-your-turn'],
  ['2.3', 0, 'done', TWO, 'wrong-phase'],
  ['2.3', 0, 'call', TWO, 'wrong-phase'],
  ['2.4', 0, 'use mirage', { ...mirage, discard: ['knight-r'], chain: 2 }, undefined],
  ['2.5', 0, 'draw', TWO, undefined],
  ['2.6', 0, 'play 3r', TWO, undefined],
  ['2.6', 0, 'play 7b', TWO, 'play.does-not-fit'],
  ['2.6', 0, 'play 9y', TWO, 'not-in-hand'],
  ['2.6', 0, 'play 5b', { ...TWO, hands: ['5b 1g', '9y'] }, undefined],
  ['2.6', 0, 'play knight-r', { hands: ['knight-r 1g', '9y'], discard: ['golem'], colour: 'b' }, undefined],
  ['2.6', 0, 'play golem', { hands: ['golem 1g', '9y'] }, 'play.needs-colour'],
  ['2.6', 0, 'play golem b', { hands: ['golem 1g', '9y'] }, undefined],
  ['2.6', 0, 'play 3r b', TWO, 'play.needs-no-colour'],
  ['3.2', 0, 'play 3r', { ...TWO, discard: ['knight-r'], chain: 2 }, 'play.chain'],
  ['3.2', 0, 'play prince-g', { hands: ['prince-g 1g', '9y'], discard: ['knight-r'], chain: 2 }, undefined],
  ['3.3', 0, 'draw', chain('ja', 'prince-g 1g'), 'draw.must-answer'],
  ['3.3', 0, 'draw', chain('de', 'prince-g 1g'), 'draw.must-answer'],
  ['3.3', 0, 'draw', chain('fr', 'prince-g 1g'), undefined],
  ['3.3', 0, 'draw', chain('ja', '3r 1g'), undefined],
  ['3.3', 0, 'draw', { ...chain('ja', 'prince-g 1g'), draw: [] }, 'draw.must-answer'],
  ['3.3', 0, 'draw', { ...chain('ja', 'knight-b'), seats: [{ called: true }] }, undefined],
  ['3.3', 0, 'use mirage', { ...chain('ja', 'prince-g 1g'), scrolls: ['mirage', ''] }, undefined],
  ['4.1', 0, 'buy 3r 3y 3b', { hands: ['3r 3y 3b 1g', '9y'] }, undefined],
  ['4.1', 0, 'buy 3r 3y 4b', { hands: ['3r 3y 4b 1g', '9y'] }, 'buy.not-one-number'],
  ['4.1', 0, 'buy 3r 3r 3b', { hands: ['3r 3y 3b 1g', '9y'] }, 'not-in-hand'],
  ['4.1', 0, 'buy mage-r mage-y mage-b', { hands: ['mage-r mage-y mage-b 1g', '9y'] }, 'buy.not-normals'],
  ['4.1', 0, 'buy jester-r mage-y mage-b', { hands: ['jester-r mage-y mage-b 1g', '9y'], config: { edition: 'de' } }, undefined],
  ['4.1', 0, 'buy 3r 3y 3b', { hands: ['3r 3y 3b 1g', '9y'], scrollPile: [] }, 'buy.pile-empty'],
  ['4.2', 0, 'use tornado', mirage, 'use.not-yours'],
  ['4.2', 0, 'use mirage', { ...TWO, scrolls: ['mirage!', ''] }, 'use.not-yours'],
  ['4.2', 0, 'use herald-r', { ...TWO, scrolls: ['herald-r', ''] }, 'use.herald-few'],
  ['4.2', 0, 'use herald-y', { hands: ['3r 7b golem', '9y'], scrolls: ['herald-y', ''] }, 'use.herald-none'],
  ['4.2', 0, 'use herald-b', { hands: ['3r 7b golem', '9y'], scrolls: ['herald-b', ''] }, undefined],
  ['4.2', 0, 'use explosion @1', { ...TWO, scrolls: ['explosion', ''], draw: [] }, 'use.no-cards'],
  ['4.2', 0, 'use blizzard', { ...TWO, scrolls: ['blizzard', ''], draw: [] }, 'use.no-cards'],
  ['4.2', 0, 'use blizzard', { ...TWO, scrolls: ['blizzard', ''], draw: [], discard: ['5r', '6r'] }, undefined],
  ['4.2', 0, 'use explosion', { ...TWO, scrolls: ['explosion', ''] }, 'use.no-target'],
  ['4.2', 0, 'use mirage @1', mirage, 'use.no-target'],
  ['4.2', 0, 'use shock-wave @0.0', { ...TWO, scrolls: ['shock-wave', ''] }, 'use.no-scroll'],
  ['4.2', 0, 'use tornado', { ...TWO, scrolls: ['tornado', ''], scrollPile: [] }, 'use.no-scroll'],
  ['4.2', 0, 'use tornado', { ...TWO, scrolls: ['tornado', ''], scrollPile: ['mirage'] }, undefined],
  ['4.2', 0, 'use salvation', { hands: ['1r 2r 3r 4r', '9y'], scrolls: ['salvation', ''] }, 'use.salvation-few'],
  ['4.2', 0, 'use salvation', { hands: ['1r 2r 3r 4r 6r', '9y'], scrolls: ['salvation', ''] }, undefined],
  ['4.2', 0, 'use salvation', { ...salvation('1r 2r 3r 4r 6r'), config: { edition: 'fr' } }, 'use.salvation-few'],
  ['4.9', 0, 'use salvation', { ...salvation('1r 2r 3r 4r 6r 7r'), config: { edition: 'fr' } }, undefined],
  ['4.9', 0, 'use salvation', { ...salvation('1r 2r 3r 4r 6r'), config: { edition: 'de' } }, undefined],
  ['4.2', 0, 'use menace @1', { hands: ['dragon golem 1r', '9y'], scrolls: ['menace', ''] }, 'use.menace-missing'],
  ['4.2', 0, 'use menace @1', { hands: ['dragon golem gargoyle', '9y'], scrolls: ['menace', ''] }, undefined],
  ['4.2', 0, 'use revelation', { ...TWO, scrolls: ['revelation', ''], scrollPile: [] }, 'use.pile-empty'],
  ['4.3', 0, 'done', exclusion('herald-r', 0, '3r 4r 6b 7b'), 'exclude.must-go-on'],
  ['4.3', 0, 'done', exclusion('herald-r', 1, '3r 4r 6b 7b'), undefined],
  ['4.3', 0, 'done', exclusion('herald-r', 1, '3r 4r 6b 7b', 'de'), 'exclude.must-go-on'],
  ['4.3', 0, 'exclude 6b', exclusion('herald-r', 0, '3r 4r 6b 7b'), 'exclude.not-eligible'],
  ['4.3', 0, 'exclude lord-r', exclusion('herald-r', 0, 'lord-r 4r 6b 7b'), undefined],
  ['4.3', 0, 'draw', exclusion('herald-r', 0, '3r 4r 6b 7b'), 'wrong-phase'],
  ['4.4', 0, 'use explosion @0', { ...TWO, scrolls: ['explosion', ''] }, 'use.bad-target'],
  ['4.4', 0, 'use explosion @2', { ...TWO, scrolls: ['explosion', ''] }, 'use.bad-target'],
  ['4.6', 0, 'use shock-wave @0.0', { ...TWO, scrolls: ['shock-wave', 'mirage!'] }, 'use.bad-target'],
  ['4.6', 0, 'use shock-wave @1.1', { ...TWO, scrolls: ['shock-wave', 'mirage!'] }, 'use.bad-target'],
  ['4.6', 0, 'use shock-wave @1.0', { ...TWO, scrolls: ['shock-wave', 'mirage!'] }, undefined],
  ['4.6', 0, 'use shock-wave @0.1', { ...TWO, scrolls: ['shock-wave shock-wave', ''] }, undefined],
  ['4.7', 0, 'use mirage', mirage, undefined],
  ['4.9', 0, 'done', exclusion('salvation', 1, '1r 2r 3r 4r 6r'), 'exclude.must-go-on'],
  ['4.9', 0, 'exclude golem', exclusion('salvation', 0, '1r 2r 3r 4r golem'), undefined],
  ['4.10', 0, 'use menace @0', { hands: ['dragon golem gargoyle', '9y'], scrolls: ['menace', ''] }, 'use.bad-target'],
  ['5.4', 0, 'exclude 3b', work('lord-r', 0, '3r 3b mage-r'), 'exclude.not-eligible'],
  ['5.4', 0, 'exclude mage-r', work('lord-r', 0, '3r 3b mage-r'), 'exclude.not-eligible'],
  ['5.4', 0, 'exclude mage-r', work('lord-r', 0, '3r 3b mage-r', 'de'), undefined],
  ['5.4', 0, 'done', work('lord-r', 0, '3r 3b mage-r'), undefined],
  ['5.4', 0, 'done', work('lord-r', 0, '3r 3b mage-r', 'fr'), 'exclude.must-go-on'],
  ['5.4', 0, 'done', work('lord-r', 0, '3b 6b'), undefined],
  ['5.4', 0, 'exclude 3r', work('lord-r', 1, '3r', 'fr'), undefined],
  ['5.4', 0, 'call', work('lord-r', 0, '3r 3b mage-r'), 'wrong-phase'],
  ['5.5', 0, 'exclude 3r', work('princess-r', 0, '3r mage-b prince-r'), 'exclude.not-eligible'],
  ['5.5', 0, 'exclude mage-b', work('princess-r', 0, '3r mage-b prince-r'), undefined],
  ['5.5', 0, 'exclude mage-b', work('princess-r', 0, '3r mage-b prince-r', 'de'), 'exclude.not-eligible'],
  ['5.5', 0, 'exclude mage-b', work('princess-r', 0, '3r mage-b prince-r', 'fr'), undefined],
  ['5.5', 0, 'done', { ...work('princess-r', 0, '3r 4r'), pending: { by: 'escort', count: 0 } }, 'exclude.must-go-on'],
  ['5.5', 0, 'done', { ...work('princess-r', 0, '3r 4r', 'de'), pending: { by: 'escort', count: 0 } }, undefined],
  ['5.5', 0, 'done', { ...work('princess-r', 0, '3r 4r', 'de'), pending: { by: 'escort', count: 1 } }, 'exclude.must-go-on'],
  ['5.7', 0, 'swap @0.0 @1.0', swap('ja', 'mirage', 'tornado!'), 'swap.bad'],
  ['5.7', 0, 'swap @0.0 @0.1', swap('ja', 'mirage explosion', 'tornado!'), undefined],
  ['5.7', 0, 'swap @0.0 pile', swap('ja', 'mirage', 'tornado!'), undefined],
  ['5.7', 0, 'swap @0.0 @0.1', swap('de', 'mirage explosion', 'tornado!'), 'swap.bad'],
  ['5.7', 0, 'swap @0.0 @1.0', swap('de', 'mirage explosion', 'tornado!'), undefined],
  ['5.7', 0, 'swap @1.0 pile', swap('de', 'mirage explosion', 'tornado!'), undefined],
  ['5.7', 0, 'swap @0.0 @0.1', swap('fr', 'mirage! explosion', 'tornado!'), undefined],
  ['5.7', 0, 'swap @0.0 @1.1', swap('fr', 'mirage! explosion', 'tornado!'), 'swap.bad'],
  ['5.7', 0, 'done', swap('fr', 'mirage! explosion', 'tornado!'), 'wrong-phase'],
  ['5.8', 0, 'target @0', work('gargoyle', 0, '3r 4r'), 'target.bad'],
  ['5.8', 0, 'target @1', work('gargoyle', 0, '3r 4r'), undefined],
  ['5.8', 0, 'target none', work('gargoyle', 0, '3r 4r'), 'target.must'],
  ['5.8', 0, 'target none', work('gargoyle', 0, '3r 4r', 'fr'), 'target.must'],
  ['5.8', 0, 'target none', work('gargoyle', 0, '3r 4r', 'de'), undefined],
  ['5.9', 0, 'take none', work('valkyrie', 0, '3r 4r', 'fr'), 'take.must'],
  ['5.9', 0, 'take none', work('valkyrie', 0, '3r 4r', 'de'), undefined],
  ['5.9', 0, 'take valkyrie', { ...work('valkyrie', 0, '3r 4r'), discard: ['valkyrie', '6b'] }, 'take.valkyrie'],
  ['5.9', 0, 'take 7b', { ...work('valkyrie', 0, '3r 4r'), discard: ['valkyrie', '6b'] }, 'take.not-there'],
  ['5.9', 0, 'take 6b', { ...work('valkyrie', 0, '3r 4r'), discard: ['valkyrie', '6b'] }, undefined],
  ['5.9', 0, 'take none', { ...work('valkyrie', 0, '3r 4r'), discard: ['valkyrie', '6b'] }, undefined],
  ['5.10', 0, 'target @2', work('dragon', 0, '3r 4r'), 'target.bad'],
  ['5.10', 0, 'target none', work('dragon', 0, '3r 4r', 'de'), 'target.must'],
  ['5.10', 0, 'done', work('dragon', 0, '3r 4r'), 'wrong-phase'],
  ['5.11', 0, 'done', work('goddess', 0, '3r 4r'), undefined],
  ['5.11', 0, 'done', work('goddess', 0, '3r 4r', 'fr'), 'exclude.must-go-on'],
  ['5.11', 0, 'exclude 3r', work('goddess', 0, '3r', 'fr'), undefined],
  ['5.13', 0, 'done', work('lord-r', 1, '3b 6b'), undefined],
  ['5.13', 0, 'done', work('princess-r', 0, '3b 6b', 'fr'), undefined],
  ['5.13', 0, 'exclude 4r', work('lord-r', 1, '3r 4r 6b'), undefined],
  ['6.1', 0, 'draw', { hands: ['3r', '9y'], phase: 'call' }, 'wrong-phase'],
  ['6.1', 0, 'silent', { hands: ['3r', '9y'], phase: 'call' }, undefined],
  ['6.4', 0, 'play knight-r', { hands: ['knight-r', '9y'], seats: [{ called: true }] }, 'play.called-special'],
  ['6.4', 0, 'play knight-r', { hands: ['knight-r', '9y'], seats: [{ called: true }], config: { edition: 'de' } }, 'play.called-special'],
  ['6.4', 0, 'play knight-r', { hands: ['knight-r', '9y'], seats: [{ called: true }], config: { edition: 'fr' } }, undefined],
  ['6.4', 0, 'play knight-r', { hands: ['knight-r', '9y'] }, undefined],
  ['7.4', 0, 'draw', { ...TWO, phase: 'over' }, 'game-over'],
  ['8.2', 0, 'draw', { ...TWO, draw: [] }, 'draw.nothing-to-draw'],
  ['8.2', 0, 'draw', { hands: ['7b', '9y'], draw: [] }, undefined],
  ['8.2', 0, 'draw', { hands: ['knight-r', '9y'], seats: [{ called: true }], draw: [] }, undefined],
  ['8.2', 0, 'draw', { ...chain('fr', 'knight-g 3b'), draw: [] }, undefined],
];

test.each(ROWS)('rule %s: seat %i, «%s», given %o: %s', (rule, seat, text, position, because) => {
  const s = given(position);
  const move = moveOf(blancNoir, text);
  const refused = blancNoir.refusal(s, seat, move);
  expect(refused?.because).toBe(because);
  if (because !== undefined) expect(refused?.rule).toBe(rule);
  expect(blancNoir.legalMoves(s, seat).includes(move)).toBe(because === undefined);
});

test.each<readonly [string, Given, object]>([
  ['use salvation', salvation('1r 2r 3r 4r'), { hand: 4, needs: 5 }],
  ['use salvation', { ...salvation('1r 2r 3r 4r 6r'), config: { edition: 'fr' } }, { hand: 5, needs: 6 }],
  ['use menace @1', { hands: ['dragon 1r', '9y'], scrolls: ['menace', ''] }, { missing: ['golem', 'gargoyle'] }],
  ['use herald-r', { ...TWO, scrolls: ['herald-r', ''] }, { scroll: 'herald-r', hand: 2 }],
  ['use herald-y', { hands: ['3r 7b golem', '9y'], scrolls: ['herald-y', ''] }, { scroll: 'herald-y' }],
  ['use blizzard', { ...TWO, scrolls: ['blizzard', ''], draw: [] }, { scroll: 'blizzard' }],
  ['use tornado', { ...TWO, scrolls: ['tornado', ''], scrollPile: [] }, { scroll: 'tornado' }],
  ['use revelation', { ...TWO, scrolls: ['revelation', ''], scrollPile: [] }, { scroll: 'revelation' }],
  ['use explosion @0', { ...TWO, scrolls: ['explosion', ''] }, { scroll: 'explosion' }],
])('rule 4.2: «%s» is refused with what its sentence needs, and no more: %o', (text, position, details) => {
  expect(blancNoir.refusal(given(position), 0, moveOf(blancNoir, text))?.details).toStrictEqual(details);
});

/** Seat 0 in the middle of a scroll's exclusion. */
function exclusion(by: string, count: number, hand: string, edition = 'ja'): Given {
  return { hands: [hand, '9y'], scrolls: [`${by}!`, ''], phase: 'exclude', pending: { by, count }, config: { edition } };
}

/** Seat 0 has just discarded a card and must say what it does. */
function work(by: string, count: number, hand: string, edition = 'ja'): Given {
  const phase = by === 'valkyrie' ? 'take' : by === 'dragon' || by === 'gargoyle' ? 'target' : 'exclude';
  const colour = by.includes('-') ? by.at(-1) : 'r';
  return { hands: [hand, '9y'], discard: [by, '1y'], colour, phase, pending: { by, count }, config: { edition } };
}

/** Seat 0 faces a chain of two. */
function chain(edition: string, hand: string): Given {
  return { hands: [hand, '9y'], discard: ['knight-r'], chain: 2, config: { edition } };
}

function salvation(hand: string): Given {
  return { hands: [hand, '9y'], scrolls: ['salvation', ''] };
}

function swap(edition: string, ...scrolls: string[]): Given {
  return { ...TWO, scrolls, discard: ['pixie', '1y'], colour: 'r', phase: 'swap', pending: { by: 'pixie', count: 0 }, config: { edition } };
}
