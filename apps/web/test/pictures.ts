import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOG } from '@tabard/catalog';
import { drawArms, readAchievement, summon } from '@tabard/heraldry';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { openBrowser } from './browser.ts';

/** Draws the pictures that messengers, home screens and the first screen show; `npm run pictures`, when a drawing has changed. */
const WEB = fileURLToPath(new URL('..', import.meta.url));
const PUBLIC = join(WEB, 'public');
/** A coat that Blason can end with. */
const ARMS = 'per-pale gules-1 azure-1 - - - stag rampant or-1';
const CARD = { width: 1200, height: 630 };
const ICONS = [
  ['icon-192.png', 192, 0.72],
  ['icon-512.png', 512, 0.72],
  // Phones cut it to a circle of four fifths.
  ['icon-maskable-512.png', 512, 0.54],
  ['apple-touch-icon.png', 180, 0.72],
] as const;

/** The picture of Blason on the first screen. */
export async function coat(): Promise<string> {
  const read = readAchievement(ARMS.split(' '));
  if (!read.ok) throw new Error(read.error);
  await summon(read.value);
  return drawArms(read.value, {});
}

/** The first screen's picture of a game, large, with its name and the house's beneath; '' is the house itself. */
async function drawCard(page: Page, game: string, title: string): Promise<Buffer> {
  await page.setViewportSize(CARD);
  await page.evaluate(
    ([name, region]) => {
      const picture = document.querySelector(region ? `[aria-label="${region}"] .fan` : '.brand')!.cloneNode(true) as HTMLElement;
      const sign = document.querySelector('.sign')!.cloneNode(true) as HTMLElement;
      const heading = Object.assign(document.createElement('p'), { textContent: name });
      const card = document.createElement('div');
      card.append(picture, heading, ...(region ? [sign] : []));
      picture.style.cssText = 'inline-size: 620px; block-size: 330px; max-block-size: none';
      heading.style.cssText = 'font: 600 88px/1 var(--serif); margin: 0';
      sign.style.cssText = 'font-size: 36px; opacity: 0.8';
      card.style.cssText =
        'display: grid; place-items: center; place-content: center; gap: 24px; block-size: 630px; margin: 0; border: 12px double var(--rule); color: var(--ink); background: var(--ground)';
      document.getElementById('app')!.hidden = true;
      document.querySelector('.drawn')?.remove();
      card.className = 'drawn';
      document.body.append(card);
    },
    [title, game === '' ? '' : title] as const,
  );
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

async function drawIcon(page: Page, size: number, share: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.evaluate(
    ([edge, part]) => {
      const sign = document.querySelector('.brand')!.cloneNode(true) as HTMLElement;
      const icon = document.createElement('div');
      sign.style.cssText = `inline-size: ${edge * part}px; block-size: ${edge * part}px`;
      icon.style.cssText = `position: fixed; inset: 0; display: grid; place-items: center; background: #f3ead7`;
      icon.className = 'drawn';
      document.querySelector('.drawn')?.remove();
      icon.append(sign);
      document.body.append(icon);
    },
    [size, share] as const,
  );
  return page.screenshot();
}

async function draw(): Promise<void> {
  writeFileSync(join(PUBLIC, 'pictures/blason.svg'), await coat());
  const server = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, hmr: false },
  });
  await server.listen();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ locale: 'en', colorScheme: 'light' });
    await page.goto(server.resolvedUrls!.local[0]!);
    await page.locator('.game-plate').first().waitFor();
    for (const { id, words } of CATALOG)
      writeFileSync(join(PUBLIC, `pictures/${id}.png`), await drawCard(page, id, (await words('en')).title));
    writeFileSync(join(PUBLIC, 'pictures/tabard.png'), await drawCard(page, '', 'Tabard'));
    for (const [file, size, share] of ICONS) writeFileSync(join(PUBLIC, `pictures/${file}`), await drawIcon(page, size, share));
  } finally {
    await browser.close();
    await server.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await draw();
