import { lesson as blancNoir } from '@tabard/blanc-noir/lessons';
import { lesson as blason } from '@tabard/blason/lessons';
import type { Lesson, LessonStep } from '@tabard/core';
import { lesson as tintenblut } from '@tabard/tintenblut/lessons';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STRINGS } from '../src/learn/strings.ts';
import { axe } from './axe.ts';
import { comeToRest, complaintsOf, newcomer, openBrowser, PHONE, visit } from './browser.ts';
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

test('the first page says which lesson is under way', async () => {
  const page = await visit(browser, server.url);
  const door = page.locator('.game-doors [href="/learn/blanc-noir"]');
  expect(await door.textContent()).toBe('Learn');
  await page.goto('/learn/blanc-noir');
  await page.locator('.learn:not([data-step="0.0"])').or(page.locator(goOn)).first().waitFor();
  while ((await page.locator('.learn[data-step="0.0"]').count()) > 0) await press(page, await next(page));
  await page.goto('/');
  expect(await door.textContent()).toBe('Go on learning');
  await page.context().close();
});

test('Blanc Noir is learnt by keyboard alone, up to a won game', async () => {
  const page = await newcomer(browser, server.url);
  await page.goto('/learn/blanc-noir');
  const said = await learn(page);
  expect(said.length).toBeGreaterThan(12);
  expect(said.at(-1)).toContain('You have won a small game');
  expect(complaintsOf(page)).toEqual([]);
});

test('what else is tried is not made, and the coach says why', async () => {
  const page = await newcomer(browser, server.url);
  await page.goto('/learn/blanc-noir');
  await page.locator(goOn).click();
  await page.locator(pointed).first().waitFor();
  await page.locator('[data-move="draw"]').click();
  await page.locator('.coach-objection', { hasText: 'try the colour first' }).waitFor();
  expect(await page.locator('.learn').getAttribute('data-step')).toBe('0.1');
  expect(await axe(page)).toEqual([]);
});

