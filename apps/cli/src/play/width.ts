import { stripVTControlCharacters } from 'node:util';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a reader takes for one letter each, whatever it is made of. */
export const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Columns a text takes in a terminal: the letters of East Asia are two wide, colours take none. */
export function columns(text: string): number {
  const bare = text.includes('\x1b') ? stripVTControlCharacters(text) : text;
  return PLAIN.test(bare) ? bare.length : graphemes(bare).reduce((sum, letter) => sum + (isWide(letter) ? 2 : 1), 0);
}

const PLAIN = /^[\x20-\x7e]*$/;
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const EMOJI = /^\p{Emoji_Presentation}|\ufe0f/u;
export const isWide = (letter: string): boolean => WIDE.test(letter) || EMOJI.test(letter);

export const padded = (text: string, width: number, by = ' '): string => text + gap(text, width, by);
/** To the right edge. */
export const flushed = (text: string, width: number): string => gap(text, width, ' ') + text;
const gap = (text: string, width: number, by: string): string => by.repeat(Math.max(0, width - columns(text)));

/** Cut so that it fits into a line. */
export function fitted(text: string, width: number): string {
  if (columns(text) <= width) return text;
  const letters = graphemes(text);
  while (letters.length > 0 && columns(letters.join('')) >= width) letters.pop();
  return `${letters.join('')}…`;
}
