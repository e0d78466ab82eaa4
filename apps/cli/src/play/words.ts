import type { Lang } from '@tabard/core';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { ja } from './words/ja.ts';

/** What can be said instead of a move. */
export const COMMANDS = ['help', 'rules', 'hint', 'undo', 'table', 'leave'] as const;
export type Command = (typeof COMMANDS)[number];

/** What the terminal itself says; all about the game comes from the game's own words. */
export interface ShellWords {
  /** The words a command is known by in this language, the usual one first; the English ones are known in every language. */
  readonly commands: Readonly<Record<Command, readonly [string, ...string[]]>>;
  readonly guest: string;
  welcome(title: string, seats: number, bot: string): string;
  readonly keys: string;
  readonly lines: string;
  refused(text: string, rule: string): string;
  noSuchNumber(most: number): string;
  readonly over: string;
  place(place: number, names: string, points: number): string;
  saved(path: string): string;
  /** The match left is kept, and how it goes on. */
  kept(path: string): string;
  /** The rules have changed, and the last moves do not hold under them. */
  dropped(moves: number): string;
  /** So many moves were taken back, mine and those of the bots after it. */
  undone(moves: number): string;
  readonly noUndo: string;
  /** Everybody agreed to end it. */
  readonly agreed: string;
  /** A match that was left goes on. */
  goesOn(title: string): string;
  readonly goodbye: string;
  /** «Discard pile: red 5», «Golem (25)», «Ann, Ben». */
  readonly colon: string;
  noted(text: string, note: string): string;
  readonly comma: string;
  readonly help: HelpWords;
  readonly rules: RulesWords;
  readonly hint: HintWords;
  readonly table: TableWords;
}

interface HelpWords {
  /** What each command does; for `rules` its longer forms are shown, in the command's own word. */
  readonly about: Readonly<Record<Exclude<Command, 'rules'>, string>>;
  rules(word: string): string;
  readonly signs: string;
  /** That the English commands are known too; nothing to say in English. */
  readonly english: string;
}

interface RulesWords {
  title(game: string): string;
  /** How to read on from the contents. */
  how(word: string): string;
  readonly missing: string;
  noClause(number: string): string;
  notFound(word: string): string;
  found(word: string, clauses: number): string;
  andMore(clauses: number): string;
  /** A section of which only the first sentences are shown. */
  long(example: string): string;
}

interface HintWords {
  readonly thinking: string;
  best(move: string): string;
  readonly only: string;
  readonly noReason: string;
  chance(percent: string): string;
  /** Before other moves, each with the percentage points by which the chance is less. */
  readonly others: string;
  /** How numbers are written. */
  readonly locale: string;
}

export interface TableWords {
  readonly hand: string;
  readonly yourTurn: string;
  turnOf(name: string): string;
  round(round: number): string;
  readonly none: string;
  readonly points: string;
  readonly cards: string;
  readonly blancNoir: BlancNoirTable;
  readonly blason: BlasonTable;
  readonly tintenblut: TintenblutTable;
}

interface BlancNoirTable {
  /** Points here are penalties. */
  readonly points: string;
  readonly quests: string;
  readonly scrolls: string;
  readonly hidden: string;
  readonly used: string;
  readonly called: string;
  readonly downwards: string;
  readonly upwards: string;
  readonly discardPile: string;
  readonly drawPile: string;
  readonly scrollPile: string;
  readonly excluded: string;
  readonly colour: string;
  readonly anyColour: string;
  cards(count: number): string;
  worth(points: number): string;
  chainYou(sum: number): string;
  chainOther(name: string, sum: number): string;
}

interface BlasonTable {
  readonly columns: string;
  readonly heralds: string;
  readonly markers: string;
  /** Beside the augmentations that everybody shows. */
  readonly showing: string;
  readonly yourShield: string;
  shieldOf(name: string): string;
  readonly emptyShield: string;
  readonly display: string;
  stack(left: number, discarded: number): string;
  readonly awards: string;
  /** What the numbers beside an award are. */
  readonly awardsHelp: string;
  readonly noMarkers: string;
  claimedBy(names: string): string;
  readonly fulfilled: string;
  /** Markers nobody has: for the tens of the track, and for the first full shield. */
  readonly toWin: string;
  ten(ten: number, value: number): string;
  readonly fullShield: string;
  readonly notPaid: string;
  readonly heraldPlayed: string;
  heraldsLeft(count: number): string;
  worth(value: number): string;
  lastTurns(turns: number): string;
}

interface TintenblutTable {
  readonly lastRound: string;
  readonly field: string;
  readonly topCard: string;
  villainsOf(names: string, sum: number): string;
  /** «gate on 40: red, 7 to go». */
  gate(colour: string, field: number, left: number): string;
  inHand(count: number): string;
  readonly began: string;
  readonly passed: string;
  readonly place: string;
  readonly card: string;
  readonly cost: string;
  readonly reward: string;
  readonly there: string;
  readonly supply: string;
  villainStack(count: number, group: string | null): string;
  advantageStack(count: number): string;
  /** What it costs to send him where. */
  sending(dustfinger: string): string;
  costing(place: string, provisions: number): string;
  readonly played: string;
  readonly onTop: string;
  readonly yourAdvantages: string;
  readonly tooNew: string;
  readonly yours: string;
  readonly rewardHere: string;
  /** Who is alone in the Castle of Night gets this besides. */
  readonly nightVillain: string;
}

export const SHELL: Readonly<Record<Lang, ShellWords>> = { en, de, fr, ja };
