import type { Page } from 'playwright-core';

/** Presses the first thing on the screen that a selector finds. */
export type Press = (page: Page, selector: string) => Promise<void>;

export const click: Press = async (page, selector) => {
  await page.locator(selector).first().click();
};

/** Nothing but Tab, arrows and Enter. */
export const keyboard: Press = async (page, selector) => {
  for (let tries = 0; tries < 12; tries++) {
    const { key, times } = await page.evaluate(wayTo, selector);
    for (let presses = 0; presses < times; presses++) await page.keyboard.press(key);
    if (key === 'Enter') return;
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
};

/** Which key leads there, and how often: arrows inside a group of which only one thing takes Tab, else Tab, forward or back; runs in the page. */
function wayTo(selector: string): { key: string; times: number } {
  const active = document.activeElement as HTMLElement;
  const target = document.querySelector<HTMLElement>(selector);
  if (!target || active === target) return { key: 'Enter', times: target ? 1 : 0 };
  const group = 'rove' in target.dataset ? target.closest('[role="group"]') : null;
  if (group?.contains(active)) {
    const things = [...group.querySelectorAll<HTMLElement>('[data-rove]')];
    const steps = things.indexOf(target) - things.indexOf(active);
    return { key: steps > 0 ? 'ArrowRight' : 'ArrowLeft', times: Math.abs(steps) };
  }
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')].filter(
    one => one.tabIndex >= 0 && !one.matches(':disabled') && one.getClientRects().length > 0,
  );
  const goal = group?.querySelector<HTMLElement>('[data-rove][tabindex="0"]') ?? target;
  const steps = stops.indexOf(goal) - stops.indexOf(active);
  return { key: steps > 0 ? 'Tab' : 'Shift+Tab', times: Math.max(1, Math.abs(steps)) };
}
