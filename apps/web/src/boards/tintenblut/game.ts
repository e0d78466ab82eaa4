import {
  type Advantage,
  COUNTS,
  type Fact,
  type Line,
  LOCATIONS,
  type Location,
  NUMBERS,
  PLACE_DATA,
  PLACES,
  type Place,
  type Reward,
  type RewardLine,
  SEAT_COLOURS,
  type SeatColour,
  TILES,
  type Tile,
  TRACK,
  tintenblut,
  VILLAIN_CARDS,
  VILLAIN_DATA,
  type View,
  type VillainCard,
  type VillainName,
  type Ware,
} from '@tabard/tintenblut';
import type { TintenblutWords } from '@tabard/tintenblut/text/words';
import type { BoardProps } from '../board.ts';

export type { SeatView } from '@tabard/tintenblut';
export { dustfingerJourney, type Gate, gatesBetween, journey, LINES, SET_SIZES, STEPS, WARES } from '@tabard/tintenblut';
export type { Thing } from '@tabard/tintenblut/text/words';
export type { Advantage, Fact, Line, Location, Place, Reward, SeatColour, Tile, View, VillainCard, VillainName, Ware };
export { LOCATIONS, PLACES, TILES };
export type FactOf<Kind extends Fact['type']> = Extract<Fact, { type: Kind }>;
export type Props = BoardProps<View, Fact>;
export type Say = TintenblutWords;

export const FIELDS: number = TRACK.length.value;

export const colourOf = (seat: number): SeatColour => SEAT_COLOURS[seat]!;
/** What is printed on a seat's location card. */
export const numberOf = (seat: number, card: Location): number => NUMBERS.value[colourOf(seat)][card];
/** A seat's location cards, the least noticed first. */
export const cardsOf = (seat: number): Location[] => [...LOCATIONS].sort((a, b) => numberOf(seat, a) - numberOf(seat, b));

export const villainOf = (card: VillainCard): VillainName => VILLAIN_DATA[VILLAIN_CARDS.indexOf(card)]!.id;
export const villainValue = (card: VillainCard): number => VILLAIN_DATA[VILLAIN_CARDS.indexOf(card)]!.value.value;

/** How much of what. */
export interface Offer {
  readonly reward: Reward;
  readonly count: number;
}

/** What a place rewards with in one of its lines, in the order in which the board prints it. */
export function offersAt(place: Place, line: Line): readonly Offer[] {
  const data = PLACE_DATA.find(({ id }) => id === place)!;
  return Object.entries(data[line].value).map(([reward, count]) => ({ reward: reward as Reward, count }));
}

/** The same as the words want it. */
export const lineOf = (place: Place, line: Line): RewardLine => PLACE_DATA.find(({ id }) => id === place)![line].value;

/** Fields that a card brings at the end (7.2). */
export const endPoints = (card: Advantage): number =>
  (card === 'meggie' || card === 'mo' || card === 'resa' ? COUNTS.familyPoints : COUNTS.cardPoints).value;

export const tilesOf = (tiles: Readonly<Record<Tile, number>>): number => TILES.reduce((sum, tile) => sum + tiles[tile], 0);

/** A spelled move in words, as the player who is about to make it reads it. */
export function moveWords(say: Say, text: string, name: Props['name']): string {
  const move = tintenblut.parse(text);
  return move === undefined ? text : say.move(move, name);
}

/** Why a seat may not make a move, as far as anybody can see; a state in which the view is true answers for the rules. */
export function refusalOf(view: View, seat: number, text: string) {
  const move = tintenblut.parse(text);
  return move && tintenblut.refusal(tintenblut.determinize(view, { below: () => 0 }), seat, move);
}
