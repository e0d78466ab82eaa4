import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { commitmentTo, headsOf, parseReplay, type Replay } from '@tabard/core';
import { type Running, startServer } from '@tabard/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { said } from '../run.test-kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabard-verify-'));
let server: Running;
beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', data: folder, botPauseMs: 0, logLevel: 'silent' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const MINE = '7e'.repeat(32);

let cookie = '';
async function call(method: string, path: string, body?: object): Promise<{ id: string; status: string }> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as { id: string; status: string };
}

/** A match of one person and one bot, begun, ended by `end`, and its replay. */
async function finished(end: 'leave' | 'resign'): Promise<Replay> {
  const body = {
    game: 'blanc-noir',
    options: { goal: 'round' },
    seats: [{ kind: 'me' }, { kind: 'bot' }],
  };
  const { id } = await call('POST', '/tables', body);
  await call('POST', `/tables/${id}/sit`, { seat: 0, commitment: commitmentTo(MINE) });
  await call('POST', `/tables/${id}/start`, {});
  await call('POST', `/tables/${id}/reveal`, { bytes: MINE });
  await call('POST', `/tables/${id}/${end}`, {});
  while ((await call('GET', `/tables/${id}`)).status !== 'over') await setTimeout(50);
  const replay = parseReplay(JSON.stringify(await call('GET', `/tables/${id}/replay`)));
  if (!replay.ok) throw new Error(replay.error);
  return replay.value;
}

async function verify(replay: Replay, ...more: readonly string[]) {
  const path = join(folder, 'match.json');
  writeFileSync(path, JSON.stringify(replay));
  return said(['verify', path, ...more]);
}

test('a match that bots played to its end on a server is true, and its dice are checked', async () => {
  const replay = await finished('leave');
  expect(replay.fairness?.contributions).toEqual([MINE, null]);
  expect(await verify(replay)).toMatchObject({ code: 0, out: expect.stringContaining('it had committed to') });
  const noted = ['--commitment', replay.fairness!.commitment, '--mine', MINE, '--head', `3:${headsOf(replay.log!)[2]}`];
  const { code, out } = await verify(replay, ...noted);
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('the head of the log: as you noted') });
  for (const [i, wrong] of [
    [1, /another seed/],
    [3, /not among those/],
    [5, /another than the one/],
  ] as const)
    expect(await verify(replay, ...noted.with(i, noted[i]!.replace(/[0-9a-f]{64}$/, '0'.repeat(64))))).toMatchObject({
      code: 1,
      err: expect.stringMatching(wrong),
    });
  const forged = { ...replay, fairness: { ...replay.fairness!, contributions: ['00'.repeat(32), null] } };
  expect(await verify(forged)).toMatchObject({ code: 1 });
});

test('a match that was resigned on a server is true', async () => {
  const replay = await finished('resign');
  expect(replay).toMatchObject({
    resigned: [{ seat: 0, after: expect.any(Number) }],
    outcome: { reason: 'resigned' },
  });
  expect(await verify(replay)).toMatchObject({ code: 0, out: expect.stringContaining('resigned: 1. seat 1 (1), 2. seat 0 (0)') });
});
