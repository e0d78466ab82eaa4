import type { Shape } from '@tabard/heraldry';

/** Elements of a shield are parted by blanks in texts, by plus signs in an address. */
const BETWEEN = '+';

/** The page that draws a coat of arms for anybody, by its elements in column order (`-` for a gap). */
export const armsPath = (elements: string): string => `/arms/${elements.replace(/( -)+$/, '').replaceAll(' ', BETWEEN)}`;

/** The page that draws what an English blazon says. */
export const blazonPath = (blazon: string): string =>
  `/arms/${encodeURIComponent(blazon.replace(/[.]$/, '')).replaceAll('%20', BETWEEN).replaceAll('%2C', ',')}`;

/** How arms are shown, apart from what they are. */
export interface ArmsStyle {
  readonly shape: Shape;
  /** With helm and mantling. */
  readonly isWhole: boolean;
  readonly motto: string;
}

/** All of them; heraldry itself may not have come yet. */
const KNOWN: Readonly<Record<Shape, true>> = { heater: true, iberian: true, swiss: true, oval: true, lozenge: true };
export const MOTTO_LENGTH = 60;

/** What an address says of it; nothing of a plain heater. */
function styleAsked({ shape, isWhole, motto }: ArmsStyle): URLSearchParams {
  return new URLSearchParams({
    ...(shape !== 'heater' && { shape }),
    ...(isWhole && { helm: '1' }),
    ...(isWhole && motto !== '' && { motto }),
  });
}

/** The same, read; whatever it does not know is as usual. */
export function styleIn(search: string): ArmsStyle {
  const asked = new URLSearchParams(search);
  const shape = asked.get('shape');
  return { shape: isShape(shape) ? shape : 'heater', isWhole: asked.has('helm'), motto: (asked.get('motto') ?? '').slice(0, MOTTO_LENGTH) };
}

const isShape = (text: string | null): text is Shape => text !== null && Object.hasOwn(KNOWN, text);

/** The page of some arms, in this style. */
export function styledPath(path: string, style: ArmsStyle): string {
  const asked = styleAsked(style);
  return asked.size > 0 ? `${path}?${asked}` : path;
}

/** The designer with these arms before it. */
export function designerPath(blazon: string, style: ArmsStyle): string {
  const asked = styleAsked(style);
  asked.set('blazon', blazon.replace(/[.]$/, ''));
  return `/arms?${asked}`;
}

/** What the designer begins with. */
export const designedIn = (search: string): string | null => new URLSearchParams(search).get('blazon');

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
