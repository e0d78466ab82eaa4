import { signal } from '@preact/signals';
import type { Lang } from '@tabard/core';

const AGAIN_MS = 3000;

/** Words that are fetched one language at a time. */
export interface Spoken<Words> {
  /** Until those of a language are here, what was said last; undefined before anything was. */
  in(lang: Lang): Words | undefined;
  /** Resolves when they are here. */
  fetch(lang: Lang): Promise<void>;
}

export function spoken<Words>(load: (lang: Lang) => Promise<Words>): Spoken<Words> {
  const here = signal<ReadonlyMap<Lang, Words>>(new Map());
  const asked = new Map<Lang, Promise<void>>();
  const fetch = (lang: Lang): Promise<void> => {
    const before = asked.get(lang);
    if (before) return before;
    const coming = load(lang).then(
      words => {
        here.value = new Map(here.value).set(lang, words);
      },
      reason => {
        asked.delete(lang);
        throw reason;
      },
    );
    asked.set(lang, coming);
    return coming;
  };
  // The connection broke on the way.
  const insist = (lang: Lang): void => void fetch(lang).catch(() => setTimeout(() => insist(lang), AGAIN_MS));
  return {
    in: lang => {
      const words = here.value.get(lang);
      if (words === undefined && !asked.has(lang)) insist(lang);
      return words ?? [...here.value.values()].at(-1);
    },
    fetch,
  };
}
