import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer } from '@tabard/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RATES } from '../src/limits.ts';
import { folder, newWish, serve, Visitor } from './harness.ts';

/** A person, and a program that comes in with the token they made for it. */
async function withBot(url: string, name = 'Deep Thought') {
  const ann = new Visitor(url);
  const { bot, token } = await ann.ask('makeBot', '', { name });
  return { ann, bot, token, program: new Visitor(url, token) };
}

/** A table at which the person sits, with so many seats open. */
async function tableOf(ann: Visitor, open = 1, options: { goal?: 12 | 30; spectators?: boolean } = {}) {
  const seats = [{ kind: 'me' } as const, ...Array.from({ length: open }, () => ({ kind: 'open' }) as const)];
  const { spectators = true, goal = 12 } = options;
  return (await ann.ask('create', '', { game: 'pips', options: { goal }, seats, spectators })).id;
}

/** Both begun: whose turn it is comes first. */
async function begun(url: string) {
  const { ann, program, bot, token } = await withBot(url);
  const id = await tableOf(ann, 1, { goal: 30 });
  await program.ask('sit', id, { seat: 1 });
  const { seq: after } = await ann.ask('start', id);
  const first = await program.ask('turn', id, undefined, '?wait=0');
  return { ann, program, bot, token, id, after, players: first.turn ? [program, ann] : [ann, program] };
}

const draw = async (who: Visitor, id: string, after: number, wish = newWish()) => await who.ask('move', id, { after, move: 'draw', wish });

describe('tokens', () => {
  test('made, shown once, listed without, revoked', async () => {
    const data = await folder();
    const { url } = await serve({ data });
    const { ann, bot, token, program } = await withBot(url, ' Deep\u202e Thought ');
    expect(token).toMatch(/^tabard_[\w-]{43}$/);
    expect(bot).toMatchObject({ name: 'Deep Thought', crest: expect.stringMatching(/^[0-9a-f]{8}$/) });
    expect(await ann.ask('myBots')).toEqual({ bots: [bot] });
    expect(await program.ask('me')).toMatchObject({ known: true, name: 'Deep Thought', crest: bot.crest });
    expect(program.cookie).toBe('');
    for (const file of ['tabard.db', 'tabard.db-wal']) expect(await readFile(join(data, file), 'latin1')).not.toContain(token.slice(7));
    expect(await ann.ask('revokeBot', '', { bot: bot.id })).toEqual({ bots: [] });
    expect(await program.fails('me')).toBe('revoked-token');
    expect(await ann.fails('revokeBot', '', { bot: bot.id })).toBe('unknown-bot');
  });

  test.each([
    ['an unknown token', `Bearer tabard_${'A'.repeat(43)}`, 401, 'unknown-token'],
    ['no token', 'Bearer', 401, 'unknown-token'],
    ['a token without Bearer', `tabard_${'A'.repeat(43)}`, 401, 'unknown-token'],
    ['a proxy’s password', 'Basic YTpi', 200, undefined],
  ])('%s: never mistaken for anybody, over HTTP or a socket', async (_, authorization, status, code) => {
    const { url } = await serve();
    const ann = new Visitor(url);
    await ann.ask('changeMe', '', { name: 'Ann' });
    const response = await ann.fetch('/api/me', { headers: { authorization, 'accept-language': 'de' } });
    expect(response.status).toBe(status);
    const body = (await response.json()) as object;
    if (code) expect(body).toEqual({ code, text: expect.stringContaining('Token') });
    else expect(body).toMatchObject({ name: 'Ann' });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { authorization } });
    const answered = await new Promise(resolve => {
      socket.on('open', () => resolve(200));
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode));
    });
    expect(answered).toBe(status);
    socket.on('error', () => {});
    socket.terminate();
  });

  test('nobody else revokes it, or puts it anywhere', async () => {
    const { url } = await serve();
    const { bot, program } = await withBot(url);
    const eve = new Visitor(url);
    const id = await tableOf(eve);
    expect(await eve.fails('revokeBot', '', { bot: bot.id })).toBe('unknown-bot');
    expect(await eve.fails('invite', id, { seat: 1, bot: bot.id })).toBe('unknown-bot');
    expect(await program.ask('me')).toMatchObject({ known: true });
    expect((await eve.ask('myBots')).bots).toEqual([]);
  });

  test('a bot has no devices and no bots of its own', async () => {
    const { url } = await serve();
    const { ann, program } = await withBot(url);
    const { code } = await ann.ask('link');
    for (const [name, body] of [['link'], ['redeem', { code }], ['myBots'], ['makeBot', { name: 'Eve' }]] as const)
      expect(await program.fails(name, '', body)).toBe('people-only');
  });

  test('so many at once, and no more', async () => {
    const { url } = await serve();
    const ann = new Visitor(url);
    for (let i = 0; i < 20; i++) await ann.ask('makeBot', '', { name: `Bot ${i}` });
    expect(await ann.fails('makeBot', '', { name: 'One more' })).toBe('too-many-bots');
    expect(await ann.fails('makeBot', '', { name: '\u200b' })).toBe('bad-name');
    const { url: limited } = await serve({ rateLimits: 'on', now: () => 1_794_777_698_045 });
    const bob = new Visitor(limited);
    for (let i = 0; i < RATES['new-tokens-per-owner'].burst; i++) await bob.ask('makeBot', '', { name: `Bot ${i}` });
    expect(await bob.fails('makeBot', '', { name: 'One more' })).toBe('too-fast');
  });

  test('guessing tokens is slow', async () => {
    const { url } = await serve({ rateLimits: 'on', now: () => 1_794_777_698_045 });
    const guess = new Visitor(url, `tabard_${'A'.repeat(43)}`);
    const codes = await Promise.all(Array.from({ length: RATES['calls-per-owner'].burst + 5 }, () => guess.fails('me')));
    expect(new Set(codes)).toEqual(new Set(['unknown-token', 'too-fast']));
  });
});

