import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, openBrowser, visit } from './browser.ts';
import { myTurn } from './drive.ts';
import { layoutFaults } from './layout.ts';
import { type GameId, MIDDLES, POSITIONS } from './positions.ts';
import { type Running, startServer } from './server.ts';
import { sitDown } from './sit.ts';

const TOUCHED = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const;
/** The last is 1440×900 at a zoom of 200 %. */
const POINTED = [
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [720, 450],
] as const;
export const SCREENS = [
  ['touched', TOUCHED, { hasTouch: true, isMobile: true }],
  ['with a mouse', POINTED, {}],
] as const;

/** A server and a browser for the tests of a file. */
export interface Place {
  readonly server: Running;
  readonly browser: Browser;
}

/** Measures a board at every size, in two languages, among the fewest and the most. A game has a file of its own: they run side by side. */
export function layoutTests(game: GameId, counts: readonly number[]): Place {
  const at = {} as { server: Running; browser: Browser };

  beforeAll(async () => {
    [at.server, at.browser] = await Promise.all([startServer(), openBrowser()]);
  });

  afterAll(async () => {
    await at.browser?.close();
    await at.server?.stop();
  });

  describe.each(counts)(`${game} among %i`, seats => {
    test.each(['de', 'ja'])('everything for a decision is on the screen, uncut and uncovered: %s', async locale => {
      for (const [kind, sizes, options] of SCREENS) {
        const page = await visit(at.browser, at.server.url, { ...options, locale, viewport: { width: sizes[0][0], height: sizes[0][1] } });
        for (const [moment, position] of [
          ['at the start', POSITIONS[game](seats)],
          ['in the middle', MIDDLES[game](seats)],
        ] as const) {
          await sitDown(page, await at.server.tableFrom(position));
          await myTurn(page);
          expect.soft(await faultsAt(page, sizes), `${kind}, ${moment}`).toEqual([]);
          await beginChoice(page);
          expect.soft(await faultsAt(page, sizes), `${kind}, ${moment}, choosing`).toEqual([]);
        }
        expect(complaintsOf(page)).toEqual([]);
        await page.context().close();
      }
    });
  });

  return at;
}

/** What is wrong at any of these sizes. */
export async function faultsAt(page: Page, sizes: readonly (readonly [number, number])[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    faults.push(...(await layoutFaults(page)).map(fault => `${width}×${height}: ${fault}`));
  }
  return faults;
}

/** Presses the first card of the hand that can be chosen; where that already plays it, the others play until it is my turn again. */
async function beginChoice(page: Page): Promise<void> {
  await page.locator('[data-part="hand"] [data-move], [data-part="hand"] button').first().press('Enter');
  await page.locator('.table-screen:not([data-pending="true"])').waitFor();
  await myTurn(page);
}
