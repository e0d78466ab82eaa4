import type { About, Entry } from '@tabard/table';
import { expect, test } from 'vitest';
import { type Append, memoryStore } from './memory-store.ts';
import type { Row } from './store.ts';

const ABOUT: About = {
  game: 'harbor',
  revision: 1,
  options: {},
  spectators: true,
  hints: undefined,
  host: 'ada',
  chairs: [{ kind: 'player', player: 'ada', program: false, standIn: null }],
  status: 'playing',
  commitment: 'c0ffee',
  resigned: [],
  outcome: undefined,
  rematch: undefined,
  carried: undefined,
  created: 1,
};
const FIRST: Row = { about: ABOUT, acting: [0], due: 5 };

const entry = (seq: number, table = 'm'): Entry => ({
  table,
  seq,
  at: seq,
  salt: `salt ${seq}`,
  hash: `hash ${seq}`,
  deed: { type: 'move', seat: 0, move: 'draw', check: 'c' },
});

test('what was kept as lines of JSON goes on where it was', async () => {
  const lines: string[] = [];
  const first = memoryStore({ onAppend: (run, row) => void lines.push(JSON.stringify({ run, row })) });
  await first.append([entry(1), entry(2)], FIRST);
  await first.append([entry(1, 'n')], FIRST);
  await first.append([entry(3)], { acting: [1], worn: [{ player: 'ada', arms: 'gules' }] });
  await first.append([entry(3)], { acting: [2] });

  const log = lines.map(line => JSON.parse(line) as Append);
  const second = memoryStore({ log, epoch: 7 });
  expect(log).toHaveLength(3);
  expect(second.epoch).toBe(7);
  expect(await second.read('m', 0)).toEqual([entry(1), entry(2), entry(3)]);
  expect(await second.listed('m')).toEqual({ table: 'm', seq: 3, changed: 3, ...FIRST, acting: [1] });
  expect(await second.append([entry(3)], {})).toBe('taken');
  expect(await second.append([entry(4)], {})).toBe('stored');
  expect(await second.append([entry(2, 'n')], {})).toBe('stored');
});

test.each<[string, () => Promise<void>]>([
  ['rejects', () => Promise.reject(new Error('disk full'))],
  [
    'throws',
    () => {
      throw new Error('disk full');
    },
  ],
])('an append that cannot be kept is not stored: keeping it %s', async (_how, fail) => {
  let isFull = true;
  const store = memoryStore({ onAppend: () => (isFull ? fail() : undefined) });
  await store.addPlayer({ id: 'ada', name: 'Ada', lang: 'en' }, 'key');
  const row = { ...FIRST, worn: [{ player: 'ada', arms: 'gules' }] };
  await expect(store.append([entry(1)], row)).rejects.toThrow('disk full');
  expect([await store.read('m', 0), await store.listed('m'), (await store.player('ada'))?.arms]).toEqual([[], undefined, null]);
  isFull = false;
  expect(await store.append([entry(1)], row)).toBe('stored');
  expect((await store.player('ada'))?.arms).toBe('gules');
});

test('nothing is stored or answered before it is kept, and closing waits for it', async () => {
  const { promise: kept, resolve: keep } = Promise.withResolvers<void>();
  const events: string[] = [];
  const store = memoryStore({ onAppend: () => kept });
  const appends = [1, 1].map(seq => store.append([entry(seq)], FIRST).then(answer => void events.push(answer)));
  const closed = store.close().then(() => void events.push('closed'));
  await expect.poll(() => store.read('m', 0)).toEqual([]);
  expect(events).toEqual([]);
  keep();
  await Promise.all([...appends, closed]);
  expect(events).toEqual(['stored', 'taken', 'closed']);
});

test('the first append of a table must tell all of its row', async () => {
  const store = memoryStore();
  await expect(store.append([entry(1)], { about: ABOUT, acting: [0] })).rejects.toThrow('does not tell all');
  expect(await store.listed('m')).toBeUndefined();
});
