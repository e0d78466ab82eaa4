import { deFrench, type Lang, plural } from '@tabard/core';

const en = plural('en');
const de = plural('de');
const fr = plural('fr');

/** What is said where tables are found and made. */
export interface LobbyWords {
  readonly empty: string;
  readonly emptyHelp: string;
  readonly show: string;
  readonly allGames: string;
  readonly find: string;
  findGame(game: string): string;
  readonly code: string;
  readonly codeHelp: string;
  readonly codeGo: string;
  readonly sit: string;
  readonly takeSeat: string;
  readonly yours: string;
  seatsLeft(seats: number): string;
  whoSits(names: string): string;
  readonly botSeat: string;
  readonly hostAway: string;
  all(tables: number): string;
  /** For screen readers. */
  nowOpen(tables: number): string;
  readonly sayCode: string;
  readonly sayCodeHelp: string;
  readonly whoComes: string;
  readonly byLink: string;
  readonly byLinkHelp: string;
  readonly listed: string;
  readonly listedHelp: string;
  readonly clock: string;
  readonly noClock: string;
  readonly withoutClock: string;
  liveClock(seconds: number, minutes: number): string;
  hoursAMove(hours: number): string;
  daysAMove(days: number): string;
  readonly clockHelp: string;
  readonly more: string;
  /** Nothing is chosen but what is usual. */
  readonly asUsual: string;
  readonly spectators: string;
  readonly watchAtOnce: string;
  watchBehind(moves: number): string;
  readonly watchNever: string;
  readonly watchBehindHelp: string;
  readonly latecomers: string;
  readonly latecomersHelp: string;
  readonly undo: string;
  readonly undoHelp: string;
  readonly noUndo: string;
  readonly severalSeatsEach: string;
  readonly freeTalk: string;
  readonly freeTalkHelp: string;
  takeOver(name: string): string;
  readonly mayTakeOver: string;
}

