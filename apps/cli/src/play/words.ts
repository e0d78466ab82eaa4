import type { Lang } from '@tabard/core';

/** What the terminal itself says; all about the game comes from the game's own words. */
export interface ShellWords {
  readonly guest: string;
  welcome(title: string, seats: number, bot: string): string;
  readonly keys: string;
  readonly lines: string;
  refused(text: string, rule: string): string;
  noSuchNumber(most: number): string;
  readonly over: string;
  place(place: number, names: string, points: number): string;
  saved(path: string): string;
  readonly goodbye: string;
  readonly table: TableWords;
}

/** Labels of Blanc Noir's table. */
interface TableWords {
  round(round: number): string;
  cards(count: number): string;
  readonly points: string;
  readonly scrolls: string;
  readonly hidden: string;
  readonly pile: string;
  readonly colour: string;
  readonly anyColour: string;
  readonly chain: string;
  readonly hand: string;
}

export const SHELL: Readonly<Record<Lang, ShellWords>> = {
  en: {
    guest: 'Guest',
    welcome: (title, seats, bot) => `${title} for ${seats}, against bots (${bot}). “?” helps, “quit” leaves.`,
    keys: 'Arrow keys and Enter choose a move; or type its number or its spelling (as shown on the right) and press Enter. “quit” or Ctrl-C leaves.',
    lines: 'Type the number of a move, or its spelling (as shown on the right). “quit” leaves.',
    refused: (text, rule) => `${text} (rule ${rule})`,
    noSuchNumber: most => `Choose a number from 1 to ${most}.`,
    over: 'The game is over.',
    place: (place, names, points) => `${place}. ${names}: ${points} points`,
    saved: path => `Saved to ${path}; “tabard verify ${path}” checks it.`,
    goodbye: 'Until next time.',
    table: {
      round: round => `Round ${round}`,
      cards: count => (count === 1 ? '1 card' : `${count} cards`),
      points: 'points',
      scrolls: 'scrolls',
      hidden: 'face-down',
      pile: 'Discard pile',
      colour: 'colour',
      anyColour: 'any card fits',
      chain: 'chain',
      hand: 'Your hand',
    },
  },
  de: {
    guest: 'Gast',
    welcome: (title, seats, bot) => `${title} zu ${seats}, gegen Bots (${bot}). „?“ hilft, „quit“ beendet.`,
    keys: 'Pfeiltasten und Eingabe wählen einen Zug; oder tippe seine Nummer oder Schreibweise (rechts gezeigt) und drücke Eingabe. „quit“ oder Strg-C beendet.',
    lines: 'Tippe die Nummer eines Zuges oder seine Schreibweise (rechts gezeigt). „quit“ beendet.',
    refused: (text, rule) => `${text} (Regel ${rule})`,
    noSuchNumber: most => `Wähle eine Nummer von 1 bis ${most}.`,
    over: 'Das Spiel ist zu Ende.',
    place: (place, names, points) => `${place}. ${names}: ${points} Punkte`,
    saved: path => `Gespeichert in ${path}; „tabard verify ${path}“ prüft es.`,
    goodbye: 'Bis zum nächsten Mal.',
    table: {
      round: round => `Runde ${round}`,
      cards: count => (count === 1 ? '1 Karte' : `${count} Karten`),
      points: 'Punkte',
      scrolls: 'Pergamente',
      hidden: 'verdeckt',
      pile: 'Ablagestapel',
      colour: 'Farbe',
      anyColour: 'jede Karte passt',
      chain: 'Kette',
      hand: 'Deine Hand',
    },
  },
  fr: {
    guest: 'Invité',
    welcome: (title, seats, bot) => `${title} à ${seats}, contre des robots (${bot}). « ? » aide, « quit » quitte.`,
    keys: 'Les flèches et Entrée choisissent un coup ; ou tapez son numéro ou son écriture (à droite), puis Entrée. « quit » ou Ctrl-C quitte.',
    lines: 'Tapez le numéro d’un coup ou son écriture (à droite). « quit » quitte.',
    refused: (text, rule) => `${text} (règle ${rule})`,
    noSuchNumber: most => `Choisissez un numéro de 1 à ${most}.`,
    over: 'La partie est terminée.',
    place: (place, names, points) => `${place}. ${names} : ${points} points`,
    saved: path => `Enregistré dans ${path} ; « tabard verify ${path} » le vérifie.`,
    goodbye: 'À la prochaine.',
    table: {
      round: round => `Manche ${round}`,
      cards: count => (count === 1 ? '1 carte' : `${count} cartes`),
      points: 'points',
      scrolls: 'parchemins',
      hidden: 'face cachée',
      pile: 'Défausse',
      colour: 'couleur',
      anyColour: 'toute carte convient',
      chain: 'chaîne',
      hand: 'Votre main',
    },
  },
  ja: {
    guest: 'ゲスト',
    welcome: (title, seats, bot) => `${title}、${seats}人、相手はボット(${bot})。「?」でヘルプ、「quit」で終了。`,
    keys: '矢印キーと Enter で手を選びます。番号か、右に示した書き方を入力して Enter でもかまいません。「quit」か Ctrl-C で終了。',
    lines: '手の番号か、右に示した書き方を入力してください。「quit」で終了。',
    refused: (text, rule) => `${text}(規則 ${rule})`,
    noSuchNumber: most => `1 から ${most} までの番号を選んでください。`,
    over: 'ゲーム終了。',
    place: (place, names, points) => `${place}位 ${names}:${points}点`,
    saved: path => `${path} に保存しました。「tabard verify ${path}」で検証できます。`,
    goodbye: 'またどうぞ。',
    table: {
      round: round => `第${round}ラウンド`,
      cards: count => `${count}枚`,
      points: '点',
      scrolls: 'スクロール',
      hidden: '裏向き',
      pile: '捨て札',
      colour: '色',
      anyColour: 'どのカードも出せる',
      chain: 'チェーン',
      hand: 'あなたの手札',
    },
  },
};
