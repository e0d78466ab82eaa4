import { CATALOG } from '@tabard/catalog';
import type { Replay } from '@tabard/core';
import { folder, serve, Visitor } from '@tabard/server/test/harness';
import { describe, expect, test } from 'vitest';
import { said, start } from '../run.test-kit.ts';

async function withBot(url: string) {
  const ann = new Visitor(url);
  await ann.ask('changeMe', '', { name: 'Ann' });
  const { bot, token } = await ann.ask('makeBot', '', { name: 'Deep Thought' });
  const match = async (game: string) => {
    const options = game === 'blanc-noir' ? { goal: 'round' } : {};
    return (await ann.ask('create', '', { game, options, seats: [{ kind: 'me' }, { kind: 'open' }] })).id;
  };
  return { ann, bot, token, match, args: ['bot', '--server', url, '--token', token, '--level', 'greedy', '--pause', '0'] };
}

/** Plays as somebody would who always presses what comes last. */
async function playOut(ann: Visitor, id: string): Promise<void> {
  for (;;) {
    const { table, turn } = await ann.ask('turn', id);
    if (table?.status === 'over') return;
    if (turn) await ann.ask('move', id, { after: turn.after, move: turn.legal.at(-1)! });
  }
}

const heard = (child: ReturnType<typeof start>, pattern: RegExp): Promise<void> =>
  new Promise(resolve => {
    let text = '';
    child.stdout!.on('data', chunk => {
      text += chunk;
      if (pattern.test(text)) resolve();
    });
  });

describe.each(CATALOG.map(({ id }) => id))('at a table of %s', game => {
  test('it comes by the link, plays to the end and says how it did', async () => {
    const { url } = await serve();
    const { ann, args, match } = await withBot(url);
    const table = await match(game);
    const bot = said([...args, '--table', `${url}/table/${table}`]);
    await expect.poll(async () => (await ann.ask('table', table)).seats[1]!).toMatchObject({ name: 'Deep Thought', program: true });
    await ann.ask('start', table);
    await playOut(ann, table);
    const { code, out, err } = await bot;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { fairness } = (await ann.ask('replay', table)) as Replay;
    expect(fairness!.contributions).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(out).toMatch(new RegExp(`^${game} with Ann: ${url}/table/${table}\nPlace [12] of 2, -?\\d+ points?\\.\n$`));
  });
});

test('it waits to be put on a seat, and when it is stopped a bot of the server plays on until it returns', async () => {
  const { url } = await serve();
  const { ann, args, bot, match } = await withBot(url);
  const first = start(args);
  await heard(first, /Deep Thought is there and waits/);
  const table = await match('blanc-noir');
  await ann.ask('invite', table, { seat: 1, bot: bot.id });
  await ann.ask('start', table);
  await ann.ask('turn', table);
  first.kill('SIGINT');
  expect(await first.ended).toMatchObject({ code: 0, err: '' });
  expect((await ann.ask('table', table)).seats[1]).toMatchObject({ program: true, standIn: true });
  const second = start(args);
  await heard(second, /waits/);
  expect((await ann.ask('table', table)).seats[1]).toMatchObject({ standIn: false });
  second.kill('SIGTERM');
  expect(await second.ended).toMatchObject({ code: 0 });
});

test('a server that is away for a while is waited for', async () => {
  const data = await folder();
  const { url, port, close } = await serve({ data });
  const { ann, args, match } = await withBot(url);
  const table = await match('blanc-noir');
  await close();
  const bot = said([...args, '--table', table]);
  await new Promise(resolve => setTimeout(resolve, 300));
  await serve({ data, port });
  await expect.poll(async () => (await ann.ask('table', table)).seats[1]!.program).toBe(true);
  await ann.ask('start', table);
  await playOut(ann, table);
  expect(await bot).toMatchObject({ code: 0, out: expect.stringMatching(/ does not answer; trying again …\n.*\nPlace /) });
});

describe('what cannot be mended by waiting is one line and exit 1', () => {
  test.each([
    ['a wrong token', { token: `tabard_${'A'.repeat(43)}` }, /^There is no bot with this token/],
    ['an unknown table', { table: 'A'.repeat(22) }, /^There is no such table/],
    ['a full table', { full: true }, /^There is no open seat at this table/],
  ] as [string, { token?: string; table?: string; full?: true }, RegExp][])('%s', async (_, wrong, line) => {
    const { url } = await serve();
    const { ann, token, match } = await withBot(url);
    const table = wrong.table ?? (await match('pips'));
    if (wrong.full) await ann.ask('bot', table, { seat: 1 });
    const { code, err } = await said(['bot', '--server', url, '--token', wrong.token ?? token, '--level', 'random', '--table', table]);
    expect(code).toBe(1);
    expect(err).toMatch(line);
    expect(err.trim()).not.toContain('\n');
  });

  test('a token revoked while it waits', async () => {
    const { url } = await serve();
    const { ann, bot, token } = await withBot(url);
    const child = start(['bot', '--server', url], { TABARD_TOKEN: token });
    await heard(child, /waits/);
    await ann.ask('revokeBot', '', { bot: bot.id });
    expect(await child.ended).toMatchObject({ code: 1, err: expect.stringMatching(/^This token has been revoked.*\n$/) });
  });
});
