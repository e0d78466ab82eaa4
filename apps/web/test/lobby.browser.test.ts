import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { comeToRest, complaintsOf, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { openPane, playOnce, startWithBots } from './drive.ts';
import { POSITIONS } from './positions.ts';
import { type Running, startServer } from './server.ts';
import { join, sitDown } from './sit.ts';

let server: Running;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Makes a table that everybody may come to, for two. */
async function openTable(page: Page, name: string): Promise<void> {
  await page.goto('/new/blanc-noir');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'Everybody' }).check({ force: true });
  await page.getByRole('radio', { name: '1 day a move' }).check({ force: true });
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.locator('.code-card').waitFor();
}

test('a table appears on the first page of another browser without a reload; one tap, and they sit there', async () => {
  const [ada, ben] = [await visit(browser, server.url), await visit(browser, server.url, { viewport: PHONE })];
  await ben.getByText('No table is open just now.').waitFor();
  // Room for one row, not a gap for three.
  expect(await ben.locator('.lobby-rows').evaluate(rows => rows.clientHeight)).toBeLessThan(200);
  await ben.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await comeToRest(ben);
  const shift = await layoutShift(ben);
  await openTable(ada, 'Ada');
  const row = ben.locator('.lobby-row');
  await row.waitFor();
  expect(await row.textContent()).toMatch(/Blanc Noir with Ada[\s\S]*1 day a move · One seat each[\s\S]*1 seat left/);
  expect(await ben.locator('.to-lobby').textContent()).toBe('Open tables 1');
  expect(await shift()).toBe(0);
  expect(await widthOf(ben)).toBe(PHONE.width);
  await row.getByRole('button', { name: 'Sit down' }).click();
  await ben.locator('.lobby-start').waitFor();
  await ada.locator('.who-sits[role="status"]').filter({ hasText: 'At the table: Guest' }).waitFor();
  expect(await ben.evaluate(() => 'isTheSamePage' in window)).toBe(true);
  expect([...complaintsOf(ada), ...complaintsOf(ben)]).toEqual([]);
});

test('whoever is told the letters comes to the table; wrong ones say so', async () => {
  const [ada, ben] = [await visit(browser, server.url), await visit(browser, server.url)];
  await ada.goto('/new/blason');
  await ada.getByRole('button', { name: 'Set the table' }).click();
  const code = (await ada.locator('.code-card [aria-hidden]').textContent()) ?? '';
  const field = ben.getByLabel('Code of a table');
  await field.fill('xxxxxx');
  await field.press('Enter');
  await ben.getByText('No table is waiting for these letters.').waitFor();
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await ben.waitForURL(ada.url());
});

