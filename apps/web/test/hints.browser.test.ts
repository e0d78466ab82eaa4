import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { comeToRest, complaintsOf, newcomer, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { makeTable, myTurn, openPane, playOnce, seqOf, startWithBots } from './drive.ts';
import { type GameId, POSITIONS } from './positions.ts';
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

/** Ada is to move, and has a choice. */
async function begin(page: Page, game: GameId): Promise<void> {
  await sitDown(page, await server.tableFrom(POSITIONS[game](3)));
  await page.locator('.table-head.mine').waitFor();
  await myTurn(page);
}

describe.each(['blanc-noir', 'blason', 'tintenblut'] as const)('%s', game => {
  test('a hint by keyboard: a move, a reason, and what every move is worth', async () => {
    const page = await newcomer(browser, server.url);
    await begin(page, game);
    await page.keyboard.press('h');
    await page.locator('[data-hint=found]').waitFor();
    expect(await page.getByRole('tab', { name: 'Hint' }).getAttribute('aria-selected')).toBe('true');
    expect(await page.locator('.hint-best h3').textContent()).not.toBe('');
    expect(await page.locator('.hint-best p').first().textContent()).toMatch(/\.$/);
    expect(await page.locator('.hint-best').textContent()).toMatch(/Chance of winning: about \d+%/);
    const more = page.getByRole('button', { name: /^Show all \d+ moves$/ });
    if ((await more.count()) > 0) await more.press('Enter');
    const weighed = await page
      .locator('[data-best], [data-weighed]')
      .evaluateAll(all => all.map(one => Object.values((one as HTMLElement).dataset)[0]!));
    const worth = await page.getByRole('meter').evaluateAll(all => all.map(one => (one as HTMLMeterElement).value));
    expect(new Set(weighed).size).toBe(weighed.length);
    expect(worth.length).toBeGreaterThan(1);
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    for (const part of worth) expect(part >= 0 && part <= 1).toBe(true);
    expect(await axe(page)).toEqual([]);
    expect(complaintsOf(page)).toEqual([]);
  });
});

test('on a phone, in German: the sheet slides up, and the next decision has a hint of its own', async () => {
  const page = await newcomer(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'de' });
  await begin(page, 'blanc-noir');
  await page.getByRole('button', { name: 'Tipp' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tipp' });
  await sheet.locator('[data-hint=found]').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await widthOf(page)).toBe(PHONE.width);
  await sheet.getByRole('button', { name: 'Schließen' }).click();
  while (!(await playOnce(page))) await page.waitForTimeout(30);
  await myTurn(page);
  await page.getByRole('button', { name: 'Tipp' }).click();
  await page.locator('[data-hint=thinking], [data-hint=found]').waitFor();
  expect(complaintsOf(page)).toEqual([]);
});

test.each(['en', 'de', 'fr', 'ja'])('beside the button a phone still says whose turn it is, in %s', async locale => {
  const page = await newcomer(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true, locale });
  await begin(page, 'blanc-noir');
  await comeToRest(page);
  const edge = (selector: string) => page.locator(selector).evaluate(one => one.getBoundingClientRect().right);
  expect(await edge('.turn strong')).toBeLessThanOrEqual(await edge('.turn'));
});

test('who moves before the hint is there needs none any more', async () => {
  const page = await newcomer(browser, server.url);
  await page.addInitScript(holdWorkers);
  await begin(page, 'blanc-noir');
  await page.keyboard.press('h');
  await page.locator('[data-hint=thinking]').waitFor();
  for (const before = await seqOf(page); (await seqOf(page)) === before; ) await playOnce(page);
  await page.locator('[data-hint]').waitFor({ state: 'detached' });
  await page.evaluate(() => (window as unknown as { letSpeak(): void }).letSpeak());
  await page.waitForTimeout(1500);
  expect(await page.locator('[data-hint]').count()).toBe(0);
  expect(complaintsOf(page)).toEqual([]);
});

test('no hints where the table gives none', async () => {
  const page = await newcomer(browser, server.url);
  await page.goto('/new/blanc-noir');
  await page.locator('.more-terms > summary').click();
  await page.getByRole('radio', { name: 'Never' }).check({ force: true });
  await page.getByRole('button', { name: 'Set the table' }).click();
  await startWithBots(page);
  await myTurn(page);
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  await openPane(page);
  expect(await page.getByRole('tab').count()).toBe(2);
  await page.keyboard.press('h');
  expect(await page.locator('[data-hint]').count()).toBe(0);
});

test('two people get none either', async () => {
  const [ada, bo] = [await visit(browser, server.url), await visit(browser, server.url)];
  await makeTable(ada, 3, 'Ada');
  await bo.goto(ada.url());
  await bo
    .getByRole('button', { name: /Sit here/ })
    .first()
    .click();
  await bo.getByRole('button', { name: 'Start now' }).click();
  await Promise.all([ada, bo].map(page => page.locator('.table-head').waitFor()));
  for (const page of [ada, bo]) expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
});

/** What workers say waits until `letSpeak` is called; runs in the page. */
function holdWorkers(): void {
  const held: (() => void)[] = [];
  let mayPass = false;
  const letSpeak = () => {
    mayPass = true;
    for (const say of held) say();
  };
  class HeldWorker extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', event => {
        if (mayPass) return;
        event.stopImmediatePropagation();
        held.push(() => this.dispatchEvent(new MessageEvent('message', { data: event.data })));
      });
    }
  }
  Object.assign(window, { Worker: HeldWorker, held, letSpeak });
}

test('the page never thinks itself: a worker does, and the menu opens meanwhile', async () => {
  const page = await visit(browser, server.url);
  await page.addInitScript(holdWorkers);
  await begin(page, 'tintenblut');
  await page.keyboard.press('h');
  await page.locator('[data-hint=thinking]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => (window as unknown as { held: unknown[] }).held.length === 1);
  expect(await page.locator('[data-hint=found]').count()).toBe(0);
  await page.evaluate(() => (window as unknown as { letSpeak(): void }).letSpeak());
  await page.locator('[data-hint=found]').waitFor();
});
