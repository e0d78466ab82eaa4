/** Elements of a shield are parted by blanks in texts, by plus signs in an address. */
const BETWEEN = '+';

/** The page that draws a coat of arms for anybody, by its elements in column order (`-` for a gap). */
export const armsPath = (elements: string): string => `/arms/${elements.replace(/( -)+$/, '').replaceAll(' ', BETWEEN)}`;

/** The page that draws what an English blazon says. */
export const blazonPath = (blazon: string): string =>
  `/arms/${encodeURIComponent(blazon.replace(/[.]$/, '')).replaceAll('%20', BETWEEN).replaceAll('%2C', ',')}`;

/** The blazon in such an address. */
export const blazonIn = (text: string): string => decoded(text).replaceAll(BETWEEN, ' ');

/** What such an address names: blanks come as typed, as `%20` or as the sign. */
export function elementsIn(text: string): string[] {
  return decoded(text)
    .split(/[\s+]+/)
    .filter(element => element !== '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
