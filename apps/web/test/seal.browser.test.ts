import type { Position } from '@tabard/core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeToRest, complaintsOf, newcomer, openBrowser, PHONE, visit } from './browser.ts';
import { myTurn, seqOf } from './drive.ts';
import { POSITIONS, scrollsAround, shortRound } from './positions.ts';
import { focusOn } from './press.ts';
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

test('rule 6.1: the seal tells on hover, focus and demand when to press it and what silence costs', async () => {
  const page = await newcomer(browser, server.url);
  await sitDown(page, await server.tableFrom(shortRound()));
  const seal = page.locator('.bn-seal');
  const told = page.locator('.bn-inspector');
  await seal.hover();
  // After sitting down the mouse lies on a card, and that one's words may stand there first.
  await expect.poll(() => told.textContent()).toMatch(/exactly one card in hand.*4 cards at once.*Rule 6\.1/);
  await page.mouse.move(0, 0);
  await told.waitFor({ state: 'detached' });
  await focusOn(page, '.bn-seal');
  await told.waitFor();
  await page.keyboard.press('i');
  await told.getByRole('button', { name: 'Rule 6.1' }).waitFor();
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  expect(await seal.getAttribute('aria-pressed')).toBe('false');
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test('Escape puts away what is told, also while the focus is with what the board stands in', async () => {
  const page = await newcomer(browser, server.url);
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3)));
  await myTurn(page);
  const told = page.locator('.bn-inspector');
  for (const around of ['main', 'body']) {
    await page.locator('.bn-plate-text').first().click({ button: 'right' });
    await told.getByRole('button').first().waitFor();
    await page.evaluate(
      around => (around === 'body' ? (document.activeElement as HTMLElement).blur() : document.querySelector<HTMLElement>(around)!.focus()),
      around,
    );
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
  }
  await page.context().close();
});

test('what was told and put away does not come back by itself', async () => {
  const page = await visit(browser, server.url);
  await page.clock.install();
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3)));
  await myTurn(page);
  const told = page.locator('.bn-inspector');
  await focusOn(page, '.bn-seal');
  await page.keyboard.press('i');
  await told.waitFor();
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  expect(await page.locator('.bn-seal').evaluate(seal => seal === document.activeElement)).toBe(true);
  await page.clock.runFor(1000);
  expect(await told.count()).toBe(0);
  await page.context().close();
});

test('what a board lays under a pointer that rests tells nothing', async () => {
  const page = await visit(browser, server.url);
  await page.clock.install();
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3)));
  await myTurn(page);
  const told = page.locator('.bn-inspector');
  await page.locator('.bn-seal').dispatchEvent('pointerenter', { pointerType: 'mouse', clientX: 5, clientY: 5 });
  await page.clock.runFor(1000);
  expect(await told.count()).toBe(0);
  await page.locator('.bn-seal').hover();
  await page.clock.runFor(1000);
  await told.waitFor();
  await page.context().close();
});

test('while one asks with «i», nothing that is tapped is done, and everything tells what it is', async () => {
  const page = await newcomer(browser, server.url);
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3)));
  await myTurn(page);
  const seq = await seqOf(page);
  const told = page.locator('.bn-inspector');
  await page.locator('.bn-info').click();
  await page.getByText('Tap anything to learn what it does.').waitFor();
  for (const thing of ['[data-anchor="draw"]', '[data-anchor="scrolls"]', '.bn-seal', '.bn-seat-face', '.bn-plate-text', '.bn-hand-card']) {
    await page.locator(thing).first().click({ force: true });
    await told.waitFor();
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
  }
  await page.locator('[data-part="finish"]').click();
  expect(await seqOf(page)).toBe(seq);
  expect(await page.locator('.bn-seal').getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Escape');
  await page.getByText('Tap anything to learn what it does.').waitFor({ state: 'detached' });
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test('rule 6.1: the rim of the seal runs in an ordinary turn too, so that it betrays nothing', async () => {
  const page = await newcomer(browser, server.url);
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3)));
  await myTurn(page);
  expect(await page.locator('[data-move="call"]').count()).toBe(0);
  expect(await page.locator('.bn-seal-time circle').evaluate(rim => getComputedStyle(rim).animationDuration)).toBe('5s');
  await page.context().close();
});

test('rule 6.1: silence is made by the house when the time is over, and by nobody before', async () => {
  const page = await visit(browser, server.url);
  const hands = [
    ['3b', '4b'],
    ['1r', '2r', '3r'],
  ];
  const { config } = shortRound() as unknown as { config: object };
  const position = { game: 'blanc-noir', config, seats: hands.map(hand => ({ hand })), discard: ['5b'] } as unknown as Position;
  await sitDown(page, await server.tableFrom(position));
  await page.locator('[data-move="play 3b"]').press('Enter');
  await page.locator('[data-move="silent"]').waitFor();
  const seq = await seqOf(page);
  await server.pass(5900);
  expect(await seqOf(page)).toBe(seq);
  await server.pass(200);
  await expect.poll(() => seqOf(page)).not.toBe(seq);
  await page.context().close();
});

test('«End turn» rests while something else is asked', async () => {
  const page = await newcomer(browser, server.url);
  await sitDown(page, await server.tableFrom(scrollsAround()));
  await myTurn(page);
  const finish = page.locator('[data-part="finish"]');
  expect(await finish.getAttribute('aria-disabled')).toBe('false');
  await page.locator('[data-move="play dragon"]').press('Enter');
  await page.locator('[data-move="play dragon r"]').press('Enter');
  await page.locator('[data-move="target @1"]').waitFor();
  expect(await finish.getAttribute('aria-disabled')).toBe('true');
  await page.context().close();
});

test('a seat tells its whole last turn, however little room there was for it', async () => {
  const page = await newcomer(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true });
  await sitDown(page, await server.tableFrom(scrollsAround()));
  await myTurn(page);
  await page.locator('[data-move="play golem"]').press('Enter');
  await page.locator('[data-move="play golem r"]').press('Enter');
  const next = page.locator('.bn-seat', { has: page.locator('[data-anchor="seat:1"]') });
  await myTurn(page);
  // Only now its turn is over: a scroll may have taken several moves.
  const did = await next.locator('.bn-deed').textContent();
  await next.locator('.bn-seat-face').tap();
  await page.locator('.bn-inspector').getByText(did!, { exact: true }).waitFor();
  await page.context().close();
});

test('a card is played by dragging it to the table, drawn for and armed by a key', async () => {
  const page = await newcomer(browser, server.url);
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3)));
  await myTurn(page);
  await page.keyboard.press('c');
  expect(await page.locator('.bn-seal').getAttribute('aria-pressed')).toBe('true');
  const seq = await seqOf(page);
  // Letters that come late move things: a card is taken where it comes to rest.
  await comeToRest(page);
  const card = page.locator('.bn-hand-card[data-playable="true"]').first();
  await card.hover({ position: { x: 15, y: 20 } });
  const to = (await page.locator('[data-anchor="discard"]').boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await seqOf(page)) !== seq || (await page.locator('.bn-colour-button').count()) > 0).toBe(true);
  expect(complaintsOf(page)).toEqual([]);
  await page.context().close();
});