describe('at a table', () => {
  test('it comes by the link, and everybody sees that it is a bot', async () => {
    const { url } = await serve();
    const { ann, program, bot } = await withBot(url);
    const id = await tableOf(ann, 2);
    const stranger = await new Visitor(url).follow(id);
    expect(await program.ask('sit', id, { seat: 1 })).toMatchObject({ me: { seat: 1, host: false } });
    const seat = { kind: 'player', name: 'Deep Thought', crest: bot.crest, program: true };
    const { table } = await stranger.hear('table', message => message.table.seats[1]!.kind === 'player');
    expect(table.seats).toMatchObject([{ program: false }, seat, { kind: 'open', program: false }]);
    expect((await ann.ask('table', id)).seats[1]).toMatchObject(seat);
  });

  test('it finds its owner’s tables that have a seat left, and no others', async () => {
    const { url } = await serve();
    const { ann, program } = await withBot(url);
    const [free, full] = [await tableOf(ann), await tableOf(ann)];
    await new Visitor(url).ask('sit', full, { seat: 1 });
    await tableOf(new Visitor(url));
    const found = (await program.ask('myTables')).tables;
    expect(found.map(({ table }) => [table.id, table.me.seat])).toEqual([[free, null]]);
    await program.ask('sit', free, { seat: 1 });
    expect((await program.ask('myTables')).tables.map(({ table }) => [table.id, table.me.seat])).toEqual([[free, 1]]);
  });

  test('it is challenged: seated by its owner, it hears of it while it waits for any turn', async () => {
    const { url } = await serve();
    const { ann, program, bot } = await withBot(url);
    const asked = program.ask('myTurn');
    const id = await tableOf(ann);
    expect((await ann.ask('invite', id, { seat: 1, bot: bot.id })).seats[1]).toMatchObject({ name: 'Deep Thought', program: true });
    const ear = await ann.follow(id);
    await ear.hear('table', ({ table }) => table.seats[1]!.connected);
    await ann.ask('start', id);
    const { acting, after } = await ear.hear('step');
    if (acting[0] === 0) await draw(ann, id, after);
    expect(await asked).toMatchObject({
      table: { id, me: { seat: 1 } },
      turn: { acting: [1], legal: expect.arrayContaining(['draw']) },
    });
  });

  test('it is sent away like any bot, before the start', async () => {
    const { url } = await serve();
    const { ann, program } = await withBot(url);
    const id = await tableOf(ann);
    await program.ask('sit', id, { seat: 1 });
    expect((await ann.ask('open', id, { seat: 1 })).seats[1]).toMatchObject({ kind: 'open' });
    expect(await program.fails('turn', id)).toBe('not-seated');
  });

  test('revoked, it leaves: its seat is free before the start, a bot stands in later, and nobody hears of it again', async () => {
    const { url } = await serve();
    const { ann, program, bot, id, after } = await begun(url);
    const waiting = await tableOf(ann);
    await program.ask('sit', waiting, { seat: 1 });
    const [ear, asked] = [await program.follow(id), program.ask('turn', waiting)];
    await ear.hear('step');
    await ann.ask('revokeBot', '', { bot: bot.id });
    expect((await ear.hear('goodbye')).reason).toBe('revoked');
    expect(await ear.closed()).toBe(1008);
    expect(await asked).toMatchObject({ turn: null });
    expect((await ann.ask('table', waiting)).seats[1]).toMatchObject({ kind: 'open' });
    expect((await ann.ask('table', id)).seats[1]).toMatchObject({ program: true, standIn: true, connected: false });
    expect(await program.fails('move', id, { after, move: 'draw' })).toBe('revoked-token');
    await ann.ask('resign', id);
    expect((await ann.ask('rematch', id)).seats[1]).toMatchObject({ kind: 'open', program: false });
  });

  test('a return match against a bot has its seat, and begins when it is started', async () => {
    const { url } = await serve();
    const { ann, program, id } = await begun(url);
    await ann.ask('resign', id);
    const again = await ann.ask('rematch', id);
    expect(again).toMatchObject({ status: 'waiting', seats: [{}, { program: true }] });
    expect(await ann.ask('start', again.id)).toMatchObject({ status: 'playing' });
    const next = await program.ask('myTables');
    expect(next.tables.map(({ table }) => table.status).sort()).toEqual(['over', 'playing']);
  });
});

