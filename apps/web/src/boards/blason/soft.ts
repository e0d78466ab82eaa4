import type { Lang } from '@tabard/core';

/** Where long words of cards, awards and types may break: no browser knows them all. */
const BREAKS: Readonly<Record<Lang, string>> = {
  en: 'Counter-vair Dove|tailed Embat|tled Octo|foil Quarter|ly Gyron|ny Indent|ed Engrail|ed Invect|ed Descend|ing Marshal|ling Conquer|ing Blazon|ing Inherit|ing Knight|ing Crusad|ing Besieg|ing Ennobl|ing arrange|ment ordi|nary cadency tinc|tures',
  de: 'Schräg|links|balken Schräg|links Schräg|balken Schild|haupt Schwalben|schwanz|schnitt Schuppen|schnitt Wellen|schnitt Zahn|schnitt Zinnen|schnitt Dornen|schnitt Wolken|schnitt Spitzen|schnitt Ast|schnitt Flammen|schnitt Klee|blatt Schlüs|sel Schweben|des Bastard|faden Acht|blatt Anker|kreuz Mer|lette Turnier|kragen Ein|horn Sparren|förmig Ge|ständert Ge|schacht Ge|spalten Gegen|feh Herme|lin Pur|pur Schrei|tend Lie|gend Lie|gender Sprin|gend Stei|gend her|sehend balken|weise pfahl|weise schräg|balken|weise kreuz|weise schragen|weise ge|stellt Schwert|leite Blasonie|rung Allianz|wappen Belage|rung Herr|schaft Erobe|rung Stif|tung Wappen|tier Bei|zeichen Herolds|bild Anord|nung Pelz|werk Hal|tung Tei|lung Tink|tur Tink|turen Abstam|mung Reich|tum',
  fr: 'Double-quarte|feuille Échi|queté Écar|telé Anoblis|sement Blason|nement Descen|dance Adou|bement Conquête dispo|sition Sang|lier Cou|ronne Rayon|né Gue|ules four|rure puis|sance attitude',
  ja: 'アー|ミン グリ|フィン ティンク|チャー オーディ|ナリー フィー|ルド チャー|ジ',
};

const SOFT_HYPHEN = '\u00ad';
const known = new Map<Lang, ReadonlyMap<string, string>>();

function breaksIn(lang: Lang): ReadonlyMap<string, string> {
  const found = known.get(lang);
  if (found) return found;
  const breaks = new Map(BREAKS[lang].split(' ').map(word => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)]));
  known.set(lang, breaks);
  return breaks;
}

/** The same text, with places where its words may break. */
export const soft = (lang: Lang, text: string): string => text.replace(/[\p{L}ー-]+/gu, word => breaksIn(lang).get(word) ?? word);
