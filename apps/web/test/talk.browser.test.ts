import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { de } from '../src/i18n/de.ts';
import { en } from '../src/i18n/en.ts';
import { PHRASE_WORDS } from '../src/talk/phrases.ts';
import { axe } from './axe.ts';
import { comeToRest, complaintsOf, newcomer, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { keepPassing, passed } from './passing.ts';
import { POSITIONS } from './positions.ts';
import { type Running, startServer } from './server.ts';
import { join, sitDown } from './sit.ts';

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

/** Ada, who reads English at a desk, and Ben, who reads German on a phone, at one table. */
async function together(): Promise<{ readonly ada: Page; readonly ben: Page; readonly path: string }> {
  const path = await server.tableFrom(POSITIONS['blanc-noir'](3), { open: 2 });
  const ada = await newcomer(browser, server.url);
  const ben = await visit(browser, server.url, { locale: 'de', viewport: PHONE });
  await join(ben, path, 'Ben');
  await sitDown(ada, path, 'Ada');
  await ben.locator('.table-head').waitFor();
  return { ada, ben, path };
}

const SPOKEN = '[aria-live="polite"], [role="status"]';
const talkButton = (page: Page) => page.locator('.talk-button');
const lines = (page: Page) => page.locator('.talk-lines li .talk-words');

test('a phrase is read in each reader’s language, at the seat of who said it, until they are muted', async () => {
  const { ada, ben } = await together();
  await keepPassing(ada, '.bubble .reaction');
  await keepPassing(ben, '.bubble', SPOKEN);
  await ada.keyboard.press('t');
  await ada.getByRole('button', { name: PHRASE_WORDS.en['good-luck'] }).click();
  await ada.locator('.talk-lines').getByText(PHRASE_WORDS.en['good-luck']).waitFor();

  await expect.poll(() => passed(ben, '.bubble')).toContainEqual(expect.stringContaining(PHRASE_WORDS.de['good-luck']));
  await expect.poll(() => talkButton(ben).getAttribute('aria-label')).toBe(de.talkNew);
  await expect.poll(() => passed(ben, SPOKEN)).toContainEqual(expect.stringContaining(de.saidBy('Ada', PHRASE_WORDS.de['good-luck'])));
  await talkButton(ben).click();
  expect(await lines(ben).allTextContents()).toEqual([PHRASE_WORDS.de['good-luck']]);
  expect(await axe(ben)).toEqual([]);
  expect(await widthOf(ben)).toBeLessThanOrEqual(PHONE.width);
  await ben.getByRole('button', { name: PHRASE_WORDS.de.heart }).click();
  await expect.poll(() => passed(ada, '.bubble .reaction')).not.toEqual([]);

  await ben.getByText(de.talkHear).click();
  await ben.getByLabel('Ada').uncheck();
  await ada.getByRole('button', { name: PHRASE_WORDS.en.sorry }).click();
  await ada.locator('.talk-lines').getByText(PHRASE_WORDS.en.sorry).waitFor();
  await ben.getByRole('button', { name: PHRASE_WORDS.de.thanks }).click();
  await ben.locator('.talk-lines').getByText(PHRASE_WORDS.de.thanks).waitFor();
  expect(await lines(ben).allTextContents()).toEqual([PHRASE_WORDS.de.heart, PHRASE_WORDS.de.thanks]);
  await ben.keyboard.press('Escape');
  await ben.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await talkButton(ben).getAttribute('aria-label')).toBe(de.talk);

  await ada.keyboard.press('Escape');
  await ada.locator('.pane').waitFor({ state: 'detached' });
  expect(await talkButton(ada).evaluate(button => button === document.activeElement)).toBe(true);
  expect([complaintsOf(ada), complaintsOf(ben)]).toEqual([[], []]);
});

test('what is said on a narrow seat touches no neighbour', async () => {
  const path = await server.tableFrom(POSITIONS.tintenblut(4), { open: 2 });
  const ada = await newcomer(browser, server.url);
  const ben = await visit(browser, server.url, { locale: 'de', viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await join(ben, path, 'Ben');
  await sitDown(ada, path, 'Ada');
  await ben.locator('.tb-player').first().waitFor();
  await comeToRest(ben);
  // It is measured at the moment it comes: it goes by itself.
  const measured = ben.waitForFunction(words => {
    const bubble = [...document.querySelectorAll('.bubble')].find(one => one.textContent.includes(words));
    if (!bubble) return;
    const at = bubble.getBoundingClientRect();
    const touched = [...document.querySelectorAll('.board-player')].filter(seat => {
      const { left, right } = seat.getBoundingClientRect();
      return at.left < right && at.right > left;
    });
    return { touched: touched.length, isWhole: bubble.scrollHeight <= bubble.clientHeight + 1 };
  }, PHRASE_WORDS.de.thinking);
  await ada.keyboard.press('t');
  await ada.getByRole('button', { name: PHRASE_WORDS.en.thinking }).click();
  expect(await (await measured).jsonValue()).toEqual({ touched: 1, isWhole: true });
});

test('who watches is counted, talks after choosing a name, and is not heard by who plays', async () => {
  const { ada, ben, path } = await together();
  const eve = await visit(browser, server.url);
  await eve.goto(path);
  await eve.locator('.table-head').waitFor();
  await talkButton(eve).click();
  await eve.getByLabel(en.yourName).fill('Eve');
  await eve.getByRole('button', { name: en.saveName }).click();
  await eve.getByRole('button', { name: PHRASE_WORDS.en['oh-no'] }).click();
  await eve.locator('.talk-lines').getByText(PHRASE_WORDS.en['oh-no']).waitFor();
  await ada.keyboard.press('t');
  await ada.getByRole('button', { name: PHRASE_WORDS.en.hello }).click();
  await eve.locator('.talk-lines').getByText(PHRASE_WORDS.en.hello).waitFor();
  await talkButton(ben).click();
  await expect.poll(() => lines(ben).allTextContents()).toEqual([PHRASE_WORDS.de.hello]);
  expect(await ada.getByText('Eve').count()).toBe(0);
  // Who comes is told the number at once, the others two seconds later.
  await ada.reload();
  await ada.getByRole('img', { name: en.watchers(1) }).waitFor();
  expect(await axe(eve)).toEqual([]);
});
