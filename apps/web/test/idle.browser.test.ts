import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { myTurn } from './drive.ts';
import { type GameId, POSITIONS } from './positions.ts';
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

declare global {
  interface Window {
    ran: string[];
  }
}

const WATCHED_MS = 3000;

test.each(['blanc-noir', 'blason', 'tintenblut'] as const satisfies readonly GameId[])(
  'nothing runs at a table of %s while a player thinks',
  async game => {
    const page = await visit(browser, server.url, { reducedMotion: 'no-preference' });
    await page.addInitScript(countWork);
    await sitDown(page, await server.tableFrom(POSITIONS[game](2)));
    await myTurn(page);
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(one => one.finished)));
    await page.waitForTimeout(WATCHED_MS);
    expect(await workOf(page)).toEqual([]);
    await page.context().close();
  },
);

/** Runs in the page, before anything else: every frame and every timer that comes due is noted. */
function countWork(): void {
  window.ran = [];
  const noting =
    (what: string, run: unknown) =>
    (...args: unknown[]) => {
      window.ran.push(what);
      return typeof run === 'function' ? run(...args) : undefined;
    };
  const { requestAnimationFrame, setInterval, setTimeout } = window;
  window.requestAnimationFrame = run => requestAnimationFrame.call(window, noting('frame', run) as FrameRequestCallback);
  window.setInterval = ((run: unknown, ms: number) =>
    setInterval.call(window, noting(`interval of ${ms} ms`, run), ms)) as typeof setInterval;
  window.setTimeout = ((run: unknown, ms: number) => setTimeout.call(window, noting(`timer of ${ms} ms`, run), ms)) as typeof setTimeout;
}

/** So often the server is asked whether it is still there. */
const HEARTBEAT = 'timer of 10000 ms';

/** What ran and what is moving, from now on for a while, but for the heart of the connection. */
async function workOf(page: Page): Promise<string[]> {
  await page.evaluate(() => window.ran.splice(0));
  await page.waitForTimeout(WATCHED_MS);
  const work = await page.evaluate(() => [
    ...window.ran,
    ...document
      .getAnimations()
      .filter(one => one.playState === 'running')
      .map(one => `an animation of ${(one.effect as KeyframeEffect).target?.className}`),
  ]);
  return work.filter(what => what !== HEARTBEAT);
}
