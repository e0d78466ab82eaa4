import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ServerOptions } from '../src/main.ts';
import { folder, serve, Visitor } from './harness.ts';

const INDEX =
  '<!doctype html><html lang="en"><head><meta name="description" content="old" /><title>Tabard</title></head><body></body></html>';
const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;

async function withClient(options: ServerOptions = {}) {
  const web = await folder();
  await mkdir(join(web, 'pictures'));
  await writeFile(join(web, 'index.html'), INDEX);
  await writeFile(join(web, 'pictures/pips.png'), '');
  const { url } = await serve({ web, ...options });
  const page = async (path: string, headers: Record<string, string> = { 'accept-language': 'en' }) => {
    const answer = await fetch(url + path, { headers });
    return { headers: answer.headers, html: await answer.text() };
  };
  return { url, page };
}

test('an invitation says who invites to what, in the language asked for, with the game’s picture', async () => {
  const { url, page } = await withClient();
  const ann = new Visitor(url);
  const { id } = await ann.ask('create', '', { game: 'pips', seats: [...SEATS], name: 'Anna' });
  const { html, headers } = await page(`/table/${id}`, { 'accept-language': 'de-AT,de;q=0.9' });
  expect(html).toContain('<html lang="de"');
  expect(html).toMatch(/<title>Anna lädt dich zu .+ ein<\/title>/);
  expect(html).toMatch(/property="og:title" content="Anna lädt dich zu/);
  expect(html).toContain(`property="og:image" content="${url}/pictures/pips.png"`);
  expect(html).not.toContain('content="old"');
  expect(headers.get('content-language')).toBe('de');
});

test('whoever names no language hears the host’s', async () => {
  const { url, page } = await withClient();
  const ann = new Visitor(url);
  const { id } = await ann.ask('create', '', { game: 'pips', seats: [...SEATS], name: 'Anna' });
  await ann.ask('changeMe', '', { lang: 'fr' });
  const crawler = await page(`/table/${id}`, { 'accept-language': '*' });
  expect(crawler.html).toContain('<title>Anna vous invite');
  const me = await page(`/table/${id}`, { cookie: ann.cookie, 'accept-language': 'ja' });
  expect(me.html).toContain('<html lang="fr"');
});

test('a name is text, never markup', async () => {
  const { url, page } = await withClient();
  const { id } = await new Visitor(url).ask('create', '', { game: 'pips', seats: [...SEATS], name: '"><script>$&</b>' });
  const { html } = await page(`/table/${id}`);
  expect(html).not.toContain('<script');
  expect(html).toContain('&quot;&gt;&lt;script&gt;$&amp;&lt;/b&gt; invites you');
});

test('tables and device links stay out of search engines, home and lessons do not', async () => {
  const { url, page } = await withClient();
  const { id } = await new Visitor(url).ask('create', '', { game: 'pips', seats: [...SEATS], spectators: false });
  for (const path of [`/table/${id}`, `/table/${id}/replay`, '/table/nowhere', '/link/abc']) {
    const { html, headers } = await page(path);
    expect([headers.get('x-robots-tag'), html.includes('name="robots" content="noindex"'), html.includes('canonical')], path).toEqual([
      'noindex',
      true,
      false,
    ]);
  }
  for (const path of ['/', '/learn/pips', '/learn/nothing']) {
    const { html, headers } = await page(path);
    expect([headers.get('x-robots-tag'), html.includes('noindex'), html.includes(`rel="canonical" href="${url}${path}"`)], path).toEqual([
      null,
      false,
      true,
    ]);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  }
});

test('friends are told of where the server listens to them, and not behind a proxy', async () => {
  const everywhere = await serve({ host: '0.0.0.0' });
  const { friends } = await new Visitor(everywhere.url).ask('reach');
  for (const friend of friends) expect(friend).toMatch(new RegExp(`^http://[\\d.]+:${everywhere.port}$`));
  const here = await serve();
  expect(await new Visitor(here.url).ask('reach')).toEqual({ friends: [] });
  const behind = await serve({ host: '0.0.0.0', trustProxy: 'loopback' });
  expect(await new Visitor(behind.url).ask('reach')).toEqual({ friends: [] });
});

test('a table stays out of search engines even for who asks too often to be told more', async () => {
  const { page } = await withClient({ rateLimits: 'on', now: () => 1_794_777_698_045 });
  const answers = await Promise.all(Array.from({ length: 120 }, () => page('/table/nowhere')));
  expect(answers.some(({ html }) => !html.includes('og:title'))).toBe(true);
  expect(answers.filter(({ headers }) => headers.get('x-robots-tag') !== 'noindex')).toEqual([]);
});

test('a table that is asked to be more than a table can be is refused, by the name of what is too much', async () => {
  const { url } = await serve();
  const made = await new Visitor(url).raw('create', '', { game: 'pips', seats: SEATS, from: { seats: [] } });
  expect(made).toMatchObject({ status: 400, value: { code: 'unreadable', text: expect.stringContaining('from') } });
});
