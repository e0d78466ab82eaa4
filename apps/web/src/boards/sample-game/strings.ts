import type { Lang } from '@tabard/core';

/** What the board says beyond the game's own words. */
export interface Strings {
  readonly players: string;
  readonly pile: string;
  readonly hand: string;
  stock(count: number): string;
  cards(count: number): string;
  rule(clause: string): string;
}

export const STRINGS: Readonly<Record<Lang, Strings>> = {
  en: {
    players: 'Players',
    pile: 'Pile',
    hand: 'Your hand',
    stock: count => `Stock: ${count}`,
    cards: count => (count === 1 ? '1 card' : `${count} cards`),
    rule: clause => `Rule ${clause}`,
  },
  de: {
    players: 'Spieler',
    pile: 'Stapel',
    hand: 'Deine Hand',
    stock: count => `Vorrat: ${count}`,
    cards: count => (count === 1 ? '1 Karte' : `${count} Karten`),
    rule: clause => `Regel ${clause}`,
  },
  fr: {
    players: 'Joueurs',
    pile: 'Pile',
    hand: 'Votre main',
    stock: count => `Pioche\u00a0: ${count}`,
    cards: count => (count < 2 ? `${count} carte` : `${count} cartes`),
    rule: clause => `Règle ${clause}`,
  },
  ja: {
    players: 'プレイヤー',
    pile: '場札',
    hand: 'あなたの手札',
    stock: count => `山札:${count}枚`,
    cards: count => `${count}枚`,
    rule: clause => `規則 ${clause}`,
  },
};
