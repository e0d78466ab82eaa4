import { ATTITUDES, type Attitude, type Beast } from '../src/elements.ts';
import { beastLayers } from './breed.ts';
import { BREEDS } from './breeds.ts';
import { type Drawing, drawing } from './figure.ts';
import { fileOf } from './spell.ts';

export const drawBeast = (beast: Beast, attitude: Attitude): Drawing => drawing(beastLayers(BREEDS[beast], BREEDS[beast].poses[attitude]));

/** The text of `src/beasts/outlines/<beast>.ts`. Attitudes that are alike stand together: they pack better. */
export function outlinesOf(beast: Beast): string {
  const order = ATTITUDES.toSorted((a, b) => kind(a) - kind(b));
  return fileOf(Object.fromEntries(order.map(attitude => [attitude, drawBeast(beast, attitude)])) as Record<Attitude, Drawing>);
}

const kind = (attitude: Attitude): number =>
  ['passant', 'passant-guardant', 'statant', 'rampant', 'rampant-guardant', 'sejant-erect'].indexOf(attitude);
