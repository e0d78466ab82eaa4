import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const DESKTOP = { width: 1280, height: 860 };
export const PHONE = { width: 390, height: 844 };
const PATIENCE_MS = 30_000;

export function chromiumPath(): string {
  const found = process.env.TABARD_CHROMIUM || PLACES.find(existsSync);
  if (!found) throw new Error('The browser tests need Chromium: install it, or name one in TABARD_CHROMIUM.');
  return found;
}

/** For everything but what a desktop has around a page: without that, a page costs a third. */
export const openBrowser = (): Promise<Browser> => launch(process.env.TABARD_HEADLESS_SHELL || chromiumPath());

/** With notifications, too. */
export const openWholeBrowser = (more: readonly string[]): Promise<Browser> => launch(chromiumPath(), more);

const launch = (executablePath: string, more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...FLAGS, ...more] });

/** Nobody tells first-time notes: what a test presses stays where it is. */
const ALL_KNOWN = { key: 'tabard.tips', value: JSON.stringify({ on: false, known: [] }) };
const knowing = ({ key, value }: typeof ALL_KNOWN) => {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
};

/** Somebody new with a browser of their own, who comes home first. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newcomer(browser, url, options);
  await page.goto('/');
  return page;
}

/** Somebody new who has opened nothing yet. Whatever the page complains about is kept in `complaints`. */
export async function newcomer(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en', viewport: DESKTOP, reducedMotion: 'reduce', ...options });
  await context.addInitScript(knowing, ALL_KNOWN);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  watch(page);
  return page;
}

const complaints = new WeakMap<Page, string[]>();

export function watch(page: Page): void {
  const heard: string[] = [];
  complaints.set(page, heard);
  page.on('pageerror', error => heard.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') heard.push(message.text());
  });
}

export const complaintsOf = (page: Page): readonly string[] => complaints.get(page) ?? [];

/** Until letters that come late have come, and what they move lies where it stays. */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frames = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await frames();
    await document.fonts.ready;
    await frames();
  });

export const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
