import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { complaintsOf, DESKTOP, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { POSITIONS } from './positions.ts';
import { walkTo } from './press.ts';
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

/** Chooses a thing that stands for a move. */
type Press = (page: Page, move: string) => Promise<void>;

const LONGEST_MS = 240_000;
/** What says yes to a choice comes first, then whatever makes a shield grow. */
const ORDER = ['claim', 'place', 'end', 'take', 'pay', 'discard', 'pass'];

const click: Press = async (page, move) => {
  await page.locator(`[data-move="${move}"]`).last().click();
};

/** Of several the last: what says yes to it lies on top. */
const keyboard: Press = async (page, move) => {
  await walkTo(page, `[data-move="${move}"]`, 'last');
  await page.keyboard.press('Enter');
};

const tap: Press = async (page, move) => {
  await page.locator(`[data-move="${move}"]`).last().tap();
};

/** Ada, who begins, and so many bots. */
async function begin(page: Page, seats: number): Promise<void> {
  await sitDown(page, await server.tableFrom(POSITIONS.blason(seats)));
  await page.locator('.bl-hand').waitFor();
}

/** What a player may press now: a card is chosen, then its place, then the payment is confirmed. */
async function bestMove(page: Page, seen: ReadonlySet<string>): Promise<string | undefined> {
  const moves = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('[data-move]')].filter(
      one => one.getAttribute('aria-disabled') !== 'true' && one.getClientRects().length > 0,
    );
    const yes = shown.filter(one => 'send' in one.dataset && one.dataset.move !== 'end');
    // An empty niche rather than one that is covered: so the game comes to its end.
    const empty = shown.filter(one => one.closest('[data-filled="false"]'));
    return (yes.length > 0 ? yes : empty.length > 0 ? empty : shown.reverse()).map(one => one.dataset.move ?? '');
  });
  const rank = (move: string) => ORDER.indexOf(move.split(' ')[0]!);
  return moves
    .filter(move => rank(move) >= 0 && !seen.has(move))
    .sort((a, b) => rank(a) - rank(b) || b.split(' ').length - a.split(' ').length)[0];
}

const momentOf = (page: Page) =>
  page.evaluate(() => {
    const { seq, pending } = document.querySelector<HTMLElement>('.table-screen')?.dataset ?? {};
    return { seq, quiet: pending !== 'true', over: document.querySelector('.bl-armorial') !== null };
  });

/** Plays on until the armorial is shown, or `enough` says so. */
async function playOn(page: Page, press: Press, enough: (presses: number) => boolean = () => false): Promise<number> {
  const end = Date.now() + LONGEST_MS;
  let seen = new Set<string>();
  let before: string | undefined;
  for (let presses = 0; Date.now() < end; ) {
    const { seq, quiet, over } = await momentOf(page);
    if (over || enough(presses)) return presses;
    if (seq !== before) seen = new Set();
    before = seq;
    const move = quiet ? await bestMove(page, seen) : undefined;
    if (move === undefined) {
      await page.waitForTimeout(30);
      continue;
    }
    seen.add(move);
    presses += 1;
    await press(page, move).catch(async (error: unknown) => {
      // The table may have moved on meanwhile.
      if ((await momentOf(page)).seq === seq) throw error;
    });
  }
  throw new Error('No end.');
}

test('a whole game of Blason by mouse, and the arms to keep', async () => {
  const page = await visit(browser, server.url);
  await begin(page, 3);
  await playOn(page, click);
  await page.locator('.victory').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.bl-entry').count()).toBe(3);
  for (const kind of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save the arms of Ada as ${kind}` }).click();
    expect((await download).suggestedFilename()).toBe(`blason-Ada.${kind.toLowerCase()}`);
  }
  expect(complaintsOf(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

test('a whole game of Blason by keyboard only', async () => {
  const page = await visit(browser, server.url);
  await begin(page, 2);
  await playOn(page, keyboard);
  await page.locator('.bl-armorial').waitFor();
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test('a whole game of Blason on a phone', async () => {
  const page = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true });
  await begin(page, 2);
  await playOn(page, tap);
  await page.locator('.bl-armorial').waitFor();
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test.each([
  ['a phone by day', PHONE, 'light'],
  ['a desktop by night', DESKTOP, 'dark'],
] as const)('Blason on %s: nothing for axe, nothing beyond the edge', async (_, viewport, colorScheme) => {
  const page = await visit(browser, server.url, { viewport, colorScheme });
  await begin(page, 5);
  expect(await axe(page)).toEqual([]);
  await playOn(page, click, presses => presses >= 12);
  await page.locator('.bl-other-face').first().click();
  await page.locator('dialog[open] .bl-blazon').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await widthOf(page)).toBe(viewport.width);
  await page.context().close();
});

test('a refused placement says why, with its rule', async () => {
  const page = await visit(browser, server.url);
  await begin(page, 2);
  await page.locator('.bl-hand-card').first().waitFor();
  await page.locator('[data-move^="take"]').first().waitFor();
  // Tinctures come first in the hand, and none belongs in A1, where the field goes.
  await page.locator('.bl-hand-card').first().click();
  await page.locator('[data-column="A1"] button').first().click();
  await page.getByRole('alert').getByText('Rule 4.1').waitFor();
  await page.context().close();
});
