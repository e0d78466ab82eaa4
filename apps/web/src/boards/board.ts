import type { AnyWords, Lang, Seat } from '@tabard/core';
import type { ComponentType } from 'preact';

/** How a player wants to play; kept with the identity. */
export interface Settings {
  /** How fast facts are shown: 1 as designed, 2 twice as slow, 0 at once. */
  readonly pace: 0 | 1 | 2;
  /** Ask before a move is sent. */
  readonly confirm: boolean;
  readonly sound: boolean;
  /** The colour's letter in the corner of each card. */
  readonly letters: boolean;
  readonly hatching: boolean;
  /** How long I may think about a call that is due: 5 to 60. */
  readonly callSeconds: number;
}

export interface SeatInfo {
  readonly name: string;
  readonly kind: 'player' | 'bot' | 'open';
  readonly connected: boolean;
  /** A player who is not here, and whose turns nobody makes: a match may have to wait. Never me, and nobody in a replay. */
  readonly away: boolean;
  /** A bot makes the player's moves: it stands in, or plays on for who resigned. */
  readonly standIn: boolean;
  /** The player gave up. */
  readonly resigned: boolean;
  /** What an `Avatar` shows: the plain shield, and the arms worn instead of it. */
  readonly crest?: string;
  readonly arms?: string;
  /** How strong the bot is that plays here, or stands in. */
  readonly level?: string;
}

export interface Happened<Fact> {
  /** The entry that brought it about. */
  readonly seq: number;
  readonly fact: Fact;
}

/** What the table screen hands to a game's board. The board draws the view and turns gestures into spelled moves; it knows no rules. */
export interface BoardProps<View = unknown, Fact = unknown> {
  readonly view: View;
  /** My legal moves, spelled; empty when I am not to move. */
  readonly legal: readonly string[];
  /** My seat; undefined for a spectator. */
  readonly seat: Seat | undefined;
  /** A decision is waiting for me, and no bot makes it. */
  readonly mine: boolean;
  /** Every move is my own doing: none is made for me because there is no other. */
  readonly byHand: boolean;
  /** The match is over, even where its rules would go on: somebody gave up. */
  readonly over: boolean;
  /** A match seen again: the screen tells the move, nobody thinks, and there is nothing to press. */
  readonly replay: boolean;
  /** It is not my turn: I think ahead, and the view is as if it were. */
  readonly ahead?: boolean;
  /** What the table waits for where that is no move, in words. */
  readonly waits?: string | undefined;
  /** The match rests until somebody resumes it. */
  readonly paused?: boolean;
  readonly seats: readonly SeatInfo[];
  /** How a seat is called in a sentence. */
  name(seat: Seat): string;
  readonly words: AnyWords;
  readonly lang: Lang;
  readonly settings: Settings;
  /** The entry that brought this position about. */
  readonly seq: number;
  /** What happened in it, as I may know it: for animation and the trace of the last move. */
  readonly facts: readonly Fact[];
  /** All that happened so far, as I may know it, oldest first. */
  readonly happened: readonly Happened<Fact>[];
  /** The move on its way to the server, shown as pending. */
  readonly pending: string | undefined;
  readonly refusal: { readonly rule: string; readonly text: string } | undefined;
  /** Sends moves in order, up to the first refusal. */
  send(moves: readonly string[]): void;
  openRule(rule: string): void;
  /** The board now shows the position after this entry: the header follows it. */
  shown(seq: number): void;
}

/** The default export of `boards/<game>/board.tsx`. */
export type Board = ComponentType<BoardProps<never, never>> & {
  /** Resolves when all is here that it is shown with. */
  ready?(): Promise<void>;
  /** The arms that every seat made, if they make some: at the end all are shown with these. */
  armsOf?(view: never): readonly (string | undefined)[];
};
