import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer } from '@tabard/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RATES } from '../src/limits.ts';
import { folder, serve, Visitor } from './harness.ts';

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
  return (await ann.ask('create', '', { game: 'pips', options: { goal }, seats, spectators })).match;
}

/** Both begun: whose turn it is comes first. */
async function begun(url: string) {
  const { ann, program, bot, token } = await withBot(url);
  const match = await tableOf(ann, 1, { goal: 30 });
  await program.ask('sit', match, { seat: 1 });
  await ann.ask('start', match);
  const first = await program.ask('turn', match, undefined, '?wait=0');
  return { ann, program, bot, token, match, players: first.turn ? [program, ann] : [ann, program] };
}

const draw = async (who: Visitor, match: string, seq: number) => await who.ask('move', match, { seq, move: 'draw' });

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
    const match = await tableOf(eve);
    expect(await eve.fails('revokeBot', '', { bot: bot.id })).toBe('unknown-bot');
    expect(await eve.fails('invite', match, { seat: 1, bot: bot.id })).toBe('unknown-bot');
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
    for (let i = 0; i < RATES.program.burst; i++) await bob.ask('makeBot', '', { name: `Bot ${i}` });
    expect(await bob.fails('makeBot', '', { name: 'One more' })).toBe('too-fast');
  });

  test('guessing tokens is slow', async () => {
    const { url } = await serve({ rateLimits: 'on', now: () => 1_794_777_698_045 });
    const guess = new Visitor(url, `tabard_${'A'.repeat(43)}`);
    const codes = await Promise.all(Array.from({ length: RATES.ask.burst + 5 }, () => guess.fails('me')));
    expect(new Set(codes)).toEqual(new Set(['unknown-token', 'too-fast']));
  });
});

describe('at a table', () => {
  test('it comes by the link, and everybody sees that it is a bot', async () => {
    const { url } = await serve();
    const { ann, program, bot } = await withBot(url);
    const match = await tableOf(ann, 2);
    const stranger = await new Visitor(url).follow(match);
    expect(await program.ask('sit', match, { seat: 1 })).toMatchObject({ me: { seat: 1, host: false } });
    const seat = { kind: 'player', name: 'Deep Thought', crest: bot.crest, program: true };
    const { table } = await stranger.hear('table', message => message.table.seats[1]!.kind === 'player');
    expect(table.seats).toMatchObject([{ program: false }, seat, { kind: 'open', program: false }]);
    expect((await ann.ask('table', match)).seats[1]).toMatchObject(seat);
  });

  test('it finds its owner’s tables that have a seat left, and no others', async () => {
    const { url } = await serve();
    const { ann, program } = await withBot(url);
    const [free, full] = [await tableOf(ann), await tableOf(ann)];
    await new Visitor(url).ask('sit', full, { seat: 1 });
    await tableOf(new Visitor(url));
    const found = (await program.ask('myTables')).tables;
    expect(found.map(({ table }) => [table.match, table.me.seat])).toEqual([[free, null]]);
    await program.ask('sit', free, { seat: 1 });
    expect((await program.ask('myTables')).tables.map(({ table }) => [table.match, table.me.seat])).toEqual([[free, 1]]);
  });

  test('it is challenged: seated by its owner, it hears of it while it waits for any turn', async () => {
    const { url } = await serve();
    const { ann, program, bot } = await withBot(url);
    const asked = program.ask('myTurn');
    const match = await tableOf(ann);
    expect((await ann.ask('invite', match, { seat: 1, bot: bot.id })).seats[1]).toMatchObject({ name: 'Deep Thought', program: true });
    const ear = await ann.follow(match);
    await ear.hear('table', ({ table }) => table.seats[1]!.connected);
    await ann.ask('start', match);
    const { acting, seq } = await ear.hear('step');
    if (acting[0] === 0) await draw(ann, match, seq);
    expect(await asked).toMatchObject({
      table: { match, me: { seat: 1 } },
      turn: { acting: [1], legal: expect.arrayContaining(['draw']) },
    });
  });

  test('it is sent away like any bot, before the start', async () => {
    const { url } = await serve();
    const { ann, program } = await withBot(url);
    const match = await tableOf(ann);
    await program.ask('sit', match, { seat: 1 });
    expect((await ann.ask('open', match, { seat: 1 })).seats[1]).toMatchObject({ kind: 'open' });
    expect(await program.fails('turn', match)).toBe('not-seated');
  });

  test('revoked, it leaves: its seat is free before the start, a bot stands in later, and nobody hears of it again', async () => {
    const { url } = await serve();
    const { ann, program, bot, match } = await begun(url);
    const waiting = await tableOf(ann);
    await program.ask('sit', waiting, { seat: 1 });
    const [ear, asked] = [await program.follow(match), program.ask('turn', waiting)];
    await ear.hear('step');
    await ann.ask('revokeBot', '', { bot: bot.id });
    expect((await ear.hear('goodbye')).reason).toBe('revoked');
    expect(await ear.closed()).toBe(1008);
    expect(await asked).toMatchObject({ turn: null });
    expect((await ann.ask('table', waiting)).seats[1]).toMatchObject({ kind: 'open' });
    expect((await ann.ask('table', match)).seats[1]).toMatchObject({ program: true, standIn: true, connected: false });
    expect(await program.fails('move', match, { seq: 0, move: 'draw' })).toBe('revoked-token');
    await ann.ask('resign', match);
    expect((await ann.ask('rematch', match)).seats[1]).toMatchObject({ kind: 'bot', program: false });
  });

  test('a return match against a bot begins at once', async () => {
    const { url } = await serve();
    const { ann, program, match } = await begun(url);
    await ann.ask('resign', match);
    expect(await ann.ask('rematch', match)).toMatchObject({ status: 'playing', seats: [{}, { program: true }] });
    const next = await program.ask('myTables');
    expect(next.tables.map(({ table }) => table.status).sort()).toEqual(['over', 'playing']);
  });
});

