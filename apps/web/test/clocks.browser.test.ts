import type { Position } from '@tabard/core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { axe } from './axe.ts';
import { complaintsOf, newcomer, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { fromMenu, myTurn, openPane, playOnce, seqOf } from './drive.ts';
import { layoutFaults } from './layout.ts';
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

const MINUTE = { moveMs: 60_000, reserveMs: 0 };
const SECOND = { moveMs: 1000, reserveMs: 0 };

/** Ada, Ben and Cy at one table, each with a browser of their own; Ada is to move. */
async function three(clock: typeof MINUTE, options: BrowserContextOptions = {}): Promise<readonly [Page, Page, Page]> {
  const path = await server.tableFrom(POSITIONS['blanc-noir'](3), { open: 3, clock });
  const ada = await newcomer(browser, server.url, options);
  await keepPassing(ada, '.told');
  const [ben, cy] = [await visit(browser, server.url), await visit(browser, server.url)];
  await join(ada, path, 'Ada');
  await join(ben, path, 'Ben');
  await sitDown(cy, path, 'Cy');
  await ada.locator('.table-head').waitFor();
  return [ada, ben, cy];
}

const running = (page: Page) => page.locator('.seat-clock[data-runs="true"]');
const proposal = (page: Page, said: string) => page.locator('.proposal').filter({ hasText: said });
const spokenIn = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

/** Keeps whatever the live region says; runs in the page. */
function listen(): void {
  const spoken: string[] = [];
  Object.assign(window, { spoken });
  new MutationObserver(() => spoken.push(document.querySelector('.visually-hidden[aria-live]')?.textContent ?? '')).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

test('a flag that falls makes a move for me and says so; who comes back after it, and after the second, takes the seat with one tap', async () => {
  const [ada, ben] = await three(SECOND);
  await expect.poll(() => passed(ada, '.told')).toContainEqual(expect.stringMatching(`${en.yourTimeRanOut}.{5}`));
  await ada.reload();
  await openPane(ada);
  await ada.locator('.history').getByText(en.yourTimeRanOut).first().waitFor();
  await openPane(ben);
  await ben.locator('.history').getByText(en.timeRanOut('Ada')).first().waitFor();
  const seat = ada.locator('.banner').getByRole('button', { name: en.takeBack });
  await seat.waitFor();
  // A bot plays for her, and needs no clock.
  await expect.poll(() => ada.locator('.bn-plate .seat-clock').count()).toBe(0);
  await seat.click();
  await seat.waitFor({ state: 'detached' });
  expect([...complaintsOf(ada), ...complaintsOf(ben)]).toEqual([]);
});

test('a match is paused when all agree, nothing runs until somebody resumes it, and it ends when all agree', async () => {
  const [ada, ben, cy] = await three(MINUTE);
  await fromMenu(ada, en.offerPause);
  await proposal(ada, en.youOfferPause).waitFor();
  await proposal(ben, en.offersPause('Ada')).getByRole('button', { name: en.decline }).click();
  await ada.locator('.proposal').waitFor({ state: 'detached' });

  // Who was refused does not ask again at once; the others may.
  await fromMenu(ada, en.offerPause);
  await ada.getByText('You offered this just now.').waitFor();
  // It is not Ben's turn: there is nothing to wait for.
  await ben.getByRole('button', { name: en.menu }).click();
  await ben.getByRole('menuitem', { name: en.offerPause }).click();
  await proposal(ada, en.offersPause('Ben')).getByRole('button', { name: en.agree }).click();
  await proposal(ada, en.youAgreed).waitFor();
  expect(await ada.locator('[data-move]').count()).toBeGreaterThan(0);
  await proposal(cy, en.offersPause('Ben')).getByRole('button', { name: en.agree }).click();
  for (const page of [ada, ben, cy]) {
    await proposal(page, en.wasPaused).waitFor();
    await running(page).waitFor({ state: 'detached' });
  }
  expect(await ada.locator('[data-move]').count()).toBe(0);
  expect(await axe(ada)).toEqual([]);
  await ada.reload();
  await proposal(ada, en.wasPaused).getByRole('button', { name: en.resume }).click();
  await running(ada).waitFor();
  await myTurn(ada);

  await ada.getByRole('button', { name: en.menu }).click();
  await ada.getByRole('menuitem', { name: en.offerEnd }).click();
  await ada.getByRole('dialog').getByRole('button', { name: en.withoutWinner }).click();
  for (const page of [ben, cy]) await proposal(page, en.offersEndWithoutWinner('Ada')).getByRole('button', { name: en.agree }).click();
  await ada.getByText(en.nobodyWins).first().waitFor();
  await ada.locator('.seat-clock').first().waitFor({ state: 'detached' });
  await ada.getByText(en.endedByAgreement).first().waitFor();
  // The browser notes that she was refused.
  expect(complaintsOf(ada)).toEqual([expect.stringContaining('409')]);
  expect([ben, cy].flatMap(complaintsOf)).toEqual([]);
});

test('a move that taught me nothing is taken back, and the others see it', async () => {
  const [ada, ben] = await three(MINUTE);
  await myTurn(ada);
  await openPane(ben);
  const moves = () => ada.locator('[data-move]').evaluateAll(all => all.map(one => (one as HTMLElement).dataset.move));
  const before = await moves();
  const played = () => Promise.all([ada, ben].map(page => page.locator('.bn-by').allTextContents()));
  const turnedUp = await played();
  expect(await ada.locator('.undo-button').count()).toBe(0);
  while (!(await playOnce(ada))) await ada.waitForTimeout(30);
  await ben.locator('.history .turn-block.is-turn').first().waitFor();
  await keepPassing(ben, '.told');
  await ada.locator('.undo-button').click();
  await expect.poll(() => passed(ben, '.told')).toContainEqual(expect.stringContaining(en.tookBack('Ada', 1)));
  expect(await ben.locator('.history .turn-block.is-turn').count()).toBe(0);
  await ada.locator('[data-move]').first().waitFor();
  expect(await moves()).toEqual(before);
  expect(await played()).toEqual(turnedUp);
  expect(await ada.locator('.undo-button').count()).toBe(0);
  expect([ada, ben].flatMap(complaintsOf)).toEqual([]);
});

test('a move chosen while others play is made when it is my turn, and can be withdrawn until then', async () => {
  const [ada, ben] = await three(MINUTE);
  await myTurn(ada);
  expect(await ada.locator('.ahead-button').count()).toBe(0);
  const plan = ben.locator('.plan-line');
  await ben.locator('.ahead-button').click();
  await plan.filter({ hasText: en.aheadHelp }).waitFor();
  await ben.locator('.board-sentence').filter({ hasText: en.thinkingAhead }).waitFor();
  await ben.locator('[data-move="draw"]').click();
  await plan.filter({ hasText: en.planned }).waitFor();
  expect(await ben.locator('[data-move]').count()).toBe(0);
  expect(await axe(ben)).toEqual([]);
  await ben.evaluate(() =>
    new MutationObserver((_, seen) => {
      if (document.querySelector('.plan-line')) return;
      seen.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await plan.getByRole('button', { name: en.unplan }).click();
  // The key is pressed the moment that it could be.
  await ben.locator('[data-move="draw"]').click();
  await plan.filter({ hasText: en.planned }).waitFor();
  // It stays when the page is left.
  await ben.reload();
  await plan.filter({ hasText: en.planned }).waitFor();
  const cards = await ben.locator('.bn-hand-card').count();
  await ada.locator('[data-move="draw"]').click();
  const ends = ada.locator('[data-move="done"]');
  await expect.poll(async () => (await ends.count()) + (await ben.locator('.bn-hand-card').count())).toBeGreaterThan(cards);
  if ((await ends.count()) > 0) await ends.first().click();
  await expect.poll(() => ben.locator('.bn-hand-card').count()).toBeGreaterThan(cards);
  await plan.waitFor({ state: 'detached' });
  expect([ada, ben].flatMap(complaintsOf)).toEqual([]);
});

/** Two at a table that begins so; who is to move, and who waits. */
async function two(position: Position): Promise<readonly [mover: Page, other: Page]> {
  const path = await server.tableFrom(position, { open: 2, clock: MINUTE });
  const [ada, ben] = [await visit(browser, server.url), await visit(browser, server.url)];
  await join(ada, path, 'Ada');
  await sitDown(ben, path, 'Ben');
  await Promise.race([ada, ben].map(page => page.locator('[data-move]').first().waitFor()));
  return (await ada.locator('.table-head.mine').count()) > 0 ? [ada, ben] : [ben, ada];
}

test('in Blason, too, I choose ahead, and am told when somebody else took what I wanted', async () => {
  const [mover, other] = await two(POSITIONS.blason(2));
  // A card of the display: of a stack there is always another.
  const move = await mover.locator('[data-move^="take "]:not([data-move$="s"])').first().getAttribute('data-move');
  const taken = mover.locator(`[data-move="${move}"]`).first();
  await other.locator('.ahead-button').click();
  await other.locator(`[data-move="${move}"]`).first().click();
  await other.locator('.plan-line').filter({ hasText: en.planned }).waitFor();
  await taken.click();
  while ((await mover.locator('.table-head.mine').count()) > 0) {
    const rest = mover.locator('[data-move="end"], [data-move^="take "]').last();
    if ((await rest.count()) > 0) await rest.click();
    else await mover.waitForTimeout(30);
  }
  await other.locator('.plan-line[data-failed="true"]').filter({ hasText: en.planFailed }).waitFor();
  expect([mover, other].flatMap(complaintsOf)).toEqual([]);
});

test('in Tintenblut a journey is chosen ahead', async () => {
  const [mover, other] = await two(POSITIONS.tintenblut(2));
  await other.locator('.ahead-button').click();
  await other.locator('[data-move^="go "]').first().click();
  await other.locator('[data-send][data-move^="go "]').click();
  await other.locator('.plan-line').filter({ hasText: en.planned }).waitFor();
  await mover.locator('[data-move="pass"]').click();
  await mover.locator('[data-send][data-move="pass"]').click();
  await other.locator('.plan-line').waitFor({ state: 'detached' });
  await other.locator('[data-move="collect"], [data-move^="collect "]').first().waitFor();
  expect([mover, other].flatMap(complaintsOf)).toEqual([]);
});

test('in Tintenblut a journey is taken back, too, whose end was made by itself', async () => {
  // From Ombra the way to the mill takes all provisions: there is nothing to do but to collect.
  const position = POSITIONS.tintenblut(2);
  const seats = (position.seats as readonly object[]).map(seat => ({ ...seat, place: 'ombra' }));
  const [mover, other] = await two({ ...position, seats } as Position);
  const mill = mover.locator('.tb-hand [data-card="mill"][data-move]');
  const undo = mover.locator('.undo-button:enabled');
  const collect = mover.locator('[data-move="collect"]');
  await mover.clock.install();
  await keepPassing(mover, '[data-move="collect"]');
  await mill.click();
  await mover.locator('[data-send][data-move^="go mill"]').click();
  await expect.poll(() => passed(mover, '[data-move="collect"]')).not.toEqual([]);
  await collect.waitFor({ state: 'detached' });
  await undo.click();
  await collect.waitFor();
  await mover.clock.fastForward(5000);
  await undo.click();
  await mill.waitFor();
  expect([mover, other].flatMap(complaintsOf)).toEqual([]);
});

test('with bots alone a key leads back to my turn before, and a pause and an end come at once', async () => {
  const page = await newcomer(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'en' });
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3)));
  await myTurn(page);
  const hand = () => page.locator('.bn-hand-card').evaluateAll(all => all.map(one => (one as HTMLElement).dataset.anchor));
  const before = await hand();
  await page.locator('[data-move="draw"]').tap();
  await page.locator('.undo-button').waitFor();
  await myTurn(page);
  expect(await layoutFaults(page)).toEqual([]);
  await page.locator('.undo-button').waitFor();
  await page.keyboard.press('z');
  await expect.poll(hand).toEqual(before);
  const at = await seqOf(page);
  await fromMenu(page, en.pauseMatch);
  await page.getByRole('button', { name: en.resume }).tap();
  await myTurn(page);
  expect(await seqOf(page)).toBe(at);
  await fromMenu(page, en.endMatch);
  await page.getByRole('dialog').getByRole('button', { name: en.asItStands }).tap();
  await page.locator('.victory').first().waitFor();
  expect(await widthOf(page)).toBe(PHONE.width);
});

test('a browser whose clock is an hour wrong, and jumps, shows what is left', async () => {
  const page = await visit(browser, server.url);
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    let jumps = 0;
    Date.now = () => now() + 3_600_000 * (jumps++ % 2 === 0 ? 1 : -1);
  });
  await page.addInitScript(listen);
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3), { clock: MINUTE }));
  await running(page).waitFor();
  const [shown, said] = [await running(page).textContent(), await running(page).getAttribute('aria-label')];
  expect(shown).toMatch(/^(1:00|5\d s)$/);
  expect(said).toMatch(/^Time left: (60|5\d) seconds\.$/);
  const spoken = (await spokenIn(page)).join(' ');
  expect(spoken).toMatch(/Time left: (60|5\d) seconds\./);
  await expect.poll(() => running(page).textContent()).toMatch(/^5\d s$/);
  await page.reload();
  await running(page).waitFor();
  expect(await running(page).textContent()).toMatch(/^[45]\d s$/);
  expect(await axe(page)).toEqual([]);
});
