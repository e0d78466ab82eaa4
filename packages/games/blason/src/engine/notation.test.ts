import { moveOf } from '@tabard/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blason } from '../index.ts';

describe('rule 8: one spelling a move', () => {
  test.each([
    'take lion',
    'take argent-3',
    'take tinctures',
    'take figures',
    'place lion C1 upper',
    'place rose C4 lower',
    'place per-pale A1',
    'place counter-vair-4 B3',
    'place lion A1',
    'place or-1 C1',
    'pass',
    'end',
    'herald swap',
    'herald take lion',
    'herald take tinctures',
    'herald place lion C1 upper',
    'herald place or-2 A3',
    'pay or-2',
    'claim questing',
    'discard or-1',
  ])('«%s» is read and spelled alike', text => {
    const move = moveOf(blason, text);
    expect(blason.spell(move)).toBe(text);
    expect(moveOf(blason, text)).toBe(move);
  });

  test.each([
    '',
    'Pass',
    'pass ',
    ' end',
    'take',
    'take argent',
    'take argent-5',
    'take lion tinctures',
    'place lion',
    'place lion C1',
    'place lion C5 upper',
    'place lion C1 middle',
    'place lion C1 upper upper',
    'place per-pale A1 upper',
    'place or-1 C3 upper',
    'place  or-1 C3',
    'herald',
    'herald pass',
    'herald end',
    'herald pay or-1',
    'herald swap lion',
    'herald herald swap',
    'pay',
    'pay or-1 or-2',
    'claim lion',
    'discard tinctures',
    'swap',
    'constructor',
    '__proto__',
    'take toString',
    'claim __proto__',
  ])('«%s» is not read', text => {
    expect(blason.parse(text)).toMatchObject({ ok: false, error: { because: 'unreadable' } });
  });

  test('whatever is read is spelled as it was written', () => {
    const token = fc.constantFrom(
      ...['herald', 'take', 'place', 'pay', 'claim', 'discard', 'swap', 'end', 'lion', 'or-1', 'rose', 'per-pale', 'tinctures'],
      ...['A1', 'A2', 'B3', 'C1', 'C4', 'upper', 'lower', 'questing', ''],
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(token, { maxLength: 6 }).map(tokens => tokens.join(' ')),
        ),
        text => {
          const read = blason.parse(text);
          expect(read.ok ? blason.spell(read.value) : text).toBe(text);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
