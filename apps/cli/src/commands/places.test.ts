import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '@tabard/server/store';
import { expect, onTestFinished, test } from 'vitest';
import { said } from '../run.test-kit.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'tabard-places-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** Data with nothing in them; gives the epoch. */
async function dataIn(path: string): Promise<number> {
  const store = openSqliteStore(path);
  await store.close();
  return store.epoch;
}

test('a new epoch is later than the one before, even if the clock was set back', async () => {
  const path = await folder();
  const first = await dataIn(path);
  const { code, out } = await said(['epoch', '--data', path]);
  expect([code, out]).toEqual([0, expect.stringContaining('A new epoch has begun.')]);
  const second = await dataIn(path);
  expect(second).toBeGreaterThan(first);
  const store = openSqliteStore(path);
  const future = Date.now() + 1e9;
  await store.setEpoch(future);
  await store.close();
  await said(['epoch', '--data', path]);
  expect(await dataIn(path)).toBeGreaterThan(future);
});

test.each([
  [['migrate'], 2, 'say from where and to where'],
  [['migrate', '--from', 'sqlite:./x', '--to', 'sqlite:./x'], 2, 'the same place'],
  [['migrate', '--from', 'sqlite:./nowhere', '--to', 'postgres://localhost/x'], 1, 'There are no data of Tabard in ./nowhere.'],
  [['migrate', '--from', './data', '--to', 'postgres://localhost/x'], 1, '"./data" is no place for data'],
  [['migrate', '--from', 'postgres://127.0.0.1:1/x', '--to', 'sqlite:./y'], 1, 'cannot be reached'],
  [['epoch', '--data', './nowhere'], 1, 'There are no data of Tabard in ./nowhere.'],
  [['epoch', '--data', './x', '--database', 'postgres://localhost/x'], 2, 'not both'],
])('%s', async (args, code, sentence) => {
  const answer = await said(args);
  expect(answer.code).toBe(code);
  expect(answer.err).toContain(sentence);
  expect(answer.err.trim().split('\n')).toHaveLength(1);
});

test('a folder that a server is using is not moved', async () => {
  const path = await folder();
  const store = openSqliteStore(path);
  onTestFinished(() => store.close());
  const { code, err } = await said(['migrate', '--from', `sqlite:${path}`, '--to', 'postgres://localhost/x']);
  expect([code, err]).toEqual([1, expect.stringContaining('Another Tabard server is using the data folder')]);
});
