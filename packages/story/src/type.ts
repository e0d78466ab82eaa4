/** Type that travels with a page: faces of a stylesheet, each with its file inside it. */

const FACE = /@font-face\s*\{[^@}]*\}/g;
const SOURCE = /url\(["']?([^"'()]+\.woff2)["']?\)/;
const RANGE = /unicode-range\s*:\s*([^;}]+)/i;
/** Heavy, and like what every reader of Japanese has. */
const LEFT_AT_HOME = /font-family\s*:\s*["']?Noto Sans JP/;

export interface Typeface {
  /** The face as its stylesheet has it. */
  readonly css: string;
  /** Its file, as the stylesheet names it. */
  readonly file: string;
}

/** The faces of a stylesheet that a text needs: those whose range has a character of it. */
export function facesFor(stylesheet: string, text: string): Typeface[] {
  const used = new Set([...text].map(character => character.codePointAt(0)!));
  return [...stylesheet.matchAll(FACE)].flatMap(([css]) => {
    const file = SOURCE.exec(css)?.[1];
    return file !== undefined && !LEFT_AT_HOME.test(css) && isUsed(RANGE.exec(css)?.[1], used) ? [{ css, file }] : [];
  });
}

function isUsed(range: string | undefined, used: ReadonlySet<number>): boolean {
  if (range === undefined) return true;
  const spans = range.split(',').map(spanOf);
  for (const point of used) if (spans.some(([first, last]) => point >= first && point <= last)) return true;
  return false;
}

/** `U+0-ff`, `U+4??` or `U+2713`. */
function spanOf(span: string): readonly [number, number] {
  const [first, last] = span.trim().replace(/^u\+/i, '').split('-') as [string, string?];
  return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt((last ?? first).replaceAll('?', 'f'), 16)];
}

/** The face with its file inside, as base64. */
export const embedded = ({ css }: Typeface, file: string): string =>
  css.replace(/src\s*:[^;}]+/, `src: url(data:font/woff2;base64,${file}) format("woff2")`);
