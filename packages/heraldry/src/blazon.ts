import type { Achievement } from './achievement.ts';
import { english } from './blazon/english.ts';
import { french } from './blazon/french.ts';
import { german } from './blazon/german.ts';
import { japanese } from './blazon/japanese.ts';
import type { Coat } from './coat.ts';
import { coatOf } from './coat-of.ts';

export const LANGS = ['en', 'de', 'fr', 'ja'] as const;
export type Lang = (typeof LANGS)[number];

const GRAMMARS: Readonly<Record<Lang, (coat: Coat) => string>> = { en: english, de: german, fr: french, ja: japanese };

/** A sentence from which any herald could draw the arms; an empty shield has none. */
export const blazonCoat = (coat: Coat, lang: Lang): string => GRAMMARS[lang](coat);

/** Rule 7.1: the same for what a shield of the game shows. */
export const blazon = (achievement: Achievement, lang: Lang): string => blazonCoat(coatOf(achievement), lang);
