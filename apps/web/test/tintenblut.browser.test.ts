import type { Position } from '@tabard/core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { comeToRest, complaintsOf, DESKTOP, newcomer, openBrowser, PHONE, widthOf } from './browser.ts';
import { keepPassing, passed } from './passing.ts';
import { MIDDLES, POSITIONS } from './positions.ts';
import { click, keyboard, type Press, tap } from './press.ts';
import { type Running, startServer } from './server.ts';
import { join, sitDown } from './sit.ts';
import { SCENES } from './situations.ts';

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
  '.tb-bar [data-send][data-part="finish"]:not([data-move="end"], [data-move="pass"])',
  '.tb-set[data-move]',
  '.tb-stack[data-move^="lose"]',
  '.tb-bar [data-send][data-move="end"]',
  '.tb-hand [data-move^="go"]:not([data-card="inkworld"])',
  '.tb-bar [data-move="pass"]',
];

/** Ada, who begins, and so many bots. */
async function begin(page: Page, seats: number, from: (seats: number) => Position = POSITIONS.tintenblut): Promise<void> {
  await sitDown(page, await server.tableFrom(from(seats)));
  await page.locator('.tb-hand').waitFor();
}

/**
 * How it stands, and what to press: the first that is on the screen; among journeys the next place every time, so that all the map is seen.
 * Asked for at once: a game has hundreds of these looks.
 */
const lookAt = (page: Page, presses = 0) =>
  page.evaluate(
    ({ order, presses }) => {
      const { seq, pending } = document.querySelector<HTMLElement>('.table-screen')?.dataset ?? {};
      const over = document.querySelector('.tb-end') !== null;
      const best = (): string | undefined => {
        for (const selector of order) {
          const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(one => one.getClientRects().length > 0);
          const chosen = found[presses % Math.max(1, found.length)];
          if (chosen?.dataset.card) return `.tb-hand [data-card="${chosen.dataset.card}"]`;
          if (chosen) return selector;
        }
        return;
      };
      return { seq, over, selector: pending === 'true' ? undefined : best() };
    },
    { order: ORDER, presses },
  );

/** Plays on until the end is shown, or `enough` says so. */
async function playOn(page: Page, press: Press, enough: (presses: number) => boolean = () => false): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  for (let presses = 0; Date.now() < end; ) {
    const { seq, over, selector } = await lookAt(page, presses);
    if (over || enough(presses)) return;
    if (selector === undefined) {
      await page.waitForTimeout(20);
      continue;
    }
    presses += 1;
    await press(page, selector).catch(async (error: unknown) => {
      // The table may have moved on meanwhile.
      if ((await lookAt(page)).seq === seq) throw error;
    });
  }
  throw new Error('No end.');
}

/** Decides whatever else there is to decide until it is my turn to travel. */
async function untilMyJourney(page: Page): Promise<void> {
  for (;;) {
    const { over, selector } = await lookAt(page);
    if (over) throw new Error('The match is over.');
    if (selector?.startsWith('.tb-hand')) return;
    if (selector === undefined) await page.waitForTimeout(20);
    else await click(page, selector);
  }
}

/** Waits for my turn to travel. */
const myJourney = (page: Page) => page.locator('.tb-hand [data-move]').first().waitFor();

