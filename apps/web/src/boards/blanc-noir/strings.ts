import type { Goal } from '@tabard/blanc-noir/questions';
import { stringsFrom } from '../kit/speaking.tsx';

/** What the board says beyond the game's own words. */
export interface Strings {
  /** «a, b, c», as the language writes it. */
  row(parts: readonly string[]): string;
  /** A remark in brackets, with the space before them. */
  aside(remark: string): string;
  readonly table: string;
  readonly players: string;
  /** The common area of the table. */
  readonly piles: string;
  readonly yourTurn: string;
  readonly over: string;

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
  readonly chainYouMust: string;
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
  readonly standIn: string;
  readonly toMove: string;

  readonly seal: string;
  readonly endTurn: string;
  readonly endTurnHint: string;

  whichColour(card: string): string;
  readonly whichStart: string;
  /** Shock Wave. */
  readonly whichReturns: string;
  readonly whichSet: string;
  readonly lookThrough: string;
  readonly back: string;
  readonly close: string;

  readonly info: string;
  rule(clause: string): string;
  playedBy(name: string): string;
  readonly playedByYou: string;
  readonly turnedUp: string;

  /** Which round, how many points end the game, and who wins. */
  roundTo(round: number, goal: number): string;
  readonly oneRound: string;
  edition(label: string): string;
  readonly leads: string;
  readonly resigned: string;
  /** While one asks what things do. */
  readonly tapAnything: string;
  readonly secondScroll: string;
  /** Both are chosen. */
  readonly swapThese: string;
  /** «Done (1 of 2)». */
  doneOf(done: string, gone: number, total: number): string;
  readonly sortByNumber: string;
  readonly sortByColour: string;
  readonly drawPileName: string;
  readonly pointsName: string;
  readonly aboutDrawPile: string;
  readonly aboutScrollPile: string;
  aboutPoints(goal: Goal): string;

  handOf(name: string): string;
  /** A shown hand, once something else has happened. */
  readonly handThen: string;
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

export const STRINGS = stringsFrom<Strings>({
  en: async () => (await import('./strings/en.ts')).en,
  de: async () => (await import('./strings/de.ts')).de,
  fr: async () => (await import('./strings/fr.ts')).fr,
  ja: async () => (await import('./strings/ja.ts')).ja,
});
