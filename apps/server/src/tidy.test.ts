import { expect, test, vi } from 'vitest';
import { tidyWhenQuiet } from './main.ts';

const MINUTE_MS = 60_000;

test('a database that cannot be tidied is tried again after the next quiet minute, and stops nobody', async () => {
  vi.useFakeTimers();
  try {
    const problems: string[] = [];
    let isFull = true;
    const store = {
      commits: 0,
      tidied: 0,
      async tidy() {
        if (isFull) throw new Error('database or disk is full');
        this.tidied++;
      },
    };
    const timer = tidyWhenQuiet(store, { problem: what => problems.push(what) });
    store.commits = 5;
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(problems).toEqual(['the database could not be tidied']);
    isFull = false;
    await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
    expect({ tidied: store.tidied, problems: problems.length }).toEqual({ tidied: 1, problems: 1 });
    clearInterval(timer);
  } finally {
    vi.useRealTimers();
  }
});
