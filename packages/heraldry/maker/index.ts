import { spellNumbers } from '../src/beasts/coding.ts';
import { ATTITUDES, type Attitude, BEASTS, type Beast } from '../src/elements.ts';
import { beastLayers, faceOf } from './breed.ts';
import { BREEDS } from './breeds.ts';
import { type Drawing, drawing } from './figure.ts';
import { fileOf } from './spell.ts';

export const drawBeast = (beast: Beast, attitude: Attitude): Drawing => drawing(beastLayers(BREEDS[beast], BREEDS[beast].poses[attitude]));

/** The text of `src/beasts/outlines/<beast>.ts`. Attitudes that are alike stand together: they pack better. */
export function outlinesOf(beast: Beast): string {
  const order = ATTITUDES.toSorted((a, b) => kind(a) - kind(b));
  return fileOf(Object.fromEntries(order.map(attitude => [attitude, drawBeast(beast, attitude)])) as Record<Attitude, Drawing>);
}

/** The text of `src/beasts/faces.ts`. */
export function facesFile(): string {
  const rows = BEASTS.map(beast => {
    const { poses } = BREEDS[beast];
    const numbers = ATTITUDES.flatMap(attitude => faceOf(BREEDS[beast], poses[attitude]).map(Math.round));
    return `  ${beast}: '${spellNumbers(numbers)}',\n`;
  });
  return `import type { Beast } from '../elements.ts';\n\n/** Written by \`npm run beasts\`. */\nexport const FACES: Readonly<Record<Beast, string>> = {\n${rows.join('')}};\n`;
}

const kind = (attitude: Attitude): number =>
  ['passant', 'passant-guardant', 'statant', 'rampant', 'rampant-guardant', 'sejant-erect'].indexOf(attitude);
