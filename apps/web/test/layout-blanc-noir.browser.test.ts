import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { myTurn } from './drive.ts';
import { layoutTests } from './layout-tests.ts';
import { scrollsAround } from './positions.ts';
import { sitDown } from './sit.ts';

const at = layoutTests('blanc-noir', [
  [2, 'people', 'de'],
  [4, 'people', 'ja'],
  [6, 'bots', 'ja'],
  [6, 'people', 'de'],
]);

test('Blanc Noir: what I did last leaves the hand as wide as it was', async () => {
  const page = await visit(at.browser, at.server.url, { viewport: { width: 1280, height: 720 } });
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
