import type { Locator, Page } from 'playwright-core';
import { keyboard as pressByKeys } from './press.ts';

/** What to try first; whatever is not listed is not tried. */
export const ORDER = ['call', 'play', 'done', 'exclude', 'colour', 'target', 'take', 'swap', 'draw', 'silent'];

declare global {
  interface Window {
    moment(): string;
  }
}

type Press = (page: Page, move: string) => Promise<void>;
const LONGEST_MS = 200_000;
const PRESS_MS = 5000;
/** A card may move away from under the pointer once. */
const TRIES = 3;

/** Makes a table in the form, as a player would: a single round, so many seats (the rest as they are), and a name. */
export async function makeTable(page: Page, seats: number, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Make a table' }).first().click();
  await page.locator('.rules-fold > summary').click();
  await page.getByLabel('A single round').check({ force: true });
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: 'Start now' }).waitFor();
}

/** Presses «Play now», without a lesson first. */
export async function playAtOnce(page: Page, button: Locator): Promise<void> {
  await button.click();
  const just = page.locator('.just-play');
  await just.or(page.locator('.table-head')).first().waitFor();
  if (await just.isVisible()) await just.click();
}

/** Begins, with bots on the seats that are open. */
export async function startWithBots(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.getByRole('button', { name: 'Start with bots' }).click();
}

/** Puts away what lies over the table: a hand that was shown, a round's scores. Looks and presses at once, for some of it goes by itself. False: there was nothing. */
const putAway = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('dialog[open] [data-dismiss]');
    button?.click();
    return button !== null;
  });

/** Waits until it is this player's turn, or the end, so that no bot shows anything any more, and puts away what one has shown. */
export async function myTurn(page: Page): Promise<void> {
  await page.locator('[data-move], .victory').first().waitFor();
  while (await putAway(page));
}

/** Puts away what lies over the table, then chooses from the menu. */
export async function fromMenu(page: Page, item: string): Promise<void> {
  await myTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Opens the column with history and rules; it opens by itself only on a very wide screen. */
export async function openPane(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show history and rules' }).click();
  await page.locator('.pane').waitFor();
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
  if (await putAway(page)) return false;
  const move = await bestMove(page);
  if (move === undefined) return false;
  let failure: unknown;
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await momentOf(page);
    try {
      await press(page, move);
      await page.waitForFunction(was => window.moment() !== was, before, { timeout: PRESS_MS });
      return true;
    } catch (error) {
      failure = error;
      // A sheet may have come between looking and pressing, or a bot taken over: then it is another situation.
      if ((await putAway(page)) || (await isOver(page)) || (await bestMove(page)) !== move) return false;
    }
  }
  throw new Error(`Nothing came of «${move}».`, { cause: failure });
}

/** How it stands: changes when a move was made, or when one was begun. */
async function momentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    window.moment = () => {
      const table = document.querySelector<HTMLElement>('.table-screen');
      const moves = [...document.querySelectorAll<HTMLElement>('[data-move]')].map(one => one.dataset.move);
      return table?.dataset.pending === 'true' ? was : `${table?.dataset.seq} ${moves.join()} ${isOver()}`;
    };
    const isOver = () => document.querySelector('.victory, dialog[open]') !== null;
    let was = '';
    was = window.moment();
    return was;
  });
}

export const seqOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.table-screen')?.dataset.seq);

const isOver = async (page: Page): Promise<boolean> => (await page.locator('.victory').count()) > 0;

/** Where a thing shows: fanned cards cover each other, and what was pointed at last may be explained on top of them. */
async function placeOf(page: Page, move: string): Promise<{ readonly x: number; readonly y: number }> {
  const place = await page.evaluate(whereItShows, move);
  if (place) return place;
  await page.mouse.move(1, 1);
  await page.keyboard.press('Escape');
  const uncovered = await page.evaluate(whereItShows, move);
  if (!uncovered) throw new Error(`«${move}» shows nowhere.`);
  return uncovered;
}

const click: Press = async (page, move) => {
  const { x, y } = await placeOf(page, move);
  await page.mouse.click(x, y);
};

export const tap: Press = async (page, move) => {
  const { x, y } = await placeOf(page, move);
  await page.touchscreen.tap(x, y);
};

/** Runs in the page. */
function whereItShows(move: string): { x: number; y: number } | undefined {
  for (const thing of document.querySelectorAll<HTMLElement>(`[data-move="${move}"]`)) {
    thing.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const across of [0.5, 0.15, 0.3, 0.7, 0.85]) {
      for (const down of [0.5, 0.25, 0.75]) {
        const [x, y] = [left + width * across, top + height * down];
        if (document.elementFromPoint(x, y)?.closest('[data-move]') === thing) return { x, y };
      }
    }
  }
  return;
}

export const keyboard: Press = (page, move) => pressByKeys(page, `[data-move="${move}"]`);

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
