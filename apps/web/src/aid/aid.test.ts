import { CATALOG } from '@tabard/catalog';
import { expect, test } from 'vitest';
import { loadAid } from './load.ts';

test.each(CATALOG.map(({ id }) => id))('%s has an overview', async game => expect(await loadAid(game)).toBeTypeOf('function'));

test('a game without one has none', async () => expect(await loadAid('nothing')).toBeUndefined());
