import {
  type BlancNoirWords,
  type Card,
  type Colour,
  type Face,
  type Fact,
  faceOf,
  type Move,
  parse,
  type Scroll,
  type View,
} from '@tabard/blanc-noir/questions';
import type { Help, ScrollAt } from '@tabard/blanc-noir/text/words';
import { sayMove } from '@tabard/core';
import type { BoardProps } from '../board.ts';

export {
  type Card,
  COLOURS,
  type Colour,
  type Face,
  type Fact,
  type Goal,
  type Place,
  type Scroll,
  type ScrollView,
  type SeatView,
  scrollsOf,
  type View,
} from '@tabard/blanc-noir/questions';
export type FactOf<Type extends Fact['type']> = Extract<Fact, { type: Type }>;
export type Props = BoardProps<View, Fact>;
/** The game's words, with help that is true at this table. */
export type Say = BlancNoirWords & Help;

export function sayAt(words: Props['words'], { config }: Pick<View, 'config'>): Say {
  const game = words as BlancNoirWords;
  return { ...game, ...game.help(config) };
}

/** A colour or k, as the tokens of the house call black. */
export type Tincture = Colour | 'k';

export interface Printed {
  readonly face: Face;
  readonly tincture: Tincture;
  readonly number: number;
}

/** What is printed on a card. */
export function printed(card: Card): Printed {
  const { face, colour, number } = faceOf(card);
  return { face, tincture: colour ?? 'k', number };
}

/** Heralds share a symbol; their colour is shown beside it. */
export function scrollParts(scroll: Scroll): { readonly symbol: ScrollSymbol; readonly colour: Colour | undefined } {
  const herald = /^herald-([rybg])$/.exec(scroll);
  return herald ? { symbol: 'herald', colour: herald[1] as Colour } : { symbol: scroll as ScrollSymbol, colour: undefined };
}
export type ScrollSymbol = 'herald' | Exclude<Scroll, `herald-${Colour}`>;

const ORDER: readonly Tincture[] = ['r', 'y', 'b', 'g', 'k'];

export type Sorting = 'colour' | 'number';

/** Colour, then number, then name; or number before colour. */
export function sorted(cards: readonly Card[], by: Sorting = 'colour'): Card[] {
  const key = (card: Card) => {
    const { tincture, number } = printed(card);
    const colour = ORDER.indexOf(tincture);
    return by === 'colour' ? colour * 100 + number : number * 10 + colour;
  };
  return [...cards].sort((a, b) => key(a) - key(b) || a.localeCompare(b));
}

/** A spelled move in words, as the player who is about to make it reads it. */
export const moveWords = (say: Say, text: string, name: Props['name'], seen?: ScrollAt): string =>
  sayMove({ parse }, { move: (move: Move, named: Props['name']) => say.move(move, named, seen) }, text, name);
