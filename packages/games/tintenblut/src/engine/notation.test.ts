import { moveOf } from '@tabard/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tintenblut } from '../index.ts';
import { MOVES } from './moves.ts';

describe('rule 8: one spelling a move', () => {
  test.each([
    'use black-prince',
    'go ombra',
    'go inkworld ombra',
    'pass',
    'dustfinger camp',
    'use nettle',
    'use barn-owl courage',
    'use fat-prince',
    'use fenoglio alone',
    'use fenoglio company',
    'use farid camp',
    'use roxane basta',
    'use roxane adderhead',
    'use roxane fire-raisers',
    'use meggie',
    'collect',
    'collect honour',
    'collect advantage',
    'collect provision',
    'trade provision courage',
    'trade courage wit',
    'trade courage courage',
    'trade courage',
    'convert courage wit',
    'convert strength wit honour',
    'convert courage strength wit honour',
    'end',
    'lose courage',
    'stay',
    'start @0',
    'start @3',
  ])('«%s» is read and spelled alike', text => {
    const move = moveOf(tintenblut, text);
    expect(tintenblut.spell(move)).toBe(text);
    expect(moveOf(tintenblut, text)).toBe(move);
  });

  test.each([
    '',
    'Pass',
    'pass ',
    ' end',
    'go',
    'go inkworld',
    'go inkworld inkworld',
    'go dodo',
    'go ombra ombra',
    'dustfinger inkworld',
    'use',
    'use barn-owl',
    'use barn-owl provision',
    'use fenoglio',
    'use farid',
    'use roxane adderhead:II',
    'use roxane',
    'collect villain',
    'trade',
    'trade wit courage',
    'trade provision',
    'trade provision provision',
    'trade courage provision',
    'convert courage',
    'convert wit courage',
    'convert courage courage',
    'lose provision',
    'start 2',
    'start @4',
    'constructor',
    '__proto__',
    'lose toString',
  ])('«%s» is not read', text => {
    expect(tintenblut.parse(text)).toMatchObject({ ok: false, error: { because: 'unreadable' } });
  });

  test('no two moves are spelled alike', () => {
    expect(new Set(MOVES.map(tintenblut.spell)).size).toBe(MOVES.length);
  });

  test('whatever is read is spelled as it was written', () => {
    const token = fc.constantFrom(
      ...[
        'go',
        'use',
        'trade',
        'convert',
        'collect',
        'lose',
        'start',
        'dustfinger',
        'inkworld',
        'ombra',
        'camp',
        'courage',
        'strength',
        'wit',
      ],
      ...['honour', 'provision', 'advantage', 'barn-owl', 'farid', 'roxane', 'adderhead', '@1', ''],
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(token, { maxLength: 6 }).map(tokens => tokens.join(' ')),
        ),
        text => {
          const read = tintenblut.parse(text);
          expect(read.ok ? tintenblut.spell(read.value) : text).toBe(text);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
