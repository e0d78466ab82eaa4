import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, openBrowser, visit } from './browser.ts';
import { layoutFaults } from './layout.ts';
import type { GameId } from './positions.ts';
import { type Running, startServer } from './server.ts';
import { type Company, seatAt } from './sit.ts';
import { type Moment, SCENES } from './situations.ts';

type Size = readonly [width: number, height: number];
/** What a turn needs is measured at all of them; what there is in its middle only where there is least room. */
interface Sizes {
  readonly all: readonly Size[];
  readonly tight: readonly Size[];
}

const TOUCHED: Sizes = {
  all: [
    [360, 640],
    [390, 844],
    [844, 390],
    [820, 1180],
  ],
  tight: [
    [360, 640],
    [844, 390],
  ],
};
/** 720×450 is 1440×900 at a zoom of 200 %. */
const POINTED: Sizes = {
  all: [
    [1024, 768],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [720, 450],
  ],
  tight: [
    [1280, 720],
    [720, 450],
  ],
};
export const SCREENS = [
  ['touched', TOUCHED, { hasTouch: true, isMobile: true }],
  ['with a mouse', POINTED, {}],
] as const;

const SMALL = { width: 360, height: 640 };

/** A server and a browser for the tests of a file. */
export interface Place {
  readonly server: Running;
  readonly browser: Browser;
}

/** How many sit there, who the others are, and what Ada reads. */
type Case = readonly [seats: number, company: Company, locale: string];

/** Measures a board at every size, and then in every situation of a turn. A game has a file of its own: they run side by side. */
export function layoutTests(game: GameId, cases: readonly Case[]): Place {
  const at = {} as { server: Running; browser: Browser };

  beforeAll(async () => {
    [at.server, at.browser] = await Promise.all([startServer(), openBrowser()]);
  });

  afterAll(async () => {
    await at.browser?.close();
    await at.server?.stop();
  });

  describe.each(cases)(`${game} among %i with %s, in %s`, (seats, company, locale) => {
    test.each(SCREENS)('%s: everything for a decision is on the screen, uncut and uncovered', async (_, sizes, options) => {
      const page = await visit(at.browser, at.server.url, { ...options, locale, viewport: SMALL });
      await haveTime(page);
      let rooms = sizes.all;
      for (const { position, moments } of SCENES[game](seats)) {
        const measured = moments.filter(({ bots }) => company === 'bots' || !bots);
        if (measured.length > 0) await seatAt(page, at.server, position, company);
        for (const moment of measured) {
          await reach(page, moment);
          expect.soft(await faultsAt(page, rooms), moment.name).toEqual([]);
          rooms = sizes.tight;
        }
      }
      expect(complaintsOf(page)).toEqual([]);
      await page.context().close();
    });
  });

  return at;
}

/** A call that is due waits until it is measured. */
async function haveTime(page: Page): Promise<void> {
  await page.evaluate(prefs => localStorage.setItem('tabard.prefs', prefs), JSON.stringify({ callSeconds: 60 }));
  await page.reload();
}

/** Presses what leads there, from where nothing is chosen. */
async function reach(page: Page, { presses = [], shows }: Moment): Promise<void> {
  await page.locator('[data-part="hand"]').waitFor();
  await page.locator('[data-move], button[data-back]').first().waitFor();
  const back = page.locator('button[data-back]');
  while ((await back.count()) > 0) await back.first().press('Enter');
  for (const press of presses) await page.locator(press).first().press('Enter');
  if (shows) await page.locator(shows).first().waitFor();
}

/** What is wrong at any of these sizes. */
export async function faultsAt(page: Page, sizes: readonly Size[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    faults.push(...(await layoutFaults(page)).map(fault => `${width}×${height}: ${fault}`));
  }
  return faults;
}
