import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coat } from './pictures.ts';

const PUBLIC = new URL('../public/', import.meta.url);
const read = (file: string): Buffer => readFileSync(new URL(file, PUBLIC));
/** Width and height as a PNG's first chunk says them. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the coat on the first screen is drawn as the heralds draw today; else `npm run pictures`', async () => {
  expect(read('pictures/blason.svg').toString()).toBe(await coat());
});

test('every picture for messengers has the size they are told', () => {
  const cards = readdirSync(new URL('pictures', PUBLIC)).filter(file => file.endsWith('.png') && !file.includes('icon'));
  expect(cards).toEqual(expect.arrayContaining(['tabard.png', 'blanc-noir.png', 'blason.png', 'tintenblut.png']));
  for (const file of cards) expect(sizeOf(read(`pictures/${file}`)), file).toBe('1200x630');
});

test('the manifest’s icons are there, in their sizes', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest').toString()) as { icons: { src: string; sizes: string; type: string }[] };
  for (const { src, sizes, type } of icons) {
    const file = read(src.slice(1));
    if (type === 'image/png') expect(sizeOf(file), src).toBe(sizes);
    else expect(file.toString(), src).toContain('<svg');
  }
  expect(sizeOf(read('pictures/apple-touch-icon.png'))).toBe('180x180');
});

test('search engines are kept from tables, and those who preview a link are not', () => {
  const [previews = '', others = ''] = read('robots.txt').toString().split('# Tables');
  expect(others).toMatch(/User-agent: \*[\s\S]*Disallow: \/table\//);
  expect(previews).not.toContain('/table/');
});
