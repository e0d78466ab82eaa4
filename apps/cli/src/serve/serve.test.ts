import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { start, tabard } from '../run.test-kit.ts';
import { newest } from './web-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabard-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the server', () => {
  const serve = (data: string, port = '0') => ['serve', '--api-only', '--host', '127.0.0.1', '--port', port, '--data', join(folder, data)];
  const open = async (data: string) => {
    const child = start(serve(data));
    const url = await new Promise<string>(resolve => {
      let text = '';
      child.stdout!.on('data', chunk => {
        text += chunk;
        const found = /http:\/\/\S+/.exec(text)?.[0];
        if (found) resolve(found);
      });
    });
    return { child, url };
  };

  test.each(['SIGINT', 'SIGTERM'] as const)('opens, answers, and closes in order on %s', async signal => {
    const { child, url } = await open(signal);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill(signal);
    expect(await child.ended).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/All matches are kept in .*\nClosing …\n$/s) });
  });

  test('says in a line when port or data folder are in use, or the folder cannot be', async () => {
    const { child, url } = await open('one');
    const port = new URL(url).port;
    mkdirSync(join(folder, 'broken'));
    writeFileSync(join(folder, 'broken/tabard.db'), 'no database at all '.repeat(100));
    const [samePort, sameData, noFolder, broken] = await Promise.all([
      tabard(serve('two', port)),
      tabard(serve('one')),
      tabard(['serve', '--api-only', '--data', join('/dev/null', 'x')]),
      tabard(serve('broken')),
    ]);
    child.kill('SIGTERM');
    await child.ended;
    expect(samePort).toMatchObject({
      code: 1,
      err: `Port ${port} is already in use. Choose another with --port, or stop what is running there.\n`,
    });
    expect(sameData).toMatchObject({ code: 1, err: expect.stringMatching(/^Another Tabard server is using the data folder .*\n$/) });
    expect(noFolder).toMatchObject({ code: 1, err: expect.stringMatching(/^The data folder .* cannot be made: ENOTDIR\. .*\n$/) });
    expect(broken).toMatchObject({ code: 1, err: expect.stringMatching(/^The data in .* cannot be opened: .*not a database.*\n$/) });
  });

  test('a folder that is named counts more than a database in the environment', async () => {
    const child = start(serve('named'), { TABARD_DATABASE: 'postgres://nowhere.invalid/x', TABARD_BUS: 'nats://nowhere.invalid' });
    await once(child.stdout!, 'data');
    child.kill('SIGTERM');
    expect(await child.ended).toMatchObject({ code: 0, err: '', out: expect.stringContaining(join(folder, 'named')) });
    expect(await tabard(['serve', '--data', 'x', '--database', 'postgres://x/y'])).toMatchObject({ code: 2 });
  });

  test.each([
    [['--trust-proxy'], /--trust-proxy needs to know whom: --trust-proxy loopback if/],
    [['--trust-proxy', '--api-only'], /--trust-proxy needs to know whom/],
    [['--limit', 'tables=5'], /--limit: there is no limit "tables"; there are work-per-address, /],
    [['--limit', 'tables-per-owner=many'], /--limit: tables-per-owner takes a whole number or off, not "many"/],
    [
      ['--limit', 'seconds-for-request=0.0005'],
      /^[^\n]*--limit: seconds-for-request takes a number of seconds from 0\.1 or off, not "0\.0005"[^\n]*\n/,
    ],
  ])('says what to write instead of %j', async (args, words) => {
    expect(await tabard(['serve', ...args])).toMatchObject({ code: 2, err: expect.stringMatching(words) });
  });

  test('says whom it can believe', async () => {
    const badly = await tabard([...serve('badly'), '--trust-proxy', 'yes']);
    expect(badly).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^--trust-proxy takes a number of proxies \(1\) or .*, not "yes"\.\n$/),
    });
  });

  test('does not stay behind when its launcher is killed', async () => {
    const { child, url } = await open('killed');
    child.kill('SIGKILL');
    await child.ended;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });
});

test('the newest source counts, but neither builds nor tests', () => {
  const sources = join(folder, 'sources');
  mkdirSync(join(sources, 'src'), { recursive: true });
  mkdirSync(join(sources, 'dist'));
  const touch = (name: string, seconds: number) => {
    writeFileSync(join(sources, name), '');
    utimesSync(join(sources, name), seconds, seconds);
  };
  touch('src/a.ts', 1000);
  touch('src/b.ts', 2000);
  touch('src/b.test.ts', 3000);
  touch('dist/c.js', 4000);
  expect(newest([sources])).toBe(2_000_000);
  expect(newest([join(sources, 'nothing')])).toBe(0);
});
