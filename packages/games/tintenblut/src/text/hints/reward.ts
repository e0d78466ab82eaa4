import { type Line, PLACE_DATA, PLACES, type Place, type RewardLine } from '../../engine/data.ts';

/** What a place rewards with in one of its lines. */
export const rewardOf = ({ place, line }: { readonly place: Place; readonly line: Line }): RewardLine =>
  PLACE_DATA[PLACES.indexOf(place)]![line].value;
