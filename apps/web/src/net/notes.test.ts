import { afterEach, expect, test, vi } from 'vitest';
import { notebookOf } from './notes.ts';

afterEach(() => vi.unstubAllGlobals());

test('what finds no room in the storage is not forgotten for what is older', () => {
  const places = new Map<string, string>();
  let isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => places.get(key) ?? null,
    removeItem: (key: string) => places.delete(key),
    setItem(key: string, value: string) {
      if (isFull) throw new Error('QuotaExceededError');
      places.set(key, value);
    },
  });
  const book = notebookOf('full');
  book.write({ mine: 'old' });
  isFull = true;
  book.write({ mine: 'new' });
  expect(book.read()).toEqual({ mine: 'new' });
  isFull = false;
  book.write({ mine: 'newer' });
  expect(book.read()).toEqual({ mine: 'newer' });
  // From now on another tab may write there.
  places.set('tabard.dice.full', '{"mine":"newest"}');
  expect(book.read()).toEqual({ mine: 'newest' });
});
