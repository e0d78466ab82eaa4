import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { complaintsOf, newcomer, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { playAtOnce } from './drive.ts';
import { type Running, startServer } from './server.ts';

let server: Running;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The levels shown beside the bots of a table, in seat order. */
const shown = (page: Page): Promise<string[]> =>
  page.locator('.level-mark').evaluateAll(marks => marks.map(mark => (mark as HTMLElement).dataset.level ?? ''));

test('play now against bots of my choice, and the choice is remembered', async () => {
  const page = await visit(browser, server.url);
  const plate = page.getByRole('region', { name: 'Blanc Noir' });
  const atOnce = page.getByRole('region', { name: 'Play now' });
  await atOnce.getByText('Plays sensibly').waitFor();
  await atOnce.getByLabel('Level of the bots').selectOption('strong');
  await atOnce.getByText('Thinks ahead').waitFor();
  await playAtOnce(page, plate.getByRole('button', { name: 'Play now' }));
  await page.locator('.level-mark').first().waitFor();
  expect(await shown(page)).toEqual(['strong', 'strong']);
  await page
    .getByRole('button', { name: /, bot, Strong/ })
    .first()
    .waitFor();

  await page.goto('/');
  expect(await page.getByLabel('Level of the bots').inputValue()).toBe('strong');
  expect(complaintsOf(page)).toEqual([]);
});

test('each bot of a new table is chosen by keyboard, and changed in the lobby', async () => {
  const page = await newcomer(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto('/new/blason');
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await page.getByLabel('Level of the bot on seat 3').press('ArrowDown');
  await page.getByLabel('Level of the bot on seat 4').press('ArrowUp');
  await page.getByText('Master: For those who beat Strong').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await widthOf(page)).toBe(PHONE.width);
  await page.getByRole('button', { name: 'Set the table' }).click();

  const rows = page.locator('.lobby-seats li');
  await rows.nth(2).getByText('bot · Strong').waitFor();
  await rows.nth(3).getByText('bot · Easy').waitFor();
  const name = await rows.nth(3).locator('b').textContent();
  await page.getByLabel(`Level of ${name}`).selectOption('master');
  await rows.nth(3).getByText('bot · Master · up to 5 seconds a move').waitFor();
  await page.getByLabel(`Level of ${name}`).selectOption('medium');
  await rows.nth(3).getByText('bot · Medium').waitFor();
  expect(await rows.nth(3).locator('b').textContent()).toBe(name);
  await page.getByRole('button', { name: 'Put a bot here' }).click();
  await rows.nth(1).getByText('bot · Medium').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await widthOf(page)).toBe(PHONE.width);
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.locator('.level-mark').first().waitFor();
  expect(await shown(page)).toEqual(['medium', 'strong', 'medium']);
  expect(complaintsOf(page)).toEqual([]);
});
