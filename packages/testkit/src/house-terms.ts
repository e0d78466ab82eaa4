import type { Lang } from '@tabard/core';
import type { Synonym } from './language-contract.ts';

/** What screens, server and terminal call the things of the house, each by one name. */
export const HOUSE_TERMS: Readonly<Record<Lang, readonly Synonym[]>> = {
  en: [
    { say: 'match', not: /\bsession\b/i },
    { say: 'table', not: /\broom\b/i },
    { say: 'replay', not: /seen again|\brecord\b/i },
    { say: 'selected', not: /\bmarked\b/i },
    { say: 'spectators', not: /\b(?:onlookers?|viewers?)\b/i },
    { say: 'anticlockwise', not: /counter-?clockwise/i },
  ],
  de: [
    { say: 'speichern', not: /\b(?:ge)?sicher[nt]\b/i },
    { say: 'Person', not: /Mitspiel|Spieler/ },
    { say: 'zuschauen', not: /Zuschauer|Zuseher/ },
    { say: 'Partie', not: /\bMatch\b/ },
    { say: 'Tipp', not: /\bHinweis/ },
    { say: 'der Schild', not: /\b(?:[Dd]as|dieses|[Dd]ein volles|leeres|volles) Schild\b/ },
  ],
  fr: [
    { say: 'enregistrer', not: /^garder\b|sauvegard|procès-verbal/i },
    { say: 'robot', not: /\b(?:bots?|ordinateur)\b/i },
    { say: 'conseil', not: /\bindice/i },
    { say: 'abandonner', not: /\bdémission/i },
  ],
  ja: [
    { say: '卓', not: /テーブル/ },
    { say: '主催', not: /ホスト/ },
    { say: '対戦', not: /対局/ },
    { say: '投了', not: /降参/ },
    { say: 'カード', not: /(?<![手山場て配])札/ },
    { say: 'ルール', not: /規則/ },
    { say: 'リプレイ', not: /見直し|棋譜/ },
    { say: '席1', not: /番の席/ },
    { say: '第3ラウンド', not: /ラウンド\d/ },
    { say: '欄', not: /枠/ },
  ],
};
