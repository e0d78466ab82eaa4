import { writeFileSync } from 'node:fs';
import { BEASTS } from '@tabard/heraldry';
import { facesFile, outlinesOf } from '@tabard/heraldry/maker';

/** Draws the beasts anew, all or those named, into the outlines that are kept; look at `tabard arms --sheet` afterwards. */
const wanted = process.argv.slice(2);
for (const beast of BEASTS.filter(each => wanted.length === 0 || wanted.includes(each))) {
  keep(`outlines/${beast}.ts`, outlinesOf(beast));
  console.log(beast);
}
keep('faces.ts', facesFile());

function keep(file: string, text: string): void {
  writeFileSync(new URL(`../packages/heraldry/src/beasts/${file}`, import.meta.url), text);
}
