import type { Lang } from '@tabard/core';

/** What the coach says in every lesson. */
export interface Strings {
  readonly lesson: string;
  readonly lessons: string;
  readonly lessonsHelp: string;
  title(game: string): string;
  progress(at: number, of: number): string;
  readonly goOn: string;
  readonly back: string;
  readonly leave: string;
  /** While the others move. */
  readonly watch: string;
  /** Something to read comes first. */
  readonly readFirst: string;
  rule(clause: string): string;
  readonly won: string;
  readonly wonHelp: string;
  readonly lost: string;
  readonly lostHelp: string;
  readonly again: string;
  readonly playReal: string;
  next(game: string): string;
}

export const STRINGS: Readonly<Record<Lang, Strings>> = {
  en: {
    lesson: 'Lesson',
    lessons: 'Learn by playing',
    lessonsHelp: 'A guided first game of a few minutes, on the real board. Leave whenever you like: it goes on where you left.',
    title: game => `Learn ${game}`,
    progress: (at, of) => `${at} of ${of}`,
    goOn: 'Go on',
    back: 'Back',
    leave: 'Leave the lesson',
    watch: 'Watch what the others do.',
    readFirst: 'First press “Go on”.',
    rule: clause => `Rule ${clause}`,
    won: 'You have won a small game.',
    wonHelp: 'That is all you need for a real one.',
    lost: 'Not this time.',
    lostHelp: 'It is short: try once more.',
    again: 'Once more',
    playReal: 'Play a real game',
    next: game => `Learn ${game} next`,
  },
  de: {
    lesson: 'Lektion',
    lessons: 'Spielend lernen',
    lessonsHelp:
      'Eine geführte erste Partie von ein paar Minuten, am echten Spielbrett. Du kannst jederzeit gehen und später weitermachen.',
    title: game => `${game} lernen`,
    progress: (at, of) => `${at} von ${of}`,
    goOn: 'Weiter',
    back: 'Zurück',
    leave: 'Lektion verlassen',
    watch: 'Sieh zu, was die anderen tun.',
    readFirst: 'Drück zuerst auf „Weiter“.',
    rule: clause => `Regel ${clause}`,
    won: 'Du hast eine kleine Partie gewonnen.',
    wonHelp: 'Mehr brauchst du für eine richtige nicht.',
    lost: 'Diesmal nicht.',
    lostHelp: 'Es geht schnell: Versuch es noch einmal.',
    again: 'Noch einmal',
    playReal: 'Richtig spielen',
    next: game => `Als Nächstes ${game} lernen`,
  },
  fr: {
    lesson: 'Leçon',
    lessons: 'Apprendre en jouant',
    lessonsHelp:
      'Une première partie guidée de quelques minutes, sur le vrai plateau. Partez quand vous voulez, elle reprendra où vous en étiez.',
    title: game => `Apprendre ${game}`,
    progress: (at, of) => `${at} sur ${of}`,
    goOn: 'Continuer',
    back: 'Retour',
    leave: 'Quitter la leçon',
    watch: 'Regardez ce que font les autres.',
    readFirst: 'Appuyez d’abord sur «\u00a0Continuer\u00a0».',
    rule: clause => `Règle ${clause}`,
    won: 'Vous avez gagné une petite partie.',
    wonHelp: 'Il n’en faut pas plus pour une vraie.',
    lost: 'Pas cette fois.',
    lostHelp: 'C’est court\u00a0: essayez encore.',
    again: 'Encore une fois',
    playReal: 'Jouer pour de bon',
    next: game => `Apprendre ensuite ${game}`,
  },
  ja: {
    lesson: 'レッスン',
    lessons: '遊んでおぼえる',
    lessonsHelp: '実際の盤で遊ぶ、数分の案内つきゲームです。いつでもやめられ、続きから再開できます。',
    title: game => `${game}をおぼえる`,
    progress: (at, of) => `${at}/${of}`,
    goOn: '次へ',
    back: '戻る',
    leave: 'レッスンをやめる',
    watch: '他のプレイヤーの番です。見ていましょう。',
    readFirst: '先に「次へ」を押してください。',
    rule: clause => `ルール${clause}`,
    won: '小さなゲームに勝ちました。',
    wonHelp: 'これで本番も遊べます。',
    lost: '残念でした。',
    lostHelp: '短いので、もう一度どうぞ。',
    again: 'もう一度',
    playReal: '本番を遊ぶ',
    next: game => `次は${game}をおぼえる`,
  },
};
