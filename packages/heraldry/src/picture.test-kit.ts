import { Resvg } from '@resvg/resvg-js';

/** Pixels in rows from the top: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A drawing in pixels, on paper of a colour or on none. */
export function pictureOf(svg: string, width: number, paper?: string): Picture {
  const drawn = rendered(svg, width, paper);
  return { width: drawn.width, height: drawn.height, data: new Uint8Array(drawn.pixels) };
}

export const pngOf = (svg: string, width: number, paper: string): Uint8Array => rendered(svg, width, paper).asPng();

const rendered = (svg: string, width: number, paper: string | undefined) =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    ...(paper !== undefined && { background: paper }),
  }).render();
