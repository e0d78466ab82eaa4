import type { Lang } from './blazon.ts';
import { parseEnglish } from './parse/english.test-kit.ts';
import { parseFrench } from './parse/french.test-kit.ts';
import { parseGerman } from './parse/german.test-kit.ts';
import { parseJapanese } from './parse/japanese.test-kit.ts';
import type { Shown } from './shown.ts';

/** Reads a blazon as a herald would: by its words alone. Throws at the first that it does not understand. */
export function parseBlazon(text: string, lang: Lang): Shown {
  return { en: parseEnglish, fr: parseFrench, de: parseGerman, ja: parseJapanese }[lang](text);
}
