import { download, fitForFiles } from './download.ts';

/** How wide a saved picture is, in pixels. */
const PNG_WIDTH = 1000;

/** Offers a coat of arms as a file; nothing leaves the browser. */
export function saveSvg(svg: string, name: string): void {
  download(new Blob([sized(svg, PNG_WIDTH)], { type: 'image/svg+xml' }), `${name}.svg`);
}

/** Draws the SVG into a canvas first. */
export async function savePng(svg: string, name: string, width = PNG_WIDTH): Promise<void> {
  const blob = await rasterize(svg, width);
  if (blob) download(blob, `${name}.png`);
}

async function rasterize(svg: string, width: number): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized(svg, width))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(width * ratioOf(svg));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
}

/** A picture of its own needs a size of its own. */
function sized(svg: string, width: number): string {
  return svg.replace('<svg ', `<svg width="${width}" height="${Math.round(width * ratioOf(svg))}" `);
}

function ratioOf(svg: string): number {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return width === undefined ? 1.2 : Number(height) / Number(width);
}

/** A name that every file system takes. */
export const fileName = (name: string): string => `blason-${fitForFiles(name) || 'arms'}`;
