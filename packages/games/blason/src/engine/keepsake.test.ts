import { expect, test } from 'vitest';
import { keepsake } from './keepsake.ts';
import { type Given, given } from './positions.fixture.ts';

const taken = (shield: NonNullable<Given['shields']>[number]) => keepsake(given({ hands: ['', ''], shields: [{}, shield] }), 1);

test.each([
  [
    'per-chevron azure-1 - cross - counter-vair-4 lion - - label',
    { A1: 'per-chevron', A2: 'azure-1', B1: 'cross', B3: 'counter-vair-4', C1: 'lion', C4: 'label' },
  ],
  ['- vert-2 - - - - - - - -', { A2: 'or-1 vert-2' }],
  ['- - - - - - lion rampant or-2 -', { C1: 'lion', C2: 'rampant', C3: 'or-2' }],
  [undefined, {}],
  [undefined, { B3: 'or-2' }],
])('rule 7.1: a player takes home %s, the visible elements of %o', (text, shield) => {
  expect(taken(shield)).toBe(text);
});
