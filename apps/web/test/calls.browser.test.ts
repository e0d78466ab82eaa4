import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { complaintsOf, openWholeBrowser, PHONE, visit } from './browser.ts';
import { type Running, startServer } from './server.ts';

/** A name of one's own network, over plain http. */
const AT_HOME = 'tabard.local';

let server: Running;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openWholeBrowser([`--host-resolver-rules=MAP ${AT_HOME} 127.0.0.1`])]);
});

afterEach(async () => {
  await Promise.all(browser.contexts().map(context => context.close()));
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const ENDPOINT = 'https://push.example/somebody';

/** A browser here has no push service: it is given an address, and everything else is real. */
function givePushService({ endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string }): void {
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('test.subscribed', 'yes');
    return { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) } as unknown as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem('test.subscribed') === null
      ? null
      : ({
          unsubscribe: async () => {
            localStorage.removeItem('test.subscribed');
            return true;
          },
        } as PushSubscription);
}

async function visitor(): Promise<Page> {
  const page = await visit(browser, server.url, { viewport: PHONE, permissions: ['notifications'] });
  await page.context().addInitScript(givePushService, { endpoint: ENDPOINT, p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) });
  return page;
}

/** A table of one's own that waits for somebody. */
const newTable = (page: Page, terms: object = {}): Promise<string> =>
  page.evaluate(async terms => {
    const body = JSON.stringify({ game: 'blanc-noir', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], terms });
    const made = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return ((await made.json()) as { id: string }).id;
  }, terms);

const post = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ({ path, body }) => {
      await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    },
    { path, body },
  );

const isCalled = (page: Page): Promise<boolean> =>
  page.evaluate(async () => ((await (await fetch('/api/push')).json()) as { on: boolean }).on);

const shownIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration!.getNotifications()).map(({ title, body, tag }) => `${title} | ${body} | ${tag}`);
  });

/** Delivers messages as the browser's own push service would. */
class Postman {
  readonly #cdp: CDPSession;
  readonly #registration: string;

  private constructor(cdp: CDPSession, registration: string) {
    this.#cdp = cdp;
    this.#registration = registration;
  }

  static async of(page: Page): Promise<Postman> {
    const cdp = await page.context().newCDPSession(page);
    const registered = new Promise<string>(resolve =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      }),
    );
    await cdp.send('ServiceWorker.enable');
    return new Postman(cdp, await registered);
  }

  async deliver(message: object | string): Promise<void> {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    await this.#cdp.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId: this.#registration, data });
  }
}

const workerOf = (context: BrowserContext) => context.serviceWorkers()[0]!;
const windowsOf = (context: BrowserContext): Promise<string[]> =>
  workerOf(context).evaluate(
    `clients.matchAll({ type: 'window', includeUncontrolled: true }).then(all => all.map(({ url }) => new URL(url).pathname))`,
  );

/** Somebody at a table of theirs who took the offer there. */
async function called() {
  const page = await visitor();
  const table = await newTable(page);
  await page.goto(`/table/${table}`);
  await page.getByText('You need not wait here').waitFor();
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect.poll(() => isCalled(page)).toBe(true);
  return { page, table, postman: await Postman.of(page) };
}

test('who waits for others is offered to be called, by the keyboard, and can switch it off again', async () => {
  const page = await visitor();
  const table = await newTable(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto(`/table/${table}`);
  const offer = page.getByRole('button', { name: 'Notify me' });
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isCalled(page)).toBe(true);
  await expect.poll(() => offer.count()).toBe(0);
  await page.goto('/settings');
  const wanted = page.getByRole('checkbox', { name: /Notify me when a table waits/ });
  await expect.poll(() => wanted.isChecked()).toBe(true);
  await wanted.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => isCalled(page)).toBe(false);
  await expect.poll(() => wanted.isChecked()).toBe(false);
  expect(complaintsOf(page)).toEqual([]);
});

test('a switch that could not be thrown stands as it stood', async () => {
  const page = await visitor();
  await page.context().addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new Error('no push service'));
  });
  await page.goto('/settings');
  const wanted = page.getByRole('checkbox', { name: /Notify me when a table waits/ });
  await wanted.click();
  await page.getByText(en.callsFailed).waitFor();
  expect(await wanted.isChecked()).toBe(false);
  expect(await isCalled(page)).toBe(false);
});