test('a whole game of Tintenblut by mouse', async () => {
  const page = await newcomer(browser, server.url);
  await begin(page, 2);
  await playOn(page, click);
  await page.locator('.victory').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.tb-end-seat').count()).toBe(2);
  expect(complaintsOf(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

test('the second half of a game of Tintenblut by keyboard only', async () => {
  const page = await newcomer(browser, server.url);
  await begin(page, 2, MIDDLES.tintenblut);
  await playOn(page, keyboard);
  await page.locator('.tb-end').waitFor();
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test('the second half of a game of Tintenblut on a phone', async () => {
  const page = await newcomer(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true });
  await begin(page, 2, MIDDLES.tintenblut);
  await playOn(page, tap);
  await page.locator('.tb-end').waitFor();
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test.each([
  ['a phone by day', PHONE, 'light'],
  ['a desktop by night', DESKTOP, 'dark'],
] as const)('Tintenblut on %s: nothing for axe, nothing beyond the edge', async (_, viewport, colorScheme) => {
  const page = await newcomer(browser, server.url, { viewport, colorScheme });
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
  const page = await newcomer(browser, server.url);
  await begin(page, 2);
  await myJourney(page);
  await page.locator('.tb-hand [data-card="farm"]').hover();
  await expect.poll(() => page.locator('.tb-slip li').count()).toBe(4);
  expect(await page.locator('.tb-wet').getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+C/);
  await page.mouse.move(5, 5);
  await page.locator('.tb-slip').waitFor({ state: 'detached' });
  await page.context().close();
});

test('a figure walks along the road and stands where it arrived', async () => {
  const page = await newcomer(browser, server.url, { reducedMotion: 'no-preference' });
  await begin(page, 2);
  await myJourney(page);
  const place = await page.locator('.tb-hand [data-move]').first().getAttribute('data-card');
  await keepPassing(page, '.tb-layer .tb-traveller-figure');
  await page.locator('.tb-hand [data-move]').first().click();
  await page.locator('.tb-bar [data-send]').click();
  await page.locator('.tb-bar [data-move^="collect"]').waitFor();
  expect(await passed(page, '.tb-layer .tb-traveller-figure')).not.toEqual([]);
  expect(await page.locator('.tb-layer .tb-traveller-figure').count()).toBe(0);
  const [figure, plate] = await Promise.all(
    ['.tb-figure[data-mine="true"]', `[data-place="${place}"]`].map(one => page.locator(one).boundingBox()),
  );
  expect(Math.abs(figure!.x + figure!.width / 2 - plate!.x - plate!.width / 2)).toBeLessThan(plate!.width / 2);
  await page.context().close();
});

/** Ada, who begins, and Ben, who does nothing: so the table waits after her turn. */
async function beginWithBen(page: Page, ben: Page): Promise<void> {
  const path = await server.tableFrom(POSITIONS.tintenblut(2), { open: 2 });
  await join(page, path, 'Ada');
  await sitDown(ben, path, 'Ben');
  await myJourney(page);
}

test('while my move is shown nothing is asked; afterwards it is told to me, and no journey is planned that nobody looks at', async () => {
  const page = await newcomer(browser, server.url, { reducedMotion: 'no-preference' });
  const ben = await newcomer(browser, server.url);
  await beginWithBen(page, ben);
  // By the map: so the hand's own first card, which can still be played, takes the focus afterwards.
  await page.locator('.tb-place[data-move]:not([data-place="farm"])').first().click();
  const asked = await watchSentence(page);
  await page.locator('.tb-bar [data-send]').click();
  await page.locator('.tb-bar [data-move^="collect"]').click();
  await page.locator('.tb-bar [data-move="end"]').waitFor();
  expect((await asked()).filter(text => text.includes('No journey'))).toEqual([]);
  await page.locator('.tb-happened', { hasText: /^You / }).waitFor();
  await page.locator('.tb-bar [data-move="end"]').click();
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => document.activeElement?.matches('.tb-hand *'));
  expect(await page.locator('.tb-slip').count()).toBe(0);
  await Promise.all([page.context().close(), ben.context().close()]);
});

/** Keeps whatever the dock says from now on. */
async function watchSentence(page: Page): Promise<() => Promise<string[]>> {
  const kept = await page.evaluateHandle(() => {
    const said: string[] = [];
    const look = () => said.push(document.querySelector('.tb-say')?.textContent ?? '');
    new MutationObserver(look).observe(document.querySelector('.tb-dock')!, { subtree: true, childList: true, characterData: true });
    return said;
  });
  return () => kept.jsonValue();
}

test.each([2, 3, 4])('the villains of a round among %i are told beside the map as a whole, or not at all', async seats => {
  const page = await newcomer(browser, server.url, { locale: 'ja', viewport: { width: 1440, height: 900 } });
  await sitDown(page, await server.tableFrom(MIDDLES.tintenblut(seats)));
  await myJourney(page);
  for (let rounds = 0; rounds < 2; rounds++) {
    await playOn(page, click, presses => presses >= 3);
    await untilMyJourney(page);
    for (const [width, height] of WIDE) {
      await page.setViewportSize({ width, height });
      await comeToRest(page);
      expect.soft(await page.evaluate(cutNotices), `${width}×${height}`).toEqual([]);
    }
  }
  await page.context().close();
});

const WIDE = [
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** Notices of which something is beyond their place; runs in the page. */
const cutNotices = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLElement>('.tb-notice')]
    .filter(one => one.getClientRects().length > 0)
    .filter(one => {
      const place = one.parentElement!.getBoundingClientRect();
      const { right, bottom } = one.getBoundingClientRect();
      return bottom > place.bottom + 1 || right > place.right + 1 || one.scrollWidth > one.clientWidth + 1;
    })
    .map(one => one.textContent);

test('the sum of the villains before a player is never cut', async () => {
  const page = await newcomer(browser, server.url, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await sitDown(page, await server.tableFrom(MIDDLES.tintenblut(4)));
  await myJourney(page);
  await comeToRest(page);
  const cut = await page
    .locator('.tb-player-villains b')
    .evaluateAll(
      sums => sums.filter(sum => sum.getBoundingClientRect().right > sum.parentElement!.getBoundingClientRect().right + 1).length,
    );
  expect(cut).toBe(0);
  await page.context().close();
});

test('a phone that is turned and turned back shows the map as before', async () => {
  const page = await newcomer(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true });
  await begin(page, 4);
  await page.locator('.tb-map[data-sheet="tall"]').waitFor();
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await page.locator('.tb-map[data-sheet="wide"]').waitFor();
  await page.setViewportSize(PHONE);
  await page.locator('.tb-map[data-sheet="tall"]').waitFor();
  await page.context().close();
});

test('tiles to be given up: the button is there from the first, and waits until all are chosen', async () => {
  const page = await newcomer(browser, server.url);
  const losing = SCENES.tintenblut(2).find(({ moments }) => moments.some(({ name }) => name === 'tiles are to be given up'))!;
  await sitDown(page, await server.tableFrom(losing.position));
  const finish = page.locator('.tb-bar [data-part="finish"]');
  await finish.getByText('Give up 3 tiles').waitFor();
  await page.getByText('give up 3 tiles of your choice').waitFor();
  expect(await finish.getAttribute('aria-disabled')).toBe('true');
  for (const [tile, count] of [
    ['courage', 1],
    ['courage', 2],
    ['wit', 3],
  ] as const) {
    await page.locator(`.tb-wares button[data-ware="${tile}"]`).click();
    await page.getByText(`Picked ${count} of 3.`).waitFor();
  }
  expect(await finish.getAttribute('aria-disabled')).toBe('false');
  await finish.click();
  await page.locator('[data-move^="start "]').first().waitFor();
  expect(await page.locator('.tb-wares button[data-ware="courage"] b').textContent()).toBe('1');
  await page.context().close();
});

test('provisions cannot be exchanged outside a castle, and the rule says so', async () => {
  const page = await newcomer(browser, server.url);
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
  const page = await newcomer(browser, server.url, { locale, viewport: PHONE });
  await begin(page, 3);
  await myJourney(page);
  await page.locator('[data-place="mill"]').getByText(mill).first().waitFor();
  await page.locator('.tb-hand [data-move]').first().click();
  expect(await page.locator('.tb-slip').textContent()).not.toMatch(/undefined|\[object/);
  expect(await widthOf(page)).toBe(PHONE.width);
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});
