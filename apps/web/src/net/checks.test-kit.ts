import { effect } from '@preact/signals';
import type { ServerMessage, Table } from '@tabard/protocol';
import { expect } from 'vitest';
import { asker } from './at-table.ts';
import type { Browser } from './browser.ts';
import { scrap } from './notes.ts';
import { entriesAt, factAt, ScriptedBrowser, stepAt, TABLE, tableAt } from './scripted.test-kit.ts';
import { Session } from './session.ts';
import { Socket } from './socket.ts';

/** How a client is put together: as it is, or with a bug in it. */
export interface Client {
  socket(hear: (message: ServerMessage) => void, browser: Browser): Socket;
  session(browser: Browser): Session;
  readonly asker: typeof asker;
}

export const honest: Client = {
  socket: (hear, browser) => new Socket(() => 'en', hear, browser),
  session: browser => new Session(TABLE, browser, scrap()),
  asker,
};

/** Says what is wrong with a client, or nothing. */
export type NetCheck = (client: Client) => Promise<string | undefined>;

const SECOND = 1000;
const CLOCKS = [
  { moveMs: 30_000, reserveMs: 0, runs: true },
  { moveMs: 30_000, reserveMs: 5000, runs: false },
];
const undoneAt = (seq: number, moves: number) => ({ seq, facts: [], deed: { type: 'undone', seat: 0, moves } as const });
const REFUSAL = { rule: '2.6', because: 'no-fit', text: 'It does not fit.' };

export const SOCKET_CHECKS: Record<string, NetCheck> = {
  'it says hello, and is open once it is welcome': check(client => {
    const { browser, socket } = connect(client);
    socket.send({ type: 'ping', ref: 1 });
    browser.line.open();
    socket.send({ type: 'ping', ref: 2 });
    expect(browser.line.sent).toEqual([{ type: 'hello', version: 4, lang: 'en' }]);
    expect(socket.link.value).toBe('connecting');
    browser.line.say({ type: 'welcome', version: 4, name: '' });
    expect(socket.link.value).toBe('open');
    socket.send({ type: 'ping', ref: 3 });
    expect(browser.line.of('ping')).toEqual([{ type: 'ping', ref: 3 }]);
  }),

  'what is heard is handed on': check(client => {
    const { browser, heard } = connect(client);
    browser.line.welcome();
    browser.line.say({ type: 'house', paused: true });
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'house']);
  }),

  'it comes back, after waits that grow, and not with everybody else': check(client => {
    for (const [chance, part] of [
      [0, 0.75],
      [0.5, 1],
      [0.999, 1.2495],
    ] as const) {
      const { browser, socket } = connect(client);
      browser.chance = chance;
      for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
        browser.line.end();
        expect(socket.link.value).toBe('lost');
        expect(browser.untilDial()).toBeCloseTo(wait * part);
      }
      browser.line.welcome();
      expect(socket.link.value).toBe('open');
      browser.line.end();
      expect(browser.untilDial()).toBeCloseTo(400 * part);
    }
  }),

  'a ping without an answer finds a dead line': check(client => {
    const { browser, socket } = connect(client);
    browser.line.welcome();
    browser.pass(10 * SECOND);
    expect(browser.line.of('ping')).toHaveLength(1);
    browser.pass(7.9 * SECOND);
    expect(socket.link.value).toBe('open');
    browser.pass(0.2 * SECOND);
    expect(socket.link.value).toBe('lost');
    expect(browser.lines[0]!.isClosed).toBe(true);
    browser.pass(SECOND);
    expect(browser.lines).toHaveLength(2);
  }),

  'a line that answers lives on': check(client => {
    const { browser, socket } = connect(client);
    browser.line.welcome();
    for (let pings = 1; pings <= 4; pings++) {
      browser.pass(10 * SECOND);
      expect(browser.line.of('ping')).toHaveLength(pings);
      browser.line.say({ type: 'pong', ref: 0 });
    }
    browser.pass(9 * SECOND);
    expect(socket.link.value).toBe('open');
    expect(browser.lines).toHaveLength(1);
  }),

  'anything heard is a sign of life': check(client => {
    const { browser, socket } = connect(client);
    browser.line.welcome();
    browser.pass(16 * SECOND);
    browser.line.say({ type: 'house', paused: false });
    browser.pass(8 * SECOND);
    expect(socket.link.value).toBe('open');
  }),

  'a greeting without an answer finds a dead line': check(client => {
    const { browser, socket } = connect(client);
    for (const lines of [1, 2, 3]) {
      expect(browser.lines).toHaveLength(lines);
      browser.line.open();
      browser.pass(8 * SECOND);
      expect(socket.link.value).toBe('lost');
      browser.pass(2 * SECOND);
    }
  }),

  'a server of another version: outdated, for good': check(client => {
    const news: ((browser: ScriptedBrowser) => void)[] = [
      ({ line }) => line.say({ type: 'goodbye', reason: 'version' }),
      ({ line }) => line.say({ type: 'error', code: 'version', text: '' }),
      ({ line }) => line.hear('{"type":"step","match":"m"}'),
      ({ line }) => line.hear('gibberish'),
    ];
    for (const tell of news) {
      const { browser, socket } = connect(client);
      browser.line.open();
      tell(browser);
      expect(socket.link.value).toBe('outdated');
      browser.line.end();
      browser.wake();
      expect(browser.untilDial()).toBeUndefined();
      expect(socket.link.value).toBe('outdated');
    }
  }),

  'who was signed out or banned does not come back by themselves': check(client => {
    for (const reason of ['signed-out', 'banned'] as const) {
      const { browser, socket } = connect(client);
      browser.line.welcome();
      browser.line.say({ type: 'goodbye', reason });
      browser.line.end();
      browser.wake();
      expect(browser.untilDial()).toBeUndefined();
      expect(socket.link.value).toBe(reason);
    }
  }),

  'who was too fast waits long': check(client => {
    const { browser } = connect(client);
    browser.line.welcome();
    browser.line.say({ type: 'goodbye', reason: 'too-fast' });
    browser.line.end();
    expect(browser.untilDial()).toBe(8 * SECOND);
  }),

  'when somebody looks, or the network is back, it tries at once': check(client => {
    const { browser, socket } = connect(client);
    browser.line.end();
    browser.wake();
    expect(browser.lines).toHaveLength(2);
    browser.wake();
    expect(browser.lines).toHaveLength(2);
    browser.line.welcome();
    browser.pass(10 * SECOND);
    expect(browser.lines).toHaveLength(2);
    expect(socket.link.value).toBe('open');
  }),

  'a line that died in its sleep is found soon after waking': check(client => {
    const { browser, socket } = connect(client);
    browser.line.welcome();
    browser.wake();
    browser.pass(5 * SECOND);
    browser.wake();
    browser.pass(3 * SECOND);
    expect(socket.link.value).toBe('lost');
  }),

  'closed is closed': check(client => {
    const { browser, socket, heard } = connect(client);
    browser.line.welcome();
    socket.close();
    expect(browser.line.isClosed).toBe(true);
    browser.line.say({ type: 'house', paused: true });
    browser.line.end();
    browser.wake();
    expect(browser.untilDial()).toBeUndefined();
    expect(socket.link.value).toBe('closed');
    expect(browser.isWatched).toBe(false);
    expect(heard.map(({ type }) => type)).toEqual(['welcome']);
  }),

  'closed while it waits to come back, it stays away': check(client => {
    const { browser, socket } = connect(client);
    browser.line.end();
    socket.close();
    expect(browser.untilDial()).toBeUndefined();
  }),

  'opened again it is as new, and an old line has no say': check(client => {
    const { browser, socket, heard } = connect(client);
    browser.line.welcome();
    socket.close();
    socket.reopen();
    expect(socket.link.value).toBe('connecting');
    const [old] = browser.lines;
    old!.end();
    old!.say({ type: 'house', paused: true });
    browser.line.welcome();
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'welcome']);
    browser.line.end();
    browser.wake();
    expect(browser.lines).toHaveLength(3);
  }),
};

