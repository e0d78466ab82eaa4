import { blazon, blazonCoat, parseBlazon, readAchievement } from '@tabard/heraldry';
import { expect, test } from 'vitest';
import { armsPath, blazonIn, blazonPath, elementsIn } from './arms-link.ts';

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
