import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, PHONE, visit } from './browser.ts';
import { playAtOnce } from './drive.ts';
import { type Running, startServer } from './server.ts';

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

async function atSettings() {
  const page = await visit(browser, server.url, { viewport: PHONE });
  await playAtOnce(page, page.getByRole('button', { name: 'Play now' }).first());
  await page.locator('.table-head').waitFor();
  const table = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto('/settings');
  await page.getByLabel('Your name').fill('Ann');
  const save = page.getByRole('button', { name: 'Save' }).first();
  await save.click();
  await expect.poll(() => save.isDisabled()).toBe(true);
  return { page, table };
}

test('my data come as one file', async () => {
  const { page, table } = await atSettings();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my data' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^tabard-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { name: string; tables: { table: string; seat: number }[] };
  expect(data).toMatchObject({ name: 'Ann', devices: [{ system: 'Linux' }], tables: [{ table, seat: 0 }], more: false });
});

test('who types the word is deleted, by the keyboard, and is a stranger at home', async () => {
  const { page, table } = await atSettings();
  await page.getByRole('button', { name: 'Delete me' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const word = dialog.getByLabel(/type “delete”/);
  await word.focus();
  await page.keyboard.type('deleet');
  expect(await dialog.getByRole('button', { name: 'Delete me' }).isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('te');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.url}/`);
  await page.getByText('No tables yet').waitFor();
  const farewell = page.locator('.farewell').filter({ hasText: 'Everything about you has been deleted' });
  await farewell.waitFor();
  // Nothing stays that says who was here: which tips are put away, and the pages' own room.
  const unnamed = ['tabard.tips', 'tabard.open-tables', 'tabard.lobby-room'];
  expect((await page.evaluate(() => Object.keys(localStorage))).filter(key => !unnamed.includes(key))).toEqual([]);
  const me = await page.evaluate(async () => (await fetch('/api/me')).json());
  expect(me).toMatchObject({ known: false, name: '' });
  await page.reload();
  await page.getByText('No tables yet').waitFor();
  expect(await farewell.count()).toBe(0);
  await page.goto(`/table/${table}`);
  await page.locator('.table-head, .trouble').first().waitFor();
  expect(await page.getByText('Ann', { exact: true }).count()).toBe(0);
});

test('who thinks better of it stays', async () => {
  const { page } = await atSettings();
  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/');
  expect(await page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { name: string }).name)).toBe('Ann');
});
