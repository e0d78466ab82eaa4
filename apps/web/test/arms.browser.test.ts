import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { complaintsOf, DESKTOP, newcomer, openBrowser, PHONE, visit, widthOf } from './browser.ts';
import { type Running, startServer } from './server.ts';

const ARMS = '/arms/per-chevron+azure-1+gules-3+cross+dovetailed+counter-vair-4+lion+rampant+or-1+label';

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

/** Comes by the link, as a friend would who was never here. */
async function open(path: string, options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  const page = await newcomer(browser, server.url, options);
  await page.goto(path);
  await page.locator('main:not([aria-busy]) h1').waitFor();
  return page;
}

test.each([
  ['a desktop', { viewport: DESKTOP }],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
])('axe finds nothing wrong with shared arms, nor with a broken link, on %s', async (_, options) => {
  const page = await open(ARMS, options);
  for (const [path, title] of [
    [ARMS, 'Coat of arms'],
    ['/arms/Azure,+a+chevron+between+three+garbs+Or', 'Coat of arms'],
    ['/arms', 'Design arms'],
    ['/arms/mine', 'My arms'],
    ['/arms/per-chevron+a-dragon', 'No arms on this shield'],
    ['/arms/argent.svg', 'No arms on this shield'],
  ] as const) {
    await page.goto(path);
    await page.locator('main:not([aria-busy]) h1').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(one => one.finished)));
      expect(await axe(page), `${path}, ${colorScheme}`).toEqual([]);
    }
    expect(await widthOf(page), path).toBeLessThanOrEqual(page.viewportSize()!.width);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  }
  expect(complaintsOf(page)).toEqual([]);
});

test('the picture, its blazon in the chosen language, hatching', async () => {
  const page = await open(ARMS);
  const picture = page.locator('.coat-picture');
  const english = await picture.getAttribute('alt');
  expect(english).toContain('Per chevron');
  expect(await page.locator('.coat-blazon').textContent()).toBe(english);
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(true);
  const before = await picture.getAttribute('src');
  await page.getByLabel('Hatching').check({ force: true });
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before);

  const german = await open(ARMS, { locale: 'de' });
  expect(await german.getByRole('heading', { level: 1 }).textContent()).toBe('Wappen');
  expect(await german.locator('.coat-blazon').textContent()).not.toBe(english);
  expect(await german.locator('.coat-picture').getAttribute('src')).toBe(before);
});

