import type { Lang } from '@tabard/core';

/** What a look back on a match says; a chunk of its own, so that the house's dictionary stays small. */
interface ResultWords {
  /** Which round or turn it was, whose turn, what was done. */
  turningPoint(when: string, who: string, deeds: string): string;
  /** Of whoever won; undefined: you. */
  chanceRose(winner: string | undefined, before: string, after: string): string;
  readonly you: string;
  readonly asTable: string;
  readonly inNumbers: string;
}

export const RESULT_WORDS: Readonly<Record<Lang, ResultWords>> = {
  en: {
    turningPoint: (when, who, deeds) => `The turning point: ${when}, ${who}: ${deeds}.`,
    chanceRose: (winner, before, after) =>
      `${winner === undefined ? 'Your' : `${winner}’s`} chance of winning rose from ${before} to ${after}.`,
    you: 'you',
    asTable: 'As a table',
    inNumbers: 'The match in numbers',
  },
  de: {
    turningPoint: (when, who, deeds) => `Der Wendepunkt: ${when}, ${who}: ${deeds}.`,
    chanceRose: (winner, before, after) =>
      winner === undefined
        ? `Deine Gewinnchance stieg von ${before} auf ${after}.`
        : `Die Gewinnchance von ${winner} stieg von ${before} auf ${after}.`,
    you: 'du',
    asTable: 'Als Tabelle',
    inNumbers: 'Die Partie in Zahlen',
  },
  fr: {
    turningPoint: (when, who, deeds) => `Le tournant\u00a0: ${when}, ${who}\u00a0: ${deeds}.`,
    chanceRose: (winner, before, after) =>
      winner === undefined
        ? `Vos chances de gagner sont passées de ${before} à ${after}.`
        : `Pour ${winner}, les chances de gagner sont passées de ${before} à ${after}.`,
    you: 'vous',
    asTable: 'En tableau',
    inNumbers: 'La partie en chiffres',
  },
  ja: {
    turningPoint: (when, who, deeds) => `勝負の分かれ目：${when}、${who}：${deeds}。`,
    chanceRose: (winner, before, after) => `${winner ?? 'あなた'}の勝率が${before}から${after}に上がりました。`,
    you: 'あなた',
    asTable: '表で見る',
    inNumbers: '数字で見る対局',
  },
};
