import type { Position } from '@tabard/core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { de } from '../src/i18n/de.ts';
import { type Dictionary, en } from '../src/i18n/en.ts';
import { ja } from '../src/i18n/ja.ts';
import { axe } from './axe.ts';
import { complaintsOf, newcomer, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { fromMenu, myTurn, openPane, playOn, playOnce, seqOf } from './drive.ts';
import { faultsAt } from './layout-tests.ts';
import { keepPassing, passed } from './passing.ts';
import { POSITIONS, shortRound } from './positions.ts';
import { type Running, startServer } from './server.ts';
import { join, seatAt, sitDown } from './sit.ts';

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

type Message = { readonly type: string; readonly table?: object; readonly [more: string]: unknown };

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
    say({ type: 'house', paused: true });
    await banner.waitFor();
    await sitDown(page, path);
    await myTurn(page);
    expect(await banner.count()).toBe(0);
    say({ type: 'house', paused: true });
    await banner.waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await widthOf(page)).toBe(PHONE.width);
    say({ type: 'house', paused: false });
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

test.each([
  ['blanc-noir', 6],
  ['blason', 5],
  ['tintenblut', 4],
] as const)('%s among %i: whatever is said above the board and won below it, the board stays whole', async (game, seats) => {
  const page = await newcomer(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'de' });
  const say = await between(page);
  await page.goto('/');
  await seatAt(page, server, POSITIONS[game](seats), 'bots');
  await page.locator('.table-head.mine').waitFor();
  say({ type: 'error', code: 'internal', text: 'Der Server hat sich verrechnet. Die Partie geht weiter.' });
  await page.locator('.banner.warn').waitFor();
  await resign(page);
  await page.locator('.result-line').waitFor();
  expect(await page.locator('.banner').count()).toBe(2);
  const faults = await faultsAt(page, [
    [844, 390],
    [720, 450],
    [360, 640],
    [390, 844],
  ]);
  expect(faults.filter(fault => / the (stage|page) /.test(fault))).toEqual([]);
});

test('a move that a resignation overtook is no trouble', async () => {
  const page = await newcomer(browser, server.url);
  let arrive = (): void => {};
  const isOnItsWay = new Promise<void>(resolve => {
    void page.routeWebSocket('**/live', line => {
      const house = line.connectToServer();
      line.onMessage(text => {
        if ((JSON.parse(String(text)) as Message).type !== 'move') return house.send(text);
        arrive = () => house.send(text);
        resolve();
      });
    });
  });
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3)));
  await myTurn(page);
  await page.locator('[data-move="draw"]').press('Enter');
  await isOnItsWay;
  await resign(page);
  await page.getByRole('dialog', { name: en.theResult }).waitFor();
  arrive();
  await page.locator('.table-screen[data-pending="false"]').waitFor();
  expect(await page.locator('.banner').allTextContents()).toEqual([en.youGaveUp]);
});

test('a game seen again says how much of it the rules of today cannot show, or that they can show nothing', async () => {
  const page = await newcomer(browser, server.url);
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
  const page = await newcomer(browser, server.url);
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

test('nor does a hand that was shown to the bot', async () => {
  const page = await newcomer(browser, server.url);
  const scouting = { phase: 'target', discard: ['gargoyle', '5b'], colour: 'g', pending: { by: 'gargoyle', count: 0 } };
  const hands = [
    ['1r', '2r', '8r', '7b', '9y', '6b', '8y', '4r'],
    ['1g', '2g', '4g', '6g', '7g', '8g', '1y', '2y', '4y'],
    ['3g', '5g', '9g', '5r', '6r', '7r'],
  ];
  const config = { edition: 'ja', deck: 'box', goal: 200, call: 'players' };
  const position = { game: 'blanc-noir', config, seats: hands.map(hand => ({ hand })), ...scouting };
  await sitDown(page, await server.tableFrom(position as unknown as Position));
  await page.locator('.table-head.mine').waitFor();
  await fromMenu(page, 'Let a bot play for me');
  await page.locator('.bn-sheet').waitFor();
  await page.evaluate(watchForMyTurn);
  await page.locator('.bn-sheet', { hasText: 'The game goes on.' }).waitFor();
  const before = Number(await seqOf(page));
  await expect.poll(async () => Number(await seqOf(page)), { timeout: 20_000 }).toBeGreaterThan(before + 12);
  expect(await saidMyTurn(page)).toEqual([]);
});

test('while what I played still flies, nobody says that I am thinking', async () => {
  const page = await newcomer(browser, server.url, { reducedMotion: 'no-preference' });
  await sitDown(page, await server.tableFrom(POSITIONS['blanc-noir'](3)));
  await myTurn(page);
  await page.evaluate(() => {
    const said = new Set<string>();
    const sentence = document.querySelector('.bn-sentence')!;
    new MutationObserver(() => said.add(sentence.textContent)).observe(sentence, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { saidInBetween: said });
  });
  await page.locator('[data-move="draw"]').click();
  await page.locator('.bn-plate .bn-deed').waitFor();
  const said = await page.evaluate(() => [...(window as unknown as { saidInBetween: Set<string> }).saidInBetween]);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(text => text.includes('Ada'))).toEqual([]);
});

/** Ada and Ben at one table with a bot; Ada is to move. */
async function twoAt(path: string, options: BrowserContextOptions = {}): Promise<readonly [Page, Page]> {
  const [ada, ben] = [await visit(browser, server.url, options), await visit(browser, server.url)];
  await join(ada, path, 'Ada');
  await sitDown(ben, path, 'Ben');
  await myTurn(ada);
  return [ada, ben];
}

test('who resigns is told at once, and stands in the history after a reload', async () => {
  const [ada, ben] = await twoAt(await server.tableFrom(POSITIONS['blanc-noir'](3), { open: 2 }));
  await keepPassing(ada, '.told');
  await ben.getByRole('button', { name: en.menu }).click();
  await ben.getByRole('menuitem', { name: en.resign }).click();
  await ben.getByRole('dialog').getByRole('button', { name: en.resign, exact: true }).click();
  await expect.poll(() => passed(ada, '.told')).toContainEqual(expect.stringContaining(en.hasResigned('Ben')));
  await ada.reload();
  await openPane(ada);
  await ada.locator('.history').getByText(en.hasResigned('Ben')).waitFor();
  expect(await axe(ada)).toEqual([]);
  expect([...complaintsOf(ada), ...complaintsOf(ben)]).toEqual([]);
});

test('who is on the first screen reads there what is offered, and is not told later who went before they came', async () => {
  const path = await server.tableFrom(POSITIONS['blanc-noir'](3), { open: 2 });
  const [ada, ben] = await twoAt(path);
  await ada.goto('/');
  await ben.getByRole('button', { name: en.menu }).click();
  await ben.getByRole('menuitem', { name: en.offerPause }).click();
  await ada
    .locator('.row-news')
    .filter({ hasText: en.offersPause('Ben') })
    .waitFor();
  await resign(ben);
  await ada.goto(path);
  await openPane(ada);
  await ada.locator('.history').getByText(en.hasResigned('Ben')).waitFor();
  expect(await ada.locator('.told').count()).toBe(0);
  expect([...complaintsOf(ada), ...complaintsOf(ben)]).toEqual([]);
});

const resign = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch(`/api${location.pathname.replace('table', 'tables')}/resign`, { method: 'POST', headers, body: '{}' });
  });

