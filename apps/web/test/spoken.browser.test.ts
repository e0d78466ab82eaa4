import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf, newcomer, openBrowser, visit } from './browser.ts';
import { type Listener, listenTo } from './listen.ts';
import { type GameId, POSITIONS } from './positions.ts';
import { walkTo } from './press.ts';
import { type Running, startServer } from './server.ts';
import { join, sitDown } from './sit.ts';

let server: Running;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

type Turn = (page: Page, listener: Listener) => Promise<void>;

/** A whole turn of Ada's, by keyboard. Ben, opposite, does nothing: so every line is the same in every run. */
const TURNS: readonly (readonly [GameId, Turn])[] = [
  [
    'blanc-noir',
    async (page, listener) => {
      await choose(page, listener, '[data-part="hand"] [data-move^="play"]');
    },
  ],
  [
    'blason',
    async (page, listener) => {
      await choose(page, listener, '[data-move^="take"]');
      await choose(page, listener, '[data-move^="take"]');
    },
  ],
  [
    'tintenblut',
    async (page, listener) => {
      await choose(page, listener, '[data-part="hand"] [data-move]');
      await choose(page, listener, '[data-part="finish"]');
      await choose(page, listener, '[data-part="finish"]');
      await choose(page, listener, '[data-part="finish"]');
    },
  ],
];

test.each(TURNS)('a turn of %s as a screen reader tells it', async (game, turn) => {
  const page = await visit(browser, server.url);
  const ben = await newcomer(browser, server.url);
  const path = await server.tableFrom(POSITIONS[game](2), { open: 2 });
  await join(page, path, 'Ada');
  await sitDown(ben, path, 'Ben');
  await page.locator('[data-part="hand"] [data-move]').first().waitFor();
  await page.reload();
  await page.locator('[data-part="hand"] [data-move]').first().waitFor();
  const listener = await listenTo(page);
  await listener.read('.table-screen');
  await turn(page, listener);
  await listener.read('[data-part="sentence"]');
  await expect(`${listener.heard.join('\n')}\n`).toMatchFileSnapshot(`spoken/${game}.txt`);
  expect(complaintsOf(page)).toEqual([]);
  await Promise.all([page.context().close(), ben.context().close()]);
});

/** Walks to a thing, which tells itself, and presses Enter. */
async function choose(page: Page, listener: Listener, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  await walkTo(page, selector);
  await listener.focus();
  await listener.press('Enter');
}
