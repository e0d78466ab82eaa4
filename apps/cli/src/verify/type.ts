import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Lang } from '@tabard/core';
import { embedded, facesFor } from '@tabard/story/type';

const WEB = new URL('../../../web/', import.meta.url);
const { resolve } = createRequire(new URL('package.json', WEB));
const IMPORT = /@import "(@fontsource[^"]+)"/g;

/** The web client's own type, as far as a text needs it, the files inside. */
export async function typeFor(text: string, lang: Lang): Promise<string> {
  const lists = lang === 'ja' ? ['fonts.css', 'fonts-ja.css'] : ['fonts.css'];
  const sheets = (await Promise.all(lists.map(list => readFile(new URL(`src/styles/${list}`, WEB), 'utf8')))).flatMap(list =>
    [...list.matchAll(IMPORT)].map(([, name]) => resolve(name!)),
  );
  const faces = await Promise.all(
    sheets.map(async sheet => {
      const found = facesFor(await readFile(sheet, 'utf8'), text);
      return Promise.all(found.map(async face => embedded(face, await readFile(join(dirname(sheet), face.file), 'base64'))));
    }),
  );
  return faces.flat().join('\n');
}