test('an offer that is put away does not come back', async () => {
  const page = await visitor();
  await page.goto(`/table/${await newTable(page)}`);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.goto(`/table/${await newTable(page)}`);
  await page.locator('.lobby-seats').waitFor();
  expect(await page.getByText('You need not wait here').count()).toBe(0);
});

test('where somebody has days for a move the offer stands above the board', async () => {
  const [ann, bob] = [await visitor(), await visitor()];
  const table = await newTable(ann, { clock: { moveMs: 86_400_000, reserveMs: 0 } });
  await post(bob, `/api/tables/${table}/sit`, { seat: 1, name: 'Bob' });
  await post(ann, `/api/tables/${table}/start`, {});
  await Promise.all([ann, bob].map(page => page.goto(`/table/${table}`)));
  const offered = (page: Page) => page.getByText('This device can tell you when it is your turn').isVisible();
  const isTurnOf = (page: Page) => page.locator('.table-head.mine').isVisible();
  await Promise.all([ann, bob].map(page => page.locator('.table-head').waitFor()));
  // It is the turn of one of them, who has no time for that.
  await expect.poll(async () => [await offered(ann), await offered(bob)].toSorted()).toEqual([false, true]);
  expect(await isTurnOf(ann)).toBe(!(await offered(ann)));
});

test('a message is shown, and taken away when I look at its table', async () => {
  const { page, table, postman } = await called();
  await page.goto('/');
  // The page that was left is a window for a moment longer, and nobody is called to a table they look at.
  await expect.poll(() => windowsOf(page.context())).toEqual(['/']);
  await postman.deliver({ reason: 'turn', table, title: 'Your turn', text: 'Blanc Noir with Bob' });
  await expect.poll(() => shownIn(page)).toEqual([`Your turn | Blanc Noir with Bob | ${table}`]);
  await postman.deliver({ reason: 'over', table, title: 'Your game has ended', text: 'Blanc Noir with Bob' });
  await postman.deliver({ reason: 'turn', table: 'another', title: 'Your turn', text: 'Blason' });
  // The second stands in the place of the first. Both are looked for at once: the browser takes them away by itself after 25 s.
  await expect
    .poll(async () => (await shownIn(page)).toSorted())
    .toEqual([`Your game has ended | Blanc Noir with Bob | ${table}`, 'Your turn | Blason | another']);
  await page.goto(`/table/${table}`);
  await expect.poll(() => shownIn(page)).toEqual(['Your turn | Blason | another']);
});

test('nothing is shown of the table before me, and something for whatever else comes', async () => {
  const { page, table, postman } = await called();
  await postman.deliver({ reason: 'turn', table, title: 'Your turn', text: 'Blanc Noir with Bob' });
  await postman.deliver('nonsense');
  await expect.poll(() => shownIn(page)).toEqual(['Tabard |  | ']);
});

test('a click brings back the window of the table, or opens one', async () => {
  const { page, table } = await called();
  const opened = (wanted: string) =>
    workerOf(page.context()).evaluate(async wanted => {
      const worker = self as unknown as { clients: object; open(table: string): Promise<unknown> };
      let address: string | undefined;
      const WindowClient = (self as unknown as { WindowClient: { prototype: object } }).WindowClient;
      Object.defineProperty(WindowClient.prototype, 'focus', { configurable: true, value: async () => (address = 'focused') });
      Object.defineProperty(worker.clients, 'openWindow', { configurable: true, value: async (url: string) => (address = url) });
      await worker.open(wanted);
      return address;
    }, wanted);
  expect(await opened(table)).toBe('focused');
  expect(await opened('another')).toBe('/table/another');
});

test('over plain http nothing is offered, and nothing is wrong', async () => {
  const page = await visit(browser, `http://${AT_HOME}:${server.port}`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.goto(`/table/${await newTable(page)}`);
  await page.locator('.lobby-seats').waitFor();
  expect(await page.getByRole('button', { name: 'Notify me' }).count()).toBe(0);
  await page.goto('/settings');
  await page.getByRole('checkbox').first().waitFor();
  expect(await page.getByRole('checkbox', { name: /Notify me/ }).count()).toBe(0);
  expect(complaintsOf(page)).toEqual([]);
});
