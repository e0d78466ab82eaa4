import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fastRng } from '@tabard/core';
import {
  blazonCoat,
  type Coat,
  coatOf,
  drawAchievement,
  drawCoat,
  LANGS,
  type Misread,
  parseBlazon,
  randomArms,
  readAchievement,
  SHAPES,
  summon,
  unwritable,
} from '@tabard/heraldry';
import { beastSheet, contactSheet, figureSheet, lineSheet } from '@tabard/heraldry/sheets';
import { type Command, Failure, oneOf, readArgs, UsageError, wholeNumber } from '../usage.ts';

export const command: Command = {
  help: `
tabard arms "<elements>" [--lang en|de|fr|ja] [--out arms.svg] [--png arms.png] [--shape heater] [--achievement] [--hatching]
tabard arms --blazon "<English blazon>" [the same options]
tabard arms --random [seed] [the same options]
tabard arms --sheet | --beasts | --lines | --figures [--cell 132] [--row 1] [--night] [--out sheet.svg] [--png sheet.png]

Prints the blazon of a coat of arms and writes its picture. The elements are the ids of Blason's cards in the order of the shield's
columns A1 A2 A3 B1 B2 B3 C1 C2 C3 C4, "-" for an empty one; the end may be left out. Which band a row is in, its figures tell.

  tabard arms "per-chevron azure-1 gules-3 cross dovetailed counter-vair-4 lion rampant or-1 label" --lang fr --out arms.svg
  tabard arms --blazon "Gules, three lions passant guardant in pale Or" --achievement --motto "Dieu et mon droit" --png england.png

  --blazon       read the arms from an English blazon instead
  --random       arms at random, by the rule of tincture; the same seed gives the same arms, without one it is told
  --lang         language of the blazon that is printed (en)
  --out          where the SVG goes; without it only the blazon is printed
  --png          where a PNG goes
  --size         height of the PNG in pixels, 16 to 4096 (1200)
  --shape        ${SHAPES.join(', ')} (heater)
  --achievement  the whole achievement: helm, torse and mantling
  --motto        words for a scroll below; brings the achievement
  --hatching     Petra Sancta hatching, for anyone who cannot tell the colours apart
  --sheet        all 80 figures and ten tinctures on one picture: written to --out or --png, or printed
  --beasts       the same for every beast in every attitude
  --lines        for every ordinary in every line
  --figures      for every charge and beast in metal, colour and fur
  --cell         how wide a coat on such a picture is, 24 to 800 pixels (132)
  --row          only this row of it, for it grows large
  --night        on dark paper
`,

  async run(args) {
    // An empty first column looks like an option, but for the blank.
    const given = args.map(arg => (arg.startsWith('- ') ? ` ${arg}` : arg));
    const isNamed = args.some(arg => SHEET_NAMES.some(name => arg === `--${name}`) || arg.startsWith('--blazon'));
    const isRandom = args.includes('--random');
    const needed = isNamed || isRandom ? [] : ['elements'];
    const { values, positionals } = readArgs(given, OPTIONS, needed, isRandom ? ['seed'] : needed);
    const lang = oneOf('lang', values.lang, LANGS);
    const shape = oneOf('shape', values.shape, SHAPES);
    const size = wholeNumber('size', values.size, { min: 16, max: 4096 });
    const asked = SHEET_NAMES.find(name => values[name]);
    if (asked) {
      await summon('all');
      const cell = wholeNumber('cell', values.cell, { min: 24, max: 800 });
      const row = values.row === undefined ? undefined : wholeNumber('row', values.row, { min: 1, max: 28 });
      const sheet = SHEETS[asked]({ cell, night: values.night, row });
      if (values.out === undefined && values.png === undefined) console.log(sheet);
      await deliver(sheet, values, undefined);
      return 0;
    }
    const coat = isRandom
      ? atRandom(positionals[0])
      : values.blazon === undefined
        ? fromElements(positionals[0]!)
        : fromBlazon(values.blazon);
    const { motto, hatching } = values;
    const odd = motto === undefined ? undefined : unwritable(motto);
    if (odd !== undefined) throw new UsageError(`--motto cannot be written: there is no letter "${odd}"`);
    await summon(coat);
    const isWhole = values.achievement || motto !== undefined;
    await deliver(isWhole ? drawAchievement(coat, { shape, hatching, motto }) : drawCoat(coat, { shape, hatching }), values, size);
    console.log(blazonCoat(coat, lang) || 'a plain shield');
    return 0;
  },
};

const SHEETS = { sheet: contactSheet, beasts: beastSheet, lines: lineSheet, figures: figureSheet };
const SHEET_NAMES = Object.keys(SHEETS) as (keyof typeof SHEETS)[];

const OPTIONS = {
  blazon: { type: 'string' },
  random: { type: 'boolean', default: false },
  lang: { type: 'string', default: 'en' },
  out: { type: 'string' },
  png: { type: 'string' },
  size: { type: 'string', default: '1200' },
  shape: { type: 'string', default: 'heater' },
  achievement: { type: 'boolean', default: false },
  motto: { type: 'string' },
  hatching: { type: 'boolean', default: false },
  sheet: { type: 'boolean', default: false },
  beasts: { type: 'boolean', default: false },
  lines: { type: 'boolean', default: false },
  figures: { type: 'boolean', default: false },
  cell: { type: 'string', default: '132' },
  row: { type: 'string' },
  night: { type: 'boolean', default: false },
} as const;

function atRandom(seed: string | undefined): Coat {
  const thrown = seed ?? randomBytes(4).toString('hex');
  if (seed === undefined) console.error(`seed ${thrown}`);
  const dice = fastRng(thrown);
  return randomArms(sides => dice.below(sides));
}

function fromElements(elements: string): Coat {
  const read = readAchievement(elements.split(/\s+/).filter(word => word !== ''));
  if (!read.ok) throw new UsageError(read.error);
  return coatOf(read.value);
}

/** The message shows the blazon with the word marked that was not understood, or has no tincture. */
function fromBlazon(text: string): Coat {
  const read = parseBlazon(text);
  const marked = ({ from, to, text: because }: Misread): string =>
    `${because}: ${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`;
  if (!read.ok) throw new UsageError(marked(read.error));
  if (read.lacking) console.error(marked(read.lacking));
  return read.value;
}

async function deliver(
  svg: string,
  { out, png }: { readonly out?: string; readonly png?: string },
  size: number | undefined,
): Promise<void> {
  if (out !== undefined) await write(out, `${svg}\n`);
  if (png !== undefined) await write(png, await pixels(svg, size));
}

/** So high, or as large as it says itself. */
async function pixels(svg: string, size: number | undefined): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js').catch((error: Error) => {
    throw new Failure(`PNG cannot be drawn on this machine, write SVG with --out instead: ${error.message}`);
  });
  return new Resvg(svg, { ...(size !== undefined && { fitTo: { mode: 'height', value: size } }), font: { loadSystemFonts: true } })
    .render()
    .asPng();
}

async function write(path: string, data: string | Uint8Array): Promise<void> {
  await writeFile(path, data).catch((error: Error) => {
    throw new Failure(`${path} cannot be written: ${error.message}`);
  });
}
