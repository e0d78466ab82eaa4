import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClientMessage, check, ERROR_CODES, ROUTES, type Route, readClientMessage, readServerMessage } from './index.ts';

const match = 'AAAAAAAAAAAAAAAAAAAAAA';

const examples: readonly ClientMessage[] = [
  { type: 'hello', version: 1, lang: 'de' },
  { type: 'follow', match },
  { type: 'follow', match, seq: 12, memory: true },
  { type: 'unfollow', match },
  { type: 'move', match, seq: 41, move: 'play 3r', ref: 7 },
  { type: 'moves', match, seq: 41, moves: ['play Her', 'exclude 3r', 'done'], ref: 8 },
  { type: 'ping', ref: 9 },
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
  ['{"type":"hello","version":1,"lang":"tlh"}', 'lang'],
  [`{"type":"move","match":"../../etc","seq":1,"move":"x","ref":1}`, 'match'],
  [`{"type":"move","match":"${match}","seq":-1,"move":"x","ref":1}`, 'seq'],
  [`{"type":"move","match":"${match}","seq":0.5,"move":"x","ref":1}`, 'seq'],
  [`{"type":"moves","match":"${match}","seq":0,"moves":[],"ref":1}`, 'moves'],
  [`{"type":"moves","match":"${match}","seq":0,"moves":["a",3],"ref":1}`, 'moves.1'],
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

test('the server speaks in these messages', () => {
  const step = { type: 'step', match, seq: 3, since: 2, facts: [{ type: 'drew' }], view: { hand: [] }, acting: [1], legal: ['draw'] };
  expect(readServerMessage(JSON.stringify(step))).toEqual({ ok: true, value: step });
  for (const code of ERROR_CODES) expect(readServerMessage(JSON.stringify({ type: 'error', code, text: 'x' })).ok).toBe(true);
});

test('every schema of a call has a JSON schema', () => {
  for (const route of Object.values<Route>(ROUTES)) {
    for (const schema of [route.query, route.body, route.answer]) if (schema) toJsonSchema(schema, { typeMode: 'input' });
  }
});

test('bodies are checked', () => {
  expect(check(ROUTES.sit.body, { seat: 1, contribution: 'ab'.repeat(32) }).ok).toBe(true);
  expect(check(ROUTES.sit.body, { seat: 1, contribution: 'AB'.repeat(32) })).toEqual({
    ok: false,
    error: { code: 'unreadable', where: 'contribution' },
  });
  expect(check(ROUTES.create.body, { game: 'x', seats: [{ kind: 'king' }] })).toEqual({
    ok: false,
    error: { code: 'unreadable', where: 'seats.0.kind' },
  });
});
