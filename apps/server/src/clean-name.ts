import { NAME_LENGTH } from '@tabard/protocol';

/** Control and format characters (direction marks, zero width, …), private use, lone surrogates, line and paragraph separators. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu;
const JOINERS = /[\u200c\u200d]/;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name as it may be shown to others: NFC, one line, trimmed, at most 24 letters as a reader counts them; '' if nothing is left. */
export function cleanName(raw: string): string {
  const plain = raw.normalize('NFC').replace(/\s+/gu, ' ').replace(UNWANTED, keepJoiners).trim();
  const kept = [...letters.segment(plain)].slice(0, NAME_LENGTH).map(({ segment }) => shortened(segment));
  return kept.join('').trim().normalize('NFC');
}

/** Families of emoji and some scripts are written with joiners; alone they are invisible. */
const keepJoiners = (char: string, at: number, text: string): string =>
  JOINERS.test(char) && /\p{L}|\p{M}|\p{S}/u.test(text[at - 1] ?? '') && /[\p{L}\p{M}\p{S}\ud800-\udbff]/u.test(text[at + 1] ?? '')
    ? char
    : '';

/** A letter with a tower of accents counts as one; four of them are enough in any language. */
const shortened = (letter: string): string => letter.replace(/(\p{M}{4})\p{M}+/gu, '$1');
