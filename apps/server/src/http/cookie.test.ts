import { expect, test } from 'vitest';
import { cookieFor, cookieIn, noCookie } from './cookie.ts';

const [OLD, NEW] = ['a'.repeat(43), 'B'.repeat(43)];

test.each([
  [`tabard=${OLD}`, OLD],
  [`theme=dark; __Host-tabard=${NEW}`, NEW],
  // Somebody else under the same domain can set the plain one: it does not count beside the other.
  [`tabard=${OLD}; __Host-tabard=${NEW}`, NEW],
  [`tabard=short; tabard=${OLD}`, OLD],
  [`__Host-tabard=short; tabard=${OLD}`, OLD],
  ['', undefined],
  [undefined, undefined],
])('the key in “%s” is %s', (header, key) => expect(cookieIn(header, 'tabard')).toBe(key));

test('over https the cookie has a name that only this very host can set', () => {
  expect(cookieFor('tabard', NEW, { secure: true })).toBe(`__Host-tabard=${NEW}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`);
});

test('one cookie is not taken for the other', () => {
  const header = `tabard-device=${OLD}; __Host-tabard=${NEW}`;
  expect([cookieIn(header, 'tabard-device'), cookieIn(header, 'tabard')]).toEqual([OLD, NEW]);
});

test('what is forgotten is forgotten by both names', () => {
  const names = (secure: boolean) => noCookie('tabard', { secure }).map(one => one.split(';', 1)[0]);
  expect([names(false), names(true)]).toEqual([['tabard='], ['tabard=', '__Host-tabard=']]);
});
