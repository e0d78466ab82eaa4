import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf, openBrowser, visit } from './browser.ts';
import { shortRound } from './positions.ts';
import { focusOn } from './press.ts';
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

test('rule 6.1: the seal tells on hover, focus and demand when to press it and what silence costs', async () => {
  const page = await visit(browser, server.url);
  await sitDown(page, await server.tableFrom(shortRound()));
  const seal = page.locator('.bn-seal');
  const told = page.locator('.bn-inspector');
  await seal.hover();
  await told.waitFor();
  expect(await told.textContent()).toMatch(/exactly one card in hand.*4 cards at once.*Rule 6\.1/);
  await page.mouse.move(0, 0);
  await told.waitFor({ state: 'detached' });
  await focusOn(page, '.bn-seal');
  await told.waitFor();
  await page.keyboard.press('i');
  await told.getByRole('button', { name: 'Rule 6.1' }).waitFor();
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  expect(await seal.getAttribute('aria-pressed')).toBe('false');
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});
