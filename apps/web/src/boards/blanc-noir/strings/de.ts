import { terms as t } from '@tabard/blanc-noir/text/terms/de';
import { listing, plural } from '@tabard/core';
import type { Strings } from '../strings.ts';

const forms = plural('de');
const many = (count: number, one: string, other: string): string => `${count} ${forms(count, one, other)}`;

export const de: Strings = {
  row: listing('de', 'commas'),
  aside: remark => ` (${remark})`,
  table: 'Tisch',
  players: 'Am Tisch',
  piles: 'Tischmitte',
  yourTurn: 'Du bist dran',
  over: 'Die Partie ist zu Ende.',

  draw: count => (count > 1 ? `${count} ziehen` : 'Ziehen'),
  drawPile: count => `${t.drawPile}, ${many(count, 'Karte', 'Karten')}`,
  discardPile: (top, count) => `${t.discardPile}, ${many(count, 'Karte', 'Karten')}, obenauf ${top}`,
  scrollPile: count => `${t.scrollPile}, ${many(count, t.scroll.one, t.scroll.other)}`,
  pileSize: count => many(count, 'Karte', 'Karten'),
  scrolls: t.scroll.other,
  anyFits: 'Jede Karte passt',
  inForce: colour => `Es gilt: ${colour}`,
  clockwise: 'Gespielt wird im Uhrzeigersinn.',
  counterclockwise: 'Gespielt wird gegen den Uhrzeigersinn.',
  chainYou: sum => `Du ziehst ${sum}, außer du legst eine 25 dazu.`,
  chainYouMust: 'Du musst eine 25 dazulegen.',
  chainOther: (name, sum) => `${name} zieht ${sum}, außer es folgt eine 25.`,
  buy: `${t.scroll.one} kaufen`,

  yourHand: count => `Deine Hand, ${many(count, 'Karte', 'Karten')}`,
  yourScrolls: `Deine ${t.scroll.other}`,
  playable: 'wählbar',
  resting: 'jetzt nicht',
  picked: 'gewählt',
  cards: count => many(count, 'Karte', 'Karten'),
  points: count => many(count, 'Punkt', 'Punkte'),
  pointsShort: count => `${count} P.`,
  quests: count => many(count, t.quest, `${t.quest}n`),
  faceDown: count => many(count, `verdeckte ${t.scroll.one}`, `verdeckte ${t.scroll.other}`),
  faceDownScroll: `verdeckte ${t.scroll.one}`,
  used: 'eingesetzt',
  scrollOf: (name, place, scroll) => `${name}, ${t.scroll.one} ${place}: ${scroll}`,
  called: 'hat Blanc Noir gerufen',
  bot: 'Bot',
  standIn: 'ein Bot springt ein',
  toMove: 'am Zug',

  seal: 'Blanc Noir!',
  endTurn: 'Zug beenden',
  endTurnHint: 'Dein Zug endet, wenn du ablegst oder ziehst.',

  whichColour: card => `${card}: welche Farbe?`,
  whichStart: 'Welche Farbe soll gelten?',
  whichReturns: `Welche ${t.scroll.one} kommt zurück in den Stapel?`,
  whichSet: `Drei Karten mit gleicher Zahl für eine ${t.scroll.one}.`,
  lookThrough: `Der ${t.discardPile}`,
  back: 'Zurück',
  close: 'Schließen',

  info: 'Was macht das?',
  rule: clause => `Regel ${clause}`,
  playedBy: name => `von ${name}`,
  playedByYou: 'von dir',
  turnedUp: 'aufgedeckt',

  roundTo: (round, goal) => `Runde ${round} · bis ${goal}, wenigste Punkte gewinnen`,
  oneRound: 'Eine Runde, wenigste Punkte gewinnen',
  edition: label => `Ausgabe: ${label}`,
  leads: 'liegt vorn',
  resigned: 'hat aufgegeben',
  tapAnything: 'Tippe auf etwas, um zu erfahren, was es macht.',
  secondScroll: `Nun die ${t.scroll.one}, mit der sie den Platz tauscht.`,
  doneOf: (done, gone, total) => (total === 0 ? done : `${done} (${gone}\u00a0von\u00a0${total})`),
  sortByNumber: 'Nach Zahl sortieren (1–9)',
  sortByColour: 'Nach Farbe sortieren',
  drawPileName: t.drawPile,
  pointsName: 'Punkte',
  aboutDrawPile: `Hier ziehst du: eine Karte, oder alle einer ${t.chain}. Danach ist dein Zug vorbei.`,
  aboutScrollPile: `Drei Karten mit gleicher Zahl kaufen die oberste ${t.scroll.one}, bevor du ablegst oder ziehst. Verdeckte ${t.scroll.other} kennt nur, wem sie gehören.`,
  aboutPoints: goal =>
    goal === 'round'
      ? 'Die Karten, die dir am Ende bleiben, sind deine Punkte. Wer am wenigsten hat, gewinnt.'
      : `Die Karten, die dir nach jeder Runde bleiben, zählen zu deinen Punkten. Sobald jemand mehr als ${goal} hat, gewinnt, wer am wenigsten hat.`,

  handOf: name => `Die Hand von ${name}`,
  roundOver: round => `Runde ${round} ist zu Ende`,
  stalemate: 'Niemand konnte weiter: Alle zählen ihre Karten.',
  questOf: name => `${name} hat die ${t.quest} erfüllt.`,
  questYours: `Du hast die ${t.quest} erfüllt!`,
  left: 'Übrige Karten',
  noCards: 'keine',
  thisRound: 'Runde',
  total: 'Gesamt',
  halved: (name, total) => `${name} hat das Ziel genau getroffen: Die Punkte werden auf ${total} halbiert.`,
  nextRound: round => `Weiter zu Runde ${round}`,
  gameOver: 'Die Partie ist zu Ende',
};
