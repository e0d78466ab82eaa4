import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { complaintsOf, newcomer, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { makeTable, playAtOnce, playOn } from './drive.ts';
import { type Running, startServer } from './server.ts';
import { join } from './sit.ts';

let server: Running;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const resign = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch(`/api${location.pathname.replace('table', 'tables')}/resign`, { method: 'POST', headers, body: '{}' });
  });

/** What the page found out, in the order in which it says so. */
async function findings(page: Page): Promise<(string | null)[]> {
  await page.locator('details.shuffle-check').waitFor();
  const lines = await page.locator('.shuffle-check li[data-finding]').all();
  return Promise.all(lines.map(line => line.getAttribute('data-finding')));
}

const verdict = (page: Page): Promise<string | null> => page.locator('details.shuffle-check').getAttribute('data-verdict');

const ALL_FIT = ['fits', 'fits', 'fits', 'fits', 'fits', 'fits', 'fits'];

test('«Play now»: my browser gives bytes, and checks by itself what became of them', async () => {
  const page = await visit(browser, server.url);
  await playAtOnce(page, page.getByRole('button', { name: 'Play now' }).first());
  await playOn(page, undefined, moves => moves >= 2);
  await resign(page);
  expect(await findings(page)).toEqual(ALL_FIT);
  expect(await verdict(page)).toBe('fits');
  await page.getByText('Shuffle checked ✓').click();
  await page.getByText('is in the mix, so nobody could choose the cards').waitFor();
  expect(await page.locator('.shuffle-check code').textContent()).toMatch(
    /--commitment [0-9a-f]{64} --list [0-9a-f]{64}(,-)+ --mine [0-9a-f]{64} --taken --head \d+:[0-9a-f]{64}$/,
  );
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play again' }).first().click();
  await page.locator('[data-move]').first().waitFor();
  await resign(page);
  expect(await findings(page)).toEqual(ALL_FIT);
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test('somebody whose bytes do not come is waited for, named, and told so; the others are not held up', async () => {
  const [ada, bo] = [await visit(browser, server.url), await visit(browser, server.url, { viewport: PHONE })];
  await makeTable(ada, 2, 'Ada');
  await bo.route('**/reveal', route => route.abort());
  await join(bo, new URL(ada.url()).pathname, 'Bo');
  await ada.locator('.lobby-seats').getByText('Bo').waitFor();
  await ada.getByRole('button', { name: 'Start now' }).click();
  await ada.getByText('Waiting a few seconds for Bo.').waitFor();
  expect(await axe(ada)).toEqual([]);
  await ada.locator('.table-head').waitFor();
  await bo.locator('.table-head').waitFor();
  await resign(ada);
  expect(await findings(ada)).toEqual(ALL_FIT);
  await ada.getByText('Shuffle checked ✓').click();
  await ada.locator('.shuffle-check').getByText('No answer came in time from Bo').waitFor();
  await bo.locator('.result-open').click();
  expect(await findings(bo)).toEqual(ALL_FIT.with(2, 'silent'));
  expect(await verdict(bo)).toBe('partly');
  for (const page of [ada, bo]) await page.context().close();
});

test('a server that reveals something else than it promised is found out', async () => {
  const page = await visit(browser, server.url, { viewport: PHONE });
  await page.route('**/replay', async route => {
    const replay = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...replay, fairness: { ...replay.fairness, contributions: replay.fairness.contributions.map(() => null) } },
    });
  });
  await playAtOnce(page, page.getByRole('button', { name: 'Play now' }).first());
  await playOn(page, undefined, moves => moves >= 1);
  await resign(page);
  await page.locator('.result-open').click();
  expect(await findings(page)).toEqual(['fits', 'fits', 'denied', 'fits', 'differs', 'fits', 'fits']);
  await page.getByRole('alert').getByText('The shuffle does not fit').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

test.each([
  ['keeps the replay to itself', { status: 404, json: { code: 'no-replay', text: '' } }],
  ['gives one that nobody can read', { json: {} }],
])('a server that %s does not get by in silence', async (_, answer) => {
  const page = await visit(browser, server.url, { viewport: PHONE });
  await page.route('**/replay', route => route.fulfill(answer));
  await playAtOnce(page, page.getByRole('button', { name: 'Play now' }).first());
  await playOn(page, undefined, moves => moves >= 1);
  await resign(page);
  await page.locator('.result-open').click();
  await page.getByRole('alert').getByText('The shuffle could not be checked').waitFor();
  await page.context().close();
});

test('a server whose past has changed is found out', async () => {
  const page = await visit(browser, server.url);
  await playAtOnce(page, page.getByRole('button', { name: 'Play now' }).first());
  await playOn(page, undefined, moves => moves >= 1);
  await page.locator('[data-move]').first().waitFor();
  await page.evaluate(() => {
    const key = `tabard.dice.${location.pathname.split('/').at(-1)}`;
    const noted = JSON.parse(localStorage.getItem(key)!);
    localStorage.setItem(key, JSON.stringify({ ...noted, head: { ...noted.head, hash: '0'.repeat(64) } }));
  });
  await page.reload();
  await page.getByText('This server’s past of the table has changed').waitFor();
  await page.context().close();
});

test.each(['en', 'de', 'fr', 'ja'])('the page about it, in %s', async locale => {
  const page = await newcomer(browser, server.url, { locale, viewport: PHONE });
  await page.goto('/fair');
  await page.getByText('SHA-256').waitFor();
  expect(await page.locator('main li').count()).toBe(18);
  expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
  expect(await axe(page)).toEqual([]);
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});
