import type { Lang } from '@tabard/core';

/** What the board says beyond the game's own words. */
export interface Strings {
  readonly table: string;
  readonly players: string;
  /** The common area of the table. */
  readonly piles: string;
  readonly yourTurn: string;
  turnOf(name: string): string;
  readonly onItsWay: string;
  readonly watching: string;
  readonly over: string;
  readonly you: string;
  round(round: number): string;

  draw(count: number): string;
  drawPile(count: number): string;
  discardPile(top: string, count: number): string;
  scrollPile(count: number): string;
  pileSize(count: number): string;
  readonly scrolls: string;
  readonly anyFits: string;
  inForce(colour: string): string;
  readonly clockwise: string;
  readonly counterclockwise: string;
  /** Who draws what unless the chain goes on. */
  chainYou(sum: number): string;
  chainOther(name: string, sum: number): string;
  readonly buy: string;

  yourHand(count: number): string;
  readonly yourScrolls: string;
  readonly playable: string;
  readonly resting: string;
  readonly picked: string;
  cards(count: number): string;
  points(count: number): string;
  pointsShort(count: number): string;
  quests(count: number): string;
  faceDown(count: number): string;
  readonly faceDownScroll: string;
  readonly used: string;
  scrollOf(name: string, place: number, scroll: string): string;
  readonly called: string;
  readonly bot: string;
  readonly away: string;
  readonly standIn: string;
  readonly toMove: string;

  readonly seal: string;
  readonly endTurn: string;
  readonly endTurnHint: string;

  whichColour(card: string): string;
  readonly whichStart: string;
  readonly whichPlayer: string;
  readonly whichScroll: string;
  readonly whichSet: string;
  readonly lookThrough: string;
  readonly back: string;
  readonly close: string;

  readonly info: string;
  rule(clause: string): string;
  playedBy(name: string): string;
  readonly playedByYou: string;
  drew(count: number): string;
  readonly turnedUp: string;

