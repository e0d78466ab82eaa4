import { stringsFrom } from '../kit/speaking.tsx';
import type { Location } from './game.ts';

/** What the board says beyond the game's own words. */
export interface Strings {
  /** «a, b, c», as the language writes it. */
  row(parts: readonly string[]): string;
  /** «a; b; c», where the parts have commas of their own. */
  rows(parts: readonly string[]): string;
  /** A remark in brackets, with the space before them. */
  aside(remark: string): string;
  readonly table: string;
  readonly players: string;
  readonly you: string;
  readonly yourTurn: string;
  /** To begin the next round oneself. */
  readonly iStart: string;
  readonly over: string;
  readonly lastRound: string;
  readonly back: string;
  readonly close: string;
  rule(clause: string): string;

  readonly map: string;
  readonly places: string;
  /** «alone: 3 honour and 1 advantage card». */
  lineOf(line: string, rewards: string): string;
  countsForYou(line: string): string;
  readonly opensNext: string;
  here(names: string): string;
  dustfingerAt(dustfinger: string, place: string): string;
  readonly ring: string;
  onField(name: string, field: number): string;
  gate(colour: string, field: number, open: boolean): string;

  round(round: number): string;
  readonly theLastRound: string;
  /** In a word or two: somebody may bring on the last round. */
  readonly endInSight: string;
  mayBringEnd(names: string): string;
  /** Who reads, among these names. */
  readonly youMayBringEnd: string;
  villainStack(count: number, group: string | null): string;
  /** «15 cards, 5 Adderheads among them, 3 still to come.» */
  villainCount(size: number, left: number, all: number, cards: number): string;
  advantageStack(count: number): string;

  yourCards(left: number): string;
  readonly inHand: string;
  readonly playable: string;
  readonly played: string;
  readonly onTop: string;
  yourAdvantages(count: number): string;
  readonly noAdvantages: string;
  readonly usable: string;
  readonly tooNew: string;
  /** Names of location cards that a narrow card has to break, with soft hyphens (in Japanese, spaces of no width) where they may. */
  readonly hyphenated: Partial<Readonly<Record<Location, string>>>;

  readonly purse: string;
  picked(count: number): string;
  readonly sets: string;
  /** «4 different tiles, 7 fields». */
  set(size: number, steps: number): string;
  setTo(field: number): string;
  setClosed(colour: string, field: number): string;
  readonly setStates: { readonly few: string; readonly used: string };
  readonly supply: string;
  inSupply(tile: string, count: number): string;
  giveUp(count: number): string;
  chosenOf(picked: number, owed: number): string;
  readonly pickMore: string;
  moveDustfinger(dustfinger: string): string;
  readonly passing: string;
  /** In the Castle of Night, as things stand: a villain card, or none. */
  readonly restAlone: string;
  readonly restInCompany: string;
  thatCosts(amount: string): string;
  readonly choosePlace: string;
  chooseDustfinger(dustfinger: string): string;
  readonly chooseTile: string;
  readonly chooseLine: string;
  readonly chooseVillain: string;

  readonly free: string;
  readonly alone: string;
  with(names: string): string;
  readonly nightVillain: string;
  /** After the rewards of the Castle of Night: «and a villain card». */
  readonly villainToo: string;
  youDraw(number: number): string;
  draws(name: string): string;
  readonly nobodyDraws: string;
  readonly noSets: string;

  points(count: number): string;
  provisions(count: number): string;
  advantages(count: number): string;
  cardsLeft(count: number): string;
  /** The number of the top card: whoever has the highest draws a villain card. */
  danger(number: number): string;
  readonly highest: string;
  villains(names: string, sum: number): string;
  readonly starts: string;
  readonly toMove: string;
  readonly bot: string;
  readonly standIn: string;

  villainsTitle(sum: number): string;
  readonly noVillains: string;
  playedTitle(count: number): string;
  inHandTitle(count: number): string;

  readonly reckoning: string;
  reckoningOf(round: number): string;
  readonly nightReckoning: string;
  readonly number: string;
  readonly villainSum: string;
  /** What the Adderhead takes of somebody: «loses 2 tiles and 1 provision». */
  loses(tiles: number, provisions: number): string;

  readonly end: string;
  readonly winner: string;
  belongings(count: number): string;
}

export const STRINGS = stringsFrom<Strings>({
  en: async () => (await import('./strings/en.ts')).en,
  de: async () => (await import('./strings/de.ts')).de,
  fr: async () => (await import('./strings/fr.ts')).fr,
  ja: async () => (await import('./strings/ja.ts')).ja,
});
