import type { Page } from 'playwright-core';

/** What to try first; whatever is not listed is not tried. */
const ORDER = ['call', 'play', 'done', 'exclude', 'colour', 'target', 'take', 'swap', 'draw', 'silent'];

type Press = (page: Page, move: string) => Promise<void>;
const LONGEST_MS = 100_000;

/** Makes a table in the form, as a player would: a single round, so many seats (the rest as they are), and a name. */
export async function makeTable(page: Page, seats: number, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Make a table' }).first().click();
  await page.getByLabel('A single round').check({ force: true });
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: 'Start now' }).waitFor();
}

/** Plays on until the result is shown, or `enough` says so. */
export async function playOn(page: Page, press: Press = click, enough: (moves: number) => boolean = () => false): Promise<number> {
  const end = Date.now() + LONGEST_MS;
  let moves = 0;
  while (Date.now() < end) {
    if (await isOver(page)) return moves;
    if (enough(moves)) return moves;
    if (await playOnce(page, press)) moves += 1;
    else await page.waitForTimeout(30);
  }
  throw new Error(`No end after ${moves} moves.`);
}

/** One decision, if there is one. */
export async function playOnce(page: Page, press: Press = click): Promise<boolean> {
  const sheet = page.locator('dialog[open] [data-dismiss]');
  if ((await sheet.count()) > 0) {
    await sheet
      .first()
      .press('Enter', { timeout: 2000 })
      .catch(() => {});
    return false;
  }
  const move = await bestMove(page);
  if (move === undefined) return false;
  const before = await seqOf(page);
  await press(page, move);
  await page.waitForFunction(
    ([seq, wanted]) => {
      const table = document.querySelector<HTMLElement>('.table-screen');
      const now = [...document.querySelectorAll<HTMLElement>('[data-move]')].some(one => one.dataset.move === wanted);
      return table?.dataset.pending === 'false' && (table.dataset.seq !== seq || !now);
    },
    [before, move] as const,
    { timeout: 5000 },
  );
  return true;
}

export const seqOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.table-screen')?.dataset.seq);

export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.victory').count()) > 0;

const click: Press = async (page, move) => {
  await page.locator(`[data-move="${move}"]`).last().click({ timeout: 5000 });
};

/** Nothing but Tab, arrows and Enter. */
export const keyboard: Press = async (page, move) => {
  await focusOn(page, `[data-move="${move}"]`);
  await page.keyboard.press('Enter');
};

/** Walks with Tab, and with arrows inside a group of which only one thing takes Tab. */
export async function focusOn(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 120; step++) {
    const where = await page.evaluate(wanted => {
      const active = document.activeElement;
      const targets = [...document.querySelectorAll(wanted)];
      if (active && targets.includes(active)) return 'here';
      const group = active?.closest('.bn-hand, fieldset, [role=tablist]');
      return group && targets.some(target => group.contains(target)) ? 'in-group' : 'elsewhere';
    }, selector);
    if (where === 'here') return;
    await page.keyboard.press(where === 'in-group' ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

async function bestMove(page: Page): Promise<string | undefined> {
  const moves = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-move]')]
      .filter(one => one.getAttribute('aria-disabled') !== 'true' && one.getClientRects().length > 0)
      .map(one => one.dataset.move ?? ''),
  );
  const rank = (move: string) => ORDER.indexOf(move.split(' ')[0]!);
  // Among moves of one kind the longer: it goes on with what was begun.
  return moves.filter(move => rank(move) >= 0).sort((a, b) => rank(a) - rank(b) || b.split(' ').length - a.split(' ').length)[0];
}
