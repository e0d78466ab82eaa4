import type { Achievement } from './achievement.ts';
import { english } from './blazon/english.ts';
import { french } from './blazon/french.ts';
import { german } from './blazon/german.ts';
import { japanese } from './blazon/japanese.ts';
import type { Coat } from './coat.ts';
import { coatOf } from './coat-of.ts';
import type { Tincture } from './elements.ts';
import { DE } from './terms/de.ts';
import { EN } from './terms/en.ts';
import { FR } from './terms/fr.ts';
import { JA } from './terms/ja.ts';

export const LANGS = ['en', 'de', 'fr', 'ja'] as const;
export type Lang = (typeof LANGS)[number];

const GRAMMARS: Readonly<Record<Lang, (coat: Coat) => string>> = { en: english, de: german, fr: french, ja: japanese };

/** A sentence from which any herald could draw the arms; an empty shield has none. */
export const blazonCoat = (coat: Coat, lang: Lang): string => GRAMMARS[lang](coat);

/** A tincture alone, as blazons call it. */
export const tinctureName = (tincture: Tincture, lang: Lang): string =>
  ({ en: EN.tinctures[tincture], de: DE.tinctures[tincture].noun, fr: FR.tinctures[tincture], ja: JA.tinctures[tincture] })[lang];

/** Rule 7.1: the same for what a shield of the game shows. */
export const blazon = (achievement: Achievement, lang: Lang): string => blazonCoat(coatOf(achievement), lang);
