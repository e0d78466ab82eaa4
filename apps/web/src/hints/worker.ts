import { CATALOG } from '@tabard/catalog';
import { consider } from './consider.ts';
import type { Answer, Question } from './hint.ts';

/** As a master thinks: so long at most, and no longer than until it is clear. */
const THINK_MS = 2000;

addEventListener('message', async ({ data }: MessageEvent<Question>) => postMessage(await answer(data)));

async function answer(question: Question): Promise<Answer> {
  try {
    const listing = CATALOG.find(({ id }) => id === question.game);
    if (!listing) return { error: `no game ${question.game}` };
    const [loaded, words, say] = await Promise.all([listing.load(), listing.words(question.lang), listing.hintWords?.(question.lang)]);
    return { hint: consider(loaded, words, say, question, { ms: THINK_MS, now: () => performance.now(), endsWhenClear: true }) };
  } catch (error) {
    return { error: String(error) };
  }
}
