import { stringsFrom } from '../kit/speaking.tsx';

/** The winner's figure, then the other's. */
type Pair = readonly [number, number];

/** What the board says beyond the game's own words. */
export interface Strings {
  /** What a thing is, for a screen reader: parts that are not empty, one after the other. */
  all(parts: readonly string[]): string;
  readonly table: string;
  readonly players: string;
  readonly yourTurn: string;
  readonly over: string;
  lastTurns(turns: number): string;

  readonly display: string;
  stack(pile: string, count: number): string;
  discards(count: number): string;
  readonly takeBlind: string;
  take(card: string): string;
  readonly awards: string;
  need(what: string, have: number, wanted: number): string;
  markersLeft(values: readonly number[]): string;
  readonly claimed: string;
  readonly noneLeft: string;
  readonly fulfilled: string;
  readonly track: string;
  onTrack(name: string, points: number): string;
  worth(value: number): string;
  readonly taken: string;

  readonly yourShield: string;
  shieldOf(name: string): string;
  niche(column: string): string;
  emptyNiche(accepts: string): string;
  nicheTakes(accepts: string): string;
  bandFixed(band: string): string;
  coming(card: string): string;
  covered(count: number): string;
  readonly placeHere: string;
  readonly noArms: string;
  readonly enlarge: string;
  readonly arms: string;

  yourHand(count: number): string;
  readonly emptyHand: string;
  readonly playable: string;
  readonly resting: string;
  readonly beingPlaced: string;
  readonly pays: string;
  readonly goes: string;

  choosePlace(card: string): string;
  noPlace(card: string): string;
  payFor(card: string, place: string): string;
  sum(values: readonly number[], total: number, cost: number): string;
  readonly cheapest: string;
  readonly place: string;
  readonly pay: string;
  readonly heraldHow: string;
  heraldButton(count: number): string;
  readonly swap: string;
  readonly swapDisplay: string;
  readonly endTurn: string;
  readonly pass: string;
  chooseDiscards(picked: number, wanted: number): string;
  readonly discard: string;
  readonly back: string;
  readonly close: string;
  readonly info: string;
  rule(clause: string): string;
  /** The same, in brackets right after a sentence. */
  ruleAside(clause: string): string;
  costs(value: number): string;
  readonly star: string;
  /** At this table a track of so much brings on the last turns (6.1). */
  endsGame(track: number): string;

  points(count: number): string;
  columns(count: number): string;
  cards(count: number): string;
  heralds(count: number): string;
  markers(count: number): string;
  readonly bot: string;
  readonly standIn: string;
  readonly toMove: string;
  /** One column short of a full shield. */
  readonly nearlyFull: string;
  /** What a seat did in its last turn. */
  did(deeds: readonly string[]): string;

  /** Which of the two bands, and what lies in each. */
  chooseBand(card: string, upper: string, lower: string): string;
  /** How many of the elements of a turn are taken. */
  takenOf(taken: number, wanted: number): string;
  readonly claim: string;
  /** What a button does, and the points it brings. */
  withWorth(text: string, value: number): string;
  readonly fits: string;
  readonly preview: string;

  readonly overview: string;
  readonly standing: string;
  standingHelp(value: number): string;
  readonly yourMarkers: string;
  readonly noMarkers: string;
  sumOf(value: number): string;
  readonly discardPiles: string;
  readonly emptyPile: string;
  readonly unseen: string;
  readonly player: string;
  readonly keys: string;

  readonly armorial: string;
  readonly armorialHelp: string;
  /** All arms of the match as one picture. */
  readonly saveArmorial: string;
  readonly scores: string;
  /** A page with all arms I have won. */
  readonly myArms: string;
  wonByPoints(winner: string, second: string, totals: Pair, part: string, parts: Pair): string;
  wonByHand(winner: string, second: string, total: number, hands: Pair): string;
  wonByNumber(winner: string, second: string, total: number, numbers: Pair): string;
  wonTogether(winners: readonly string[], total: number): string;
  readonly saveSvg: string;
  readonly savePng: string;
  saveOf(button: string, name: string): string;
  readonly fromTrack: string;
  readonly fromMarkers: string;
  readonly fromHeralds: string;
  /** A marker with what it is worth. */
  markerWorth(marker: string, value: number): string;
  readonly total: string;
  /** What the cards left in hand are worth: more of it wins a tie. */
  readonly handForTie: string;
  readonly winner: string;
}

export const STRINGS = stringsFrom<Strings>({
  en: async () => (await import('./strings/en.ts')).en,
  de: async () => (await import('./strings/de.ts')).de,
  fr: async () => (await import('./strings/fr.ts')).fr,
  ja: async () => (await import('./strings/ja.ts')).ja,
});
