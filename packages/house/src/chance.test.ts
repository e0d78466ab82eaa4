import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crestOf, idFrom, idOfWish, newId } from './chance.ts';

const draw = (bytes: number): string => 'c0'.repeat(bytes);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

test('an id is base64url of its bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), bytes => {
      const buffer = Buffer.from(bytes);
      expect(idFrom(buffer.toString('hex'))).toBe(buffer.toString('base64url'));
    }),
  );
});

test('an id has 22 letters, whatever it is of', () => {
  expect([newId({ draw }), idOfWish('ann', 'w', { draw }), idFrom('00'.repeat(16))].map(id => id.length)).toEqual([22, 22, 22]);
  expect(newId({ draw })).toMatch(/^[A-Za-z0-9_-]+$/);
});

test('the same wish of the same player has the same id, with whatever digest', () => {
  expect(idOfWish('ann', 'w', { draw })).toBe(Buffer.from(sha256('table ann w').slice(0, 32), 'hex').toString('base64url'));
  expect(idOfWish('ann', 'w', { draw, digest: sha256 })).toBe(idOfWish('ann', 'w', { draw }));
  const others = [
    ['ann', 'x'],
    ['bob', 'w'],
  ].map(([player, wish]) => idOfWish(player!, wish!, { draw }));
  expect(new Set([...others, idOfWish('ann', 'w', { draw })]).size).toBe(3);
});

test('a crest is eight digits that say nothing of the id', () => {
  expect(crestOf('ann', { draw })).toBe(sha256('crest ann').slice(0, 8));
});
