import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { complaintsOf, DESKTOP, newcomer, openBrowser, PHONE, visit, watch, widthOf } from './browser.ts';
import { type Running, startServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabard-diary-'));
const ON_A_PHONE: BrowserContextOptions = { viewport: PHONE, hasTouch: true, isMobile: true };

let server: Running;
let browser: Browser;
/** Ann's match against two bots, played to its end. */
let table: string;
let ann: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  ann = await visit(browser, server.url);
  table = await ann.evaluate(playOut);
});

afterEach(async () => {
  const others = browser.contexts().filter(context => context !== ann.context());
  await Promise.all(others.map(context => context.close()));
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true });
});

/** Comes by the link, as a friend would who was never here. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newcomer(browser, server.url, options);
  await page.goto(path);
  await page.locator('main:not([aria-busy]) h1').waitFor();
  return page;
}

const headline = (page: Page): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent();

/** The journey and the cards that were kept make up every score; a line a seat says how it came about. */
async function showsNumbers(result: Locator): Promise<void> {
  const numbers = result.getByRole('region', { name: 'The match in numbers' });
  const row = async (name: string): Promise<number[]> => {
    const cells = await numbers.getByRole('row', { name }).last().getByRole('cell').allTextContents();
    return cells.map(Number);
  };
  await numbers.getByText('Spaces after each round').waitFor();
  const [journey, kept, total] = await Promise.all([row('On the journey'), row('Cards kept'), row('Total')]);
  expect(total.length).toBeGreaterThan(1);
  expect(journey!.map((fields, seat) => fields + kept![seat]!)).toEqual(total);
  expect(await numbers.locator('.curve-seat').count()).toBe(total.length);
}

async function savesPicture(page: Page, result: Locator): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), result.getByRole('button', { name: 'Share a picture' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^Tintenblut-.*\.png$/);
  expect((await readFile(await download.path(), 'latin1')).startsWith('\x89PNG')).toBe(true);
}

test('from the result to the diary, to the file and to the game seen again', async () => {
  await ann.goto(`/table/${table}`);
  const result = ann.getByRole('dialog', { name: 'The result' });
  await showsNumbers(result);
  await savesPicture(ann, result);
  await result.getByRole('link', { name: 'Travel diary' }).click();
  await ann.getByRole('heading', { level: 1, name: 'Travel diary' }).waitFor();
  expect(new URL(ann.url()).pathname).toBe(`/table/${table}/diary`);
  expect(await ann.title()).toMatch(/^Travel diary · .*Ann.* · Tabard$/);
  expect(await ann.getByRole('img', { name: /A map of the Inkworld with the ways of .*Ann/ }).isVisible()).toBe(true);
  expect(await ann.getByRole('heading', { level: 2, name: 'Ann’s journey' }).isVisible()).toBe(true);
  await ann.getByRole('link', { name: 'Ann', exact: true }).click();
  await ann.waitForFunction(() => scrollY > 1000);

  const [download] = await Promise.all([ann.waitForEvent('download'), ann.getByRole('button', { name: 'Save as one file' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^Travel-diary-.*Ann.*\.html$/);
  const file = join(folder, 'diary.html');
  await download.saveAs(file);
  await alone(file);

  await ann.getByRole('link', { name: 'See the game again' }).click();
  await ann.getByRole('slider').waitFor();
  await ann.getByRole('link', { name: 'Travel diary' }).click();
  await ann.getByRole('heading', { level: 1, name: 'Travel diary' }).waitFor();
  expect(complaintsOf(ann)).toEqual([]);
});

/** The file in a browser that runs no scripts and has no network. */
async function alone(path: string): Promise<void> {
  const context = await browser.newContext({ viewport: DESKTOP, offline: true, javaScriptEnabled: false });
  const page = await context.newPage();
  watch(page);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.goto(pathToFileURL(path).href);
  expect(await headline(page)).toBe('Travel diary');
  expect(await page.getByRole('heading', { level: 2, name: 'Ann’s journey' }).isVisible()).toBe(true);
  expect(asked).toEqual([pathToFileURL(path).href]);
  expect(complaintsOf(page)).toEqual([]);
}

describe.each<[string, BrowserContextOptions]>([
  ['a desktop', { viewport: DESKTOP }],
  ['a phone', ON_A_PHONE],
])('on %s', (_, options) => {
  test('axe finds nothing, by day and by night, and nothing sticks out', async () => {
    const page = await open(`/table/${table}/diary`, options);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(one => one.finished)));
      expect(await axe(page), colorScheme).toEqual([]);
    }
    expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()!.width);
    expect(complaintsOf(page)).toEqual([]);
  });
});

test('a friend reads it by its link, in the friend’s language, and in another one', async () => {
  const page = await open(`/table/${table}/diary`, { locale: 'de', ...ON_A_PHONE });
  expect(await headline(page)).toBe('Reisetagebuch');
  expect(await page.getByLabel('Link zu diesem Tagebuch').inputValue()).toBe(`${server.url}/table/${table}/diary`);
  await page.getByLabel('Sprache').selectOption('ja');
  await page.getByRole('heading', { level: 1, name: '旅の日記' }).waitFor();
  expect(await page.getByRole('heading', { level: 2, name: 'Annの旅' }).isVisible()).toBe(true);
  expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
});

test('on paper there is the diary and nothing of the house', async () => {
  const page = await open(`/table/${table}/diary`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.getByRole('button', { name: 'Save as one file' }).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Credits' }).isVisible()).toBe(false);
  expect(await page.locator('.travel-diary').evaluate(diary => getComputedStyle(diary).color)).toBe('rgb(42, 33, 26)');
});

test('no such table, a match under way, a game that tells none: each has its screen', async () => {
  const page = await open('/table/AAAAAAAAAAAAAAAAAAAAAA/diary');
  expect(await headline(page)).toBe('No such table');
  const begin = (game: string) =>
    page.evaluate(async wanted => {
      const body = JSON.stringify({ game: wanted, bots: 1, level: 'random' });
      const made = await fetch('/api/play-now', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return ((await made.json()) as { id: string }).id;
    }, game);
  const running = await begin('tintenblut');
  await page.goto(`/table/${running}/diary`);
  await page.waitForURL(`**/table/${running}`);
  const other = await begin('blanc-noir');
  await page.evaluate(
    given => fetch(`/api/tables/${given}/resign`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
    other,
  );
  await page.goto(`/table/${other}/diary`);
  await page.getByRole('heading', { level: 1, name: 'Nothing here' }).waitFor();
});

/** Ann against bots, any legal move, handing sets in when she can; runs in the page. */
async function playOut(): Promise<string> {
  const body = JSON.stringify({ game: 'tintenblut', bots: 2, level: 'greedy', name: 'Ann' });
  const made = await fetch('/api/play-now', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { id } = (await made.json()) as { id: string };
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/live`);
  const say = (message: object) => socket.send(JSON.stringify(message));
  socket.onopen = () => {
    say({ type: 'hello', version: 4, lang: 'en' });
    say({ type: 'follow', table: id });
  };
  let last = -1;
  await new Promise<void>(done => {
    socket.onmessage = ({ data }) => {
      const { type, after, legal, table } = JSON.parse(String(data));
      if (type === 'table' && table.status === 'over') done();
      if (type !== 'step' || legal.length === 0 || after <= last) return;
      last = after;
      const sets = legal.filter((move: string) => move.startsWith('convert'));
      const moves = sets.length > 0 ? sets : legal;
      say({ type: 'move', table: id, after, move: moves[(after * 7) % moves.length], wish: `move-${after}` });
    };
  });
  socket.close();
  return id;
}
