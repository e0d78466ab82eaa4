import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LEVELS } from '@tabard/bots';
import { ROUTES } from '@tabard/protocol';
import { expect, test } from 'vitest';
import { opsPortFor } from '../src/options.ts';
import { CATALOG } from './catalog.ts';
import { folder, serve, Visitor } from './harness.ts';

test('health, readiness, metrics', async () => {
  const { url, ops } = await serve();
  for (const port of [url, ops]) {
    expect(await (await fetch(`${port}/healthz`)).json()).toEqual({ ok: true });
    expect((await fetch(`${port}/readyz`)).status).toBe(200);
  }
  const me = new Visitor(url);
  const { id } = await me.ask('playNow', '', { game: 'pips' });
  await (await me.follow(id)).hear('step');
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  const metrics = await (await fetch(`${ops}/metrics`)).text();
  expect(metrics).toMatch(/^tabard_sockets 1$/m);
  expect(metrics).toMatch(/^tabard_tables 1$/m);
  expect(metrics).toMatch(/^tabard_entries_total \d+$/m);
  expect(metrics).toMatch(/^process_cpu_seconds_total /m);
});

test.each([
  [{ port: 8081 }, 18_081],
  [{ port: 60_000 }, 50_000],
  [{ port: 0 }, 0],
  [{ port: 8081, opsPort: 9090 }, 9090],
  [{ port: 8081, opsPort: 'off' }, 'off'],
] as const)('the operator’s port: %o → %s', (options, port) => {
  expect(opsPortFor(options)).toBe(port);
});

test('the operator’s port is for no page of any site, and closed where it is off', async () => {
  const { ops } = await serve();
  for (const headers of [{ origin: 'http://evil.example' }, { 'sec-fetch-site': 'cross-site' }] as Record<string, string>[])
    expect((await fetch(`${ops}/metrics`, { headers })).status).toBe(403);
  expect((await serve({ opsPort: 'off' })).opsPort).toBeUndefined();
});

test('an operator’s port that is taken is said, and nothing is left open', async () => {
  const { opsPort, port } = await serve();
  await expect(serve({ opsPort: opsPort! })).rejects.toThrow(`Port ${opsPort} is already in use. Choose another with --ops-port`);
  await expect(serve({ port })).rejects.toThrow('Choose another with --port');
});

test('OpenAPI lists every call, with its schemas', async () => {
  const { url } = await serve();
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string; requestBody?: object }>>;
  };
  const listed = Object.values(paths).flatMap(path => Object.values(path).map(({ operationId }) => operationId));
  expect(listed.sort()).toEqual(Object.keys(ROUTES).sort());
  expect(JSON.stringify(paths['/api/tables/{table}/sit']!.post)).toContain('commitment');
  expect(await new Visitor(url).ask('games')).toMatchObject({
    games: CATALOG.map(({ id }) => ({ id, bots: LEVELS })),
  });
});

test('the web client: files, pages, and long caching of what never changes', async () => {
  const web = await folder();
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Tabard</title>');
  const script = `export {};${' '.repeat(5000)}`;
  await writeFile(join(web, 'assets', 'app-1a2b3c.js'), script);
  await writeFile(join(web, 'assets', 'app-1a2b3c.js.gz'), gzipSync(script));
  await writeFile(join(web, 'assets', 'tiny-4d5e6f.js'), 'export {};');
  const { url } = await serve({ web });
  for (const path of ['/', '/table/AAAA', '/new/blanc-noir', '/link/abc?x=1', '/arms/per-chevron+azure-1', '/arms/argent.svg']) {
    const page = await fetch(url + path);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Tabard')]);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  }
  const asset = await fetch(`${url}/assets/app-1a2b3c.js`);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toMatch(/javascript/);
  expect(asset.headers.get('content-encoding')).toBe('gzip');
  expect(await asset.text()).toBe(script);
  const tiny = await fetch(`${url}/assets/tiny-4d5e6f.js`);
  expect([tiny.headers.get('content-encoding'), await tiny.text()]).toEqual([null, 'export {};']);
  for (const path of ['/assets/gone.js', '/api/nothing', '/api', '/../package.json', '/%2e%2e/package.json']) {
    expect((await fetch(url + path)).status, path).not.toBe(500);
    expect((await fetch(url + path)).headers.get('content-type')).not.toMatch(/html.*package/);
  }
  expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
});

test('tables leave memory when nobody looks, and come back from the log', async () => {
  const { url, house } = await serve({ idleMs: 0 });
  const me = new Visitor(url);
  const { id } = await me.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'bot' }], start: true });
  const ear = await me.follow(id);
  const before = await ear.hear('step', ({ legal }) => legal.length > 0);
  house.sweep();
  expect(house.size).toBe(1);
  ear.socket.close();
  await expect.poll(() => house.sweep() ?? house.size).toBe(0);
  const again = await (await me.follow(id)).hear('step');
  expect(again).toMatchObject({ seq: before.seq, head: before.head, view: before.view, legal: before.legal });
});
