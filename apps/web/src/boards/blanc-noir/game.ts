import { type BlancNoirWords, blancNoir, type Card, type Colour, type Face, type Fact, type Scroll, type View } from '@tabard/blanc-noir';
import type { BoardProps } from '../board.ts';

export {
  type Card,
  COLOURS,
  type Colour,
  type Face,
  type Fact,
  type Place,
  type Scroll,
  type ScrollView,
  type SeatView,
  type View,
} from '@tabard/blanc-noir';
export type FactOf<Type extends Fact['type']> = Extract<Fact, { type: Type }>;
export type Props = BoardProps<View, Fact>;
export type Say = BlancNoirWords;

/** A colour or k, as the tokens of the house call black. */
export type Tincture = Colour | 'k';

const SPECIAL_NUMBERS: Readonly<Record<Exclude<Face, number>, number>> = {
  priestess: 10,
  mage: 20,
  jester: 20,
  lord: 20,
  princess: 20,
  knight: 25,
  prince: 25,
  golem: 25,
  pixie: 30,
  gargoyle: 40,
  valkyrie: 40,
  dragon: 50,
  goddess: 50,
};

export interface Printed {
  readonly face: Face;
  readonly tincture: Tincture;
  readonly number: number;
}

/** What is printed on a card. */
export function printed(card: Card): Printed {
  const normal = /^(\d)([rybg])$/.exec(card);
  if (normal) return { face: Number(normal[1]) as Face, tincture: normal[2] as Colour, number: Number(normal[1]) };
  const [name, colour] = card.split('-') as [Exclude<Face, number>, Colour | undefined];
  return { face: name, tincture: colour ?? 'k', number: SPECIAL_NUMBERS[name] };
}

/** Heralds share a symbol; their colour is shown beside it. */
export function scrollParts(scroll: Scroll): { readonly symbol: ScrollSymbol; readonly colour: Colour | undefined } {
  const herald = /^herald-([rybg])$/.exec(scroll);
  return herald ? { symbol: 'herald', colour: herald[1] as Colour } : { symbol: scroll as ScrollSymbol, colour: undefined };
}
export type ScrollSymbol = 'herald' | Exclude<Scroll, `herald-${Colour}`>;

const ORDER: readonly Tincture[] = ['r', 'y', 'b', 'g', 'k'];

/** Colour, then number, then name. */
export function sorted(cards: readonly Card[]): Card[] {
  const key = (card: Card) => ORDER.indexOf(printed(card).tincture) * 100 + printed(card).number;
  return [...cards].sort((a, b) => key(a) - key(b) || a.localeCompare(b));
}

/** A spelled move in words, as the player who is about to make it reads it. */
export function moveWords(say: Say, text: string, name: Props['name']): string {
  const move = blancNoir.parse(text);
  return move === undefined ? text : say.move(move, name);
}
