import { type Details, fastRng, LANGS } from '@tabard/core';
import { hintsContract, moveOf } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { type Given, given } from '../engine/positions.fixture.ts';
import { blancNoir } from '../index.ts';
import { de } from '../text/hints/de.ts';
import { en } from '../text/hints/en.ts';
import { fr } from '../text/hints/fr.ts';
import { ja } from '../text/hints/ja.ts';
import { hints, type Motive } from './hints.ts';
import { hunch } from './hunch.ts';

const SAY = { en, de, fr, ja };
const NAMES = ['Mira', 'Ada', 'Bo'];
const name = (seat: number): string => NAMES[seat]!;

const OTHERS = ['1b 2b 3b 4b', '1g 2g 3g 4g'] as const;
const hold = (hand: string, rest: object = {}): Given => ({ hands: [hand, ...OTHERS], ...rest });
const scouting = hold('8b 9y', {
  discard: ['gargoyle'],
  colour: 'b',
  phase: 'target',
  pending: { by: 'gargoyle', count: 0 },
  config: { edition: 'de' },
});
const excluding = (hand: string): Given =>
  hold(hand, { discard: ['lord-r'], phase: 'exclude', pending: { by: 'lord-r', count: 1 }, config: { edition: 'fr' } });
const chain = { discard: ['knight-r'], chain: 2 };

/** For every motive a position and a move that has it, and what the sentence is told. */
const CASES: Readonly<Record<Motive['because'], readonly [Given, string, Details?]>> = {
  'wins-round': [hold('7r', { seats: [{ called: true }] }), 'play 7r'],
  calls: [hold('7r', { phase: 'call' }), 'call'],
  'one-left': [hold('7r 9g'), 'play 7r'],
  'keeps-25': [hold('7r knight-r 9g 8g'), 'play 7r'],
  'keeps-normal': [hold('pixie 9g 8g', { scrollPile: [] }), 'play pixie g'],
  'nothing-fits': [hold('7g 8b 9y'), 'draw'],
  'all-draw': [hold('7r 8b 9y', { scrolls: ['blizzard'] }), 'use blizzard'],
  'moves-again': [{ hands: ['jester-r 8b 9y', '1b 2b 3b'] }, 'play jester-r'],
  'turns-round': [hold('mage-r 8b 9y'), 'play mage-r'],
  'sheds-more': [hold('lord-r 8r 9r 1r'), 'play lord-r'],
  buys: [hold('3r 3y 3g 9g'), 'buy 3r 3y 3g'],
  'new-scroll': [hold('7r 8b 9y', { scrolls: ['tornado', 'mirage'] }), 'use tornado'],
  scouts: [hold('gargoyle 8b 9y'), 'play gargoyle b'],
  'may-take': [hold('valkyrie 8b 9y', { discard: ['5r', '6r', '7r'] }), 'play valkyrie b'],
  'takes-normal': [
    hold('lord-b mage-b', { discard: ['valkyrie', '6r'], colour: 'b', phase: 'take', pending: { by: 'valkyrie', count: 0 } }),
    'take 6r',
  ],
  'takes-25': [
    hold('lord-b 8b', { discard: ['valkyrie', 'knight-r'], colour: 'b', phase: 'take', pending: { by: 'valkyrie', count: 0 } }),
    'take knight-r',
  ],
  'takes-nothing': [
    hold('lord-b 8b', { discard: ['valkyrie', '6r'], colour: 'b', phase: 'take', pending: { by: 'valkyrie', count: 0 } }),
    'take none',
  ],
  'begins-chain': [hold('knight-r 8b 9y'), 'play knight-r', { sum: 2, seat: 1 }],
  'hands-chain-on': [hold('golem 8b 9y', chain), 'play golem b', { sum: 6, seat: 1 }],
  'dodges-chain': [hold('7r 8b 9y', { ...chain, scrolls: ['mirage'] }), 'use mirage', { sum: 2, seat: 1 }],
  stops: [{ hands: ['7r 8b 9y', '1b 2b 3b', '4g 5g'], scrolls: ['explosion'] }, 'use explosion @2', { seat: 2 }],
  'makes-draw': [hold('7r 8b 9y', { scrolls: ['explosion'] }), 'use explosion @1', { count: 2, seat: 1 }],
  'somebody-draws': [hold('dragon 8b 9y'), 'play dragon b', { count: 4 }],
  skips: [hold('jester-r 8b 9y'), 'play jester-r', { seat: 1 }],
  'scouts-hand': [
    hold('8b 9y 1y', { discard: ['gargoyle'], colour: 'b', phase: 'target', pending: { by: 'gargoyle', count: 0 } }),
    'target @2',
    { seat: 2 },
  ],
  'takes-scroll-away': [hold('7r 8b 9y', { scrolls: ['shock-wave', 'mirage'] }), 'use shock-wave @1.0', { seat: 1 }],
  'trades-scroll': [
    hold('8b 9y 1y', {
      scrolls: ['mirage', 'tornado'],
      discard: ['pixie'],
      colour: 'b',
      phase: 'swap',
      pending: { by: 'pixie', count: 0 },
    }),
    'swap @0.0 @1.0',
    { seat: 1 },
  ],
  gains: [hold('7r 8b 9y', { scrolls: ['revelation'] }), 'use revelation', { count: 2 }],
  'own-colour': [hold('7r 8r 9r 1b'), 'play 7r', { colour: 'r', count: 2 }],
  sheds: [hold('7r 8b 9y 1g'), 'play 7r', { points: 7 }],
};