export const SESSION_CHECKS: Record<string, NetCheck> = {
  'once it is welcome it follows the table from the beginning': check(client => {
    const { browser } = sitDown(client, { at: undefined });
    expect(browser.line.of('follow')).toEqual([{ type: 'follow', table: TABLE, seq: 0 }]);
  }),

  'a move cites the position it was made in, and is a wish of its own': check(client => {
    const { browser, session } = sitDown(client, { at: stepAt(5, { seq: 7 }) });
    session.send(['draw']);
    const [first] = browser.line.of('move');
    expect(first).toEqual({ type: 'move', table: TABLE, after: 5, move: 'draw', wish: expect.any(String) });
    browser.line.say({ type: 'refused', wish: first!.wish, table: TABLE, seq: 7, index: 0, refusal: REFUSAL });
    session.send(['draw']);
    expect(session.refusal.value).toBeUndefined();
    expect(browser.line.of('move')).toHaveLength(2);
    expect(browser.line.of('move')[1]!.wish).not.toBe(first!.wish);
  }),

  'several moves are one wish': check(client => {
    const { browser, session } = sitDown(client);
    session.send(['lose honey', 'lose wood']);
    expect(browser.line.of('moves')).toEqual([
      { type: 'moves', table: TABLE, after: 5, moves: ['lose honey', 'lose wood'], wish: expect.any(String) },
    ]);
    expect(browser.line.of('move')).toEqual([]);
  }),

  'one question at a time, and none before there is anything to see': check(client => {
    const { browser, session } = sitDown(client, { at: undefined });
    session.send(['draw']);
    expect(session.pending.value).toBeUndefined();
    see(browser, stepAt(5));
    session.send([]);
    session.send(['draw']);
    session.send(['pass']);
    expect(browser.line.of('move').map(({ move }) => move)).toEqual(['draw']);
  }),

  'what is pending is sent again after a loss, word for word': check(client => {
    const { browser, session } = sitDown(client);
    session.send(['draw']);
    const [before] = browser.line.of('move');
    browser.line.end();
    expect(session.pending.value?.moves).toEqual(['draw']);
    browser.pass(SECOND);
    browser.line.welcome();
    expect(browser.line.of('follow')).toEqual([{ type: 'follow', table: TABLE, seq: 5 }]);
    expect(browser.line.of('move')).toEqual([before]);
  }),

  'what was said and not answered is said again after a loss, and its answer is none to a move': check(client => {
    const { browser, session } = sitDown(client);
    session.talk.say({ phrase: 'hello' });
    session.send(['draw']);
    const [before] = browser.line.of('say');
    browser.line.end();
    browser.pass(SECOND);
    browser.line.welcome();
    expect(browser.line.of('say')).toEqual([before]);
    browser.line.say({ type: 'error', code: 'too-fast', text: 'Too fast.', wish: before!.wish, table: TABLE });
    expect([session.talk.failure.value, session.trouble.value, session.pending.value?.moves]).toEqual(['Too fast.', undefined, ['draw']]);
    browser.line.end();
    browser.pass(SECOND);
    browser.line.welcome();
    expect(browser.line.of('say')).toEqual([]);
  }),

  'what was told before is forgotten when the table is followed anew': check(client => {
    const line = { id: 'a', at: 1, from: 1, name: 'Bo', crest: '0f3a9c11', phrase: 'hello' } as const;
    const { browser, session } = sitDown(client);
    browser.line.say({ type: 'said', table: TABLE, line });
    browser.line.say({ type: 'said', table: TABLE, line: { ...line, id: 'b' } });
    browser.line.end();
    browser.pass(SECOND);
    browser.line.welcome();
    expect(session.talk.lines.value).toEqual([]);
    browser.line.say({ type: 'talk', table: TABLE, lines: [line] });
    expect(session.talk.lines.value).toEqual([line]);
  }),

  'a move made while the connection is lost goes out when it is back': check(client => {
    const { browser, session } = sitDown(client);
    browser.line.end();
    session.send(['draw']);
    expect(session.pending.value?.moves).toEqual(['draw']);
    browser.pass(SECOND);
    browser.line.welcome();
    expect(browser.line.of('move')).toEqual([expect.objectContaining({ after: 5, move: 'draw', wish: session.pending.value?.wish })]);
  }),

  'an accepted move is pending until its step is drawn': check(client => {
    for (const answerFirst of [true, false]) {
      const { browser, session } = sitDown(client);
      session.send(['draw']);
      const accept = () => browser.line.say({ type: 'accepted', wish: session.pending.value!.wish, table: TABLE, seq: 7 });
      if (answerFirst) accept();
      see(browser, stepAt(6));
      expect(session.pending.value?.moves).toEqual(['draw']);
      if (!answerFirst) accept();
      browser.line.say(stepAt(7));
      expect(session.pending.value?.moves).toEqual(['draw']);
      browser.frame();
      expect(session.pending.value).toBeUndefined();
      expect(session.refusal.value).toBeUndefined();
    }
  }),

  'an answer to something older settles nothing': check(client => {
    const { browser, session } = sitDown(client);
    session.send(['draw']);
    const { wish } = session.pending.value!;
    browser.line.say({ type: 'accepted', wish, table: TABLE, seq: 6 });
    for (const late of ['another', 'and-another']) {
      browser.line.say({ type: 'refused', wish: late, table: TABLE, seq: 5, index: 0, refusal: REFUSAL });
      browser.line.say({ type: 'error', wish: late, table: TABLE, code: 'stale', text: '' });
      browser.line.say({ type: 'error', wish: late, table: TABLE, code: 'internal', text: '' });
    }
    expect(session.pending.value?.wish).toBe(wish);
    expect([session.refusal.value, session.trouble.value]).toEqual([undefined, undefined]);
    see(browser, stepAt(6));
    expect(session.pending.value).toBeUndefined();
  }),

  'a refused move is pending no more, and says why until the match goes on': check(client => {
    const { browser, session } = sitDown(client);
    session.send(['draw']);
    browser.line.say({ type: 'refused', wish: session.pending.value!.wish, table: TABLE, seq: 9, index: 0, refusal: REFUSAL });
    expect(session.pending.value).toBeUndefined();
    expect(session.refusal.value).toEqual(REFUSAL);
    see(browser, stepAt(6, { after: 5, entries: [], since: 5 }));
    expect(session.refusal.value).toEqual(REFUSAL);
    see(browser, stepAt(7));
    expect(session.refusal.value).toBeUndefined();
  }),

  'of several moves, those that happened are drawn before the refusal shows': check(client => {
    const { browser, session } = sitDown(client);
    session.send(['draw', 'pass']);
    browser.line.say({ type: 'refused', wish: session.pending.value!.wish, table: TABLE, seq: 6, index: 1, refusal: REFUSAL });
    expect(session.pending.value?.moves).toEqual(['draw', 'pass']);
    see(browser, stepAt(6));
    expect(session.pending.value).toBeUndefined();
    expect(session.refusal.value).toEqual(REFUSAL);
  }),

  'a move that comes too late is pending no more, and how it stands is asked for': check(client => {
    for (const code of ['stale', 'future', 'resigned', 'stood-in', 'on-hold', 'over'] as const) {
      const { browser, session } = sitDown(client);
      session.send(['draw']);
      browser.line.say({ type: 'error', wish: session.pending.value!.wish, table: TABLE, code, text: 'too late' });
      expect(session.pending.value).toBeUndefined();
      expect(session.trouble.value).toBeUndefined();
      expect(browser.line.of('follow').at(-1)).toEqual({ type: 'follow', table: TABLE, seq: 5 });
      expect(browser.line.of('follow')).toHaveLength(2);
    }
  }),

  'while the house cannot write, a move is kept; it goes out when the house can': check(client => {
    const { browser, session } = sitDown(client);
    session.send(['draw']);
    const [sent] = browser.line.of('move');
    browser.line.say({ type: 'error', wish: sent!.wish, table: TABLE, code: 'paused', text: '' });
    expect([session.paused.value, session.trouble.value, session.pending.value?.wish]).toEqual([true, undefined, sent!.wish]);
    browser.line.say({ type: 'house', paused: true });
    expect(browser.line.of('move')).toHaveLength(1);
    browser.line.say({ type: 'house', paused: false });
    expect(session.paused.value).toBe(false);
    expect(browser.line.of('move')).toEqual([sent, sent]);
  }),

  'what the house could not show while it could not write is asked for again': check(client => {
    const { browser, session } = sitDown(client, { at: undefined });
    browser.line.say({ type: 'error', table: TABLE, code: 'paused', text: '' });
    expect([session.paused.value, session.trouble.value]).toEqual([true, undefined]);
    browser.line.say({ type: 'house', paused: false });
    expect(browser.line.of('follow')).toHaveLength(2);
  }),

  'a pause is told, and a new connection knows of none': check(client => {
    const { browser, session } = sitDown(client);
    browser.line.say({ type: 'house', paused: true });
    expect(session.paused.value).toBe(true);
    browser.line.end();
    browser.pass(SECOND);
    browser.line.welcome();
    expect(session.paused.value).toBe(false);
  }),

  'a house that shuts down answers later': check(client => {
    const { browser, session } = sitDown(client);
    session.send(['draw']);
    browser.line.say({ type: 'error', wish: session.pending.value!.wish, table: TABLE, code: 'shutting-down', text: '' });
    expect(session.pending.value?.moves).toEqual(['draw']);
    expect(session.trouble.value).toBeUndefined();
  }),

  'other troubles are told, if they are of this table, until the next welcome': check(client => {
    const { browser, session } = sitDown(client);
    session.send(['draw']);
    browser.line.say({ type: 'error', wish: session.pending.value!.wish, table: TABLE, code: 'internal', text: 'Our fault.' });
    expect(session.pending.value).toBeUndefined();
    expect(session.trouble.value).toEqual({ code: 'internal', text: 'Our fault.' });
    browser.line.end();
    browser.pass(SECOND);
    browser.line.welcome();
    expect(session.trouble.value).toBeUndefined();
    browser.line.say({ type: 'error', table: TABLE.replace('A', 'B'), code: 'unknown-table', text: '' });
    expect(session.trouble.value).toBeUndefined();
    browser.line.say({ type: 'error', table: TABLE, code: 'newer-rules', text: '' });
    expect(session.trouble.value?.code).toBe('newer-rules');
  }),

  'a match of newer rules is looked for at another server, and a move goes along': check(client => {
    const { browser, session } = sitDown(client);
    session.send(['draw']);
    const { wish } = session.pending.value!;
    const before = browser.lines.length;
    browser.line.say({ type: 'error', wish, table: TABLE, code: 'newer-rules', text: '' });
    browser.line.say({ type: 'error', table: TABLE, code: 'newer-rules', text: '' });
    expect(session.trouble.value?.code).toBe('newer-rules');
    browser.pass(3 * SECOND);
    expect(browser.lines.length).toBe(before + 1);
    browser.line.open();
    browser.line.welcome();
    expect(session.trouble.value).toBeUndefined();
    expect(browser.line.of('move').map(move => move.wish)).toEqual([wish]);
    browser.line.say({ type: 'error', table: TABLE, code: 'newer-rules', text: '' });
    session.close();
    browser.pass(9 * SECOND);
    expect(browser.lines.length).toBe(before + 1);
  }),

  'steps that come within one frame are drawn once, with all their facts': check(client => {
    const { browser, session } = sitDown(client);
    const drawn: unknown[] = [];
    effect(() => {
      drawn.push([session.step.value?.seq, session.fresh.value]);
    });
    for (const seq of [6, 7, 8]) browser.line.say(stepAt(seq));
    expect(session.step.value?.seq).toBe(5);
    expect(browser.framesAsked).toBe(2);
    browser.frame();
    expect(drawn.slice(1)).toEqual([[8, [factAt(6), factAt(7), factAt(8)]]]);
    expect(session.history.value.map(({ seq }) => seq)).toEqual([5, 6, 7, 8]);
    see(browser, stepAt(9));
    expect(drawn.slice(2)).toEqual([[9, [factAt(9)]]]);
  }),

  'who plays is remembered apart from what happened, and moves nothing on the board': check(client => {
    const { browser, session } = sitDown(client);
    const { fresh, history } = session;
    const before = [fresh.value, history.value];
    const deed = { type: 'resigned', seat: 1 } as const;
    see(browser, stepAt(6, { after: 5, since: 5, entries: [{ seq: 6, facts: [], deed }] }));
    expect(session.tabled.value).toEqual([{ seq: 6, deed }]);
    expect([fresh.value, history.value]).toEqual(before);
    see(browser, stepAt(7));
    expect(session.tabled.value).toEqual([{ seq: 6, deed }]);
  }),

  'every fact has the entry that brought it about': check(client => {
    const { browser, session } = sitDown(client);
    const entries = [
      { seq: 6, facts: [factAt(60), factAt(61)] },
      { seq: 9, facts: [] },
      { seq: 10, facts: [factAt(100)] },
    ];
    see(browser, stepAt(10, { since: 5, entries }));
    expect(session.history.value).toEqual([
      { seq: 5, fact: factAt(5) },
      { seq: 6, fact: factAt(60) },
      { seq: 6, fact: factAt(61) },
      { seq: 10, fact: factAt(100) },
    ]);
    expect(session.fresh.value).toEqual([factAt(60), factAt(61), factAt(100)]);
  }),

  'after a short absence everything is shown, after a long one it is only remembered': check(client => {
    for (const [missed, shown] of [
      [8, 8],
      [9, 0],
    ] as const) {
      const { browser, session } = sitDown(client);
      const seqs = Array.from({ length: missed }, (_, index) => 6 + index);
      see(browser, stepAt(seqs.at(-1)!, { since: 5, entries: entriesAt(...seqs) }));
      expect(session.fresh.value).toHaveLength(shown);
      expect(session.history.value.map(({ seq }) => seq)).toEqual([5, ...seqs]);
    }
  }),

  'nothing moves at first sight': check(client => {
    const { browser, session } = sitDown(client, { at: undefined });
    see(browser, stepAt(3, { since: 0, entries: entriesAt(1, 2, 3) }));
    expect(session.fresh.value).toEqual([]);
    expect(session.history.value).toHaveLength(3);
  }),

  'what is told twice happens once': check(client => {
    const { browser, session } = sitDown(client);
    see(browser, stepAt(6));
    const fresh = session.fresh.value;
    see(browser, stepAt(6, { since: 0, entries: entriesAt(5, 6), legal: [] }));
    expect(session.step.value?.legal).toEqual([]);
    expect(session.fresh.value).toBe(fresh);
    expect(session.history.value.map(({ seq }) => seq)).toEqual([5, 6]);
    see(browser, stepAt(7, { since: 5, entries: entriesAt(6, 7) }));
    expect(session.fresh.value).toEqual([factAt(7)]);
    expect(session.history.value.map(({ seq }) => seq)).toEqual([5, 6, 7]);
  }),

  'an entry that changes no position moves nothing': check(client => {
    const { browser, session } = sitDown(client);
    see(browser, stepAt(6));
    see(browser, stepAt(7, { after: 6, since: 6, entries: [] }));
    expect(session.fresh.value).toEqual([factAt(6)]);
    session.send(['draw']);
    expect(browser.line.of('move')[0]?.after).toBe(6);
  }),

  'an older step changes nothing': check(client => {
    const { browser, session } = sitDown(client);
    see(browser, stepAt(7, { since: 5, entries: entriesAt(6, 7) }));
    see(browser, stepAt(6));
    expect(session.step.value?.seq).toBe(7);
    expect(session.fresh.value).toEqual([factAt(6), factAt(7)]);
    expect(session.history.value.map(({ seq }) => seq)).toEqual([5, 6, 7]);
  }),

  'a step of a newer epoch is taken whatever its number, and all begins anew': check(client => {
    const { browser, session } = sitDown(client, { at: stepAt(5, { since: 0, entries: entriesAt(1, 5) }) });
    session.send(['draw']);
    see(browser, stepAt(3, { epoch: 2, since: 3, entries: [] }));
    expect(session.step.value?.seq).toBe(3);
    expect([session.pending.value, session.fresh.value, session.history.value]).toEqual([undefined, [], []]);
    expect(browser.line.of('follow').at(-1)).toEqual({ type: 'follow', table: TABLE, seq: 0 });
    see(browser, stepAt(3, { epoch: 2, since: 0, entries: entriesAt(2, 3) }));
    expect(session.history.value.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(session.fresh.value).toEqual([]);
    see(browser, stepAt(4, { epoch: 2 }));
    expect(session.fresh.value).toEqual([factAt(4)]);
    expect(browser.line.of('follow')).toHaveLength(2);
  }),

  'a newer epoch that tells everything at once need not be asked again': check(client => {
    const { browser, session } = sitDown(client);
    see(browser, stepAt(6));
    see(browser, stepAt(6, { epoch: 2, since: 0, entries: entriesAt(1, 6) }));
    expect(session.history.value.map(({ seq }) => seq)).toEqual([1, 6]);
    expect(session.fresh.value).toEqual([]);
    expect(browser.line.of('follow')).toHaveLength(1);
  }),

  'a step of an older epoch changes nothing': check(client => {
    const { browser, session } = sitDown(client, { at: stepAt(5, { epoch: 2 }) });
    see(browser, stepAt(90, { epoch: 1, since: 5 }));
    expect(session.step.value).toMatchObject({ epoch: 2, seq: 5 });
    expect(session.history.value.map(({ seq }) => seq)).toEqual([5]);
  }),

  'of what it hears of the table the newest stands': check(client => {
    const { browser, session } = sitDown(client);
    const hear = (table: Table) => browser.line.say({ type: 'table', table });
    hear(tableAt(7, { status: 'over' }));
    hear(tableAt(6));
    expect(session.table.value).toMatchObject({ seq: 7, status: 'over' });
    hear(tableAt(2, { epoch: 2 }));
    expect(session.table.value).toMatchObject({ epoch: 2, seq: 2 });
    hear(tableAt(8));
    expect(session.table.value).toMatchObject({ epoch: 2, seq: 2 });
  }),

  'who comes and goes is told without an entry': check(client => {
    const { browser, session } = sitDown(client);
    const seats = tableAt(5).seats.map(seat => ({ ...seat, connected: false }));
    browser.line.say({ type: 'table', table: tableAt(5, { seats }) });
    expect(session.table.value?.seats).toEqual(seats);
  }),

  'other tables are none of its business': check(client => {
    const { browser, session } = sitDown(client);
    const other = TABLE.replace('A', 'B');
    browser.line.say({ type: 'table', table: tableAt(9, { id: other }) });
    see(browser, stepAt(9, { table: other }));
    expect([session.table.value?.seq, session.step.value?.seq]).toEqual([5, 5]);
  }),

  'in another tab the same player goes on, and this one rests': check(client => {
    const first = sitDown(client);
    const second = sitDown(client, { browser: new ScriptedBrowser({ beside: first.browser }) });
    expect([first.session.elsewhere.value, second.session.elsewhere.value]).toEqual([true, false]);
    expect(first.session.link.value).toBe('closed');
    second.browser.line.say({ type: 'table', table: tableAt(6) });
    expect(second.browser.calls).toBe(1);
    first.session.reopen();
    expect(first.session.elsewhere.value).toBe(false);
    expect(second.session.elsewhere.value).toBe(false);
    first.browser.line.welcome();
    first.browser.line.say({ type: 'table', table: tableAt(5) });
    expect(second.session.elsewhere.value).toBe(true);
    expect(second.session.link.value).toBe('closed');
  }),

  'who only watches may do so in as many tabs as they like': check(client => {
    const watching = tableAt(5, { me: { seat: null, host: false } });
    const first = sitDown(client, { table: watching });
    const second = sitDown(client, { table: watching, browser: new ScriptedBrowser({ beside: first.browser }) });
    const player = sitDown(client, { browser: new ScriptedBrowser({ beside: first.browser }) });
    const third = sitDown(client, { table: watching, browser: new ScriptedBrowser({ beside: first.browser }) });
    for (const { session } of [first, second, player, third]) expect(session.elsewhere.value).toBe(false);
  }),

  'once it is closed it hears of nothing': check(client => {
    const first = sitDown(client);
    first.session.close();
    sitDown(client, { browser: new ScriptedBrowser({ beside: first.browser }) });
    expect(first.session.elsewhere.value).toBe(false);
    expect(first.browser.untilDial()).toBeUndefined();
  }),

  'moves that were taken back vanish from what happened, and nothing moves': check(client => {
    const { browser, session } = sitDown(client, { at: stepAt(7, { since: 4, entries: entriesAt(5, 6, 7) }) });
    see(browser, stepAt(8, { entries: [undoneAt(8, 2)] }));
    expect(session.history.value.map(({ seq }) => seq)).toEqual([5]);
    expect(session.tabled.value.map(({ seq }) => seq)).toEqual([8]);
    expect(session.fresh.value).toEqual([]);
    see(browser, stepAt(9));
    expect(session.fresh.value).toEqual([factAt(9)]);
    see(browser, stepAt(10, { entries: [undoneAt(10, 2)] }));
    expect(session.history.value).toEqual([]);
  }),

  'a move that is made and taken back within one frame is not shown': check(client => {
    for (const asOne of [true, false]) {
      const { browser, session } = sitDown(client);
      if (asOne) browser.line.say(stepAt(7, { since: 5, entries: [...entriesAt(6), undoneAt(7, 1)] }));
      else for (const step of [stepAt(6), stepAt(7, { entries: [undoneAt(7, 1)] })]) browser.line.say(step);
      browser.frame();
      expect(session.fresh.value).toEqual([]);
      expect(session.history.value.map(({ seq }) => seq)).toEqual([5]);
    }
  }),

  'a move may be taken back from the position the house said, and no other': check(client => {
    const { browser, session } = sitDown(client);
    const mayUndo = () => session.undoable.value === session.step.value?.after;
    const say = (after: number, may: boolean, table = TABLE) => browser.line.say({ type: 'undo', table, after, may });
    expect(mayUndo()).toBe(false);
    say(5, true, TABLE.replace('A', 'B'));
    expect(mayUndo()).toBe(false);
    say(5, true);
    expect(mayUndo()).toBe(true);
    see(browser, stepAt(6));
    expect(mayUndo()).toBe(false);
    say(6, true);
    say(6, false);
    expect(mayUndo()).toBe(false);
    say(7, true);
    see(browser, stepAt(7));
    expect(mayUndo()).toBe(true);
    see(browser, stepAt(7, { epoch: 2 }));
    expect(mayUndo()).toBe(false);
  }),

  'a clock runs from when it was heard, not from when it was drawn': check(client => {
    const { browser, session } = sitDown(client);
    expect(session.clocks.value).toBeUndefined();
    browser.pass(SECOND);
    browser.line.say(stepAt(6, { clocks: CLOCKS }));
    browser.pass(SECOND);
    browser.frame();
    expect(session.clocks.value).toMatchObject({ seats: CLOCKS, heardAt: SECOND });
    browser.line.say({ type: 'table', table: tableAt(6, { clocks: CLOCKS }) });
    expect(session.clocks.value?.heardAt).toBe(2 * SECOND);
  }),

  'of what it hears of the clocks the newest stands': check(client => {
    const { browser, session } = sitDown(client);
    const [running, resting] = [CLOCKS, CLOCKS.map(clock => ({ ...clock, runs: false }))];
    browser.line.say({ type: 'table', table: tableAt(7, { clocks: resting }) });
    browser.line.say(stepAt(6, { clocks: running }));
    expect(session.clocks.value?.seats).toEqual(resting);
    browser.line.say(stepAt(8, { clocks: running }));
    expect(session.clocks.value?.seats).toEqual(running);
    browser.line.say({ type: 'table', table: tableAt(9) });
    expect(session.clocks.value).toBeUndefined();
  }),

  'clocks stand still while the house is not there, or cannot write': check(client => {
    const { browser, session } = sitDown(client);
    const running = { moveMs: 5 * SECOND, reserveMs: 9 * SECOND, runs: true };
    const shown = () => session.clocks.value?.seats[0];
    browser.line.say(stepAt(6, { clocks: [running] }));
    browser.pass(SECOND);
    browser.line.say({ type: 'house', paused: true });
    expect(shown()).toEqual({ ...running, moveMs: 4 * SECOND, runs: false });
    browser.line.say({ type: 'house', paused: false });
    browser.line.say(stepAt(6, { clocks: [running] }));
    expect(shown()).toEqual(running);
    browser.pass(2 * SECOND);
    browser.line.end();
    expect(shown()).toEqual({ ...running, moveMs: 3 * SECOND, runs: false });
  }),

  'an offer, and a pause, are there until the house says otherwise': check(client => {
    const { browser, session } = sitDown(client);
    const offer = { what: 'pause', by: 1, yes: [1] } as const;
    browser.line.say({ type: 'table', table: tableAt(6, { offer: { ...offer, yes: [1] } }) });
    expect(session.table.value?.offer).toEqual(offer);
    see(browser, stepAt(7, { after: 5, acting: [], legal: [], entries: [{ seq: 7, facts: [], deed: { type: 'paused' } }] }));
    browser.line.say({ type: 'table', table: tableAt(7, { paused: true }) });
    expect(session.table.value).toMatchObject({ offer: null, paused: true });
    expect(session.step.value?.legal).toEqual([]);
    browser.line.say({ type: 'table', table: tableAt(6, { offer: { ...offer, yes: [1] } }) });
    expect(session.table.value).toMatchObject({ offer: null, paused: true });
  }),

  'another language is told with another hello': check(client => {
    const { browser, session } = sitDown(client);
    session.changeLang();
    expect(browser.line.of('hello')).toHaveLength(2);
  }),
};

export const CALL_CHECKS: Record<string, NetCheck> = {
  'a call is answered by how the table stands then': check(async client => {
    const { session } = sitDown(client);
    expect(await client.asker(session, answering(tableAt(6, { status: 'over' })))('start', {})).toBe(true);
    expect(session.table.value).toMatchObject({ seq: 6, status: 'over' });
  }),

  'an answer may be the first it hears of the table': check(async client => {
    const session = client.session(new ScriptedBrowser());
    await client.asker(session, answering(tableAt(1)))('start', {});
    expect(session.table.value?.seq).toBe(1);
  }),

  'a late answer never overwrites newer news': check(async client => {
    const late = [tableAt(5, { status: 'waiting' }), tableAt(4, { status: 'waiting' }), tableAt(90, { epoch: 0, status: 'waiting' })];
    for (const answer of late) {
      const { session } = sitDown(client);
      expect(await client.asker(session, answering(answer))('start', {})).toBe(true);
      expect(session.table.value).toMatchObject({ epoch: 1, seq: 5, status: 'playing' });
    }
  }),

  'an answer of a newer epoch is taken whatever its number': check(async client => {
    const { session } = sitDown(client);
    await client.asker(session, answering(tableAt(2, { epoch: 2 })))('start', {});
    expect(session.table.value).toMatchObject({ epoch: 2, seq: 2 });
  }),

  'a wish is asked once more, by the same name, when no answer came': check(async client => {
    const { session } = sitDown(client);
    const { fetching, bodies } = failing(1, tableAt(6));
    expect(await client.asker(session, fetching)('sit', { seat: 1 })).toBe(true);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toMatchObject({ seat: 1, wish: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(bodies[1]).toEqual(bodies[0]);
  }),

  'and not for ever': check(async client => {
    const { session } = sitDown(client);
    const { fetching, bodies } = failing(9, tableAt(6));
    expect(await client.asker(session, fetching)('sit', { seat: 1 })).toBe(false);
    expect(bodies).toHaveLength(2);
    expect(session.table.value?.seq).toBe(5);
  }),
};

export const NET_CHECKS: Record<string, NetCheck> = { ...SOCKET_CHECKS, ...SESSION_CHECKS, ...CALL_CHECKS };

/** Whatever is not as expected becomes a complaint; a bug of the check itself is none. */
function check(run: (client: Client) => void | Promise<void>): NetCheck {
  return async client => {
    try {
      await run(client);
    } catch (error) {
      if (error instanceof Error && error.name === 'AssertionError') return error.message;
      throw error;
    }
    return;
  };
}

function connect(client: Client) {
  const browser = new ScriptedBrowser();
  const heard: ServerMessage[] = [];
  const socket = client.socket(message => heard.push(message), browser);
  return { browser, heard, socket };
}

interface Seated {
  readonly browser?: ScriptedBrowser;
  readonly table?: Table;
  /** What is to be seen there; usually the match after entry 5. */
  readonly at?: ReturnType<typeof stepAt> | undefined;
}

/** A session that has been welcomed, and knows its table. */
function sitDown(client: Client, seated: Seated = {}) {
  const { browser = new ScriptedBrowser(), table = tableAt(5) } = seated;
  const session = client.session(browser);
  browser.line.welcome();
  browser.line.say({ type: 'table', table });
  if (!('at' in seated)) see(browser, stepAt(5));
  else if (seated.at) see(browser, seated.at);
  return { browser, session };
}

function see(browser: ScriptedBrowser, step: ReturnType<typeof stepAt>): void {
  browser.line.say(step);
  browser.frame();
}

const answering = (table: Table) => failing(0, table).fetching;

/** A network that swallows the first answers. */
function failing(times: number, table: Table) {
  const bodies: unknown[] = [];
  const fetching: typeof fetch = async (_path, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    if (bodies.length <= times) throw new TypeError('Failed to fetch');
    return Response.json(table);
  };
  return { fetching, bodies };
}
