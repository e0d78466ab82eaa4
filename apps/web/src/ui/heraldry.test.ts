import * as art from '@tabard/heraldry';
import { expect, test } from 'vitest';
import { pictureOf } from './heraldry.ts';

const ARMS = 'per-chevron azure-1 gules-3 cross dovetailed counter-vair-4 lion rampant or-1 label';

test('arms wait for their beast, and who waits is told when it has come', async () => {
  expect(pictureOf(art, ARMS, false)).toBeUndefined();
  await expect.poll(() => pictureOf(art, ARMS, false)).toContain('svg');
});

test('arms become a picture, hatched for who asked for it; what cannot be read becomes none', () => {
  const plain = pictureOf(art, ARMS, false);
  expect(decodeURIComponent(plain ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
  expect(pictureOf(art, ARMS, true)).not.toBe(plain);
  expect(pictureOf(art, 'per-chevron a-dragon', false)).toBeUndefined();
});
