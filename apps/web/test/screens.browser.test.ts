import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axe, axeColours } from './axe.ts';
import { comeToRest, complaintsOf, DESKTOP, newcomer, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { fromMenu, makeTable, myTurn, openPane, playAtOnce, playOn } from './drive.ts';
import { POSITIONS } from './positions.ts';
import { type Running, startServer } from './server.ts';
import { sitDown } from './sit.ts';

let server: Running;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterEach(async () => {
  await Promise.all(browser.contexts().map(context => context.close()));
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Until colours have changed and nothing moves. */
async function stillness(): Promise<void> {
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.allSettled(document.getAnimations().map(one => one.finished));
}

/** By day and by night; what axe finds, and what sticks out to the right. */
async function inspect(page: Page, screen: string): Promise<void> {
  for (const [colorScheme, found] of [
    ['light', axe],
    ['dark', axeColours],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(stillness);
    expect(await found(page), `${screen}, ${colorScheme}`).toEqual([]);
  }
  expect(await widthOf(page), screen).toBeLessThanOrEqual(page.viewportSize()!.width);
}

describe.each([
  ['desktop', { viewport: DESKTOP }],
  ['phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as [string, BrowserContextOptions][])('on a %s', (kind, options) => {
  test('axe finds nothing on the quiet screens', async () => {
    const page = await visit(browser, server.url, options);
    await page.getByText('No tables yet').waitFor();
    await inspect(page, 'home, empty');
    for (const path of ['/new', '/settings', '/credits', '/link/used', '/nowhere', '/table/AAAAAAAAAAAAAAAAAAAAAA']) {
      await page.goto(path);
      await page.locator('main:not([aria-busy]) h1').waitFor();
      await inspect(page, path);
    }
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Make a link' }).click();
    await page.getByLabel(/Works once/).waitFor();
    await inspect(page, 'device link');
    await page.reload();
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await page.getByText('your only device').waitFor();
    await inspect(page, 'my devices');
    await page.keyboard.press('Escape');
    await page.getByLabel('Name of the bot').fill('Deep Thought');
    await page.getByRole('button', { name: 'Make a token' }).click();
    await page.getByLabel(/shown only now/).waitFor();
    await inspect(page, 'a bot and its token');
    await page.getByRole('button', { name: 'Keys' }).click();
    await inspect(page, 'keys');
  });

  test('and nothing from the lobby to the result and the game seen again', async () => {
    const page = await visit(browser, server.url, options);
    await makeTable(page, 4, 'Ada');
    await page.getByText('The shuffle is sealed').click();
    await inspect(page, 'lobby');
    await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](4)));
    await myTurn(page);
    await inspect(page, 'table');
    await page.getByRole('button', { name: 'Menu' }).click();
    await inspect(page, 'menu');
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await inspect(page, 'settings at the table');
    await page.keyboard.press('Escape');
    await fromMenu(page, 'Link to this table');
    await page.getByRole('button', { name: 'Copy link' }).first().waitFor();
    await inspect(page, 'the link');
    await page.keyboard.press('Escape');
    if (kind === 'desktop') {
      await openPane(page);
      await page.getByRole('tab', { name: 'Rules' }).click();
    } else await page.getByRole('button', { name: 'Rules' }).click();
    await page.locator('.rules').waitFor();
    await inspect(page, 'rules');
    if (kind === 'desktop') await page.getByRole('tab', { name: 'What happened' }).click();
    else await page.keyboard.press('Escape');
    await playOn(page, undefined, moves => moves >= 4);
    await inspect(page, 'in the middle');
    await fromMenu(page, 'Resign');
    await page.getByRole('dialog', { name: 'Resign from this match?' }).waitFor();
    await inspect(page, 'resign?');
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    // Only bots are left: it is over at once.
    await page.getByRole('dialog', { name: 'The result' }).waitFor();
    await inspect(page, 'who won');
    if (kind === 'phone') {
      await page.setViewportSize({ width: 844, height: 390 });
      expect(await axe(page)).toEqual([]);
      await page.setViewportSize(PHONE);
    }
    // On a phone only a line of it lies under the board, until it is asked for.
    if (kind === 'phone') await page.getByRole('button', { name: 'How it went' }).click();
    await page.locator('.numbers:not([aria-busy])').waitFor();
    await inspect(page, 'result');
    await page.getByRole('link', { name: 'See the game again' }).click();
    expect((await page.getByRole('slider').boundingBox())!.width).toBeGreaterThan(80);
    await inspect(page, 'seen again');
    await page.goto('/');
    await page.locator('.table-row').first().waitFor();
    await inspect(page, 'home, with tables');
  });
});

test('everything that can be pressed on a phone is large enough', async () => {
  const page = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true });
  const small: string[] = [];
  const measure = async (screen: string) => {
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, header button, header a, main select, main .choice, main .switch')]
        .filter(one => one.getClientRects().length > 0 && !one.closest('.bn-sentence, [inert]'))
        .map(one => ({ name: one.getAttribute('aria-label') ?? one.textContent ?? '', box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ name, box }) => `${name.trim()} ${Math.round(box.width)}×${Math.round(box.height)}`),
    );
    small.push(...found.map(one => `${screen}: ${one}`));
  };
  await measure('home');
  await page.goto('/new');
  await page.locator('form').waitFor();
  await measure('new');
  await page.goto('/settings');
  await page.locator('.switch').first().waitFor();
  await measure('settings');
  await page.goto('/');
  await playAtOnce(page, page.getByRole('button', { name: 'Play now' }).first());
  await page.locator('.bn-hand').waitFor();
  await measure('table');
  expect(small).toEqual([]);
});

