import { expect, test } from 'vitest';
import { blancNoir } from '../index.ts';
import { after, type Given, given } from './positions.fixture.ts';

const played = (edition: string, card: string, ...moves: string[]) =>
  after(
    { hands: [`${card} 3r 4r 7b`, '9y 1b', '2g 4b'], config: { edition } },
    `play ${card}`.replace(/(dragon|gargoyle|valkyrie|goddess)$/, '$1 g'),
    ...moves,
  );
const chain = (edition: string): Given => ({ hands: ['knight-b 3r', '9y'], discard: ['knight-r'], chain: 2, config: { edition } });

test.each([
  ['2.5 draws', given({ hands: ['3r 7b', '9y'] }), 'draw'],
  ['3.3 answers a chain it may not draw', given(chain('ja')), 'play knight-b'],
  ['3.3 draws a chain in French', given(chain('fr')), 'draw'],
  ['5.4 stops excluding', played('ja', 'lord-r'), 'done'],
  ['5.4 excludes what it must in French', played('fr', 'lord-r'), 'exclude 3r'],
  ['5.8 looks at nobody in German', played('de', 'gargoyle'), 'target none'],
  ['5.8 looks at somebody elsewhere', played('ja', 'gargoyle'), 'target @1'],
  ['5.9 takes nothing', played('ja', 'valkyrie'), 'take none'],
  ['5.9 takes what it must in French', played('fr', 'valkyrie'), 'take 5r'],
  ['6.1 is silent', given({ hands: ['3r', '9y'], phase: 'call' }), 'silent'],
])('rule %s when the time is up', (_, s, move) => {
  expect(blancNoir.spell(blancNoir.timeout(s, s.turn))).toBe(move);
});
