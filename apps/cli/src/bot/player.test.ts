import { serve, Visitor } from '@tabard/server/test/harness';
import { expect, test } from 'vitest';
import { Api } from './api.ts';
import type { Minds } from './minds.ts';
import { Player } from './player.ts';

/** Moves at once, with whatever comes first. */
const MINDS = { choose: async (_table: unknown, { legal }: { legal: string[] }) => legal[0]! } as unknown as Minds;

test.each(['at one table', 'anywhere'])('a seat that a bot of the server was let play is taken back while it plays %s', async where => {
  const { url } = await serve();
  const ann = new Visitor(url);
  await ann.ask('changeMe', '', { name: 'Ann' });
  const { bot, token } = await ann.ask('makeBot', '', { name: 'Deep Thought' });
  const { id } = await ann.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ann.ask('invite', id, { seat: 1, bot: bot.id });
  await ann.ask('start', id);
  const api = new Api(url, token);
  const stop = new AbortController();
  // Its questions are answered at once, so that it need not wait for half a minute.
  const asks: Api['ask'] = (name, asking) =>
    api.ask(name, { ...asking, ...(/turn$/i.test(name) && { query: { wait: '0' } }) } as typeof asking);
  const player = new Player({ api: { server: url, ask: asks }, minds: MINDS, pauseMs: 0, signal: stop.signal, say: () => {} });
  await api.ask('standIn', { table: id, body: { seat: 1 } });
  expect((await ann.ask('table', id)).seats[1]).toMatchObject({ standIn: true });
  const played = (where === 'anywhere' ? player.playAnywhere() : player.playAt(id)).catch(() => 'stopped');
  await expect.poll(async () => (await ann.ask('table', id)).seats[1]?.standIn).toBe(false);
  stop.abort();
  expect(await played).toBe('stopped');
});
