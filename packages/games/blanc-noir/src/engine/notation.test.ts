import { moveOf } from '@tabard/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blancNoir } from '../index.ts';

describe('rule 10: one spelling a move', () => {
  test.each([
    'colour r',
    'buy 3r 3b 3g',
    'use mirage',
    'use herald-r',
    'use explosion @2',
    'use shock-wave @1.0',
    'use menace @3',
    'draw',
    'play 3r',
    'play golem b',
    'exclude knight-b',
    'done',
    'target @2',
    'target none',
    'swap @1.0 pile',
    'swap @0.1 @1.0',
    'take 9g',
    'take none',
    'call',
    'silent',
  ])('«%s» is read and spelled alike', text => {
    const move = moveOf(blancNoir, text);
    expect(blancNoir.spell(move)).toBe(text);
    expect(moveOf(blancNoir, text)).toBe(move);
  });

  test.each([
    '',
    'Draw',
    'draw ',
    ' draw',
    'play',
    'play 10r',
    'play 3r  b',
    'play golem x',
    'buy 3b 3r 3g',
    'buy 3r 3r',
    'buy 3r 3y 3b 3g',
    'use',
    'use fireball',
    'use shock-wave @1.20',
    'use shock-wave @1.01',
    'use mirage pile',
    'swap pile @1.0',
    'swap @1.0 @1.0',
    'swap @1.0 @0.0',
    'swap @1.0',
    'target 2',
    'target @6',
    'target nobody',
    'take',
    'constructor',
    '__proto__',
    'toString',
  ])('«%s» is not read', text => {
    expect(blancNoir.parse(text)).toMatchObject({ ok: false, error: { because: 'unreadable' } });
  });

  test('whatever is read is spelled as it was written', () => {
    const token = fc.constantFrom(
      'buy',
      'use',
      'play',
      'swap',
      'take',
      'target',
      '3r',
      '3b',
      'golem',
      'mirage',
      'shock-wave',
      'r',
      '@1',
      '@1.0',
      '@2.3',
      'pile',
      'none',
      '',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(token, { maxLength: 5 }).map(tokens => tokens.join(' ')),
        ),
        text => {
          const read = blancNoir.parse(text);
          expect(read.ok ? blancNoir.spell(read.value) : text).toBe(text);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