test('«Find me a table» opens one, and who comes next is sent there', async () => {
  const [ada, ben] = [await visit(browser, server.url), await visit(browser, server.url)];
  for (const page of [ada, ben]) {
    await page.getByLabel('Show').selectOption('tintenblut');
    await page.getByRole('button', { name: 'Find me a table: Tintenblut' }).click();
    await page.waitForURL(/\/table\//);
  }
  expect(ben.url()).toBe(ada.url());
  // Nobody gave a name: the seats tell them apart.
  for (const page of [ada, ben]) await expect.poll(() => page.locator('.lobby-seats b').allTextContents()).toEqual(['Guest 1', 'Guest 2']);
});

test('title and list say how many tables wait for me, and change by themselves', async () => {
  const [ada, ben] = [await visit(browser, server.url), await visit(browser, server.url)];
  const path = await server.tableFrom(POSITIONS['blanc-noir'](2), { open: 2 });
  await join(ada, path, 'Ada');
  await sitDown(ben, path, 'Ben');
  const home = await ada.context().newPage();
  await home.goto('/');
  await ben.goto('/');
  await home.locator('.open-tables .table-row.waiting').waitFor();
  await expect.poll(async () => [await home.title(), await ben.title()]).toEqual(['(1) Tabard', 'Tabard']);
  expect(await ben.locator('.open-tables .row-news').textContent()).toContain('Ada to move');
  while ((await ada.locator('.table-head.mine').count()) > 0) if (!(await playOnce(ada))) await ada.waitForTimeout(30);
  await expect.poll(() => ben.title()).toBe('(1) Tabard');
  await expect.poll(() => home.title()).toBe('Tabard');
});

test('whoever watches may join in where the host allows it, and the history tells', async () => {
  const [ada, ben] = [await visit(browser, server.url), await visit(browser, server.url)];
  await ada.goto('/new/blason');
  await ada.locator('.more-terms > summary').click();
  await ada.getByLabel('Latecomers may join in').check({ force: true });
  await ada.getByRole('button', { name: 'Set the table' }).click();
  await startWithBots(ada);
  await ada.locator('.table-head').waitFor();
  await ben.goto(new URL(ada.url()).pathname);
  await ben.locator('.banner button', { hasText: 'Take over from' }).click();
  await ben.locator('.banner', { hasText: 'You are watching' }).waitFor({ state: 'detached' });
  await openPane(ben);
  await ben.locator('.pane').getByText('You join in and take over from the bot.').waitFor();
});

test('where nobody may watch, whoever comes late by the link may still join in', async () => {
  const [ada, ben] = [await visit(browser, server.url), await visit(browser, server.url)];
  await ada.goto('/new/blason');
  await ada.locator('.more-terms > summary').click();
  await ada.getByLabel('Latecomers may join in').check({ force: true });
  await ada.getByLabel('Not allowed').check({ force: true });
  await ada.getByRole('button', { name: 'Set the table' }).click();
  await ada.locator('.code-card').waitFor();
  await ben.goto(new URL(ada.url()).pathname);
  const agreed = 'Spectators: Not allowed · Latecomers may join in';
  await ben
    .locator('.lobby-head .agreed')
    .filter({ hasText: `No clock · ${agreed}` })
    .waitFor();
  // What was chosen the last time is seen the next time.
  const again = await ada.context().newPage();
  await again.goto('/new/blason');
  await again.locator('.more-terms[open] > summary').filter({ hasText: agreed }).waitFor();
  expect(await again.locator('.rules-fold > summary').textContent()).toContain('As usual');
  await again.close();
  await startWithBots(ada);
  await ada.locator('.table-head').waitFor();
  await ben.goto(new URL(ada.url()).pathname);
  await ben.getByLabel('Your name').fill('Ben');
  expect(await axe(ben)).toEqual([]);
  await ben.getByRole('button', { name: 'Join in' }).click();
  await ben.locator('.table-head').waitFor();
  await openPane(ada);
  await ada.locator('.pane').getByText('Ben', { exact: false }).first().waitFor();
});

test('a row says in sentences what happened since I looked, and how long I have; every page says how many wait', async () => {
  const [ada, ben] = [await visit(browser, server.url), await visit(browser, server.url, { viewport: { width: 720, height: 800 } })];
  const clock = { moveMs: 3_600_000, reserveMs: 0 };
  const path = await server.tableFrom(POSITIONS['blanc-noir'](2), { open: 2, clock });
  await join(ada, path, 'Ada');
  await sitDown(ben, path, 'Ben');
  await ben.locator('.table-head').waitFor();
  await ben.goto('/');
  while ((await ada.locator('.table-head.mine').count()) > 0) if (!(await playOnce(ada))) await ada.waitForTimeout(30);
  const row = ben.locator('.open-tables .table-row.waiting');
  await row
    .locator('.row-news')
    .filter({ hasText: /Ada (plays|draws|discards)/ })
    .waitFor();
  const hidden = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    [scrollWidth - clientWidth, scrollHeight - clientHeight] as const;
  expect(await row.locator('.row-news').evaluate(hidden)).toEqual([0, 0]);
  expect(await row.locator('.row-news').getAttribute('title')).toContain('Ada');
  expect(await row.locator('.row-left').textContent()).toMatch(/^(1 hr|59:\d\d)Time left: (1 hour|59 minutes)\.$/);
  await ben.goto('/settings');
  await expect.poll(() => ben.title()).toMatch(/^\(1\) .+ · Tabard$/);
  await ben.goto(path);
  await ben.locator('.table-head').waitFor();
  await expect.poll(() => ben.title()).toMatch(/^Your turn! · Blanc Noir · Tabard$/);
});

test('the first page and a new table are good for screen readers', async () => {
  const page = await visit(browser, server.url);
  await page.locator('.lobby-tools').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goto('/new/blason');
  await page.locator('.more-terms > summary').click();
  expect(await axe(page)).toEqual([]);
});

test('whoever comes by the link may sit down without scrolling, in every language; whoever invites may begin', async () => {
  const touched = { hasTouch: true, isMobile: true };
  const host = await visit(browser, server.url, { ...touched, viewport: PHONE });
  await openTable(host, 'Ada');
  await comeToRest(host);
  const bottomOf = async (page: Page, button: string): Promise<number> => {
    const { y, height } = (await page.locator(button).boundingBox())!;
    return y + height;
  };
  expect(await bottomOf(host, '.lobby-start .primary')).toBeLessThanOrEqual(PHONE.height);
  for (const locale of ['en', 'de', 'fr', 'ja']) {
    const guest = await visit(browser, server.url, { ...touched, locale, viewport: PHONE });
    await guest.goto(new URL(host.url()).pathname);
    await guest.locator('.to-sit .primary').waitFor();
    await comeToRest(guest);
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 360, height: 640 },
    ]) {
      await guest.setViewportSize(viewport);
      expect(await bottomOf(guest, '.to-sit .primary'), `${locale}, ${viewport.height} high`).toBeLessThanOrEqual(viewport.height);
    }
    await guest.context().close();
  }
});

test('whoever makes a first table begins with the short game; the full one is a choice away, and remembered', async () => {
  const page = await visit(browser, server.url, { viewport: PHONE });
  const rules = page.locator('.rules-fold > summary');
  const length = (name: string) => page.getByRole('radio', { name, exact: true });
  await page.goto('/new/blanc-noir');
  await rules.filter({ hasText: 'A single round' }).waitFor();
  expect(await length('Short game').isChecked()).toBe(true);
  await length('Full game').check({ force: true });
  await rules.filter({ hasText: 'As usual' }).waitFor();
  await length('Short game').check({ force: true });
  await rules.filter({ hasText: 'A single round' }).waitFor();
  await length('Full game').check({ force: true });
  expect(await axe(page)).toEqual([]);
  expect(await widthOf(page)).toBe(PHONE.width);
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.locator('.code-card').waitFor();
  await page.goto('/new/blanc-noir');
  await rules.filter({ hasText: 'As usual' }).waitFor();
  expect(await length('Full game').isChecked()).toBe(true);
  await page.context().close();
});

/** How much has moved by itself on a page since now. */
async function layoutShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}
