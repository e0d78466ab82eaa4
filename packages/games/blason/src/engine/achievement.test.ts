import { describe, expect, test } from 'vitest';
import { blason } from '../index.ts';
import { achievement } from './achievement.ts';
import { type Given, given } from './positions.fixture.ts';

const shown = (shield: NonNullable<Given['shields']>[number], bands = {}) =>
  achievement(blason.view(given({ hands: ['', ''], shields: [shield], seats: [{ bands }] }), 1).seats[0]!);

describe('what a shield hands to heraldry', () => {
  test('rule 7.1: field, tinctures, ordinary and line, beast and attitude, cadency, by element ids', () => {
    const full = { A1: 'per-chevron', A2: 'azure-1', A3: 'gules-3', B1: 'cross', B2: 'dovetailed', B3: 'counter-vair-4' };
    expect(shown({ ...full, C1: 'lion', C2: 'rampant', C3: 'or-2', C4: 'label' })).toEqual({
      field: 'per-chevron',
      first: 'azure',
      second: 'gules',
      rowB: { kind: 'ordinary', ordinary: 'cross', line: 'dovetailed', tincture: 'counter-vair' },
      rowC: { kind: 'beast', beast: 'lion', attitude: 'rampant', tincture: 'or' },
      cadency: 'label',
    });
    const lower = shown({ B1: 'key', B2: 'three-two-and-one', C1: 'garb', C2: 'semy' });
    expect(lower).toEqual({
      rowB: { kind: 'charges', charge: 'key', arrangement: 'three-two-and-one' },
      rowC: { kind: 'charges', charge: 'garb', arrangement: 'semy' },
    });
  });

  test('rule 7.1: only what is visible; rule 7.2: missing parts are left out, and so is a row without a figure', () => {
    expect(shown({})).toEqual({});
    expect(shown({ A2: 'or-1 vert-2', B3: 'or-2', C3: 'sable-1' })).toEqual({ first: 'vert' });
    expect(shown({ C4: 'rose', C3: 'or-2' }, { C: 'upper' })).toEqual({ rowC: { kind: 'beast', tincture: 'or' }, cadency: 'rose' });
  });

  test('rule 7.3: tinctures go by name, so that they can be hatched', () => {
    expect(shown({ A2: 'purpure-4', A3: 'ermine-5' })).toEqual({ first: 'purpure', second: 'ermine' });
  });
});