  handOf(name: string): string;
  roundOver(round: number): string;
  readonly stalemate: string;
  questOf(name: string): string;
  readonly questYours: string;
  readonly left: string;
  readonly noCards: string;
  readonly thisRound: string;
  readonly total: string;
  halved(name: string, total: number): string;
  nextRound(round: number): string;
  readonly gameOver: string;
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const en: Strings = {
  table: 'Table',
  players: 'Players',
  piles: 'Middle of the table',
  yourTurn: 'Your turn',
  turnOf: name => `${name} is thinking.`,
  onItsWay: 'On its way …',
  watching: 'You are watching.',
  over: 'The game is over.',
  you: 'you',
  round: round => `Round ${round}`,

  draw: count => (count > 1 ? `Draw ${count}` : 'Draw'),
  drawPile: count => `Draw pile, ${plural(count, 'card', 'cards')}`,
  discardPile: (top, count) => `Discard pile, ${plural(count, 'card', 'cards')}, ${top} on top`,
  scrollPile: count => `Scroll pile, ${plural(count, 'scroll', 'scrolls')}`,
  pileSize: count => plural(count, 'card', 'cards'),
  scrolls: 'Scrolls',
  anyFits: 'Any card fits',
  inForce: colour => `Colour in force: ${colour}`,
  clockwise: 'Play goes clockwise.',
  counterclockwise: 'Play goes counterclockwise.',
  chainYou: sum => `You draw ${sum} unless you add a 25.`,
  chainOther: (name, sum) => `${name} draws ${sum} unless a 25 is added.`,
  buy: 'Buy a scroll',

  yourHand: count => `Your hand, ${plural(count, 'card', 'cards')}`,
  yourScrolls: 'Your scrolls',
  playable: 'playable',
  resting: 'not now',
  picked: 'picked',
  cards: count => plural(count, 'card', 'cards'),
  points: count => plural(count, 'point', 'points'),
  pointsShort: count => `${count} pt`,
  quests: count => plural(count, 'quest', 'quests'),
  faceDown: count => plural(count, 'face-down scroll', 'face-down scrolls'),
  faceDownScroll: 'face-down scroll',
  used: 'used',
  scrollOf: (name, place, scroll) => `${name}, scroll ${place}: ${scroll}`,
  called: 'has called Blanc Noir',
  bot: 'bot',
  away: 'away',
  standIn: 'a bot stands in',
  toMove: 'to move',

  seal: 'Blanc Noir!',
  endTurn: 'End turn',
  endTurnHint: 'Your turn ends when you discard or draw.',

  whichColour: card => `${card}: which colour?`,
  whichStart: 'Which colour shall count?',
  whichPlayer: 'Tap a player.',
  whichScroll: 'Tap a scroll on the table.',
  whichSet: 'Three cards of one number for a scroll.',
  lookThrough: 'The discard pile',
  back: 'Back',
  close: 'Close',

  info: 'What does it do?',
  rule: clause => `Rule ${clause}`,
  playedBy: name => `by ${name}`,
  playedByYou: 'by you',
  drew: count => `drew ${count}`,
  turnedUp: 'turned up',

  handOf: name => `${name}’s hand`,
  roundOver: round => `Round ${round} is over`,
  stalemate: 'Nobody could go on: everyone counts their cards.',
  questOf: name => `${name} has achieved the quest.`,
  questYours: 'You have achieved the quest!',
  left: 'Cards left',
  noCards: 'none',
  thisRound: 'Round',
  total: 'Total',
  halved: (name, total) => `${name} reached the goal exactly: the total is halved to ${total}.`,
  nextRound: round => `On to round ${round}`,
  gameOver: 'The game is over',
};

const de: Strings = {
  table: 'Tisch',
  players: 'Mitspieler',
  piles: 'Tischmitte',
  yourTurn: 'Du bist dran',
  turnOf: name => `${name} überlegt.`,
  onItsWay: 'Unterwegs …',
  watching: 'Du schaust zu.',
  over: 'Die Partie ist zu Ende.',
  you: 'du',
  round: round => `Runde ${round}`,

  draw: count => (count > 1 ? `${count} ziehen` : 'Ziehen'),
  drawPile: count => `Nachziehstapel, ${plural(count, 'Karte', 'Karten')}`,
  discardPile: (top, count) => `Ablagestapel, ${plural(count, 'Karte', 'Karten')}, obenauf ${top}`,
  scrollPile: count => `Pergamentstapel, ${plural(count, 'Pergament', 'Pergamente')}`,
  pileSize: count => plural(count, 'Karte', 'Karten'),
  scrolls: 'Pergamente',
  anyFits: 'Jede Karte passt',
  inForce: colour => `Es gilt: ${colour}`,
  clockwise: 'Gespielt wird im Uhrzeigersinn.',
  counterclockwise: 'Gespielt wird gegen den Uhrzeigersinn.',
  chainYou: sum => `Du ziehst ${sum}, außer du legst eine 25 dazu.`,
  chainOther: (name, sum) => `${name} zieht ${sum}, außer es folgt eine 25.`,
  buy: 'Pergament kaufen',

  yourHand: count => `Deine Hand, ${plural(count, 'Karte', 'Karten')}`,
  yourScrolls: 'Deine Pergamente',
  playable: 'spielbar',
  resting: 'jetzt nicht',
  picked: 'gewählt',
  cards: count => plural(count, 'Karte', 'Karten'),
  points: count => plural(count, 'Punkt', 'Punkte'),
  pointsShort: count => `${count} P.`,
  quests: count => plural(count, 'Aufgabe', 'Aufgaben'),
  faceDown: count => plural(count, 'verdecktes Pergament', 'verdeckte Pergamente'),
  faceDownScroll: 'verdecktes Pergament',
  used: 'eingesetzt',
  scrollOf: (name, place, scroll) => `${name}, Pergament ${place}: ${scroll}`,
  called: 'hat Blanc Noir gerufen',
  bot: 'Bot',
  away: 'nicht da',
  standIn: 'ein Bot vertritt',
  toMove: 'am Zug',

  seal: 'Blanc Noir!',
  endTurn: 'Zug beenden',
  endTurnHint: 'Dein Zug endet, wenn du ablegst oder ziehst.',

  whichColour: card => `${card}: welche Farbe?`,
  whichStart: 'Welche Farbe soll gelten?',
  whichPlayer: 'Tippe auf einen Mitspieler.',
  whichScroll: 'Tippe auf ein Pergament auf dem Tisch.',
  whichSet: 'Drei Karten mit gleicher Zahl für ein Pergament.',
  lookThrough: 'Der Ablagestapel',
  back: 'Zurück',
  close: 'Schließen',

  info: 'Was macht das?',
  rule: clause => `Regel ${clause}`,
  playedBy: name => `von ${name}`,
  playedByYou: 'von dir',
  drew: count => `zog ${count}`,
  turnedUp: 'aufgedeckt',

  handOf: name => `Die Hand von ${name}`,
  roundOver: round => `Runde ${round} ist zu Ende`,
  stalemate: 'Niemand konnte weiter: Alle zählen ihre Karten.',
  questOf: name => `${name} hat die Aufgabe erfüllt.`,
  questYours: 'Du hast die Aufgabe erfüllt!',
  left: 'Übrige Karten',
  noCards: 'keine',
  thisRound: 'Runde',
  total: 'Gesamt',
  halved: (name, total) => `${name} hat das Ziel genau getroffen: Es bleiben ${total}.`,
  nextRound: round => `Weiter zu Runde ${round}`,
  gameOver: 'Die Partie ist zu Ende',
};

const frPlural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

const fr: Strings = {
  table: 'Table',
  players: 'Joueurs',
  piles: 'Centre de la table',
  yourTurn: 'À vous de jouer',
  turnOf: name => `${name} réfléchit.`,
  onItsWay: 'En route…',
  watching: 'Vous regardez la partie.',
  over: 'La partie est terminée.',
  you: 'vous',
  round: round => `Manche ${round}`,

  draw: count => (count > 1 ? `Piocher ${count}` : 'Piocher'),
  drawPile: count => `Pioche, ${frPlural(count, 'carte', 'cartes')}`,
  discardPile: (top, count) => `Défausse, ${frPlural(count, 'carte', 'cartes')}, au-dessus : ${top}`,
  scrollPile: count => `Pile de parchemins, ${frPlural(count, 'parchemin', 'parchemins')}`,
  pileSize: count => frPlural(count, 'carte', 'cartes'),
  scrolls: 'Parchemins',
  anyFits: 'Toute carte convient',
  inForce: colour => `Couleur demandée : ${colour}`,
  clockwise: 'On joue dans le sens des aiguilles d’une montre.',
  counterclockwise: 'On joue dans le sens inverse des aiguilles d’une montre.',
  chainYou: sum => `Vous piochez ${sum} cartes, sauf si vous ajoutez un 25.`,
  chainOther: (name, sum) => `${name} pioche ${sum} cartes, sauf si un 25 s’ajoute.`,
  buy: 'Acheter un parchemin',

  yourHand: count => `Votre main, ${frPlural(count, 'carte', 'cartes')}`,
  yourScrolls: 'Vos parchemins',
  playable: 'jouable',
  resting: 'pas maintenant',
  picked: 'choisie',
  cards: count => frPlural(count, 'carte', 'cartes'),
  points: count => frPlural(count, 'point', 'points'),
  pointsShort: count => `${count} pt`,
  quests: count => frPlural(count, 'quête', 'quêtes'),
  faceDown: count => frPlural(count, 'parchemin caché', 'parchemins cachés'),
  faceDownScroll: 'parchemin caché',
  used: 'utilisé',
  scrollOf: (name, place, scroll) => `${name}, parchemin ${place} : ${scroll}`,
  called: 'a annoncé Blanc Noir',
  bot: 'robot',
  away: 'absent',
  standIn: 'un robot remplace',
  toMove: 'doit jouer',

  seal: 'Blanc Noir !',
  endTurn: 'Finir le tour',
  endTurnHint: 'Votre tour finit quand vous défaussez ou piochez.',

  whichColour: card => `${card} : quelle couleur ?`,
  whichStart: 'Quelle couleur sera demandée ?',
  whichPlayer: 'Touchez un joueur.',
  whichScroll: 'Touchez un parchemin sur la table.',
  whichSet: 'Trois cartes du même nombre pour un parchemin.',
  lookThrough: 'La défausse',
  back: 'Retour',
  close: 'Fermer',

  info: 'Quel est son effet ?',
  rule: clause => `Règle ${clause}`,
  playedBy: name => `par ${name}`,
  playedByYou: 'par vous',
  drew: count => `a pioché ${count}`,
  turnedUp: 'retournée',

  handOf: name => `La main de ${name}`,
  roundOver: round => `La manche ${round} est terminée`,
  stalemate: 'Personne ne pouvait continuer : chacun compte ses cartes.',
  questOf: name => `${name} a accompli la quête.`,
  questYours: 'Vous avez accompli la quête !',
  left: 'Cartes restantes',
  noCards: 'aucune',
  thisRound: 'Manche',
  total: 'Total',
  halved: (name, total) => `${name} tombe juste sur le but : son total est ramené à ${total}.`,
  nextRound: round => `Vers la manche ${round}`,
  gameOver: 'La partie est terminée',
};

const ja: Strings = {
  table: 'テーブル',
  players: 'プレイヤー',
  piles: 'テーブル中央',
  yourTurn: 'あなたの手番です',
  turnOf: name => `${name}が考えています。`,
  onItsWay: '送信中…',
  watching: '観戦中です。',
  over: 'ゲームは終了しました。',
  you: 'あなた',
  round: round => `第${round}ラウンド`,

  draw: count => (count > 1 ? `${count}枚引く` : '引く'),
  drawPile: count => `山札、${count}枚`,
  discardPile: (top, count) => `捨て山、${count}枚、一番上は${top}`,
  scrollPile: count => `スクロールの山、${count}枚`,
  pileSize: count => `${count}枚`,
  scrolls: 'スクロール',
  anyFits: 'どのカードでも出せます',
  inForce: colour => `現在の色：${colour}`,
  clockwise: '時計回りに進みます。',
  counterclockwise: '反時計回りに進みます。',
  chainYou: sum => `25を重ねなければ${sum}枚引きます。`,
  chainOther: (name, sum) => `25が重ならなければ${name}が${sum}枚引きます。`,
  buy: 'スクロールを取得',

  yourHand: count => `あなたの手札、${count}枚`,
  yourScrolls: 'あなたのスクロール',
  playable: '出せます',
  resting: '今は使えません',
  picked: '選択中',
  cards: count => `手札${count}枚`,
  points: count => `${count}点`,
  pointsShort: count => `${count}点`,
  quests: count => `クエスト達成${count}回`,
  faceDown: count => `裏向きのスクロール${count}枚`,
  faceDownScroll: '裏向きのスクロール',
  used: '使用済み',
  scrollOf: (name, place, scroll) => `${name}の${place}枚目のスクロール：${scroll}`,
  called: 'ブランノワールを宣言済み',
  bot: 'ボット',
  away: '離席中',
  standIn: 'ボットが代理',
  toMove: '手番',

  seal: 'ブランノワール！',
  endTurn: '手番を終える',
  endTurnHint: 'カードを捨てるか引くと手番が終わります。',

  whichColour: card => `${card}：何色にしますか？`,
  whichStart: '何色から始めますか？',
  whichPlayer: 'プレイヤーを選んでください。',
  whichScroll: 'テーブルのスクロールを選んでください。',
  whichSet: '同じ数字のカード3枚でスクロールを取得します。',
  lookThrough: '捨て山',
  back: '戻る',
  close: '閉じる',

  info: '効果を見る',
  rule: clause => `ルール ${clause}`,
  playedBy: name => `${name}が出した`,
  playedByYou: 'あなたが出した',
  drew: count => `${count}枚引いた`,
  turnedUp: '最初の1枚',

  handOf: name => `${name}の手札`,
  roundOver: round => `第${round}ラウンド終了`,
  stalemate: '誰も続けられません。全員が手札を数えます。',
  questOf: name => `${name}がクエストを達成しました。`,
  questYours: 'クエストを達成しました！',
  left: '残ったカード',
  noCards: 'なし',
  thisRound: '今回',
  total: '合計',
  halved: (name, total) => `${name}はちょうど目標点なので、合計が${total}点になります。`,
  nextRound: round => `第${round}ラウンドへ`,
  gameOver: 'ゲーム終了',
};

export const STRINGS: Readonly<Record<Lang, Strings>> = { en, de, fr, ja };