export const LOBBY_WORDS: Readonly<Record<Lang, LobbyWords>> = {
  en: {
    empty: 'No table is open just now.',
    emptyHelp: 'Press “Find me a table”: you open one, and whoever comes next sits down with you.',
    show: 'Show',
    allGames: 'All games',
    find: 'Find me a table',
    findGame: game => `Find me a table: ${game}`,
    code: 'Code of a table',
    codeHelp: 'Six letters that a friend told you.',
    codeGo: 'Go there',
    sit: 'Sit down',
    takeSeat: 'Join in',
    yours: 'You sit here',
    seatsLeft: seats => en(seats, '1 seat left', `${seats} seats left`),
    whoSits: names => `At the table: ${names}`,
    botSeat: 'Under way; a bot gives up its seat',
    hostAway: 'Host away',
    all: tables => `Show all ${tables}`,
    nowOpen: tables => en(tables, '1 table is open.', `${tables} tables are open.`),
    sayCode: 'Say this to your friends',
    sayCodeHelp: 'They type it on the first page. It leads here until the match begins.',
    whoComes: 'Who may come',
    byLink: 'Whoever has the link',
    byLinkHelp: 'Only those you send the link or tell the code.',
    listed: 'Everybody',
    listedHelp: 'The table is shown on the first page, and everybody has one seat.',
    clock: 'Clock',
    noClock: 'None',
    withoutClock: 'No clock',
    liveClock: (seconds, minutes) => `${seconds} s a move + ${minutes} min`,
    hoursAMove: hours => en(hours, '1 hour a move', `${hours} hours a move`),
    daysAMove: days => en(days, '1 day a move', `${days} days a move`),
    clockHelp: 'With seconds you play in one sitting; with days, a move now and then.',
    more: 'More',
    asUsual: 'As usual',
    spectators: 'Spectators',
    watchAtOnce: 'See it at once',
    watchBehind: moves => en(moves, '1 move late', `${moves} moves late`),
    watchNever: 'Not allowed',
    watchBehindHelp: 'Whoever watches sees what is public, never a hand.',
    latecomers: 'Latecomers may join in',
    latecomersHelp: 'While the match is on, a person may take over the seat of a bot.',
    undo: 'Moves may be taken back',
    undoHelp: 'As long as nobody has learned anything by it.',
    noUndo: 'No taking back',
    severalSeatsEach: 'More than one seat each',
    freeTalk: 'Talk in your own words',
    freeTalkHelp: 'Otherwise there are phrases, which everybody reads in their own language.',
    takeOver: name => `Take over from ${name}`,
    mayTakeOver: 'You are watching. If you like, join in: a bot gives up its seat.',
  },
  de: {
    empty: 'Gerade ist kein Tisch offen.',
    emptyHelp: 'Drück auf „Finde mir einen Tisch“: Dann machst du einen auf, und wer als Nächstes kommt, setzt sich dazu.',
    show: 'Zeigen',
    allGames: 'Alle Spiele',
    find: 'Finde mir einen Tisch',
    findGame: game => `Finde mir einen Tisch: ${game}`,
    code: 'Code eines Tisches',
    codeHelp: 'Sechs Buchstaben, die dir jemand gesagt hat.',
    codeGo: 'Hingehen',
    sit: 'Hinsetzen',
    takeSeat: 'Einsteigen',
    yours: 'Hier sitzt du',
    seatsLeft: seats => de(seats, '1 Platz frei', `${seats} Plätze frei`),
    whoSits: names => `Am Tisch: ${names}`,
    botSeat: 'Läuft schon; ein Bot macht Platz',
    hostAway: 'Wer eröffnet hat, ist gerade weg',
    all: tables => `Alle ${tables} zeigen`,
    nowOpen: tables => de(tables, '1 Tisch ist offen.', `${tables} Tische sind offen.`),
    sayCode: 'Sag das deinen Freunden',
    sayCodeHelp: 'Sie geben es auf der ersten Seite ein. Es führt hierher, bis die Partie beginnt.',
    whoComes: 'Wer darf kommen',
    byLink: 'Wer den Link hat',
    byLinkHelp: 'Nur wem du den Link schickst oder den Code sagst.',
    listed: 'Alle',
    listedHelp: 'Der Tisch steht auf der ersten Seite, und je Person gibt es nur einen Platz.',
    clock: 'Uhr',
    noClock: 'Keine',
    withoutClock: 'Ohne Uhr',
    liveClock: (seconds, minutes) => `${seconds} s pro Zug + ${minutes} min`,
    hoursAMove: hours => de(hours, '1 Stunde pro Zug', `${hours} Stunden pro Zug`),
    daysAMove: days => de(days, '1 Tag pro Zug', `${days} Tage pro Zug`),
    clockHelp: 'Mit Sekunden spielt ihr in einem Rutsch, mit Tagen ab und zu einen Zug.',
    more: 'Mehr',
    asUsual: 'Wie üblich',
    spectators: 'Zuschauen',
    watchAtOnce: 'Ohne Verzögerung',
    watchBehind: moves => de(moves, '1 Zug später', `${moves} Züge später`),
    watchNever: 'Nicht erlaubt',
    watchBehindHelp: 'Wer zuschaut, sieht, was offen liegt, nie eine Hand.',
    latecomers: 'Später einsteigen erlaubt',
    latecomersHelp: 'Während die Partie läuft, darf jemand den Platz eines Bots übernehmen.',
    undo: 'Züge dürfen zurückgenommen werden',
    undoHelp: 'Solange dadurch niemand etwas erfahren hat.',
    noUndo: 'Ohne Zurücknehmen',
    severalSeatsEach: 'Mehrere Plätze je Person',
    freeTalk: 'Mit eigenen Worten reden',
    freeTalkHelp: 'Sonst gibt es feste Sätze, die alle in ihrer Sprache lesen.',
    takeOver: name => `Von ${name} übernehmen`,
    mayTakeOver: 'Du schaust zu. Wenn du magst, steig ein: Ein Bot macht Platz.',
  },
  fr: {
    empty: 'Aucune table n’est ouverte pour l’instant.',
    emptyHelp: 'Appuyez sur « Trouvez-moi une table » : vous en ouvrez une, et la prochaine personne s’y assied avec vous.',
    show: 'Afficher',
    allGames: 'Tous les jeux',
    find: 'Trouvez-moi une table',
    findGame: game => `Trouvez-moi une table : ${game}`,
    code: 'Code d’une table',
    codeHelp: 'Six lettres qu’on vous a dites.',
    codeGo: 'Y aller',
    sit: 'S’asseoir',
    takeSeat: 'Entrer en jeu',
    yours: 'Vous y êtes assis',
    seatsLeft: seats => fr(seats, `${seats} place libre`, `${seats} places libres`),
    whoSits: names => `À la table\u00a0: ${names}`,
    botSeat: 'En cours ; un robot cède sa place',
    hostAway: 'Hôte absent',
    all: tables => `Afficher les ${tables} tables`,
    nowOpen: tables => fr(tables, `${tables} table est ouverte.`, `${tables} tables sont ouvertes.`),
    sayCode: 'Dites ceci à vos amis',
    sayCodeHelp: 'Ils le saisissent sur la première page. Le code mène ici jusqu’au début de la partie.',
    whoComes: 'Qui peut venir',
    byLink: 'Qui a le lien',
    byLinkHelp: 'Seulement les personnes à qui vous envoyez le lien ou dites le code.',
    listed: 'Tout le monde',
    listedHelp: 'La table figure sur la première page, et chacun a une seule place.',
    clock: 'Pendule',
    noClock: 'Aucune',
    withoutClock: 'Sans pendule',
    liveClock: (seconds, minutes) => `${seconds} s par coup + ${minutes} min`,
    hoursAMove: hours => fr(hours, `${hours} heure par coup`, `${hours} heures par coup`),
    daysAMove: days => fr(days, `${days} jour par coup`, `${days} jours par coup`),
    clockHelp: 'Avec des secondes, on joue d’une traite ; avec des jours, un coup de temps en temps.',
    more: 'Plus de choix',
    asUsual: 'Comme d’habitude',
    spectators: 'Spectateurs',
    watchAtOnce: 'Voient tout de suite',
    watchBehind: moves => fr(moves, `${moves} coup plus tard`, `${moves} coups plus tard`),
    watchNever: 'Pas admis',
    watchBehindHelp: 'On ne voit que ce qui est public, jamais une main.',
    latecomers: 'On peut entrer en cours de partie',
    latecomersHelp: 'Pendant la partie, une personne peut prendre la place d’un robot.',
    undo: 'On peut reprendre un coup',
    undoHelp: 'Tant que personne n’en a rien appris.',
    noUndo: 'Coups définitifs',
    severalSeatsEach: 'Plusieurs places par personne',
    freeTalk: 'Parler avec ses propres mots',
    freeTalkHelp: 'Sinon, il y a des phrases toutes faites, que chacun lit dans sa langue.',
    takeOver: name => `Prendre la place ${deFrench(name)}`,
    mayTakeOver: 'Vous regardez. Si le cœur vous en dit, entrez en jeu : un robot cède sa place.',
  },
  ja: {
    empty: '今は参加できる卓がありません。',
    emptyHelp: '「卓を探す」を押すと新しい卓ができ、次に来た人が一緒に座ります。',
    show: '表示',
    allGames: 'すべてのゲーム',
    find: '卓を探す',
    findGame: game => `卓を探す：${game}`,
    code: '卓のコード',
    codeHelp: '友だちから聞いた6文字です。',
    codeGo: '卓へ行く',
    sit: '座る',
    takeSeat: '途中から参加',
    yours: '着席中',
    seatsLeft: seats => `空席${seats}`,
    whoSits: names => `着席中：${names}`,
    botSeat: '対戦中・ボットの席に入れます',
    hostAway: '主催者は離席中',
    all: tables => `${tables}卓をすべて表示`,
    nowOpen: tables => `参加できる卓は${tables}卓です。`,
    sayCode: '友だちにこのコードを伝えてください',
    sayCodeHelp: '最初のページで入力すると、対戦が始まるまでこの卓に来られます。',
    whoComes: '参加できる人',
    byLink: 'リンクを知っている人',
    byLinkHelp: 'リンクかコードを伝えた人だけが来られます。',
    listed: 'だれでも',
    listedHelp: '最初のページに卓が表示されます。席は一人ひとつです。',
    clock: '持ち時間',
    noClock: 'なし',
    withoutClock: '持ち時間なし',
    liveClock: (seconds, minutes) => `1手${seconds}秒＋${minutes}分`,
    hoursAMove: hours => `1手${hours}時間`,
    daysAMove: days => `1手${days}日`,
    clockHelp: '秒なら一気に、日なら少しずつ進めます。',
    more: 'その他の設定',
    asUsual: '標準のまま',
    spectators: '観戦',
    watchAtOnce: 'すぐに見える',
    watchBehind: moves => `${moves}手遅れ`,
    watchNever: '許可しない',
    watchBehindHelp: '観戦者に見えるのは公開情報だけで、手札は見えません。',
    latecomers: '途中参加を認める',
    latecomersHelp: '対戦中でも、ボットの席に人が入れます。',
    undo: '手を戻せる',
    undoHelp: 'それまでにだれも新しい情報を得ていない場合に限ります。',
    noUndo: '手は戻せない',
    severalSeatsEach: '一人で複数の席も可',
    freeTalk: '自由な言葉で話せる',
    freeTalkHelp: '認めない場合は定型文だけで話し、読む人の言語で表示されます。',
    takeOver: name => `${name}と交代する`,
    mayTakeOver: '観戦中です。ボットと交代して、途中から参加できます。',
  },
};
