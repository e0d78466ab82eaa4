import type { Lang } from '@tabard/core';

/** What messengers and search engines are told about a page. */
export interface PreviewWords {
  readonly home: string;
  /** Also what a page without a sentence of its own says. */
  readonly about: string;
  learn(game: string): string;
  readonly learnAbout: string;
  newTable(game: string): string;
  invites(host: string, game: string): string;
  /** The host has no name, or no seat. */
  invited(game: string): string;
  readonly invitedAbout: string;
}

export const PREVIEW_WORDS: Readonly<Record<Lang, PreviewWords>> = {
  en: {
    home: 'Tabard: games at the herald’s table',
    about: 'Card and board games in the browser, with friends or bots, without an account.',
    learn: game => `Learn ${game} by playing`,
    learnAbout: 'A guided first game of a few minutes: real cards, one new idea at a time.',
    newTable: game => `A table for ${game}`,
    invites: (host, game) => `${host} invites you to ${game}`,
    invited: game => `You are invited to ${game}`,
    invitedAbout: 'Open the link, say your name and sit down. No account, nothing to install.',
  },
  de: {
    home: 'Tabard: Spiele am Tisch des Herolds',
    about: 'Karten- und Brettspiele im Browser, mit Freunden oder gegen Bots, ohne Konto.',
    learn: game => `${game} lernen, indem man spielt`,
    learnAbout: 'Eine geführte erste Partie von wenigen Minuten: echte Karten, eine neue Idee nach der anderen.',
    newTable: game => `Ein Tisch für ${game}`,
    invites: (host, game) => `${host} lädt dich zu ${game} ein`,
    invited: game => `Du bist zu ${game} eingeladen`,
    invitedAbout: 'Link öffnen, Namen sagen, Platz nehmen. Ohne Konto, ohne Installation.',
  },
  fr: {
    home: 'Tabard\u00a0: des jeux à la table du héraut',
    about: 'Jeux de cartes et de plateau dans le navigateur, entre amis ou contre des robots, sans compte.',
    learn: game => `Apprendre ${game} en jouant`,
    learnAbout: 'Une première partie guidée de quelques minutes\u00a0: de vraies cartes, une idée nouvelle à la fois.',
    newTable: game => `Une table de ${game}`,
    invites: (host, game) => `${host} vous invite à jouer à ${game}`,
    invited: game => `Une invitation à jouer à ${game}`,
    invitedAbout: 'Ouvrez le lien, donnez votre nom, prenez place. Sans compte, rien à installer.',
  },
  ja: {
    home: 'Tabard：紋章官の卓であそぶ',
    about: 'ブラウザで遊ぶカードゲームとボードゲーム。友だちとでも、ボットとでも。登録はいりません。',
    learn: game => `遊びながらおぼえる「${game}」`,
    learnAbout: '数分でできるガイド付きの最初の対局。本物のカードで、新しいことを一つずつ。',
    newTable: game => `「${game}」の卓`,
    invites: (host, game) => `${host}さんから「${game}」への招待`,
    invited: game => `「${game}」への招待`,
    invitedAbout: 'リンクを開いて名前を入れ、席に着くだけ。登録もインストールもいりません。',
  },
};