test('it is saved as SVG and PNG, and its link is there to copy', async () => {
  const page = await open(ARMS);
  expect(await page.getByLabel('A link that draws these arms for anybody').inputValue()).toBe(server.url + ARMS);
  for (const [button, start] of [
    ['Save as SVG', '<svg '],
    ['Save as PNG', '\x89PNG'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
    expect((await readFile(await download.path(), 'latin1')).startsWith(start), button).toBe(true);
  }
});

test('arms are designed by choosing, by typing and by chance', async () => {
  const page = await open('/arms');
  const english = page.locator('.designer-blazons dd[lang=en]');
  const typed = page.getByLabel('Blazon in English');
  expect(await english.textContent()).toBe('Azure, a chevron between three garbs Or.');

  await page.getByLabel('Ordinary', { exact: true }).selectOption('cross');
  expect(await english.textContent()).toBe('Azure, a cross between three garbs Or.');
  expect(await typed.inputValue()).toBe('Azure, a cross between three garbs Or.');

  await typed.fill('Gules, three lions passant guardant in pale Or');
  expect(await page.locator('.designer-blazons dd[lang=fr]').textContent()).toBe('De gueules à trois léopards d’or l’un sur l’autre.');
  await typed.fill('Gules, three wombats Or');
  await page.getByText('“wombats” is not a word this herald knows.').waitFor();
  expect(await page.locator('.designer mark').textContent()).toBe('wombats');
  expect(await english.textContent()).toBe('Gules, three lions passant guardant in pale Or.');

  await typed.fill('Or, a bend Argent');
  await page.getByText('Metal lies on metal here.').waitFor();
  await page.getByRole('button', { name: 'Random arms' }).click();
  await expect.poll(() => english.textContent()).not.toBe('Or, a bend Argent.');
  expect(await page.locator('.designer-breach').count()).toBe(0);

  const link = await page.getByLabel('A link that draws these arms for anybody').inputValue();
  const there = await open(new URL(link).pathname);
  expect(await there.locator('.coat-blazon').textContent()).toBe(await english.textContent());
  expect(await there.getByText('Won in a game of Blason.').count()).toBe(0);
  expect(complaintsOf(page)).toEqual([]);
});

test('a designed achievement is saved 4096 pixels wide', async () => {
  const page = await open('/arms');
  await page.getByLabel('Helm and mantling').check({ force: true });
  await page.getByLabel('Motto').fill('Ad astra');
  await page.getByLabel('Width in pixels').selectOption('4096');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as PNG' }).click()]);
  const png = await readFile(await download.path());
  const shown = await page.locator('.coat-picture').getAttribute('src');
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(decodeURIComponent(shown!))!.map(Number);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([4096, Math.round((4096 * height!) / width!)]);
});

test('what is designed is still there after a reload, and a friend sees it as it is shown', async () => {
  const page = await open('/arms');
  const picture = page.locator('.coat-picture');
  await page.getByLabel('Blazon in English').fill('Or, a bend Gules');
  await page.getByLabel('Shape of the shield').selectOption('oval');
  await page.getByLabel('Helm and mantling').check({ force: true });
  await page.getByLabel('Motto').fill('Ad astra');
  const drawn = await picture.getAttribute('src');
  await page.waitForURL(/motto=Ad\+astra/);
  await page.reload();
  await picture.waitFor();
  expect(await picture.getAttribute('src')).toBe(drawn);

  const link = await page.getByLabel('A link that draws these arms for anybody').inputValue();
  const there = await open(link.replace(server.url, ''));
  expect(await there.locator('.coat-picture').getAttribute('src')).toBe(drawn);
  await there.getByRole('link', { name: 'Design arms' }).click();
  await there.locator('.designer').waitFor();
  expect(await there.locator('.coat-picture').getAttribute('src')).toBe(drawn);
});

test('claws and tongue are chosen, and a card is printed with nothing else on it', async () => {
  const page = await open('/arms');
  await page.getByLabel('Blazon in English').fill('Or, a lion rampant Gules');
  await page.getByLabel('Claws and horns').selectOption('azure');
  await page.getByLabel('Tongue').selectOption('azure');
  expect(await page.locator('.designer-blazons dd[lang=en]').textContent()).toBe('Or, a lion rampant Gules armed and langued Azure.');
  await page.getByLabel('Figure').selectOption('key');
  expect(await page.locator('.designer-blazons dd[lang=en]').textContent()).toBe('Or, a key Gules.');

  await page.getByLabel('Name on the card').fill('Enid of Orme');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.designer, .page-head, .page-foot').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('.arms-card p').filter({ visible: true }).allTextContents()).toEqual(['Enid of Orme', 'Or, a key Gules.']);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Math.round((Number(width) / 72) * 25.4), Math.round((Number(height) / 72) * 25.4)]).toEqual([105, 148]);
  expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
  expect(complaintsOf(page)).toEqual([]);
});

test('who plays Blason to its end wears the arms, everywhere, and can share them', async () => {
  const page = await visit(browser, server.url);
  const table = await page.evaluate(playOut);
  await page.goto(`/table/${table}`);
  // The pane beside the board can be closed too, and is there first.
  await page.getByRole('dialog', { name: 'The result' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Share the arms of Ann' }).click();
  await page.getByRole('heading', { level: 1, name: 'Coat of arms' }).waitFor();
  const [arms] = (await armsOf(page)) as [string];
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/arms/${arms.replace(/( -)+$/, '').replaceAll(' ', '+')}`);
  await page.getByText('Won in a game of Blason.').waitFor();
  const picture = await page.locator('.coat-picture').getAttribute('src');

  // Unfinished arms are worn only once she says so.
  const isFinished = !arms.split(' ').includes('-');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.locator('.arms').first().waitFor();
  if (isFinished) await expect.poll(() => page.locator('img.arms').getAttribute('src')).toBe(picture);
  else expect(await page.locator('img.arms').count()).toBe(0);
  await page.getByRole('link', { name: 'My arms' }).click();
  await page.getByRole('heading', { level: 1, name: 'My arms' }).waitFor();
  await expect.poll(() => page.locator('.gallery-one img').getAttribute('src')).toBe(picture);
  if (!isFinished) await page.getByRole('button', { name: 'Wear these' }).click();
  await page.getByText('You wear these.').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect.poll(() => page.locator('img.arms').getAttribute('src')).toBe(picture);
  expect(complaintsOf(page)).toEqual([]);
});

test('the arms she chooses, on whichever device, are those that a friend at her table sees', async () => {
  const ann = await visit(browser, server.url);
  for (let match = 0; match < 2; match++) await ann.evaluate(playOut);
  const won = await armsOf(ann);
  expect(won).toHaveLength(2);
  const table = await ask(ann, '/api/tables', { game: 'blason', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const bob = await open(`/table/${table.id}`);
  const shield = bob.locator('.lobby-seat', { hasText: 'Ann' }).locator('img.arms');
  const seen = () => shield.getAttribute('src');

  await ann.goto('/arms/mine');
  const [last, first] = [ann.locator('.gallery-one').nth(0), ann.locator('.gallery-one').nth(1)];
  await first.getByRole('button', { name: 'Wear these' }).click();
  await first.getByText('You wear these.').waitFor();
  await expect.poll(() => ann.evaluate(() => document.activeElement?.textContent)).toBe('You wear these.');
  await expect.poll(seen).toBe(await first.locator('img').getAttribute('src'));

  const { code } = await ask(ann, '/api/me/link', {});
  const phone = await open(`/link/${code}`, { viewport: PHONE, hasTouch: true, isMobile: true });
  await phone.locator('.buttons .primary').click();
  await phone.waitForURL(`${server.url}/`);
  await phone.goto('/arms/mine');
  await phone.locator('.gallery-one').nth(1).getByText('You wear these.').waitFor();
  await phone.locator('.gallery-one').nth(0).getByRole('button', { name: 'Wear these' }).click();
  await phone.locator('.gallery-one').nth(0).getByText('You wear these.').waitFor();
  await expect.poll(seen).toBe(await last.locator('img').getAttribute('src'));

  await ann.reload();
  await last.getByText('You wear these.').waitFor();
  await ann.getByRole('button', { name: 'Always wear those of my last game' }).click();
  await expect.poll(() => ann.getByRole('button', { name: 'Always wear those of my last game' }).count()).toBe(0);
  await expect.poll(() => ann.evaluate(() => document.activeElement?.matches('h1, .gallery-worn'))).toBe(true);
  // Unfinished arms are worn by nobody who has not asked for it.
  await expect.poll(() => shield.count()).toBe(won[0]!.split(' ').includes('-') ? 0 : 1);
  for (const page of [ann, bob, phone]) expect(complaintsOf(page)).toEqual([]);
});

/** All that somebody has won, the newest first. */
const armsOf = async (page: Page): Promise<readonly string[]> => (await (await page.request.get('/api/me/arms')).json()).won;

const ask = async (page: Page, path: string, data: object) => (await page.request.post(path, { data })).json();

/** Ann against bots, any legal move, placing where she can; runs in the page. */
async function playOut(): Promise<string> {
  const body = JSON.stringify({ game: 'blason', bots: 1, level: 'greedy', name: 'Ann' });
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
      const placing = legal.filter((move: string) => move.startsWith('place'));
      const moves = placing.length > 0 ? placing : legal;
      say({ type: 'move', table: id, after, move: moves[(after * 7) % moves.length], wish: `move-${after}` });
    };
  });
  socket.close();
  return id;
}
