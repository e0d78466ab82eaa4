import type { Lang } from '@tabard/core';

/** Whole words, whatever letters a language has. */
const words = (all: string): RegExp => new RegExp(`(?<!\\p{L})(?:${all})(?!\\p{L})`, 'iu');

/** Words that a text must not use for a term of `terms/`, and the one it should. */
export const SYNONYMS: Readonly<Record<Lang, readonly { readonly say: string; readonly not: RegExp }[]>> = {
  en: [
    { say: 'column', not: /\b(niche|slot|cell)s?\b|\bplaces? [ABC]\d|\b(its|a|the|no) place on your shield\b|\bplaces filled\b/i },
    { say: 'band', not: /\b(its|the) (upper|lower) places?\b/i },
    { say: 'display', not: /\bmarket\b/i },
    { say: 'stack', not: /\b(decks?|draw piles?)\b/i },
    { say: 'marker', not: /\b(tokens?|chips?|medals?)\b/i },
    { say: 'award', not: /\b(achievements?|objectives?)\b/i },
    { say: 'track', not: /\bscore ?boards?\b/i },
    { say: 'discard', not: /\b(throw|put) away\b/i },
    { say: 'the left-hand neighbour', not: /\bnext (higher )?(seat|player)\b/i },
    { say: 'the most rank', not: /\b(?<![Tt]he )most (rank|might|virtue|wealth|lineage|cards)\b/ },
  ],
  de: [
    { say: 'Platz', not: words('Spalten?|Nischen?|Felder [ABC]\\d|Feld [ABC]\\d') },
    { say: 'Teilung', not: words('Teilungslinien?') },
    { say: 'Heroldmarker', not: words('Herold|Herolde|Herolden|Herolds') },
    { say: 'der Schild', not: words('(?:das|dieses|jedes|volles|leeres|erste|volle|auf dein|auf ein|auf ihr) Schild') },
    { say: 'abwerfen', not: words('ablegen|abzulegen|abgelegt|abgelegten?') },
    { say: 'Auslage', not: words('Markt') },
    { say: 'Zählleiste', not: words('Punkteleiste|Zählspur|Leiste') },
    { say: 'Marker', not: words('Plättchen|Chips?') },
    { say: 'Wappentier', not: words('Wappenfiguren?') },
    { say: 'Person', not: words('Mitspielende[nr]?|Mitspielern?|Mitspieler(?:in|innen)') },
    { say: 'der linke Nachbar', not: words('nächst(?:höher)?en (?:Sitz|Platz)') },
  ],
  fr: [
    { say: 'case', not: words('colonnes?|niches?|places? [ABC]\\d|place sur votre écu') },
    { say: 'pioche', not: words('dans la pile|mauvaise pile') },
    { say: 'jeton', not: words('marqueurs?') },
    { say: 'étoile', not: words('molettes?') },
    { say: 'offre', not: words('marché|étal') },
    { say: 'écu', not: words('boucliers?') },
    { say: 'distinction', not: words('récompenses?') },
    { say: 'défausser', not: words('jeter|jetez|jette') },
    { say: 'le voisin de gauche', not: words('(?:place|personne) suivante') },
  ],
  ja: [
    { say: '欄', not: /枠|マス/ },
    { say: '卓', not: /テーブル/ },
    { say: '対戦', not: /対局/ },
    { say: '捨て札', not: /捨て山/ },
    { say: '手番', not: /ターン/ },
    { say: '得点トラック', not: /(?<!得点)トラック/ },
    { say: 'マーカー', not: /トークン|チップ/ },
    { say: 'カード', not: /(?<![場山手て])札/ },
    { say: '紋章官', not: /ヘラルド|伝令/ },
    { say: '左隣の人', not: /次の(番号の席|人)/ },
  ],
};
