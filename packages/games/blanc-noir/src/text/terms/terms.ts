import type { Colour, Face } from '../../engine/data.ts';
import type { ScrollName } from '../lexicon.ts';

/** A noun, for one and for several of the thing. */
interface Noun {
  readonly one: string;
  readonly other: string;
}

type Ability = 'prayer' | 'reverse' | 'skip' | 'command' | 'escort' | 'chain' | 'prank' | 'scout' | 'aurora' | 'breath' | 'blessing';

/** What the things of the game are called in one language: by the rulebook of that language, where there is one. */
export interface Terms {
  readonly colours: Readonly<Record<Colour | 'black', string>>;
  /** The name printed on a card. */
  readonly names: Readonly<Record<Face, string>>;
  /** A Herald without its colour. */
  readonly scrolls: Readonly<Record<ScrollName, string>>;
  readonly abilities: Readonly<Record<Ability, string>>;
  readonly numberCard: Noun;
  readonly normal: Noun;
  readonly special: Noun;
  readonly scroll: Noun;
  readonly drawPile: string;
  readonly discardPile: string;
  readonly scrollPile: string;
  /** The sum of the 25s, as it is spoken of in a sentence. */
  readonly chain: string;
  readonly wild: string;
  readonly quest: string;
  readonly goal: string;
}
