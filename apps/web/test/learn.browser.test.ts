import { lesson as blancNoir } from '@tabard/blanc-noir/lessons';
import { lesson as blason } from '@tabard/blason/lessons';
import type { Lesson, LessonStep } from '@tabard/core';
import { lesson as tintenblut } from '@tabard/tintenblut/lessons';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { complaintsOf, openBrowser, visit } from './browser.ts';
import { keyboard } from './press.ts';
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

/** In the free game at the end: what a sensible learner does first. */
const FREELY = ['call', 'play *', 'draw'];
const MOST_PRESSES = 200;

const heading = '.coach-end h2';
const goOn = '[data-go-on]';
/** What is armed already is not pressed again: that would take it back. */
const pointed = '.stage [data-pointed][data-move]:not([aria-pressed="true"])';
const dismiss = 'dialog[open] [data-dismiss]';
const free = FREELY.map(move => `.learn[data-step="4.0"] .stage [data-move^="${move.replace('*', '')}"]`);

/** Presses what the coach wants, by keyboard, until a game is won; gives all that was said. */
async function learn(page: Page): Promise<string[]> {
  const said: string[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const wanted = await next(page);
    const text = (await page.locator('.coach').textContent()) ?? '';
    if (said.at(-1) !== text) said.push(text);
    if (wanted === heading) return said;
    await press(page, wanted);
  }
  throw new Error(`The lesson does not end: ${said.at(-1)}`);
}

/** What was there a moment ago may be gone: then there is something else to press. */
async function press(page: Page, wanted: string): Promise<void> {
  try {
    await keyboard(page, wanted);
  } catch (error) {
    if ((await page.locator(wanted).count()) > 0) throw error;
  }
}

/** What there is to be pressed, once there is something. */
async function next(page: Page): Promise<string> {
  const wanted = [dismiss, heading, goOn, pointed, ...free];
  await page.locator(wanted.join(', ')).first().waitFor({ state: 'attached' });
  for (const one of wanted) if ((await page.locator(one).count()) > 0) return one;
  return next(page);
}

test('Blanc Noir is learnt by keyboard alone, up to a won game', async () => {
  const page = await visit(browser, server.url);
  await page.goto('/learn/blanc-noir');
  const said = await learn(page);
  expect(said.length).toBeGreaterThan(12);
  expect(said.at(-1)).toContain('You have won a small game');
  expect(complaintsOf(page)).toEqual([]);
});

test('what else is tried is not made, and the coach says why', async () => {
  const page = await visit(browser, server.url);
  await page.goto('/learn/blanc-noir');
  await page.locator(goOn).click();
  await page.locator(pointed).first().waitFor();
  await page.locator('[data-move="draw"]').click();
  await page.locator('.coach-objection', { hasText: 'try the colour first' }).waitFor();
  expect(await page.locator('.learn').getAttribute('data-step')).toBe('0.1');
  expect(await axe(page)).toEqual([]);
});

test('it goes on where it was left, and back when asked', async () => {
  const page = await visit(browser, server.url);
  await page.goto('/learn/tintenblut');
  await page.locator(goOn).click();
  await page.locator('.learn[data-step="0.1"]').waitFor();
  await page.reload();
  await page.locator('.learn[data-step="0.1"]').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.locator('.learn[data-step="0.0"]').waitFor();
});

const LESSONS: readonly (readonly [string, Lesson])[] = [
  ['blanc-noir', blancNoir],
  ['blason', blason],
  ['tintenblut', tintenblut],
];

test.each(LESSONS)('whatever the coach of %s speaks of is on the board', async (game, { chapters }) => {
  const page = await visit(browser, server.url);
  await page.evaluate(prefs => localStorage.setItem('tabard.prefs', prefs), JSON.stringify({ pace: 0 }));
  await page.goto(`/learn/${game}`);
  for (const [chapter, { steps }] of chapters.entries()) {
    for (const [at, step] of steps.entries()) {
      if (step.type === 'watch') continue;
      await page.locator(`.learn[data-step="${chapter}.${at}"]`).waitFor();
      expect.soft(await missingIn(page, step), `step ${chapter}.${at}`).toEqual([]);
    }
  }
  expect(complaintsOf(page)).toEqual([]);
});

/** Does what a step asks for; gives what it speaks of and nobody has seen on the way, and `ring` for each time that nothing was pointed at. */
async function missingIn(page: Page, step: Exclude<LessonStep, { type: 'watch' }>): Promise<string[]> {
  const unseen = new Set(step.point);
  const missing: string[] = [];
  const here = await page.locator('.learn').getAttribute('data-step');
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (step.type === 'do' || step.point)
      await page
        .locator('.learn-pointer')
        .first()
        .waitFor({ timeout: POINTED_MS })
        .catch(() => missing.push('ring'));
    for (const name of unseen) if ((await page.locator(anchored(name)).count()) > 0) unseen.delete(name);
    if (step.type === 'play') break;
    const before = await page.evaluate(pressable);
    await page
      .locator(step.type === 'read' ? goOn : pointed)
      .first()
      .click();
    await expect.poll(() => page.evaluate(pressable), { timeout: POINTED_MS }).not.toBe(before);
    await page.locator(`.learn:not([data-step="${here}"]), ${pointed}`).first().waitFor({ state: 'attached' });
    if ((await page.locator('.learn').getAttribute('data-step')) !== here) break;
  }
  return [...missing, ...unseen];
}

const POINTED_MS = 5000;
const anchored = (name: string): string => `.stage [data-anchor="${name}"], .stage [data-move="${name}"]`;

/** Where a lesson stands and what is pointed at, as a line; runs in the page. */
const pressable = (): string =>
  [
    document.querySelector<HTMLElement>('.learn')?.dataset.step,
    ...[...document.querySelectorAll<HTMLElement>('.stage [data-pointed]')].map(
      one => `${one.className} ${one.dataset.move} ${one.ariaPressed}`,
    ),
  ].join();
