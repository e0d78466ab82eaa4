import type { Details, Seat } from './game.ts';
import type { Naming } from './words.ts';

/** What speaks for a move: the name of a reason (the key of its sentence), and what the sentence is about. */
export interface Motive {
  readonly because: string;
  readonly details?: Details;
}

/** What a game has to say about its moves, beside the bot's opinion of them; handed over by the catalogue. */
export interface Hints<State, Move> {
  /**
   * What speaks most for a legal move, if anything does. The state is a guess at what is hidden from the seat, so that only what the seat
   * knows may count.
   */
  why(state: State, seat: Seat, move: Move): Motive | undefined;
}

/** A short sentence for every motive of a game, addressed to the player: «You take the 10-marker.» Whatever is left out does not compile. */
export type HintWords<Of extends Motive> = {
  readonly [Because in Of['because']]: (details: DetailsOf<Extract<Of, { because: Because }>>, name: Naming) => string;
};
type DetailsOf<Of extends Motive> = Of extends { readonly details: infer Told } ? Told : unknown;

/** A motive in words; '' for one that has none. */
export type SayMotive = (motive: Motive, name: Naming) => string;

export function sayMotive<Of extends Motive>(words: HintWords<Of>): SayMotive {
  const said: Readonly<Record<string, (details: never, name: Naming) => string>> = words;
  return ({ because, details }, name) => (Object.hasOwn(said, because) ? said[because]!((details ?? {}) as never, name) : '');
}
