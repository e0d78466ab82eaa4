import type { Lang } from '@tabard/core';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';
import { ja } from './strings/ja.ts';

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
  turnOf(name: string): string;
  readonly onItsWay: string;
  readonly watching: string;
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

export const STRINGS: Readonly<Record<Lang, Strings>> = { en, de, fr, ja };
