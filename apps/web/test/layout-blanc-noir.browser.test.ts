import type { Position } from '@tabard/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newcomer, PHONE, visit } from './browser.ts';
import { myTurn } from './drive.ts';
import { layoutFaults } from './layout.ts';
import { layoutTests } from './layout-tests.ts';
import { scrollsAround } from './positions.ts';
import { type Company, seatAt, sitDown } from './sit.ts';

const at = layoutTests('blanc-noir', [
  [2, 'people', 'de'],
  [2, 'people', 'ja'],
  [4, 'people', 'ja'],
  [6, 'bots', 'ja'],
  [6, 'people', 'de'],
]);

test('Blanc Noir: what I did last leaves the hand as wide as it was', async () => {
  const page = await newcomer(at.browser, at.server.url, { viewport: { width: 1280, height: 720 } });
  await sitDown(page, await at.server.tableFrom(scrollsAround()));
  await myTurn(page);
  const widthOfHand = () => page.locator('.bn-hand').evaluate(hand => hand.clientWidth);
  const before = await widthOfHand();
  await page.locator('[data-move="play golem"]').press('Enter');
  await page.locator('[data-move="play golem r"]').press('Enter');
  await page.locator('.bn-plate .bn-deed', { hasText: 'Golem, named red, chain of 4' }).waitFor();
  expect(await widthOfHand()).toBe(before);
  await page.context().close();
});

const TOUCHED = { hasTouch: true, isMobile: true };
const MANY = ['1r', '2r', '3b', '8r', '7b', '9y', '9g', '6b', '8y', '4r'];
const OTHERS = ['1g', '2g', '4g', '6g', '7g', '8g', '1y', '2y', '4y', '6y'];
const FIVE = ['5r', '6r', '7r', '1b', '2b'];

/** Ada on seat 0 of such a table, on a phone. */
async function onPhone(
  own: object,
  others: readonly object[],
  more: { locale?: string; company?: Company; at?: object } = {},
): Promise<Page> {
  const { locale = 'de', company = 'people', at: where = {} } = more;
  const page = await visit(at.browser, at.server.url, { ...TOUCHED, locale, viewport: PHONE });
  const config = { edition: 'ja', deck: 'box', goal: 200, call: 'players' };
  const position = { game: 'blanc-noir', config, seats: [own, ...others], discard: ['5b'], ...where };
  await seatAt(page, at.server, position as unknown as Position, company);
  return page;
}

test('Blanc Noir on a phone: the last round stands whole on the table, and the result breaks no name', async () => {
  const page = await onPhone({ hand: ['3b'], called: true }, [{ hand: MANY }, { hand: OTHERS }, { hand: FIVE, points: 190 }]);
  await page.locator('[data-move="play 3b"]').first().press('Enter');
  await page.locator('.result-open').waitFor();
  const hidden = await page.locator('.bn-lastround').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden).toBe(0);
  await page.locator('.result-open').click();
  await page.locator('.tally-name').first().waitFor();
  expect((await layoutFaults(page)).filter(fault => fault.startsWith('broken'))).toEqual([]);
  expect(await page.locator('dialog .dialog-body').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.context().close();
});

test('Blanc Noir on a phone: the swap that is chosen is asked about by name, beside everybody’s cards and points', async () => {
  const scrolls = [{ scroll: 'mirage' }, { scroll: 'tornado' }];
  const others = [
    { hand: ['1r', '2r'], points: 117 },
    { hand: ['4r'], scrolls: [{ scroll: 'herald-r', up: true }], points: 64 },
  ];
  const swapping = {
    config: { edition: 'de', deck: 'box', goal: 200, call: 'players' },
    discard: ['pixie', '5b'],
    phase: 'swap',
    colour: 'y',
    pending: { by: 'pixie', count: 0 },
  };
  const page = await onPhone({ hand: MANY.slice(0, 6), scrolls }, others, { at: swapping });
  await page.locator('.bn-seats[data-asked="true"] .bn-count').first().waitFor();
  expect(await page.locator('.bn-seat .bn-points-short').filter({ visible: true }).allTextContents()).toEqual(['117 P.', '64 P.']);
  await page.locator('[data-move^="swap @0.0"]').first().press('Enter');
  await page.locator('.bn-seats [data-move^="swap"]').first().press('Enter');
  await page.locator('.bn-sentence [role="status"]', { hasText: 'Sollen diese beiden den Platz tauschen?' }).waitFor();
  expect(await page.locator('.bn-tray .primary').textContent()).toBe('Die Fata Morgana von Ada gegen den roten Boten von Cleo tauschen');
  expect(await layoutFaults(page)).toEqual([]);
  await page.context().close();
});

test('Blanc Noir on a phone: with three scrolls the hand can still be sorted', async () => {
  const scrolls = ['herald-g', 'explosion', 'shock-wave'].map(scroll => ({ scroll }));
  const page = await onPhone({ hand: MANY, scrolls }, [{ hand: FIVE }, { hand: ['4g'] }]);
  const { x, width } = (await page.locator('.bn-sort').boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
  await page.context().close();
});

test.each(['de', 'fr', 'ja'])('Blanc Noir on a phone that lies, in %s: round and goal stay inside the rim', async locale => {
  const page = await onPhone({ hand: MANY }, [{ hand: FIVE }, { hand: ['4g'] }], { locale });
  await page.setViewportSize({ width: 844, height: 390 });
  const standing = page.locator('.bn-standing');
  await standing.waitFor();
  const beyond = await standing.evaluate(line => {
    const table = document.querySelector('.bn-oval')!.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(line);
    const { left, right, bottom } = range.getBoundingClientRect();
    const rim = 20;
    return { across: left < table.left + rim || right > table.right - rim, down: bottom > table.bottom };
  });
  expect(beyond).toEqual({ across: false, down: false });
  await page.context().close();
});

test('Blanc Noir: a hand that is shown says when the game has gone on, and that it is my turn', async () => {
  // Nothing but numbers to draw, and no scroll: nobody finds what would take my turn.
  const piles = { draw: ['1b', '2b', '4b', '8b', '9b', '3y', '5y', '7y', '3r', '9r'], scrollPile: [] };
  const scouting = { ...piles, discard: ['gargoyle', '5b'], phase: 'target', colour: 'g', pending: { by: 'gargoyle', count: 0 } };
  const others = [{ hand: OTHERS }, { hand: ['3g', '5g', '5r', '6r', '7r'] }];
  const page = await onPhone({ hand: MANY }, others, { company: 'bots', locale: 'en', at: scouting });
  await page.locator('.bn-seats [data-move^="target"]').first().press('Enter');
  await page.locator('.bn-sheet', { hasText: 'Your turn As it was when it was shown. The game goes on.' }).waitFor();
  await page.context().close();
});
