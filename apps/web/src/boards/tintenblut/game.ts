import { sayMove } from '@tabard/core';
import {
  type Advantage,
  type Fact,
  type Line,
  type Location,
  PLACES,
  type Place,
  parse,
  type Reward,
  SEAT_COLOURS,
  type SeatColour,
  type Tile,
  type View,
  type VillainCard,
  type VillainName,
  type Ware,
} from '@tabard/tintenblut/questions';
import type { TintenblutWords } from '@tabard/tintenblut/text/words';
import type { BoardProps } from '../board.ts';

export type { Advance, Plan, SeatView, TileSet } from '@tabard/tintenblut/questions';
export {
  adderheadsLeft,
  advanceOf,
  belongingsOf,
  bringsVillain,
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
  mayBringEnd,
  nextGate,
  offersAt,
  opensFor,
  PLACES,
  planOf,
  playableCards,
  provisionsForTile,
  rankedNow,
  refusalOf,
  rewardLine,
  setsOf,
  TILES,
  tilesOwed,
  villainOf,
  villainValue,
  WARES,
} from '@tabard/tintenblut/questions';
export type { Thing } from '@tabard/tintenblut/text/words';
export type { Advantage, Fact, Line, Location, Place, Reward, SeatColour, Tile, View, VillainCard, VillainName, Ware };
export type FactOf<Kind extends Fact['type']> = Extract<Fact, { type: Kind }>;
export type Props = BoardProps<View, Fact>;
export type Say = TintenblutWords;

export const colourOf = (seat: number): SeatColour => SEAT_COLOURS[seat]!;
/** The place of a location card; the Inkworld is none. */
export const placeOf = (card: Location): Place | undefined => PLACES.find(place => place === card);

/** A spelled move in words, as the player who is about to make it reads it. */
export const moveWords = (say: Say, text: string, name: Props['name']): string => sayMove({ parse }, say, text, name);
