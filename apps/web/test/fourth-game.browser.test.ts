import { type FourthGame, fourthGame } from '@tabard/testkit/fourth-game';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { complaintsOf, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { buildClientIn } from './build.ts';
import { playAtOnce } from './drive.ts';
import { focusOn } from './press.ts';
import { type Running, startServer } from './server.ts';

let made: FourthGame;
let server: Running;
let browser: Browser;

beforeAll(async () => {
  made = fourthGame('fourth-game');
  const dist = buildClientIn(made.folder);
  [server, browser] = await Promise.all([startServer({ dist, catalog: made.catalog }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  made?.remove();
});

async function sitDown(page: Page): Promise<void> {
  await playAtOnce(page, page.getByRole('region', { name: 'Fourth Game' }).getByRole('button', { name: 'Play now' }));
  await page.locator('[data-move]').first().waitFor();
}

/** Whatever may be done first, until it is over. */
async function playOn(page: Page, press: (move: string) => Promise<void>): Promise<void> {
  const next = page.locator('.victory, [data-move]').first();
  for (;;) {
    await next.waitFor();
    const move = await next.getAttribute('data-move', { timeout: 500 }).catch(() => undefined);
    if (move === null) return;
    if (move !== undefined) await press(move).catch(() => {});
  }
}

test('a game that nobody wrote a line for is played with the mouse, and refusals are explained', async () => {
  const page = await visit(browser, server.url);
  await sitDown(page);
  await page.getByRole('button', { name: 'Pass' }).click();
  await page.getByRole('alert').getByText('You may pass only when the stock is empty.').waitFor();
  await page.getByRole('button', { name: 'Rule 3.4' }).click();
  await page.locator('.clause.marked').getByText('only if the stock is empty').waitFor();
  expect(await axe(page)).toEqual([]);
  await playOn(page, move => page.locator(`[data-move="${move}"]`).click({ timeout: 2000 }));
  await page.locator('.victory').waitFor();
  expect(complaintsOf(page)).toEqual([]);
});

test('and by keyboard, on a phone, in Japanese', async () => {
  const page = await visit(browser, server.url, { viewport: PHONE, locale: 'ja' });
  await playAtOnce(page, page.getByRole('region', { name: 'Fourth Game' }).getByRole('button').first());
  await page.locator('[data-move]').first().waitFor();
  expect(await page.locator('[data-move="draw"]').textContent()).toBe('1枚引く');
  expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
  await playOn(page, async move => {
    await focusOn(page, `[data-move="${move}"]`);
    await page.keyboard.press('Enter');
  });
  await page.locator('.victory').waitFor();
  expect(complaintsOf(page)).toEqual([]);
});
