import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { complaintsOf, DESKTOP, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { type Running, startServer } from './server.ts';

const ARMS = '/arms/per-chevron+azure-1+gules-3+cross+dovetailed+counter-vair-4+lion+rampant+or-1+label';

let server: Running;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterEach(async () => {
  await Promise.all(browser.contexts().map(context => context.close()));
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Comes by the link, as a friend would who was never here. */
async function open(path: string, options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  const page = await visit(browser, server.url, options);
  await page.goto(path);
  await page.locator('main:not([aria-busy]) h1').waitFor();
  return page;
}

test.each([
  ['a desktop', { viewport: DESKTOP }],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
])('axe finds nothing wrong with shared arms, nor with a broken link, on %s', async (_, options) => {
  const page = await open(ARMS, options);
  for (const path of [ARMS, '/arms/per-chevron+a-dragon', '/arms', '/arms/argent.svg']) {
    await page.goto(path);
    await page.locator('main:not([aria-busy]) h1').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(one => one.finished)));
      expect(await axe(page), `${path}, ${colorScheme}`).toEqual([]);
    }
    expect(await widthOf(page), path).toBeLessThanOrEqual(page.viewportSize()!.width);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(path === ARMS ? 'Coat of arms' : 'No arms on this shield');
  }
  expect(complaintsOf(page)).toEqual([]);
});

test('the picture, its blazon in the chosen language, hatching', async () => {
  const page = await open(ARMS);
  const picture = page.locator('.coat-picture');
  const english = await picture.getAttribute('alt');
  expect(english).toContain('Per chevron');
  expect(await page.locator('.coat-blazon').textContent()).toBe(english);
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(true);
  const before = await picture.getAttribute('src');
  await page.getByLabel('Hatching').check({ force: true });
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before);

  const german = await open(ARMS, { locale: 'de' });
  expect(await german.getByRole('heading', { level: 1 }).textContent()).toBe('Wappen');
  expect(await german.locator('.coat-blazon').textContent()).not.toBe(english);
  expect(await german.locator('.coat-picture').getAttribute('src')).toBe(before);
});

test('it is saved as SVG and PNG, and its link is there to copy', async () => {
  const page = await open(ARMS);
  expect(await page.getByLabel('A link that draws these arms for anybody').inputValue()).toBe(server.url + ARMS);
  for (const [button, start] of [
    ['Save as SVG', '<svg '],
    ['Save as PNG', '\x89PNG'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
    expect((await readFile(await download.path(), 'latin1')).startsWith(start), button).toBe(true);
  }
});
