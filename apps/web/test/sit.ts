import type { Position } from '@tabard/core';
import type { Page } from 'playwright-core';
import type { Running } from './server.ts';

/** Takes the first open seat of a table, in whatever language. */
export async function join(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  const field = page.locator('input[autocomplete="nickname"]');
  await field.fill(name);
  // By the keyboard: fonts that arrive late move buttons.
  await field.press('Enter');
  await page.locator('.lobby-start .primary').waitFor();
}

/** Takes a seat, and begins. */
export async function sitDown(page: Page, path: string, name = 'Ada'): Promise<void> {
  await join(page, path, name);
  await page.locator('.lobby-start .primary').click();
  await page.locator('.table-head').waitFor();
}

/** Who sits on the other seats: quick bots, people with clocks, or people without, who are away. */
export type Company = 'bots' | 'people' | 'absent';

const PEOPLE = ['Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'];
const LONG = { moveMs: 600_000, reserveMs: 0 };

/** Ada begins on seat 0 where a position leaves off, without the lobby, and without loading the page again. */
export async function seatAt(page: Page, server: Running, position: Position, company: Company): Promise<void> {
  const others = (position.seats as readonly unknown[]).length - 1;
  const clocks = company === 'people' ? { clock: LONG } : {};
  const path = await server.tableFrom(position, company === 'bots' ? {} : { open: others + 1, ...clocks });
  const headers = { 'content-type': 'application/json' };
  if (company !== 'bots')
    for (const [at, name] of PEOPLE.slice(0, others).entries())
      await fetch(`${server.url}/api${path.replace('table', 'tables')}/sit`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ seat: at + 1, name }),
      });
  await page.evaluate(
    async ({ path, headers }) => {
      const post = (what: string, body: object) =>
        fetch(`/api${path.replace('table', 'tables')}/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
      await post('sit', { seat: 0, name: 'Ada' });
      await post('start', {});
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    { path, headers },
  );
  await page.locator(`.table-head`).waitFor();
}
