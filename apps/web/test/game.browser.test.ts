import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf, newcomer, openBrowser, PHONE, visit, watch } from './browser.ts';
import { fromMenu, keyboard, myTurn, openPane, playAtOnce, playOn, playOnce, seqOf, tap } from './drive.ts';
import { lateRound, POSITIONS, shortRound } from './positions.ts';
import { focusOn } from './press.ts';
import { type Running, startServer } from './server.ts';
import { join, sitDown } from './sit.ts';

let server: Running;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('one click on «Play now», and cards are dealt', async () => {
  const page = await visit(browser, server.url);
  await playAtOnce(page, page.getByRole('button', { name: 'Play now' }).first());
  await page.locator('.bn-hand').waitFor();
  expect(await page.locator('.bn-hand [data-move], .bn-hand button').count()).toBeGreaterThan(0);
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test('a whole game by mouse, and another one after it', async () => {
  const page = await newcomer(browser, server.url);
  await sitDown(page, await server.tableFrom(shortRound()));
  await openPane(page);
  await playOn(page);
  await page.getByRole('dialog', { name: 'The result' }).waitFor();
  expect(await page.locator('.ranking tbody tr').count()).toBe(2);
  expect(await page.locator('.history li').count()).toBeGreaterThan(4);
  await page.getByRole('link', { name: 'See the game again' }).click();
  await seeAgain(page);
  await page.goBack();
  const before = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL(url => url.href !== before);
  await page.locator('.bn-hand').waitFor();
  await page.waitForFunction(() => !document.querySelector('.victory'));
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

async function seeAgain(page: Page): Promise<void> {
  const slider = page.getByRole('slider');
  await slider.waitFor();
  expect(await slider.inputValue()).toBe('0');
  await page.locator('main').focus();
  await page.keyboard.press('ArrowRight');
  expect(await slider.inputValue()).toBe('1');
  await page.keyboard.press('Home');
  expect(await slider.inputValue()).toBe('0');
  await page.getByLabel('Seen by').selectOption('public');
  await page.locator('.bn-hand').waitFor({ state: 'detached' });
}

test('a whole game on a phone', async () => {
  const page = await newcomer(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true });
  await sitDown(page, await server.tableFrom(shortRound()));
  await playOn(page, tap);
  await page.getByRole('dialog', { name: 'The result' }).waitFor();
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test('a whole game by keyboard only', async () => {
  const page = await newcomer(browser, server.url);
  await page.goto(await server.tableFrom(shortRound()));
  await focusOn(page, 'input[autocomplete="nickname"]');
  await page.keyboard.type('Ada');
  await focusOn(page, '.seat-acts .primary');
  await page.keyboard.press('Enter');
  await focusOn(page, '.lobby-start .primary');
  await page.keyboard.press('Enter');
  await page.locator('.bn-hand').waitFor();
  await playOn(page, keyboard);
  await page.getByRole('dialog', { name: 'The result' }).waitFor();
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test('from the inn to the first moves by keyboard only', async () => {
  const page = await visit(browser, server.url);
  await focusOn(page, 'a[href="/new/blanc-noir"]');
  await page.keyboard.press('Enter');
  await page.locator('form').waitFor();
  await focusOn(page, 'input[name="count"]:checked');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await focusOn(page, '.rules-fold > summary');
  await page.keyboard.press('Enter');
  await focusOn(page, 'input[name="option-goal"]:checked');
  await page.keyboard.press('ArrowRight');
  await focusOn(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start now' }).waitFor();
  await focusOn(page, '.lobby-start .primary');
  await page.keyboard.press('Enter');
  await focusOn(page, 'dialog .primary');
  await page.keyboard.press('Enter');
  await page.locator('.bn-hand').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Overview' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Overview' }).waitFor({ state: 'detached' });
  await playOn(page, keyboard, moves => moves >= 2);
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test('two browsers at one table, a reload in the middle, and the same end for both', async () => {
  const path = await server.tableFrom(lateRound(), { open: 2 });
  const [ada, ben] = [await visit(browser, server.url), await visit(browser, server.url)];
  await join(ada, path, 'Ada');
  await join(ben, path, 'Ben');
  await ada.getByText('Ben').first().waitFor();
  await ada.getByRole('button', { name: 'Start now' }).click();
  await Promise.all([ada.locator('.bn-hand').waitFor(), ben.locator('.bn-hand').waitFor()]);
  for (let moves = 0; moves < 3; ) for (const page of [ada, ben]) if (await playOnce(page)) moves += 1;
  await settled([ada, ben]);
  const seq = await seqOf(ben);
  const hand = await cardsOf(ben);
  await ben.reload();
  await ben.locator('.bn-hand').waitFor();
  expect(await seqOf(ben)).toBe(seq);
  expect(await cardsOf(ben)).toBe(hand);
  await openPane(ben);
  expect(await ben.locator('.history li').count()).toBeGreaterThan(0);
  await Promise.all([playOn(ada), playOn(ben)]);
  const results = await Promise.all([ada, ben].map(page => page.locator('.ranking').textContent()));
  expect(results[0]).toBe(results[1]);
  expect([...complaintsOf(ada), ...complaintsOf(ben)]).toEqual([]);
  await Promise.all([ada.context().close(), ben.context().close()]);
});

/** A card picked and not yet played is forgotten by a reload; the hand is not. */
async function cardsOf(page: Page): Promise<string> {
  return ((await page.locator('.bn-hand').textContent()) ?? '').replaceAll(/, (picked|playable|not now)/g, '');
}

/** Bots have moved and everybody has heard of it: the table waits for one of these players. */
async function settled(pages: readonly Page[]): Promise<void> {
  for (let before = ''; ; ) {
    const seqs = new Set(await Promise.all(pages.map(seqOf)));
    const moves = await Promise.all(pages.map(page => page.locator('[data-move]').count()));
    const now = seqs.size === 1 && moves.some(count => count > 0) ? [...seqs].join() : '';
    if (now !== '' && now === before) return;
    before = now;
    await pages[0]!.waitForTimeout(200);
  }
}

test('a spectator sees only what is public', async () => {
  const ada = await newcomer(browser, server.url);
  const path = await server.tableFrom(POSITIONS['blanc-noir'](3));
  await sitDown(ada, path);
  const eve = await visit(browser, server.url);
  const told: string[] = [];
  eve.on('websocket', socket => socket.on('framereceived', frame => told.push(String(frame.payload))));
  await eve.goto(path);
  await eve.getByText('You are watching').first().waitFor();
  await playOn(ada, undefined, moves => moves >= 6);
  await myTurn(ada);
  await expect.poll(() => seqOf(eve)).toBe(await seqOf(ada));
  const steps = told.map(text => JSON.parse(text)).filter(message => message.type === 'step');
  expect(steps.length).toBeGreaterThan(0);
  for (const { view, legal, entries } of steps) {
    expect(view.viewer).toBe('public');
    expect(view.hand).toBeUndefined();
    expect(legal).toEqual([]);
    for (const fact of entries.flatMap((entry: { facts: { type: string; cards?: unknown }[] }) => entry.facts))
      if (fact.type === 'drew') expect(fact.cards).toBeUndefined();
  }
  expect(await eve.locator('.bn-hand').count()).toBe(0);
  expect(await eve.locator('[data-move]').count()).toBe(0);
  await Promise.all([ada.context().close(), eve.context().close()]);
});

test('the server is killed in the middle of a move: a quiet banner, and the move goes out when it is back', async () => {
  const page = await newcomer(browser, server.url);
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3)));
  await myTurn(page);
  const seq = Number(await seqOf(page));
  await server.kill();
  await page.getByText('The connection is lost').first().waitFor();
  await page.locator('[data-move="draw"]').click();
  await page.getByText('Your move is kept').waitFor();
  await server.restart();
  await page.getByText('The connection is lost').waitFor({ state: 'detached' });
  await page.waitForFunction(was => Number(document.querySelector<HTMLElement>('.table-screen')?.dataset.seq) > was, seq);
  await page.context().close();
});

test('a seat is handed to a bot, and taken back', async () => {
  const page = await newcomer(browser, server.url);
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3)));
  await fromMenu(page, 'Let a bot play for me');
  const back = page.locator('.banner').getByRole('button', { name: 'Take my seat back' });
  await back.waitFor();
  expect(await page.locator('[data-move]').count()).toBe(0);
  await back.press('Enter');
  await back.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the same player in a second tab: the first one rests', async () => {
  const page = await visit(browser, server.url);
  await playAtOnce(page, page.getByRole('button', { name: 'Play now' }).first());
  await page.locator('.bn-hand').waitFor();
  const second = await page.context().newPage();
  watch(second);
  await second.goto(page.url());
  await second.locator('.bn-hand').waitFor();
  await page.getByRole('heading', { name: 'Your table is open in another tab' }).waitFor();
  await page.getByRole('button', { name: 'Play here instead' }).click();
  await page.locator('.bn-hand').waitFor();
  await second.getByRole('heading', { name: 'Your table is open in another tab' }).waitFor();
  await page.context().close();
});
