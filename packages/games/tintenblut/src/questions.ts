/** All that a board asks, apart from the game itself: whoever shows a table fetches no engine. */
export type { Config } from './engine/config.ts';
export {
  ADVANTAGES,
  type Advantage,
  COLOURS,
  type Colour,
  GROUPS,
  type Group,
  LINES,
  type Line,
  LOCATIONS,
  type Location,
  PLACES,
  type Place,
  REWARDS,
  type Reward,
  type RewardLine,
  SEAT_COLOURS,
  type SeatColour,
  TILES,
  type Tile,
  type VillainName,
  WARES,
  type Ware,
} from './engine/data.ts';
export type { DrawCause, Ending, Fact, Gain, Hit } from './engine/facts.ts';
export { VILLAIN_CARDS, VILLAINS, type VillainCard, villainOf } from './engine/kinds.ts';
export type { Move } from './engine/moves.ts';
export { parse } from './engine/notation.ts';
export {
  type Advance,
  adderheadsLeft,
  advanceOf,
  belongingsOf,
  bringsVillain,
  canSendDustfinger,
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
  journeyTo,
  lineAt,
  mayBringEnd,
  mustChooseAt,
  nextGate,
  type Offer,
  offersAt,
  opensFor,
  type Plan,
  planOf,
  playableCards,
  provisionsForTile,
  rankedNow,
  refusalOf,
  rewardLine,
  setsOf,
  type TileSet,
  tilesOwed,
  villainValue,
} from './engine/questions.ts';
export { dustfingerJourney, type Journey, journey } from './engine/roads.ts';
export type { State } from './engine/state.ts';
export { type Gate, gateOf, kindOf } from './engine/track.ts';
export type { Back, Pending, Phase, SeatView, View } from './engine/view.ts';
