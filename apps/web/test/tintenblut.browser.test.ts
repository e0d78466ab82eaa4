import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { complaintsOf, DESKTOP, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { POSITIONS } from './positions.ts';
import { click, keyboard, type Press, tap } from './press.ts';
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

const LONGEST_MS = 240_000;
/** What says yes comes first, then sets, tiles to give up, a journey, and at last whatever ends the turn. */
const ORDER = [
  '.tb-bar [data-send]:not([data-move="end"], [data-move="pass"], [aria-disabled="true"])',
  '.tb-set[data-move]',
  '.tb-stack[data-move^="lose"]',
  '.tb-bar [data-send][data-move="end"]',
  '.tb-hand [data-move^="go"]:not([data-card="inkworld"])',
  '.tb-bar [data-send][data-move="pass"]',
  '.tb-bar [data-move="pass"]',
];

/** Ada, who begins, and so many bots. */
async function begin(page: Page, seats: number): Promise<void> {
  await sitDown(page, await server.tableFrom(POSITIONS.tintenblut(seats)));
  await page.locator('.tb-hand').waitFor();
}

const momentOf = (page: Page) =>
  page.evaluate(() => {
    const { seq, pending } = document.querySelector<HTMLElement>('.table-screen')?.dataset ?? {};
    return { seq, quiet: pending !== 'true', over: document.querySelector('.tb-end') !== null };
  });

/** The first that is on the screen; among journeys the next place every time, so that all the map is seen. */
const bestOf = (page: Page, presses: number): Promise<string | undefined> =>
  page.evaluate(
    ({ order, presses }) => {
      for (const selector of order) {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(one => one.getClientRects().length > 0);
        const chosen = found[presses % Math.max(1, found.length)];
        if (chosen?.dataset.card) return `.tb-hand [data-card="${chosen.dataset.card}"]`;
        if (chosen) return selector;
      }
      return;
    },
    { order: ORDER, presses },
  );

/** Plays on until the end is shown, or `enough` says so. */
async function playOn(page: Page, press: Press, enough: (presses: number) => boolean = () => false): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  for (let presses = 0; Date.now() < end; ) {
    const { seq, quiet, over } = await momentOf(page);
    if (over || enough(presses)) return;
    const selector = quiet ? await bestOf(page, presses) : undefined;
    if (selector === undefined) {
      await page.waitForTimeout(20);
      continue;
    }
    presses += 1;
    await press(page, selector).catch(async (error: unknown) => {
      // The table may have moved on meanwhile.
      if ((await momentOf(page)).seq === seq) throw error;
    });
  }
  throw new Error('No end.');
}

/** Decides whatever else there is to decide until it is my turn to travel. */
async function untilMyJourney(page: Page): Promise<void> {
  for (;;) {
    const { quiet, over } = await momentOf(page);
    if (over) throw new Error('The match is over.');
    const selector = quiet ? await bestOf(page, 0) : undefined;
    if (selector?.startsWith('.tb-hand')) return;
    if (selector === undefined) await page.waitForTimeout(20);
    else await click(page, selector);
  }
}

/** Waits for my turn to travel. */
const myJourney = (page: Page) => page.locator('.tb-hand [data-move]').first().waitFor();

test('a whole game of Tintenblut by mouse', async () => {
  const page = await visit(browser, server.url);
  await begin(page, 2);
  await playOn(page, click);
  await page.locator('.victory').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.tb-end-seat').count()).toBe(2);
  expect(complaintsOf(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

test('a whole game of Tintenblut by keyboard only', async () => {
  const page = await visit(browser, server.url);
  await begin(page, 2);
  await playOn(page, keyboard);
  await page.locator('.tb-end').waitFor();
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test('a whole game of Tintenblut on a phone', async () => {
  const page = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true });
  await begin(page, 2);
  await playOn(page, tap);
  await page.locator('.tb-end').waitFor();
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test.each([
  ['a phone by day', PHONE, 'light'],
  ['a desktop by night', DESKTOP, 'dark'],
] as const)('Tintenblut on %s: nothing for axe, nothing beyond the edge', async (_, viewport, colorScheme) => {
  const page = await visit(browser, server.url, { viewport, colorScheme });
  await begin(page, 4);
  await myJourney(page);
  expect(await axe(page)).toEqual([]);
  await page.locator('.tb-hand [data-move]').first().click();
  await page.locator('.tb-slip').waitFor();
  expect(await axe(page)).toEqual([]);
  await playOn(page, click, presses => presses >= 16);
  expect(await axe(page)).toEqual([]);
  // Between rounds a face may stand for who begins the next one.
  await untilMyJourney(page);
  await page.locator('.tb-player-face').nth(1).click();
  await page.locator('dialog[open] .tb-sheet').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await widthOf(page)).toBe(viewport.width);
  await page.context().close();
});

test('a card under the pointer shows its route in wet ink, what it costs and what it brings', async () => {
  const page = await visit(browser, server.url);
  await begin(page, 2);
  await myJourney(page);
  await page.locator('.tb-hand [data-card="farm"]').hover();
  expect(await page.locator('.tb-slip li').count()).toBe(4);
  expect(await page.locator('.tb-wet').getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+C/);
  await page.mouse.move(5, 5);
  await page.locator('.tb-slip').waitFor({ state: 'detached' });
  await page.context().close();
});

test('a figure walks along the road and stands where it arrived', async () => {
  const page = await visit(browser, server.url, { reducedMotion: 'no-preference' });
  await begin(page, 2);
  await myJourney(page);
  const place = await page.locator('.tb-hand [data-move]').first().getAttribute('data-card');
  await page.locator('.tb-hand [data-move]').first().click();
  await page.locator('.tb-bar [data-send]').click();
  await page.locator('.tb-layer .tb-traveller-figure').waitFor();
  await page.locator('.tb-bar [data-move^="collect"]').waitFor();
  expect(await page.locator('.tb-layer .tb-traveller-figure').count()).toBe(0);
  const [figure, plate] = await Promise.all(
    ['.tb-figure[data-mine="true"]', `[data-place="${place}"]`].map(one => page.locator(one).boundingBox()),
  );
  expect(Math.abs(figure!.x + figure!.width / 2 - plate!.x - plate!.width / 2)).toBeLessThan(plate!.width / 2);
  await page.context().close();
});

test('provisions cannot be exchanged outside a castle, and the rule says so', async () => {
  const page = await visit(browser, server.url);
  await begin(page, 2);
  await myJourney(page);
  await page.locator('[data-place]:not([data-kind="red"])[data-move]').first().click();
  await page.locator('.tb-bar [data-send]').click();
  await page.locator('.tb-bar [data-move^="collect"]').click();
  await page.locator('.tb-bar [data-move="end"]').waitFor();
  await page.locator('.tb-wares button[data-ware="provision"]').click();
  await page.getByRole('alert').getByText('Rule 3.7').waitFor();
  await page.context().close();
});

test.each([
  ['de', 'Mäusemühle'],
  ['fr', 'Moulin aux Souris'],
  ['ja', 'ねずみの水車小屋'],
])('Tintenblut in %s', async (locale, mill) => {
  const page = await visit(browser, server.url, { locale, viewport: PHONE });
  await begin(page, 3);
  await myJourney(page);
  await page.locator('[data-place="mill"]').getByText(mill).first().waitFor();
  await page.locator('.tb-hand [data-move]').first().click();
  expect(await page.locator('.tb-slip').textContent()).not.toMatch(/undefined|\[object/);
  expect(await widthOf(page)).toBe(PHONE.width);
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});
