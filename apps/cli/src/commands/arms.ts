import { writeFile } from 'node:fs/promises';
import { beastSheet, blazon, contactSheet, drawArms, LANGS, type Lang, readAchievement, summon } from '@tabard/heraldry';
import { type Command, Failure, oneOf, readArgs, UsageError } from '../usage.ts';

export const command: Command = {
  help: `
tabard arms "<elements>" [--lang en|de|fr|ja] [--out arms.svg] [--hatching]
tabard arms --sheet | --beasts [--out sheet.svg]

Prints the blazon of a coat of arms and writes its picture. The elements are the ids of Blason's cards in the order of the shield's
columns A1 A2 A3 B1 B2 B3 C1 C2 C3 C4, "-" for an empty one; the end may be left out. Which band a row is in, its figures tell.

  tabard arms "per-chevron azure-1 gules-3 cross dovetailed counter-vair-4 lion rampant or-1 label" --lang fr --out arms.svg

  --lang      language of the blazon (en)
  --out       where the SVG goes; without it only the blazon is printed
  --hatching  Petra Sancta hatching, for anyone who cannot tell the colours apart
  --sheet     all 80 figures and ten tinctures on one picture: written to --out, or printed
  --beasts    the same for every beast in every attitude
`,

  async run(args) {
    // An empty first column looks like an option, but for the blank.
    const given = args.map(arg => (arg.startsWith('- ') ? ` ${arg}` : arg));
    const { values, positionals } = readArgs(given, OPTIONS, args.includes('--sheet') || args.includes('--beasts') ? [] : ['elements']);
    const lang = oneOf('lang', values.lang, LANGS);
    if (values.sheet || values.beasts) {
      await summon('all');
      await deliver(values.beasts ? beastSheet() : contactSheet(), values.out);
    } else await show(positionals[0]!, lang, values);
    return 0;
  },
};

const OPTIONS = {
  lang: { type: 'string', default: 'en' },
  out: { type: 'string' },
  hatching: { type: 'boolean', default: false },
  sheet: { type: 'boolean', default: false },
  beasts: { type: 'boolean', default: false },
} as const;

async function show(elements: string, lang: Lang, { out, hatching }: { readonly out?: string; readonly hatching: boolean }): Promise<void> {
  const read = readAchievement(elements.split(/\s+/).filter(word => word !== ''));
  if (!read.ok) throw new UsageError(read.error);
  await summon(read.value);
  if (out !== undefined) await deliver(drawArms(read.value, { hatching }), out);
  console.log(blazon(read.value, lang) || 'a plain shield');
}

async function deliver(svg: string, out: string | undefined): Promise<void> {
  if (out === undefined) console.log(svg);
  else
    await writeFile(out, `${svg}\n`).catch((error: Error) => {
      throw new Failure(`${out} cannot be written: ${error.message}`);
    });
}