test('it goes on where it was left, and back when asked', async () => {
  const page = await newcomer(browser, server.url);
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

/** A lesson from one of its steps on, on a phone. */
async function onPhone(game: string, step: string, { locale, viewport }: { locale: string; viewport: typeof PHONE }): Promise<Page> {
  const page = await newcomer(browser, server.url, { locale, viewport, hasTouch: true });
  const known = [`tabard.lesson.${game}`, step, JSON.stringify({ pace: 0 })] as const;
  await page.addInitScript(([lesson, at, prefs]) => {
    localStorage.setItem(lesson, at);
    localStorage.setItem('tabard.prefs', prefs);
  }, known);
  await page.goto(`/learn/${game}`);
  await page.locator(`.learn[data-step="${step}"] .board-frame`).waitFor();
  await comeToRest(page);
  return page;
}

const UPRIGHT = { locale: 'de', viewport: PHONE };
const LYING = { locale: 'ja', viewport: { width: 844, height: 390 } };

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(one => one.getBoundingClientRect().toJSON());

test('in Tintenblut neighbouring tiles have one ring, and the first tile is seen whole', async () => {
  const page = await onPhone('tintenblut', '0.3', UPRIGHT);
  await page.locator('[data-pointed][data-move="pick provision"]').click();
  await page.locator('.tb-supply [data-pointed]').nth(2).waitFor();
  await expect.poll(() => page.locator('.learn-pointer').count()).toBe(1);
  expect((await boxOf(page, '.tb-mine .tb-stack')).left).toBeGreaterThanOrEqual(0);
});

test('in Tintenblut the place where I am says which of its rewards counts', async () => {
  for (const held of [UPRIGHT, LYING]) {
    const page = await onPhone('tintenblut', '0.2', held);
    await page.locator('[data-place="ombra"] .tb-rewards[data-counts="true"] > .tb-lineicon').waitFor();
  }
});

test('at the end of a Tintenblut lesson how it ended is seen', async () => {
  const page = await onPhone('tintenblut', '3.0', UPRIGHT);
  await page.locator('.tb-bar [data-move="pass"]').click();
  await page.locator('.tb-bar [data-move="pass"][data-send]').click();
  await page.locator(heading).waitFor();
  expect((await boxOf(page, '.tb-end-seat')).bottom).toBeLessThanOrEqual(PHONE.height);
});

test('what is told of a niche of Blason lies over the rings', async () => {
  const page = await onPhone('blason', '3.0', LYING);
  await page.locator('.learn-pointer').nth(1).waitFor();
  await page.locator('[data-anchor="niche:B3"]').click();
  await page.locator('.board-inspector').waitFor();
  await expect.poll(() => page.evaluate(ringsUnderInspector)).not.toEqual([]);
  expect(new Set(await page.evaluate(ringsUnderInspector))).toEqual(new Set(['inspector']));
});

/** What is on top wherever a ring meets what is told of a thing; runs in the page. */
function ringsUnderInspector(): string[] {
  const told = document.querySelector('.board-inspector')!.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('.learn-pointer')].flatMap(ring => {
    // A ring lets every tap through, and would not be found.
    ring.style.pointerEvents = 'auto';
    const { left, top, right, bottom } = ring.getBoundingClientRect();
    const [from, to] = [Math.max(left, told.left), Math.min(right, told.right)];
    const [above, below] = [Math.max(top, told.top), Math.min(bottom, told.bottom)];
    if (to - from < 4 || below - above < 4) return [];
    const found = document.elementFromPoint((from + to) / 2, (above + below) / 2);
    return found?.closest('.board-inspector') ? 'inspector' : (found?.className ?? '');
  });
}

test('in Blason on its side nothing moves sideways when a card is chosen', async () => {
  const page = await onPhone('blason', '1.1', LYING);
  const before = await boxOf(page, '.bl-market');
  await page.locator('[data-anchor="card:passant"]').click();
  await page.locator('[data-back]').waitFor();
  const { left, width } = await boxOf(page, '.bl-market');
  expect({ left, width }).toEqual({ left: before.left, width: before.width });
});

test.each(LESSONS)(
  'on a phone the board of %s stays where it is at every step, and says nothing else while there is something to read',
  async (game, { chapters }) => {
    const page = await onPhone(game, '0.0', UPRIGHT);
    const seen = new Set<string>();
    for (const [chapter, { steps }] of chapters.entries()) {
      for (const [at, step] of steps.entries()) {
        if (step.type === 'watch') continue;
        await page.locator(`.learn[data-step="${chapter}.${at}"]`).waitFor();
        await comeToRest(page);
        seen.add(await page.evaluate(whereItLies));
        if (step.type === 'read') {
          const sentence = page.locator(
            '.stage [data-part="sentence"][data-mine="false"], .stage [data-part="sentence"]:has([data-mine="false"])',
          );
          // At the end of a match its last round may stand in the sentence's place.
          await sentence.filter({ hasText: NOTHING_TO_DO }).waitFor({ state: 'attached' });
        }
        await missingIn(page, step);
      }
    }
    expect(seen.size, [...seen].join(' | ')).toBe(1);
    expect([...seen][0]).not.toContain('wide');
  },
);

/** A chapter may end with a match that is over. */
const NOTHING_TO_DO = new RegExp(`${STRINGS.de.readFirst}|Die Partie ist zu Ende`);

/** Where the board lies, and which way the map, as a line; runs in the page. */
const whereItLies = (): string =>
  [...document.querySelectorAll<HTMLElement>('.stage, .tb-map')]
    .map(one => `${one.dataset.sheet ?? ''} ${JSON.stringify(one.getBoundingClientRect())}`)
    .join();

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

const POINTED_MS = 20_000;
const anchored = (name: string): string => `.stage [data-anchor="${name}"], .stage [data-move="${name}"]`;

/** Where a lesson stands and what is pointed at, as a line; runs in the page. */
const pressable = (): string =>
  [
    document.querySelector<HTMLElement>('.learn')?.dataset.step,
    ...[...document.querySelectorAll<HTMLElement>('.stage [data-pointed]')].map(
      one => `${one.className} ${one.dataset.move} ${one.ariaPressed}`,
    ),
  ].join();
