import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeToRest, complaintsOf, openBrowser, visit } from './browser.ts';
import { myTurn } from './drive.ts';
import { layoutFaults } from './layout.ts';
import { type GameId, MIDDLES } from './positions.ts';
import { type Running, startServer } from './server.ts';
import { sitDown } from './sit.ts';

let server: Running;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** In each of these something is new to whoever sits there. */
const GAMES: readonly (readonly [GameId, number])[] = [
  ['blanc-noir', 6],
  ['blason', 2],
  ['tintenblut', 2],
];
/** By touch. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];

test.each(GAMES)('%s among %i: a first note leaves everything for a decision on the screen', async (game, seats) => {
  const page = await newcomer('ja');
  await sitDown(page, await server.tableFrom(MIDDLES[game](seats)));
  await myTurn(page);
  await page.locator('.tip').waitFor();
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    expect.soft(await layoutFaults(page), `${viewport.width}×${viewport.height}`).toEqual([]);
  }
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test('a note moves nothing when it comes and goes, and is told once', async () => {
  const page = await newcomer('en');
  await sitDown(page, await server.tableFrom(MIDDLES.blason(2)));
  await page.locator('.tip').waitFor();
  const told = await page.locator('.tip').getAttribute('data-tip');
  await comeToRest(page);
  const stage = () => page.locator('.stage').boundingBox();
  const before = await stage();
  await page.locator('.tip-known').click();
  await page.locator(`[data-tip="${told}"]`).waitFor({ state: 'detached' });
  expect(await stage()).toEqual(before);
  await page.locator('.tip').or(page.locator('.head-acts')).first().waitFor();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('tabard.tips')!) as unknown)).toMatchObject({
    known: expect.arrayContaining([`blason/${told}`]) as unknown,
  });
  await page.context().close();
});

/** Somebody who is told what is new, by touch. */
async function newcomer(locale: string): Promise<Page> {
  const page = await visit(browser, server.url, { locale, hasTouch: true, isMobile: true, viewport: SIZES[0]! });
  await page.evaluate(() => localStorage.setItem('tabard.tips', '{"on":true,"known":[]}'));
  await page.reload();
  return page;
}
