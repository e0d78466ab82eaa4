import type { Page } from 'playwright-core';

/** Presses a thing on the screen that a selector finds: the first, if there are several. */
export type Press = (page: Page, selector: string) => Promise<void>;

const WAIT_MS = 5000;

export const click: Press = async (page, selector) => {
  await page.locator(selector).first().click();
};

export const tap: Press = async (page, selector) => {
  await page.locator(selector).first().tap();
};

/** Nothing but Tab, arrows and Enter. */
export const keyboard: Press = async (page, selector) => {
  await walkTo(page, selector);
  await page.keyboard.press('Enter');
};

/** Waits for a thing, and walks to it. */
export async function focusOn(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ timeout: WAIT_MS });
  await walkTo(page, selector);
}

/** Walks with Tab, forward or back, and with arrows inside a group of which only one thing takes Tab. */
export async function walkTo(page: Page, selector: string, which: 'first' | 'last' = 'first'): Promise<void> {
  for (let tries = 0; tries < 12; tries++) {
    const way = await page.evaluate(wayTo, { selector, which });
    if (way === 'here') return;
    if (way === 'nowhere') throw new Error(`There is no ${selector}.`);
    for (let presses = 0; presses < way.times; presses++) await page.keyboard.press(way.key);
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

/** Which key leads there, and how often it must be pressed; runs in the page. */
function wayTo({ selector, which }: { selector: string; which: 'first' | 'last' }): 'here' | 'nowhere' | { key: string; times: number } {
  const active = document.activeElement as HTMLElement;
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  if (found.length === 0) return 'nowhere';
  if (found.includes(active)) return 'here';
  const targets = which === 'first' ? found : found.slice(-1);
  const groupOf = (one: HTMLElement | undefined) => (one && 'rove' in one.dataset ? one.closest('[role="group"]') : null);
  const beside = targets.find(one => groupOf(one)?.contains(active));
  if (beside) {
    const things = [...groupOf(beside)!.querySelectorAll<HTMLElement>('[data-rove]')];
    const steps = things.indexOf(beside) - things.indexOf(active);
    return { key: steps > 0 ? 'ArrowRight' : 'ArrowLeft', times: Math.abs(steps) };
  }
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')].filter(
    one =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [type=radio]:not(:checked)') &&
      one.getClientRects().length > 0 &&
      one.checkVisibility(),
  );
  const [target] = targets;
  const goal = groupOf(target)?.querySelector<HTMLElement>('[data-rove][tabindex="0"]') ?? target;
  const steps = stops.indexOf(goal!) - stops.indexOf(active);
  return { key: steps > 0 ? 'Tab' : 'Shift+Tab', times: Math.max(1, Math.abs(steps)) };
}