describe('by plain HTTP', () => {
  test('a whole match: wait for the turn, move, until it is over', async () => {
    const { url } = await serve();
    const { players, id } = await begun(url);
    const finish = async (who: Visitor): Promise<Answer<'turn'>> => {
      for (;;) {
        const { table, turn } = await who.ask('turn', id);
        if (table?.status === 'over') return { table, turn };
        if (!turn) continue;
        const { seq, after, legal } = turn;
        expect(await who.ask('move', id, { after, move: legal.at(-1)! })).toEqual({ type: 'accepted', seq: seq + 1 });
      }
    };
    const [one, two] = await Promise.all(players.map(finish));
    expect(one).toMatchObject({ turn: null, table: { outcome: { scores: expect.any(Array) } } });
    expect(one!.table!.outcome).toEqual(two!.table!.outcome);
  });

  test('the view is that of the seat, with its memory', async () => {
    const { url } = await serve();
    const { players, id } = await begun(url);
    const { table, turn } = await players[0]!.ask('turn', id);
    const ear = await players[0]!.follow(id, { memory: true });
    const { view, legal, acting, seq, after, head } = await ear.hear('step');
    expect(turn).toEqual({ view, legal, acting, seq, after, head });
    expect(view).toMatchObject({ viewer: table!.me.seat, hand: expect.any(Array), seen: expect.anything() });
  });

  test('a question waits for the turn, and no longer than asked', async () => {
    const { url } = await serve();
    const { players, id, after } = await begun(url);
    const began = performance.now();
    expect(await players[1]!.ask('turn', id, undefined, '?wait=1')).toMatchObject({ table: { status: 'playing' }, turn: null });
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(await players[1]!.ask('myTurn', '', undefined, '?wait=0')).toEqual({ table: null, turn: null });
    const asked = players[1]!.ask('turn', id);
    await draw(players[0]!, id, after);
    expect(await asked).toMatchObject({ turn: { seq: after + 1 } });
    expect(await players[1]!.ask('myTurn')).toMatchObject({ table: { id }, turn: { seq: after + 1 } });
    for (const wait of ['61', '-1', 'x', '']) expect(await players[1]!.fails('turn', id, undefined, `?wait=${wait}`)).toBe('unreadable');
  });

  test('what is not a move gets a code or a refusal, and changes nothing', async () => {
    const { url } = await serve();
    const { ann, players, id, after } = await begun(url);
    const [mover, other] = [players[0]!, players[1]!];
    expect(await draw(other, id, after)).toEqual({
      type: 'refused',
      seq: after,
      refusal: { rule: '1', because: 'not-your-turn', text: 'en: not-your-turn' },
    });
    expect(await mover.ask('move', id, { after, move: 'fly' })).toMatchObject({ type: 'refused', refusal: { because: 'unreadable' } });
    expect(await mover.fails('move', id, { after: after + 5, move: 'draw' })).toBe('future');
    expect(await mover.fails('move', id, { after })).toBe('unreadable');
    const wish = newWish();
    for (let i = 0; i < 2; i++) expect(await draw(mover, id, after, wish)).toEqual({ type: 'accepted', seq: after + 1 });
    for (const who of players) expect(await who.fails('move', id, { after, move: 'draw' })).toBe('stale');
    expect(await other.fails('move', id, { after, move: 'draw', wish })).toBe('stale');
    expect(await new Visitor(url).fails('move', id, { after: after + 1, move: 'draw' })).toBe('not-seated');
    expect(await new Visitor(url).fails('myTurn')).toBe('not-seated');
    expect(await mover.fails('turn', 'A'.repeat(22))).toBe('unknown-table');
    await ann.ask('close', id);
    expect(await mover.fails('move', id, { after: after + 1, move: 'draw' })).toBe('closed');
    expect(await mover.ask('turn', id)).toMatchObject({ table: { status: 'closed' }, turn: null });
  });

  test('who asks is here; who hangs up is here a little longer, for it may be thinking', async () => {
    const { url } = await serve();
    const { ann, program, id } = await begun(url);
    expect((await ann.ask('table', id)).seats[1]!.connected).toBe(true);
    const hungUp = new AbortController();
    const asked = program.fetch(`/api/tables/${id}/turn`, { signal: hungUp.signal }).catch(() => 'hung up');
    hungUp.abort();
    expect(await asked).toBe('hung up');
    expect((await ann.ask('table', id)).seats[1]!.connected).toBe(true);
    expect(await ann.fails('standIn', id, { seat: 1 })).toBe('player-present');
  });

  test('the table that waited longest comes first', async () => {
    let now = 1_794_777_698_045;
    const { url } = await serve({ now: () => ++now });
    const { ann, program, bot } = await withBot(url);
    const tables = [];
    for (let i = 0; i < 3; i++) {
      const id = await tableOf(ann, 1, { goal: 30 });
      await ann.ask('invite', id, { seat: 1, bot: bot.id });
      const { seq } = await ann.ask('start', id);
      if (!(await program.ask('turn', id, undefined, '?wait=0')).turn) await draw(ann, id, seq);
      tables.push(id);
    }
    const served = [];
    for (let i = 0; i < 3; i++) {
      const { table, turn } = await program.ask('myTurn');
      served.push(table!.id);
      await draw(program, table!.id, turn!.after);
    }
    expect(served).toEqual(tables);
  });

  test('seated while it waits, it hears of its turn at once', async () => {
    const { url } = await serve();
    const { ann, program, bot } = await withBot(url);
    const asked = program.ask('myTurn').then(({ table }) => ({ table, at: performance.now() }));
    // Its question has to be there first, or it would find the table on arriving.
    await program.ask('me');
    const id = await tableOf(ann, 1, { goal: 30 });
    await ann.ask('invite', id, { seat: 1, bot: bot.id });
    const { seq } = await ann.ask('start', id);
    const { turn } = await ann.ask('turn', id, undefined, '?wait=0');
    const began = performance.now();
    if (turn) await draw(ann, id, seq);
    const { table, at } = await asked;
    expect(table).toMatchObject({ id, me: { seat: 1 } });
    expect(at - began).toBeLessThan(5000);
  });

  test('a server that closes answers who waits, or hangs up, and does not wait itself', async () => {
    const { url, close } = await serve();
    const { players, id } = await begun(url);
    const asked = players[1]!.raw('turn', id, undefined, '?wait=60').then(
      ({ status, value }) => ({ status, value }),
      () => 'cut off' as const,
    );
    const ear = await players[0]!.follow(id);
    await ear.hear('table', ({ table }) => table.seats.every(({ connected }) => connected));
    const began = performance.now();
    await close();
    const answer = await asked;
    if (answer !== 'cut off') expect(answer).toMatchObject({ status: 200, value: { turn: null, table: { id, status: 'playing' } } });
    expect(performance.now() - began).toBeLessThan(3000);
    await expect(players[1]!.raw('turn', id)).rejects.toThrow('fetch failed');
  });
});

test('over a socket it is a player like any other', async () => {
  const { url } = await serve();
  const { program, id, players, after } = await begun(url);
  const ear = await program.follow(id, { memory: true });
  expect((await ear.hear('welcome')).name).toBe('Deep Thought');
  await ear.hear('step');
  if (players[0] !== program) await draw(players[0]!, id, after);
  const mine = await ear.hear('step', step => step.legal.length > 0);
  expect(mine.view).toHaveProperty('seen');
  ear.move(id, mine.after, 'draw');
  expect(await ear.hear('accepted')).toMatchObject({ seq: mine.seq + 1 });
});