hintsContract({ game: blancNoir, hints, given, say: SAY, name, saidInWords: ['colour'] }, CASES);

test('a Lord who finds nothing to exclude does not shed more than himself', () => {
  expect(hints.why(given(hold('lord-r 8b 9y 1g')), 0, moveOf(blancNoir, 'play lord-r'))).toEqual({
    because: 'sheds',
    details: { points: 20 },
  });
});

test.each([
  ['a draw that nobody needs', hold('7r 8b 9y'), 'draw'],
  ['silence', hold('7r', { phase: 'call' }), 'silent'],
  ['looking at nobody', scouting, 'target none'],
  ['a French Lord who has to exclude the last card', hold('lord-r 3r', { config: { edition: 'fr' } }), 'play lord-r'],
  ['a French Lord who has to exclude the last two', hold('lord-r 3r 4r', { config: { edition: 'fr' } }), 'play lord-r'],
  ['a French Goddess who has to exclude the last card', hold('goddess 3r', { config: { edition: 'fr' } }), 'play goddess r'],
  ['a French Goddess who has to exclude the last two', hold('goddess 3r 4b', { config: { edition: 'fr' } }), 'play goddess r'],
  ['excluding the last card', excluding('3r'), 'exclude 3r'],
  ['a Mirage without a chain', hold('7r 8b', { scrolls: ['mirage'] }), 'use mirage'],
])('nothing speaks for %s', (_, position, text) => {
  expect(hints.why(given(position), 0, moveOf(blancNoir, text))).toBeUndefined();
});

test.each([
  ['one-left', 'fr', 'lord-r 4b', 'play lord-r'],
  ['one-left', 'ja', 'lord-r 3r', 'play lord-r'],
  ['one-left', 'de', 'goddess 3r', 'play goddess r'],
  ['sheds-more', 'fr', 'lord-r 3r 4b', 'play lord-r'],
  ['sheds-more', 'fr', 'lord-r 3r 4r 6r', 'play lord-r'],
  ['sheds-more', 'fr', 'goddess 3r 4b 6g', 'play goddess r'],
  ['sheds-more', 'ja', 'goddess 3r 4b', 'play goddess r'],
  ['sheds-more', 'fr', 'princess-r mage-b', 'play princess-r'],
])('%s stands where a card stays in hand, or may (%s, %s)', (because, edition, hand, text) => {
  expect(hints.why(given(hold(hand, { config: { edition } })), 0, moveOf(blancNoir, text))?.because).toBe(because);
});

test.each(['lord-r 3r 8r', 'goddess 3r 8r'])('rule 6.3: in French a hurried player keeps what would empty the hand (%s)', hand => {
  const s = given(hold(hand, { config: { edition: 'fr' } }));
  const moves = blancNoir.legalMoves(s, 0).filter(({ type }) => type === 'play');
  const played = Array.from({ length: 40 }, (_, seed) => blancNoir.spell(moves[hunch(s, 0, moves, fastRng(seed))]!));
  expect([...new Set(played)].sort()).toEqual(['play 3r', 'play 8r']);
});

test('a motive of another game has no sentence here', () => {
  for (const lang of LANGS) expect(SAY[lang]({ because: 'passes-gate' }, name)).toBe('');
});
