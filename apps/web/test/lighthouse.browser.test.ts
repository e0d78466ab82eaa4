import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Flags } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath } from './browser.ts';
import { type Running, startServer } from './server.ts';

const AT_LEAST = 95;
const PUBLIC = ['accessibility', 'best-practices', 'seo'];
/** A table is kept out of search engines, which Lighthouse would count against it. */
const PRIVATE = ['accessibility', 'best-practices'];
const DESKTOP: Flags = {
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
};
const KINDS = [
  ['phone', {}],
  ['desktop', DESKTOP],
] as const;

let server: Running;
let browser: BrowserContext;
let port: number;
const profile = mkdtempSync(join(tmpdir(), 'tabard-lighthouse-'));

beforeAll(async () => {
  [server, port] = [await startServer(), await freePort()];
  // Lighthouse opens its pages in the browser's own context, and comes in by a port.
  browser = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(profile, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** What Lighthouse says of a page: whatever is below the mark, and why. How fast it is depends on the machine and is only printed. */
async function below(path: string, wanted: readonly string[], flags: Flags): Promise<string[]> {
  const run = await lighthouse(server.url + path, {
    port,
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['performance', ...wanted],
    ...flags,
  });
  if (!run) throw new Error('Lighthouse says nothing.');
  const { categories, audits } = run.lhr;
  const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`);
  console.info(`Lighthouse, ${path}: ${scores.join(', ')}, layout shift ${audits['cumulative-layout-shift']?.displayValue}`);
  return wanted.flatMap(id => {
    const { score, auditRefs } = categories[id]!;
    if ((score ?? 0) * 100 >= AT_LEAST) return [];
    const causes = auditRefs.flatMap(({ id: audit }) => (audits[audit]!.score === 0 ? [audits[audit]!.title] : []));
    return [`${id} ${score}: ${causes.join('; ')}`];
  });
}

test('home does not jump while it loads', async () => {
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.locator('.game-plate').first().waitFor();
  await page.waitForTimeout(1000);
  const shift = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.02);
  await page.close();
});

test.each(KINDS)('home and a lesson on a %s', async (_, flags) => {
  for (const path of ['/', '/learn/blanc-noir']) expect(await below(path, PUBLIC, flags), path).toEqual([]);
});

test.each(KINDS)('a table on a %s', async (_, flags) => {
  const made = await browser.request.post(`${server.url}/api/play-now`, { data: { game: 'blanc-noir' } });
  const { id } = (await made.json()) as { id: string };
  expect(await below(`/table/${id}`, PRIVATE, flags)).toEqual([]);
});
