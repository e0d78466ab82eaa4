import type { AnyGame } from '@tabard/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveOf } from './move-of.ts';

interface Plan {
  /** Moves as they are spelled. */
  readonly read: readonly string[];
  /** What nobody can read. */
  readonly unread: readonly string[];
  /** Words that random texts are made of, besides random letters. */
  readonly words: readonly string[];
}

/** Registers that moves have one spelling: what is read is spelled as it was written, and everything else is refused. */
export function spellingContract(game: AnyGame, { read, unread, words }: Plan): void {
  test.each(read)('«%s» is read and spelled alike', text => {
    const move = moveOf(game, text);
    expect(game.spell(move)).toBe(text);
    expect(moveOf(game, text)).toBe(move);
  });

  test.each(unread)('«%s» is not read', text => {
    expect(game.parse(text)).toMatchObject({ ok: false, error: { because: 'unreadable' } });
  });

  test('whatever is read is spelled as it was written', () => {
    const sentence = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map(some => some.join(' '));
    const isSpelledAlike = (text: string): void => {
      const found = game.parse(text);
      expect(found.ok ? game.spell(found.value) : text).toBe(text);
    };
    fc.assert(fc.property(fc.oneof(fc.string(), sentence), isSpelledAlike), { numRuns: 3000 });
  });
}
