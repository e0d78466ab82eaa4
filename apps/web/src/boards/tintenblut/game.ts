import { sayMove } from '@tabard/core';
import {
  type Advantage,
  type Fact,
  type Line,
  type Location,
  PLACES,
  type Place,
  type Reward,
  SEAT_COLOURS,
  type SeatColour,
  type Tile,
  tintenblut,
  type View,
  type VillainCard,
  type VillainName,
  type Ware,
} from '@tabard/tintenblut';
import type { TintenblutWords } from '@tabard/tintenblut/text/words';
import type { BoardProps } from '../board.ts';

export type { Advance, Plan, SeatView, TileSet } from '@tabard/tintenblut';
export {
  advanceOf,
  belongingsOf,
  cardNumber,
  cardsByNumber,
  cardsInHand,
  cardsWithAge,
  cardTo,
  companyAt,
  drawsVillainAt,
  dustfingerTo,
  endPointsOf,
  highestOf,
  LINES,
  lineAt,
  nextGate,
  offersAt,
  opensFor,
  PLACES,
  planOf,
  playableCards,
  provisionsForTile,
  rankedNow,
  rewardLine,
  setsOf,
  TILES,
  tilesOwed,
  villainOf,
  villainValue,
  WARES,
} from '@tabard/tintenblut';
export type { Thing } from '@tabard/tintenblut/text/words';
export type { Advantage, Fact, Line, Location, Place, Reward, SeatColour, Tile, View, VillainCard, VillainName, Ware };
export type FactOf<Kind extends Fact['type']> = Extract<Fact, { type: Kind }>;
export type Props = BoardProps<View, Fact>;
export type Say = TintenblutWords;

export const colourOf = (seat: number): SeatColour => SEAT_COLOURS[seat]!;
/** The place of a location card; the Inkworld is none. */
export const placeOf = (card: Location): Place | undefined => PLACES.find(place => place === card);

/** A spelled move in words, as the player who is about to make it reads it. */
export const moveWords = (say: Say, text: string, name: Props['name']): string => sayMove(tintenblut, say, text, name);

/** Why a seat may not make a move, as far as anybody can see; a state in which the view is true answers for the rules. */
export function refusalOf(view: View, seat: number, text: string) {
  const read = tintenblut.parse(text);
  return read.ok ? tintenblut.refusal(tintenblut.determinize(view, { below: () => 0 }), seat, read.value) : read.error;
}