const AT_A_GLANCE = [
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
];

test.each(AT_A_GLANCE)('home shows every game, and its doors, at $width×$height', async viewport => {
  const page = await visit(browser, server.url, { viewport, locale: 'de' });
  await page.getByText('Noch keine Tische').waitFor();
  await comeToRest(page);
  const doors = page.locator('.game-doors > *');
  const below = await doors.evaluateAll(all =>
    all.flatMap(one => (one.getBoundingClientRect().bottom > innerHeight ? one.textContent : [])),
  );
  expect([await doors.count(), below]).toEqual([9, []]);
});

test('whoever comes home stands before it, at its heading', async () => {
  const page = await visit(browser, server.url, { viewport: PHONE });
  await page.getByRole('link', { name: 'Make a table' }).last().click();
  await page.locator('form').waitFor();
  await page.getByRole('link', { name: 'Tabard' }).click();
  await page.locator('.welcome h1:focus').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a screen that cannot be fetched says why, and comes once it can', async () => {
  const page = await visit(browser, server.url, { viewport: PHONE });
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Make a table' }).first().click();
  await page.getByRole('heading', { name: 'The server is not answering' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Set the table' }).waitFor();
});

test('a board that was lost on the way comes after all', async () => {
  const page = await visit(browser, server.url, { viewport: PHONE });
  let lost = 0;
  await page.route(/\/assets\/board-/, route => (lost++ === 0 ? route.abort() : route.continue()));
  await playAtOnce(page, page.getByRole('button', { name: 'Play now' }).first());
  await page.locator('.bn-hand').waitFor();
  expect(lost).toBeGreaterThan(1);
});

const PLAY_NOW = { en: 'Play now', de: 'Gleich spielen', fr: 'Jouer tout de suite', ja: 'すぐに遊ぶ' };

test.each(Object.entries(PLAY_NOW))('the browser’s language is %s, and so is the house', async (locale, playNow) => {
  const page = await visit(browser, server.url, { locale, viewport: PHONE });
  const japanese: string[] = [];
  page.on('request', request => {
    if (/shippori|noto-sans-jp|fonts-ja/.test(request.url())) japanese.push(request.url());
  });
  await page.reload();
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  await playAtOnce(page, page.getByRole('button', { name: playNow }).first());
  await page.locator('.bn-hand').waitFor();
  expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
  expect(await axe(page)).toEqual([]);
  expect(japanese.length > 0).toBe(locale === 'ja');
  expect(complaintsOf(page)).toEqual([]);
});

test('the language changes at the table, in the middle of a game, without loading the page again', async () => {
  const page = await newcomer(browser, server.url);
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3)));
  await openPane(page);
  await playOn(page, undefined, moves => moves >= 2);
  const said = await page.locator('.pane-body').textContent();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await fromMenu(page, 'Settings');
  const kept = page.waitForResponse(response => response.request().method() === 'PATCH');
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true });
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(was => document.querySelector('.pane-body')?.textContent !== was, said);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  // Kept with the identity: it is German again after a reload, although the browser asks for English.
  await kept;
  await page.reload();
  await page.getByRole('button', { name: 'Verlauf und Regeln zeigen' }).waitFor();
});

test('a refused move says why, with a way to the clause', async () => {
  const page = await newcomer(browser, server.url);
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3)));
  await myTurn(page);
  await page.locator('.bn-hand button[data-playable="false"]').first().press('Enter');
  const link = page.locator('.bn-refusal button');
  await link.waitFor();
  await link.click();
  await page.locator('.rules .marked').waitFor();
  expect(await page.locator('.rules .marked').isVisible()).toBe(true);
});
