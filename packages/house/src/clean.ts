/** Control and format characters (direction marks, zero width, …), private use, half pairs, line and paragraph separators; joiners come next. */
const UNWANTED = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Families of emoji and some scripts are written with joiners; not between two signs they are only invisible. */
const LOOSE_JOINERS = /(?<![\p{L}\p{M}\p{S}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{S}])/gu;
/** A letter with a tower of accents counts as one; four of them are enough in any language. */
const TOWER = /(\p{M}{4})\p{M}+/gu;
/**
 * What shows nothing and yet is no format character: fillers, blanks, selectors. Joiners come next; how an emoji, a digit on a key or a
 * character of a Japanese name is drawn is said by a selector right behind it.
 */
const INVISIBLE =
  /(?![\u200c\u200d]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f\u20e3|(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}|[\u2800\ufffc]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What somebody typed as it may be shown to others: NFC, one line, trimmed, at most so many letters as a reader counts them; '' if nothing is left. */
export function clean(raw: string, most: number): string {
  // What is invisible goes first: it may stand between two spaces, or between a letter and its accent.
  const visible = raw.replace(/\s/gu, ' ').replace(UNWANTED, '').replace(INVISIBLE, '').replace(LOOSE_JOINERS, '');
  const plain = visible.normalize('NFC').replace(/\s+/gu, ' ').replace(TOWER, '$1').trim();
  const kept = [...letters.segment(plain)].slice(0, most).map(({ segment }) => segment);
  const rest = kept.join('').replace(LOOSE_JOINERS, '').trim();
  return VISIBLE.test(rest) ? rest : '';
}