describe('by plain HTTP', () => {
  test('a whole match: wait for the turn, move, until it is over', async () => {
    const { url } = await serve();
    const { players, match } = await begun(url);
    const playOut = async (who: Visitor): Promise<Answer<'turn'>> => {
      for (;;) {
        const { table, turn } = await who.ask('turn', match);
        if (table?.status === 'over') return { table, turn };
        if (turn)
          expect(await who.ask('move', match, { seq: turn.seq, move: turn.legal.at(-1)! })).toEqual({
            type: 'accepted',
            seq: turn.seq + 1,
          });
      }
    };
    const [one, two] = await Promise.all(players.map(playOut));
    expect(one).toMatchObject({ turn: null, table: { outcome: { scores: expect.any(Array) } } });
    expect(one!.table!.outcome).toEqual(two!.table!.outcome);
  });

  test('the view is that of the seat, with its memory', async () => {
    const { url } = await serve();
    const { players, match } = await begun(url);
    const { table, turn } = await players[0]!.ask('turn', match);
    const ear = await players[0]!.follow(match, { memory: true });
    const { view, legal, acting, seq } = await ear.hear('step');
    expect(turn).toEqual({ view, legal, acting, seq });
    expect(view).toMatchObject({ viewer: table!.me.seat, hand: expect.any(Array), seen: expect.anything() });
  });

  test('a question waits for the turn, and no longer than asked', async () => {
    const { url } = await serve();
    const { players, match } = await begun(url);
    const began = performance.now();
    expect(await players[1]!.ask('turn', match, undefined, '?wait=1')).toMatchObject({ table: { status: 'playing' }, turn: null });
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(await players[1]!.ask('myTurn', '', undefined, '?wait=0')).toEqual({ table: null, turn: null });
    const asked = players[1]!.ask('turn', match);
    await draw(players[0]!, match, 0);
    expect(await asked).toMatchObject({ turn: { seq: 1 } });
    expect(await players[1]!.ask('myTurn')).toMatchObject({ table: { match }, turn: { seq: 1 } });
    for (const wait of ['61', '-1', 'x', '']) expect(await players[1]!.fails('turn', match, undefined, `?wait=${wait}`)).toBe('unreadable');
  });

  test('what is not a move gets a code or a refusal, and changes nothing', async () => {
    const { url } = await serve();
    const { ann, players, match } = await begun(url);
    const [mover, other] = [players[0]!, players[1]!];
    expect(await other.ask('move', match, { seq: 0, move: 'draw' })).toEqual({
      type: 'refused',
      seq: 0,
      refusal: { rule: '1', because: 'not-your-turn', text: 'en: not-your-turn' },
    });
    expect(await mover.ask('move', match, { seq: 0, move: 'fly' })).toMatchObject({ type: 'refused', refusal: { because: 'unreadable' } });
    expect(await mover.fails('move', match, { seq: 5, move: 'draw' })).toBe('future');
    expect(await mover.fails('move', match, { seq: 0 })).toBe('unreadable');
    expect(await draw(mover, match, 0)).toEqual({ type: 'accepted', seq: 1 });
    expect(await draw(mover, match, 0)).toEqual({ type: 'accepted', seq: 1 });
    expect(await other.fails('move', match, { seq: 0, move: 'draw' })).toBe('stale');
    expect(await new Visitor(url).fails('move', match, { seq: 1, move: 'draw' })).toBe('not-seated');
    expect(await new Visitor(url).fails('myTurn')).toBe('not-seated');
    expect(await mover.fails('turn', 'A'.repeat(22))).toBe('unknown-match');
    await ann.ask('close', match);
    expect(await mover.fails('move', match, { seq: 1, move: 'draw' })).toBe('closed');
    expect(await mover.ask('turn', match)).toMatchObject({ table: { status: 'closed' }, turn: null });
  });

  test('who asks is here; who hangs up is here a little longer, for it may be thinking', async () => {
    const { url } = await serve();
    const { ann, program, match } = await begun(url);
    expect((await ann.ask('table', match)).seats[1]!.connected).toBe(true);
    const hungUp = new AbortController();
    const asked = program.fetch(`/api/tables/${match}/turn`, { signal: hungUp.signal }).catch(() => 'hung up');
    hungUp.abort();
    expect(await asked).toBe('hung up');
    expect((await ann.ask('table', match)).seats[1]!.connected).toBe(true);
    expect(await ann.fails('standIn', match, { seat: 1 })).toBe('player-present');
  });

  test('the table that waited longest comes first', async () => {
    const { url } = await serve();
    const { ann, program, bot } = await withBot(url);
    const matches = [];
    for (let i = 0; i < 3; i++) {
      const match = await tableOf(ann, 1, { goal: 30 });
      await ann.ask('invite', match, { seat: 1, bot: bot.id });
      await ann.ask('start', match);
      if (!(await program.ask('turn', match, undefined, '?wait=0')).turn) await draw(ann, match, 0);
      matches.push(match);
    }
    const served = [];
    for (let i = 0; i < 3; i++) {
      const { table, turn } = await program.ask('myTurn');
      served.push(table!.match);
      await draw(program, table!.match, turn!.seq);
    }
    expect(served.sort()).toEqual(matches.sort());
  });

  test('a server that closes lets nobody wait', async () => {
    const { url, close } = await serve();
    const { players, match } = await begun(url);
    const asked = players[1]!.raw('turn', match).then(
      () => 'answered',
      () => 'cut off',
    );
    await new Promise(resolve => setTimeout(resolve, 50));
    const began = performance.now();
    await close();
    expect(['answered', 'cut off']).toContain(await asked);
    expect(performance.now() - began).toBeLessThan(3000);
  });
});

test('over a socket it is a player like any other', async () => {
  const { url } = await serve();
  const { program, match, players } = await begun(url);
  const ear = await program.follow(match, { memory: true });
  expect((await ear.hear('welcome')).name).toBe('Deep Thought');
  const { seq } = await ear.hear('step');
  if (players[0] !== program) await draw(players[0]!, match, seq);
  const mine = await ear.hear('step', step => step.legal.length > 0);
  expect(mine.view).toHaveProperty('seen');
  ear.say({ type: 'move', match, seq: mine.seq, move: 'draw', ref: 1 });
  expect(await ear.hear('accepted')).toMatchObject({ seq: mine.seq + 1 });
});
