import type { Naming, Words } from '@tabard/core';
import type { Config } from '../engine/config.ts';
import type { Card, Colour, Face, Scroll } from '../engine/data.ts';
import type { Fact, Place } from '../engine/facts.ts';
import type { Move } from '../engine/moves.ts';
import type { Ask } from '../engine/questions.ts';
import type { Phase } from '../engine/view.ts';

/** The scroll that lies at a place, where whoever reads can see which it is. */
export type ScrollAt = (place: Exclude<Place, 'pile'>) => Scroll | undefined;

/** What Blanc Noir says in one language: the words every game has, and those its own board needs. */
export interface BlancNoirWords extends Words<Move, Fact> {
  readonly colours: Readonly<Record<Colour | 'black', string>>;
  /** The scrolls that are seen are called by their names, the others by their places. */
  move(move: Move, name: Naming, seen?: ScrollAt): string;
  /** «red 3», «blue Knight», «Golem». */
  card(card: Card): string;
  scroll(scroll: Scroll): string;
  /** The name printed on a card (Great Sword, Twin Swords, … Goddess). */
  readonly names: Readonly<Record<Face, string>>;
  /** What things do at a table with these options. */
  help(config: Config): Help;
  /** The clause of the rulebook that explains it: `5.4`, `4.9`. */
  readonly clauses: { card(card: Card): string; scroll(scroll: Scroll): string; readonly call: string };
  /** One short sentence naming the decision, for the seat to act: «Discard, draw, or use a scroll.» Never mentions calling. */
  decision(phase: Phase, by: string | undefined, chain: number, bound?: boolean): string;
  /** The same, counted: «Exclude up to 2 blue cards, 1 to 9.»; '' where there is nothing to count. */
  asked(ask: Ask): string;
}

/** What is true at one table (clause 9), in a sentence or two each; details are in the rulebook. */
export interface Help {
  /** What a card does when it is discarded. */
  about(card: Card): string;
  aboutScroll(scroll: Scroll): string;
  /** When and why to call; the same in every turn, so that it never prompts (clause 6.1). */
  readonly aboutCall: string;
}
