import { signal } from '@preact/signals';
import { LANGS, type Lang } from '@tabard/core';
import type { Dictionary } from './en.ts';

/** What each language calls itself. */
export const LANG_NAMES: Readonly<Record<Lang, string>> = { en: 'English', de: 'Deutsch', fr: 'Français', ja: '日本語' };

const dictionaries: Readonly<Record<Lang, () => Promise<Dictionary>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  ja: async () => (await import('./ja.ts')).ja,
};

export const lang = signal<Lang>('en');
/** The words in use; set before the first screen is drawn. */
export const t = signal<Dictionary>({} as Dictionary);

/** Loads a language, then switches to it in one go. */
export async function speak(wanted: Lang): Promise<void> {
  const [words] = await Promise.all([dictionaries[wanted](), wanted === 'ja' ? import('../styles/fonts-ja.css') : undefined]);
  lang.value = wanted;
  t.value = words;
  document.documentElement.lang = wanted;
  document.querySelector('meta[name=description]')?.setAttribute('content', words.description);
}

/** The first of the browser's languages that we speak. */
export function guessLang(wanted: readonly string[] = navigator.languages): Lang {
  for (const tag of wanted) {
    const found = LANGS.find(one => tag.toLowerCase().split('-')[0] === one);
    if (found) return found;
  }
  return 'en';
}
