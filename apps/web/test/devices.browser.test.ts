import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESKTOP, openBrowser, PHONE, visit } from './browser.ts';
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

const devicesOn = (page: Page) => page.getByRole('region', { name: 'Your devices' }).getByRole('listitem');

async function atTable(page: Page): Promise<void> {
  await playAtOnce(page, page.getByRole('button', { name: 'Play now' }).first());
  await page.locator('.table-head').waitFor();
}

/** The same person on a phone, by a link made at the desk. */
async function onPhone(desk: Page): Promise<Page> {
  await desk.goto('/settings');
  await desk.getByRole('button', { name: 'Make a link' }).click();
  const link = await desk.getByLabel(/Works once/).inputValue();
  const phone = await visit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true });
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Yes, that’s me' }).click();
  await phone.waitForURL(`${server.url}/`);
  return phone;
}

test('a device is signed out by the keyboard from another, and hears of it at its table', async () => {
  const desk = await visit(browser, server.url, { viewport: DESKTOP });
  await atTable(desk);
  const table = desk.url();
  const phone = await onPhone(desk);
  await phone.goto(table);
  await phone.locator('.table-head').waitFor();
  await desk.reload();
  await expect.poll(() => devicesOn(desk).count()).toBe(2);
  expect(await devicesOn(desk).first().textContent()).toContain('This device');

  await desk.getByRole('button', { name: /^Sign out there/ }).focus();
  await desk.keyboard.press('Enter');
  await desk.getByRole('dialog').getByRole('button', { name: 'Sign out there' }).focus();
  await desk.keyboard.press('Enter');
  await expect.poll(() => devicesOn(desk).count()).toBe(1);

  await phone.getByRole('heading', { name: 'This device has been signed out' }).waitFor();
  await phone.getByRole('button', { name: 'Go on as somebody new' }).click();
  await phone.goto('/');
  await phone.getByText('No tables yet').waitFor();
});

test('before a device is signed out it is said that its bots go with it, and then they do', async () => {
  const desk = await visit(browser, server.url, { viewport: DESKTOP });
  const phone = await onPhone(desk);
  await phone.goto('/settings');
  await phone.getByLabel('Name of the bot').fill('Engine');
  await phone.getByRole('button', { name: 'Make a token' }).click();
  await phone.getByText('The token of Engine').waitFor();
  await desk.reload();
  const bots = desk.getByRole('region', { name: 'Your bots' }).getByRole('listitem');
  await expect.poll(() => bots.count()).toBe(1);
  await desk.getByRole('button', { name: /^Sign out there/ }).click();
  await desk.getByText('Bots whose token was made on the device you sign out lose it.').waitFor();
  await desk.getByRole('dialog').getByRole('button', { name: 'Sign out there' }).click();
  await expect.poll(() => bots.count()).toBe(0);
});

test('a link made at this computer’s own name leads other devices to it, by a camera too', async () => {
  const desk = await visit(browser, server.url, { viewport: DESKTOP });
  await desk.route('**/api/reach', route => route.fulfill({ json: { friends: ['http://192.168.1.7:8080'] } }));
  await desk.goto('/settings');
  await desk.getByRole('button', { name: 'Make a link' }).click();
  const link = desk.getByLabel(/Works once/);
  await expect.poll(() => link.inputValue()).toMatch(/^http:\/\/192\.168\.1\.7:8080\/link\/[\w-]{43}$/);
  await desk.getByText('This computer only').waitFor();
  await desk.getByRole('button', { name: 'QR code' }).click();
  await desk.getByText('Point the camera of the other device at it.').waitFor();
  await desk.getByRole('img', { name: 'QR code' }).waitFor();
});

test('signed out here, nothing of who I was is left on the screen', async () => {
  const desk = await visit(browser, server.url, { viewport: DESKTOP });
  await atTable(desk);
  await desk.goto('/settings');
  await desk.getByRole('button', { name: 'Sign out here' }).click();
  await desk.getByText('your only device').waitFor();
  await desk.getByRole('dialog').getByRole('button', { name: 'Sign out here' }).click();
  await desk.getByText('No tables yet').waitFor();
  await desk.goto('/settings');
  await desk.getByRole('button', { name: 'Make a link' }).waitFor();
  expect(await devicesOn(desk).count()).toBe(0);
});
