import type { Page } from 'playwright-core';

/** Takes the first open seat of a table, in whatever language. */
export async function join(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.locator('input[autocomplete="nickname"]').fill(name);
  await page.locator('.seat-acts .primary').first().click();
  await page.locator('.lobby-start .primary').waitFor();
}

/** Takes a seat, and begins. */
export async function sitDown(page: Page, path: string, name = 'Ada'): Promise<void> {
  await join(page, path, name);
  await page.locator('.lobby-start .primary').click();
  await page.locator('.table-head').waitFor();
}
