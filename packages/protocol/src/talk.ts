import * as v from 'valibot';

/** What can be said at any table: everybody is shown it in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'youre-welcome',
  'sorry',
  'one-moment',
  'back-again',
  'thinking',
  'your-turn',
  'what-luck',
  'oh-no',
  'close-call',
  'good-game',
  'again',
  'goodbye',
] as const;
/** What is said without words: each is a symbol. */
export const REACTIONS = ['thumb-up', 'heart', 'laugh', 'puzzled', 'heartbreak', 'cheers', 'luck', 'hooray'] as const;

/** The most letters of a text, counted as a reader counts them. */
export const TEXT_LENGTH = 200;

export const Phrase = v.picklist([...PHRASES, ...REACTIONS]);
export type Phrase = v.InferOutput<typeof Phrase>;
export type Reaction = (typeof REACTIONS)[number];

/** As typed; the server cleans it (NFC, one line, no control or direction marks, at most `TEXT_LENGTH` letters). */
export const SpokenText = v.pipe(v.string(), v.maxLength(2000));

/** What somebody says: a phrase, or words of their own. */
export type Words = { readonly phrase: Phrase } | { readonly text: string };
