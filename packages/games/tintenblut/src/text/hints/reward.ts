import { type Line, PLACE_DATA, PLACES, type Place, type Reward, type RewardLine } from '../../engine/data.ts';

/** What a place rewards with in one of its lines, or only one reward of it. */
export function rewardOf({ place, line, only }: { readonly place: Place; readonly line: Line; readonly only?: Reward }): RewardLine {
  const all: RewardLine = PLACE_DATA[PLACES.indexOf(place)]![line].value;
  return only === undefined ? all : { [only]: all[only]! };
}
