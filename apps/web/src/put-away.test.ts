import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const open = () => import('./put-away.ts');

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: key => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('what is put away stays away, after a reload too', async () => {
  vi.stubGlobal('localStorage', storage());
  const { isPutAway, putAway } = await open();
  putAway('table:7');
  putAway('other:3');
  expect([isPutAway('table:7'), isPutAway('table:8')]).toEqual([true, false]);
  vi.resetModules();
  const again = await open();
  expect(['table:7', 'other:3', 'table:8'].map(again.isPutAway)).toEqual([true, true, false]);
});

test('not everything is remembered for ever', async () => {
  vi.stubGlobal('localStorage', storage());
  const { isPutAway, putAway } = await open();
  for (let seq = 0; seq <= 50; seq++) putAway(`table:${seq}`);
  expect([isPutAway('table:0'), isPutAway('table:1'), isPutAway('table:50')]).toEqual([false, true, true]);
});

test('where nothing may be stored it is put away until the page is left', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  const { isPutAway, putAway } = await open();
  putAway('table:7');
  expect(isPutAway('table:7')).toBe(true);
});
