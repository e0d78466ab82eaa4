import { embedded, facesFor } from '@tabard/story/type';

/** The faces of our type that a text needs, their files inside, for a page that leaves the house. A file that cannot be had is left out. */
export async function typeFor(text: string): Promise<string> {
  const faces = [...document.styleSheets].flatMap(sheet =>
    [...sheet.cssRules]
      .filter(rule => rule instanceof CSSFontFaceRule)
      .flatMap(rule => facesFor(rule.cssText, text).map(face => ({ face, url: new URL(face.file, sheet.href ?? location.href) }))),
  );
  const loaded = await Promise.all(
    faces.map(async ({ face, url }) => {
      const answer = await fetch(url).catch(() => undefined);
      return answer?.ok ? embedded(face, base64(new Uint8Array(await answer.arrayBuffer()))) : '';
    }),
  );
  return loaded.join('\n');
}

/** A function has only so many arguments. */
const AT_ONCE = 8192;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(text);
}
