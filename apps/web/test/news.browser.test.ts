import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { de } from '../src/i18n/de.ts';
import { type Dictionary, en } from '../src/i18n/en.ts';
import { ja } from '../src/i18n/ja.ts';
import { axe } from './axe.ts';
import { complaintsOf, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { fromMenu, myTurn, playOn, seqOf } from './drive.ts';
import { POSITIONS, shortRound } from './positions.ts';
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

type Message = { readonly type: string; readonly table?: object };

/** Somebody between the page and the house: changes what the house says, and speaks in its name. */
async function between(page: Page, change: (message: Message) => Message = message => message): Promise<(message: Message) => void> {
  let say = (_: string): void => {};
  await page.routeWebSocket('**/live', line => {
    const house = line.connectToServer();
    house.onMessage(text => line.send(JSON.stringify(change(JSON.parse(String(text))))));
    say = text => line.send(text);
  });
  return message => say(JSON.stringify(message));
}

describe.each<[string, Dictionary]>([
  ['de', de],
  ['ja', ja],
])('in %s', (locale, words) => {
  test('a house that cannot write says so, in the lobby and at the table, until it can', async () => {
    const page = await visit(browser, server.url, { locale, viewport: PHONE });
    const say = await between(page);
    const path = await server.tableFrom(POSITIONS['blanc-noir'](3));
    const banner = page.getByText(words.housePaused);
    await page.goto(path);
    await page.locator('.lobby-seats').waitFor();
    say({ type: 'house', paused: true } as Message);
    await banner.waitFor();
    await sitDown(page, path);
    await myTurn(page);
    expect(await banner.count()).toBe(0);
    say({ type: 'house', paused: true } as Message);
    await banner.waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await widthOf(page)).toBe(PHONE.width);
    say({ type: 'house', paused: false } as Message);
    await banner.waitFor({ state: 'detached' });
  });

  test('who sits at a table is told once that newer rules took moves back', async () => {
    const page = await visit(browser, server.url, { locale });
    await between(page, message => (message.type === 'table' ? { ...message, table: { ...message.table, carried: CARRIED } } : message));
    const path = await server.tableFrom(POSITIONS['blanc-noir'](3));
    await sitDown(page, path);
    await myTurn(page);
    const banner = page.locator('.banner').filter({ hasText: words.carried(CARRIED.dropped) });
    await banner.waitFor();
    expect(await axe(page)).toEqual([]);
    await banner.getByRole('button', { name: words.close }).click();
    await banner.waitFor({ state: 'detached' });
    await page.reload();
    await myTurn(page);
    expect(await banner.count()).toBe(0);
  });
});

const CARRIED = { seq: 3, dropped: 2 };

test('a game seen again says how much of it the rules of today cannot show, or that they can show nothing', async () => {
  const page = await visit(browser, server.url);
  const path = await server.tableFrom(shortRound());
  await sitDown(page, path);
  await playOn(page);
  await page.route('**/steps?*', async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), lost: 3 } });
  });
  await page.goto(`${path}/replay`);
  await page.getByText(en.movesLost(3)).waitFor();
  await page.getByRole('slider').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaintsOf(page)).toEqual([]);

  await page.unroute('**/steps?*');
  await page.route('**/steps?*', route => route.fulfill({ status: 409, json: { code: 'old-rules', text: '' } }));
  await page.reload();
  await page.getByRole('heading', { name: en.oldRules }).waitFor();
  await page.getByText(en.oldRulesHelp).waitFor();
  expect(await axe(page)).toEqual([]);
});

/** Notes whatever says that it is my turn, on the screen, in the title or in the icon; runs in the page. */
function watchForMyTurn(): void {
  const said = new Set<string>();
  const look = () => {
    const icon = document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '';
    if (icon.includes('turn')) said.add(icon);
    if (document.title.includes('Your turn')) said.add(document.title);
    for (const part of document.querySelectorAll<HTMLElement>('.table-head, main'))
      if (part.textContent.includes('Your turn') || part.matches('.mine')) said.add(part.className);
    for (const board of document.querySelectorAll('[data-mine="true"][class$="-board"]')) said.add(board.className);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  Object.assign(window, { saidMyTurn: said });
  look();
}

const saidMyTurn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { saidMyTurn: Set<string> }).saidMyTurn]);

test.each(['blanc-noir', 'blason', 'tintenblut'] as const)('%s: nothing says it is my turn while a bot plays for me', async game => {
  const page = await visit(browser, server.url);
  await sitDown(page, await server.tableFrom(POSITIONS[game](3)));
  await page.locator('.table-head.mine').waitFor();
  await page.evaluate(watchForMyTurn);
  expect((await saidMyTurn(page)).length).toBeGreaterThanOrEqual(4);
  await fromMenu(page, 'Let a bot play for me');
  const back = page.locator('.banner').getByRole('button', { name: 'Take my seat back' });
  await back.waitFor();
  await page.evaluate(watchForMyTurn);
  const before = Number(await seqOf(page));
  await expect.poll(async () => Number(await seqOf(page)), { timeout: 20_000 }).toBeGreaterThan(before + 8);
  expect(await saidMyTurn(page)).toEqual([]);
  await page.goto('/');
  await page.locator('.table-row').first().waitFor();
  expect(await page.locator('.table-row.waiting').count()).toBe(0);
});
