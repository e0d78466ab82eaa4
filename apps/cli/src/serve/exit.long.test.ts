import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { start } from '../run.test-kit.ts';

const TIMES = 5;
const TABLES = 50;

const folder = mkdtempSync(join(tmpdir(), 'tabard-exit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rounds = Array.from({ length: TIMES }, (_, i) => i + 1);

test.each(rounds)('a server in which fifty tables of bots think closes in order when it is told to (%i)', async round => {
  const place = ['--host', '127.0.0.1', '--port', '0', '--data', join(folder, String(round))];
  const child = start(['serve', '--api-only', ...place, '--limit', 'all=off']);
  const url = await new Promise<string>(resolve => {
    let text = '';
    child.stdout!.on('data', chunk => {
      text += chunk;
      const found = /http:\/\/\S+/.exec(text)?.[0];
      if (found) resolve(found);
    });
  });
  const seats = ['strong', 'master', 'strong', 'master'].map(level => ({ kind: 'bot', level }));
  const body = JSON.stringify({ game: 'tintenblut', seats, start: true });
  const create = () => fetch(`${url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const made = await Promise.all(Array.from({ length: TABLES }, create));
  expect(made.map(({ status }) => status)).toEqual(Array(TABLES).fill(200));
  child.kill('SIGTERM');
  // By itself: the limit after which it ends whatever hangs would give 1.
  expect(await child.ended).toMatchObject({ code: 0, err: '' });
});
