import { printed } from '@tabard/blason/questions';
import type { Lang } from '@tabard/core';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from './context.ts';
import type { Card, Type } from './game.ts';

/** What the heralds' words mean, a sentence each: types by their name, elements by theirs (a tincture without its value). */
export interface Glossary {
  readonly types: Readonly<Record<Type, string>>;
  readonly elements: Readonly<Record<string, string>>;
}

const LOAD: Readonly<Record<Lang, () => Promise<Glossary>>> = {
  en: () => import('./glossary/en.ts').then(({ en }) => en),
  de: () => import('./glossary/de.ts').then(({ de }) => de),
  fr: () => import('./glossary/fr.ts').then(({ fr }) => fr),
  ja: () => import('./glossary/ja.ts').then(({ ja }) => ja),
};
const loaded = new Map<Lang, Glossary>();

/** Comes with the first thing that is looked up. */
function useGlossary(lang: Lang): Glossary | undefined {
  const [glossary, setGlossary] = useState(loaded.get(lang));
  useEffect(() => {
    let gone = false;
    void LOAD[lang]().then(found => {
      loaded.set(lang, found);
      if (!gone) setGlossary(found);
    });
    return () => {
      gone = true;
    };
  }, [lang]);
  return glossary;
}

/** What an element is in heraldry, and what its type is. */
export function Meaning({ of }: { readonly of: Card }) {
  const { lang } = useTable();
  const glossary = useGlossary(lang);
  if (!glossary) return null;
  const { type } = printed(of);
  return <p class="bl-meaning">{[glossary.elements[of.replace(/-\d$/, '')], glossary.types[type]].join(lang === 'ja' ? '' : ' ')}</p>;
}
