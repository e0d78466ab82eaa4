import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

/** What depends on the colours; everything else is the same by day and by night. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the screen as it is, a line each. */
export const axe = (page: Page): Promise<string[]> => look(page, {});

/** What it finds in the colours of the screen alone. */
export const axeColours = (page: Page): Promise<string[]> => look(page, { runOnly: COLOURS });

async function look(page: Page, options: { readonly runOnly?: readonly string[] }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async options => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    return (await axe.run(options)).violations;
  }, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${JSON.stringify(node.target)} ${node.failureSummary ?? ''}`));
}
