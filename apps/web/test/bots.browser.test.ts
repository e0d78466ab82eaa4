import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf, newcomer, openBrowser } from './browser.ts';
import { makeTable, myTurn, playOn } from './drive.ts';
import { type Running, startServer } from './server.ts';

let server: Running;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A program of somebody's: plays whatever comes last, wherever it is put, and counts, until its token is good no more. */
async function program(token: string, played: { moves: number }): Promise<void> {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { ...init, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } });
  for (;;) {
    const response = await ask('/api/me/turn');
    if (response.status === 401) return;
    const { table, turn } = (await response.json()) as { table: { id: string }; turn: { after: number; legal: string[] } | null };
    if (!turn) continue;
    played.moves++;
    await ask(`/api/tables/${table.id}/move`, { method: 'POST', body: JSON.stringify({ after: turn.after, move: turn.legal.at(-1) }) });
  }
}

test('a bot of one’s own: a token, a seat, a game, and no token any more', async () => {
  const page = await newcomer(browser, server.url);
  await page.goto('/settings');
  await page.getByLabel('Name of the bot').fill('Deep Thought');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const token = await page.getByLabel(/The token of Deep Thought/).inputValue();
  expect(token).toMatch(/^tabard_[\w-]{43}$/);
  const played = { moves: 0 };
  const playing = program(token, played);
  playing.catch(() => {}); // told where it is awaited

  await page.goto('/');
  await makeTable(page, 3, 'Ada');
  await page.getByRole('button', { name: 'Put Deep Thought on a seat' }).click();
  const row = page.locator('.lobby-seats li').filter({ hasText: 'Deep Thought' });
  await row.getByText('bot · here').waitFor();
  expect(await page.getByRole('button', { name: 'Put Deep Thought on a seat' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Start now' }).click();
  await myTurn(page);
  await page.getByText('Deep Thought').first().waitFor();
  // All of my first moves may be one turn.
  await playOn(page, undefined, moves => moves >= 3 && played.moves > 0);

  await page.goto('/settings');
  await page.reload();
  expect(await page.getByLabel(/The token of/).count()).toBe(0);
  await page.getByRole('button', { name: 'Revoke (Deep Thought)' }).click();
  await page.getByRole('dialog', { name: 'Revoke the token of Deep Thought?' }).getByRole('button', { name: 'Revoke' }).click();
  await page.locator('.my-bots').waitFor({ state: 'detached' });
  await playing;
  expect(played.moves).toBeGreaterThan(0);
  expect(complaintsOf(page)).toEqual([]);
});