test.each([
  ['on a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ['beside the board', {}],
  ['where the result was put away', {}],
] as const)('who wants a rematch is told to the others in words, with one button: %s', async (where, options) => {
  const [ada, ben] = await twoAt(await server.tableFrom(POSITIONS['blanc-noir'](3), { open: 2 }), options);
  for (const page of [ada, ben]) await resign(page);
  for (const page of [ada, ben]) await page.getByRole('button', { name: en.rematch }).waitFor();
  const isAway = where === 'where the result was put away';
  if (isAway) await ada.getByRole('dialog', { name: en.theResult }).getByRole('button', { name: en.close }).click();
  await ben.getByRole('button', { name: en.rematch }).click();
  await ben.waitForURL(url => url.href !== ada.url());
  const call = isAway
    ? ada.locator('.banner').getByRole('button', { name: en.sitDown })
    : ada.getByRole('button', { name: en.rematchSit('Ben') });
  await call.waitFor();
  const said = ada.locator('[aria-live], [role=status]').filter({ hasText: en.rematchAsked('Ben') });
  expect(await said.count()).toBe(1);
  expect(await axe(ada)).toEqual([]);
  expect(await widthOf(ada)).toBe(ada.viewportSize()!.width);
  await call.click();
  await ada.waitForURL(ben.url());
  expect([...complaintsOf(ada), ...complaintsOf(ben)]).toEqual([]);
});

test('the match waits for who has gone, until somebody lets a bot play', async () => {
  const [ada, ben] = await twoAt(await server.tableFrom(POSITIONS['blanc-noir'](3), { open: 2 }), {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await ben.goto('/');
  const banner = ada.locator('.banner').filter({ hasText: /a bot/ });
  while ((await banner.count()) === 0) if (!(await playOnce(ada))) await ada.waitForTimeout(30);
  expect(await ada.locator('.turn').textContent()).toBe(en.isAway('Ben'));
  // Ben may only have lost his connection.
  expect(await banner.textContent()).toMatch(/In \d+ s a bot may play/);
  await server.pass(45_000);
  await ada.reload();
  await banner.getByRole('button', { name: en.letBotPlayNow }).tap();
  await banner.waitFor({ state: 'detached' });
});

test('who plays with bots alone leaves, by menu or by the sign, and finds everything as it was', async () => {
  const page = await newcomer(browser, server.url);
  const path = await server.tableFrom(POSITIONS['blanc-noir'](3));
  await sitDown(page, path);
  await myTurn(page);
  const before = await seqOf(page);
  for (const leave of [() => fromMenu(page, en.leave), () => page.locator('.sign').click()]) {
    await leave();
    await page.waitForURL(url => url.pathname === '/');
    await page.goto(path);
    await myTurn(page);
    expect(await seqOf(page)).toBe(before);
    expect(await page.locator('.banner').count()).toBe(0);
  }
});

test('a game seen again plays by itself, and pauses', async () => {
  const page = await newcomer(browser, server.url);
  const path = await server.tableFrom(shortRound());
  await sitDown(page, path);
  await playOn(page);
  await page.goto(`${path}/replay`);
  const slider = page.getByRole('slider');
  await page.getByRole('button', { name: en.autoplay, exact: true }).click();
  await expect.poll(async () => Number(await slider.inputValue()), { timeout: 10_000 }).toBeGreaterThan(1);
  await page.getByRole('button', { name: en.pause, exact: true }).click();
  const at = await slider.inputValue();
  await page.waitForTimeout(1500);
  expect(await slider.inputValue()).toBe(at);
  await page.getByRole('button', { name: en.nextTurn }).click();
  expect(Number(await slider.inputValue())).toBeGreaterThan(Number(at));
  await page.getByLabel(en.seenBy).selectOption('mover');
  await page.locator('.bn-hand').waitFor();
  expect(await axe(page)).toEqual([]);
});
