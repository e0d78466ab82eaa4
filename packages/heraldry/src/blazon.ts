import type { Achievement } from './achievement.ts';
import { english } from './blazon/english.ts';
import { french } from './blazon/french.ts';
import { german } from './blazon/german.ts';
import { japanese } from './blazon/japanese.ts';
import { type Shown, shown } from './shown.ts';

export const LANGS = ['en', 'de', 'fr', 'ja'] as const;
export type Lang = (typeof LANGS)[number];

const GRAMMARS: Readonly<Record<Lang, (arms: Shown) => string>> = { en: english, de: german, fr: french, ja: japanese };

/** Rule 7.1: a sentence from which any herald could draw the arms; an empty shield has none. */
export const blazon = (achievement: Achievement, lang: Lang): string => GRAMMARS[lang](shown(achievement));
