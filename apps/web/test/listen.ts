import type { CDPSession, Page } from 'playwright-core';

/** What a screen reader would say at a table, line by line. */
export interface Listener {
  /** The lines so far. */
  readonly heard: readonly string[];
  /** The screen from top to bottom: what has a role, and its name. */
  read(selector: string): Promise<void>;
  /** Where the focus is: role, name, state and description. */
  focus(): Promise<void>;
  /** Presses a key, waits for the answer, and says where the focus is then and what was announced. */
  press(key: string): Promise<void>;
}

interface Spoken {
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

const STATES = ['pressed', 'checked', 'selected', 'expanded', 'disabled'];
const LIVE = '[aria-live], [role="alert"], [role="status"]';
const LOOK_MS = 200;
const QUIET_LOOKS = 5;

export async function listenTo(page: Page): Promise<Listener> {
  const devtools = await page.context().newCDPSession(page);
  const heard: string[] = [];
  let told = await liveTexts(page);
  const focus = async () => {
    heard.push(`  focus: ${await focused(devtools)}`);
  };
  return {
    heard,
    focus,
    async read(selector) {
      heard.push(...(await page.locator(selector).ariaSnapshot()).split('\n'));
    },
    async press(key) {
      await page.keyboard.press(key);
      await settled(page);
      heard.push(`press ${key}`);
      await focus();
      const now = await liveTexts(page);
      heard.push(...now.filter(text => !told.includes(text)).map(text => `  announced: ${text}`));
      told = now;
    },
  };
}

/** Nothing is on its way, and nothing more is said for a while: on a busy machine that takes longer. */
async function settled(page: Page): Promise<void> {
  let last = '';
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet++) {
    await page.waitForTimeout(LOOK_MS);
    await page.locator('.table-screen:not([data-pending="true"])').waitFor();
    const seq = await page.locator('.table-screen').getAttribute('data-seq');
    const now = [seq, ...(await liveTexts(page))].join('\n');
    if (now !== last) quiet = 0;
    last = now;
  }
}

/** What stands in the regions that are read aloud when they change. */
const liveTexts = (page: Page): Promise<string[]> =>
  page
    .locator(LIVE)
    .evaluateAll(regions => regions.map(one => one.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '').filter(text => text !== ''));

async function focused(devtools: CDPSession): Promise<string> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', { objectId: result.objectId!, fetchRelatives: false });
  const { role, name, description, properties = [] } = nodes[0] as Spoken;
  const states = properties.filter(
    one => STATES.includes(one.name) && one.value.value !== undefined && String(one.value.value) !== 'false',
  );
  const said = [`${role?.value} «${name?.value ?? ''}»`, ...states.map(one => `${one.name} ${one.value.value}`)].join(', ');
  return description?.value ? `${said}; ${description.value}` : said;
}
