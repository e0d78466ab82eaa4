import type { Page } from 'playwright-core';

type Passing = Record<string, string[]>;

/** Keeps the words of whatever such selectors find from now on, after a reload too: what is shown for a few seconds only is seen by a test that looks late. */
export async function keepPassing(page: Page, ...selectors: string[]): Promise<void> {
  await page.addInitScript(keep, selectors);
  await page.evaluate(keep, selectors);
}

/** What has been seen of it since the page was loaded. */
export const passed = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(one => (window as unknown as { passing: Passing }).passing[one] ?? [], selector);

/** Runs in the page. */
function keep(selectors: readonly string[]): void {
  const passing: Passing = Object.fromEntries(selectors.map(one => [one, []]));
  Object.assign(window, { passing });
  const look = () => {
    for (const [selector, seen] of Object.entries(passing))
      for (const one of document.querySelectorAll(selector)) if (!seen.includes(one.textContent)) seen.push(one.textContent);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  look();
}
