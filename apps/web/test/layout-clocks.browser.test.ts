import type { Position } from '@tabard/core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf, openBrowser, visit } from './browser.ts';
import { myTurn } from './drive.ts';
import { faultsAt, SCREENS } from './layout-tests.ts';
import { type GameId, MIDDLES } from './positions.ts';
import { type Running, startServer } from './server.ts';
import { join, seatAt, sitDown } from './sit.ts';

const LONG = { moveMs: 600_000, reserveMs: 0 };
const CASES: readonly (readonly [GameId, number, string])[] = [
  ['blanc-noir', 6, 'de'],
  ['blason', 5, 'ja'],
  ['tintenblut', 4, 'fr'],
];

let server: Running;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const offer = (page: Page, what: string): Promise<number> =>
  page.evaluate(async body => {
    const [, , id] = location.pathname.split('/');
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`/api/tables/${id}/offer`, { method: 'POST', headers, body })).status;
  }, JSON.stringify({ what }));

test.each(CASES)(
  '%s among %i in %s: clocks, a plan, an offer and a pause leave everything for a decision on the screen',
  async (game, seats, locale) => {
    for (const [kind, sizes, options] of SCREENS) {
      const path = await server.tableFrom(MIDDLES[game](seats), { open: 2, clock: LONG });
      const visitor = () => visit(browser, server.url, { ...options, locale });
      const [ada, ben] = [await visitor(), await visitor()];
      await join(ada, path, 'Ada');
      await sitDown(ben, path, 'Ben');
      await ada.locator('.seat-clock').first().waitFor();
      await myTurn(ada);
      expect.soft(await faultsAt(ada, sizes.all), `${kind}, clocks`).toEqual([]);
      await ben.locator('.ahead-button').click();
      await ben.locator('.plan-line').waitFor();
      expect.soft(await faultsAt(ben, sizes.tight), `${kind}, thinking ahead`).toEqual([]);
      await ben.locator('.plan-line .button').click();
      expect(await offer(ben, 'end-as-it-stands')).toBe(200);
      await ada.locator('.proposal').waitFor();
      expect.soft(await faultsAt(ada, sizes.tight), `${kind}, an offer`).toEqual([]);
      await ada.locator('.proposal .button').nth(1).click();
      await ada.locator('.proposal').waitFor({ state: 'detached' });
      expect(await offer(ben, 'pause')).toBe(200);
      await ada.locator('.proposal .primary').click();
      await ben.locator('.proposal .primary').waitFor();
      const faults = (await faultsAt(ada, sizes.tight)).filter(fault => !fault.endsWith('nothing is marked as finish'));
      expect.soft(faults, `${kind}, a pause`).toEqual([]);
      expect([ada, ben].flatMap(complaintsOf)).toEqual([]);
      await ada.context().close();
      await ben.context().close();
    }
  },
);

test.each(CASES)('%s, two without clocks: in Japanese, my turn, and that of somebody who is away', async game => {
  for (const [kind, sizes, options] of SCREENS) {
    const ada = await visit(browser, server.url, { ...options, locale: 'ja' });
    await seatAt(ada, server, MIDDLES[game](2), 'absent');
    await myTurn(ada);
    expect.soft(await faultsAt(ada, sizes.all), `${kind}, my turn`).toEqual([]);
    await seatAt(ada, server, { ...MIDDLES[game](2), turn: 1 } as Position, 'absent');
    await ada.locator('.table-head:not(.mine)').waitFor();
    const faults = (await faultsAt(ada, sizes.tight)).filter(fault => !fault.endsWith('nothing is marked as finish'));
    expect.soft(faults, `${kind}, waiting`).toEqual([]);
    expect(complaintsOf(ada)).toEqual([]);
    await ada.context().close();
  }
});
