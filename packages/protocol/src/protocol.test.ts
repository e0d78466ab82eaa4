import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ClientMessage,
  check,
  ERROR_CODES,
  ROUTES,
  type Route,
  readClientMessage,
  readServerMessage,
  type ServerMessage,
} from './index.ts';

const table = 'AAAAAAAAAAAAAAAAAAAAAA';

const examples: readonly ClientMessage[] = [
  { type: 'hello', version: 4, lang: 'de' },
  { type: 'follow', table },
  { type: 'follow', table, seq: 12, memory: true },
  { type: 'unfollow', table },
  { type: 'move', table, after: 41, move: 'play 3r', wish: 'w-7' },
  { type: 'moves', table, after: 41, moves: ['play Her', 'exclude 3r', 'done'], wish: 'a_Long-1' },
  { type: 'ping', ref: 9 },
  { type: 'say', table, wish: 'w', phrase: 'good-game' },
  { type: 'say', table, wish: 'w', text: '<b>«漢😀»</b>' },
];

test.each(examples)('reads %o', message => {
  expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
});

test.each([
  ['', 'JSON'],
  ['{"type":"hello"', 'JSON'],
  ['null', ''],
  ['[]', 'type'],
  ['{"type":"dance"}', 'type'],
  ['{"type":"hello","version":3,"lang":"tlh"}', 'lang'],
  [`{"type":"move","table":"../../etc","after":1,"move":"x","wish":"w"}`, 'table'],
  [`{"type":"move","match":"${table}","after":1,"move":"x","wish":"w"}`, 'table'],
  [`{"type":"move","table":"${table}","after":-1,"move":"x","wish":"w"}`, 'after'],
  [`{"type":"move","table":"${table}","after":0.5,"move":"x","wish":"w"}`, 'after'],
  [`{"type":"move","table":"${table}","seq":1,"move":"x","wish":"w"}`, 'after'],
  [`{"type":"move","table":"${table}","after":1,"move":"x"}`, 'wish'],
  [`{"type":"move","table":"${table}","after":1,"move":"x","wish":""}`, 'wish'],
  [`{"type":"move","table":"${table}","after":1,"move":"x","wish":"${'w'.repeat(41)}"}`, 'wish'],
  [`{"type":"move","table":"${table}","after":1,"move":"x","wish":"a b"}`, 'wish'],
  [`{"type":"moves","table":"${table}","after":0,"moves":[],"wish":"w"}`, 'moves'],
  [`{"type":"moves","table":"${table}","after":0,"moves":["a",3],"wish":"w"}`, 'moves.1'],
  [`{"type":"say","table":"${table}","wish":"w"}`, 'phrase'],
  [`{"type":"say","table":"${table}","wish":"w","phrase":"you-fool"}`, 'phrase'],
])('refuses %s and says where', (text, where) => {
  expect(readClientMessage(text)).toEqual({ ok: false, error: { code: 'unreadable', where } });
});

test('any text is read or refused, never thrown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), text => {
      readClientMessage(text);
      readServerMessage(text);
    }),
  );
});

const step: ServerMessage = {
  type: 'step',
  table,
  epoch: 1,
  seq: 3,
  after: 3,
  head: 'ab',
  view: { hand: [] },
  acting: [1],
  legal: ['draw'],
  since: 2,
  entries: [{ seq: 3, facts: [{ type: 'drew' }] }],
};
const said: readonly ServerMessage[] = [
  step,
  { type: 'welcome', version: 4, name: 'Ann' },
  { type: 'accepted', wish: 'w', table, seq: 3 },
  { type: 'refused', wish: 'w', table, seq: 3, index: 0, refusal: { rule: '1', because: 'cannot', text: 'No.' } },
  { type: 'error', code: 'stale', text: 'x', wish: 'w', table },
  { type: 'house', paused: true },
  { type: 'goodbye', reason: 'restart' },
];

test('the server speaks in these messages', () => {
  for (const message of said) expect(readServerMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  const { epoch: _, ...undated } = step;
  expect(readServerMessage(JSON.stringify(undated))).toMatchObject({ error: { where: 'epoch' } });
  for (const code of ERROR_CODES) expect(readServerMessage(JSON.stringify({ type: 'error', code, text: 'x' })).ok).toBe(true);
});

test('every schema of a call has a JSON schema', () => {
  for (const route of Object.values<Route>(ROUTES)) {
    for (const schema of [route.query, route.body, route.answer]) if (schema) toJsonSchema(schema, { typeMode: 'input' });
  }
});

test('every call that wishes for something may bring what the asker calls it', () => {
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    if (route.method !== 'POST' || !route.path.includes(':table')) continue;
    const body = { seat: 1, after: 4, move: 'draw', bot: table, bytes: 'ab'.repeat(32), what: 'pause', yes: true, wish: 'w-1' };
    expect(check(route.body!, body), name).toMatchObject({ ok: true, value: { wish: 'w-1' } });
    expect(check(route.body!, { ...body, wish: 'no wish' }), name).toMatchObject({ ok: false, error: { where: 'wish' } });
  }
});

test('bodies are checked', () => {
  expect(check(ROUTES.sit.body, { seat: 1, commitment: 'ab'.repeat(32) }).ok).toBe(true);
  expect(check(ROUTES.sit.body, { seat: 1, commitment: 'AB'.repeat(32) })).toEqual({
    ok: false,
    error: { code: 'unreadable', where: 'commitment' },
  });
  expect(check(ROUTES.create.body, { game: 'x', seats: [{ kind: 'king' }] })).toEqual({
    ok: false,
    error: { code: 'unreadable', where: 'seats.0.kind' },
  });
});
