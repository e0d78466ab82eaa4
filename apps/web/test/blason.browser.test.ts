import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { comeToRest, complaintsOf, DESKTOP, newcomer, openBrowser, PHONE, widthOf } from './browser.ts';
import { MIDDLES, POSITIONS } from './positions.ts';
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
  const page = await newcomer(browser, server.url);
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
  const sheet = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as one picture' }).click();
  const png = await readFile(await (await sheet).path());
  expect(png.readUInt32BE(16)).toBe(2400);
  expect(await page.locator('.bl-armorial header p').textContent()).toMatch(/What decided it|share the victory/);
  // The result shows the arms of this very match, of bots too.
  await page.getByRole('button', { name: 'The result' }).first().click();
  await expect.poll(() => page.locator('.ranking img.arms').count()).toBe(3);
  expect(complaintsOf(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

test('a whole game of Blason by keyboard only', async () => {
  const page = await newcomer(browser, server.url);
  await begin(page, 2);
  await playOn(page, keyboard);
  await page.locator('.bl-armorial').waitFor();
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test('a whole game of Blason on a phone', async () => {
  const page = await newcomer(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true });
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
  const page = await newcomer(browser, server.url, { viewport, colorScheme });
  await begin(page, 5);
  expect(await axe(page)).toEqual([]);
  await playOn(page, click, presses => presses >= 12);
  await page.locator('.bl-other-face').first().click();
  await page.locator('dialog[open] .bl-blazon').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await widthOf(page)).toBe(viewport.width);
  await page.context().close();
});

test.each([3, 5])('among %i, flags on the track and numbers in the tiles lie beside each other', async seats => {
  const page = await newcomer(browser, server.url);
  await sitDown(page, await server.tableFrom(MIDDLES.blason(seats)));
  await page.locator('[data-move]').first().waitFor();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [720, 450],
    [844, 390],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await comeToRest(page);
    expect.soft(await page.evaluate(coveredNumbers), `${width}×${height}`).toEqual([]);
  }
  await page.context().close();
});

/** Runs in the page. */
async function coveredNumbers(): Promise<string[]> {
  await Promise.allSettled(document.getAnimations().map(one => one.finished));
  const groups = [
    [...document.querySelectorAll('.bl-flag')],
    ...[...document.querySelectorAll('.bl-other-face')].map(face => [
      ...face.querySelectorAll('.bl-other-name, .bl-other-track, .bl-filled, .bl-other-things > span'),
    ]),
  ];
  const apart = (one: DOMRect, other: DOMRect) =>
    one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  return groups.flatMap(group =>
    group.flatMap((one, at) =>
      group
        .slice(at + 1)
        .filter(other => !apart(one.getBoundingClientRect(), other.getBoundingClientRect()))
        .map(other => `«${one.textContent}» and «${other.textContent}»`),
    ),
  );
}

test('arms drawn twice on a page keep their names apart', async () => {
  const page = await newcomer(browser, server.url, { viewport: PHONE });
  await sitDown(page, await server.tableFrom(MIDDLES.blason(5)));
  await page.locator('.bl-other-face').first().click();
  await page.locator('dialog[open] .bl-sheet-arms clipPath').waitFor({ state: 'attached' });
  const names = await page.locator('.bl-coat [id]').evaluateAll(all => all.map(({ id }) => id));
  expect(names.filter((one, at) => names.indexOf(one) !== at)).toEqual([]);
  await page.context().close();
});

test('a refused placement says why, with its rule', async () => {
  const page = await newcomer(browser, server.url);
  await begin(page, 2);
  await page.locator('.bl-hand-card').first().waitFor();
  await page.locator('[data-move^="take"]').first().waitFor();
  // Tinctures come first in the hand, and none belongs in A1, where the field goes.
  await page.locator('.bl-hand-card').first().click();
  await page.locator('[data-column="A1"] button').first().click();
  await page.getByRole('alert').getByText('Rule 4.1').waitFor();
  // What was chosen stays chosen.
  expect(await page.locator('.bl-hand-card[data-role="element"]').count()).toBe(1);
  await page.context().close();
});

test('a double click takes one card; the others stay where they lie', async () => {
  const page = await newcomer(browser, server.url);
  await begin(page, 2);
  const offers = page.locator('.bl-market [data-anchor^="display:"]');
  const lying = () => offers.evaluateAll(all => all.map(one => (one as HTMLElement).dataset.anchor));
  await page.locator('.bl-market [data-move^="take"]').first().waitFor();
  const [held, before] = [await page.locator('.bl-hand-card').count(), await lying()];
  await offers.nth(1).dblclick();
  await page.locator('.bl-hand-card').nth(held).waitFor();
  await page.getByRole('button', { name: '1 of 2 taken' }).waitFor();
  expect(await page.locator('.bl-hand-card').count()).toBe(held + 1);
  expect((await lying()).filter((_, at) => at !== 1)).toEqual(before.filter((_, at) => at !== 1));
  await page.context().close();
});

test('a card carried from the display to the hand is taken', async () => {
  const page = await newcomer(browser, server.url);
  await begin(page, 2);
  await page.locator('.bl-market [data-anchor^="display:"][data-move]').first().waitFor();
  const held = await page.locator('.bl-hand-card').count();
  await page.locator('.bl-market [data-anchor^="display:"][data-move]').first().dragTo(page.locator('.bl-mine'));
  await page.locator('.bl-hand-card').nth(held).waitFor();
  await page.context().close();
});
