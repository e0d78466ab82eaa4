import { blazon, blazonCoat, parseBlazon, readAchievement } from '@tabard/heraldry';
import { expect, test } from 'vitest';
import { type ArmsStyle, armsPath, blazonIn, blazonPath, designedIn, designerPath, elementsIn, styledPath, styleIn } from './arms-link.ts';

test.each([
  [
    'per-chevron azure-1 gules-3 cross dovetailed vair-4 lion rampant or-1 label',
    '/arms/per-chevron+azure-1+gules-3+cross+dovetailed+vair-4+lion+rampant+or-1+label',
  ],
  ['- vert-2 - - - - - - - -', '/arms/-+vert-2'],
  ['- - - - - - lion - or-2 -', '/arms/-+-+-+-+-+-+lion+-+or-2'],
])('%s has a link, and the link draws the same', (elements, path) => {
  expect(armsPath(elements)).toBe(path);
  expect(new URL(path, 'http://inn.example').pathname).toBe(path);
  const there = readAchievement(elementsIn(path.slice('/arms/'.length)));
  const here = readAchievement(elements.split(' '));
  expect(there).toEqual(here);
  expect(there.ok && blazon(there.value, 'en')).toBeTruthy();
});

test.each([
  ['-%20vert-2', ['-', 'vert-2']],
  ['-+vert-2+', ['-', 'vert-2']],
  ['%', ['%']],
  ['', []],
])('%s is read as %o', (text, elements) => {
  expect(elementsIn(text)).toEqual(elements);
});

test.each([
  ['Azure, a chevron between three garbs Or.', '/arms/Azure,+a+chevron+between+three+garbs+Or'],
  ['Or, a horse forcené Gules.', '/arms/Or,+a+horse+forcen%C3%A9+Gules'],
])('%s has a link too, and no shield of the game has the same', (text, path) => {
  expect(blazonPath(text)).toBe(path);
  expect(new URL(path, 'http://inn.example').pathname).toBe(path);
  const there = parseBlazon(blazonIn(path.slice('/arms/'.length)));
  expect(there.ok && blazonCoat(there.value, 'en')).toBe(text);
  expect(readAchievement(elementsIn(path.slice('/arms/'.length))).ok).toBe(false);
});

const PLAIN: ArmsStyle = { shape: 'heater', isWhole: false, motto: '' };

test.each<[ArmsStyle, string]>([
  [PLAIN, '/arms/Or'],
  [{ ...PLAIN, shape: 'oval' }, '/arms/Or?shape=oval'],
  [{ shape: 'swiss', isWhole: true, motto: 'Ad astra & più' }, '/arms/Or?shape=swiss&helm=1&motto=Ad+astra+%26+pi%C3%B9'],
])('%o is in the link', (style, path) => {
  expect(styledPath('/arms/Or', style)).toBe(path);
  expect(styleIn(new URL(path, 'http://inn.example').search)).toEqual(style);
  const designer = new URL(designerPath('Or, a fess Gules.', style), 'http://inn.example');
  expect([designer.pathname, designedIn(designer.search), styleIn(designer.search)]).toEqual(['/arms', 'Or, a fess Gules', style]);
});

test('without helm there is no scroll for a motto', () => {
  expect(styledPath('/arms/Or', { ...PLAIN, motto: 'Ad astra' })).toBe('/arms/Or');
});

test('a style that nobody knows is the usual one, and no motto is endless', () => {
  expect(styleIn('?shape=round')).toEqual(PLAIN);
  expect(styleIn(`?helm&motto=${'x'.repeat(1000)}`).motto).toHaveLength(60);
  expect(designedIn('')).toBeNull();
});
