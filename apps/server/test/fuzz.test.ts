import { type ClientMessage, type Table, VERSION } from '@tabard/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Ear, pipsTable, serve, Visitor } from './harness.ts';

/** What a bad client might send: anything at all, or something almost right. */
const nonsense = (table: string): fc.Arbitrary<string> => {
  const valid: ClientMessage[] = [
    { type: 'hello', version: VERSION, lang: 'en' },
    { type: 'follow', table, seq: 0 },
    { type: 'unfollow', table },
    { type: 'move', table, after: 4, move: 'draw', wish: 'a' },
    { type: 'moves', table, after: 4, moves: ['draw', '3'], wish: 'b' },
    { type: 'ping', ref: 1 },
    { type: 'say', table, wish: 'c', phrase: 'hello' },
    { type: 'say', table, wish: 'd', text: 'so there' },
  ];
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom(null, -1, 1e308, '', '__proto__', 'A'.repeat(22), table, 2 ** 53));
  const mutated = fc.tuple(
    fc.constantFrom(...valid),
    fc.constantFrom('type', 'table', 'seq', 'after', 'move', 'moves', 'wish', 'ref', 'lang', 'version', 'memory'),
    value,
  );
  const cut = fc.tuple(fc.constantFrom(...valid), fc.nat(100)).map(([message, at]) => JSON.stringify(message).slice(0, at));
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    cut,
    mutated.map(([message, key, other]) => JSON.stringify({ ...message, [key]: other })),
  );
};

/** How long a seat is still kept for its player changes by itself. */
const withoutGrace = (table: Table) => ({ ...table, seats: table.seats.map(({ graceMs: _, ...seat }) => seat) });

/** Everything sent before was answered or ignored, and the line still works. */
async function stillThere(ear: Ear, ref: number): Promise<void> {
  ear.say({ type: 'ping', ref });
  await ear.hear('pong', pong => pong.ref === ref);
}

test('whatever comes over the socket of a stranger: a code and a sentence, the line lives, nothing changes', async () => {
  const { url } = await serve();
  const {
    table: { id },
    people: [ann],
  } = await pipsTable(url, 2, { goal: 30 });
  const watch = await ann!.follow(id);
  const before = await watch.hear('step');
  const eve = await new Visitor(url).listen();
  await eve.hear('welcome');
  let ref = 1_000_000;
  await fc.assert(
    fc.asyncProperty(fc.array(nonsense(id), { minLength: 1, maxLength: 10 }), async texts => {
      if (eve.closedWith !== undefined) throw new Error('hung up');
      eve.heard.length = 0;
      // A hello of another version is a good reason to hang up.
      for (const text of texts) if (!text.includes('"hello"')) eve.socket.send(text);
      await stillThere(eve, ++ref);
      for (const message of eve.heard) if (message.type === 'error') expect(message.text).toMatch(/\S/);
    }),
    { numRuns: 300 },
  );
  expect(watch.last('step')).toEqual(before);
  expect((await (await ann!.follow(id)).hear('step')).view).toEqual(before.view);
});

test('whatever a player sends, only legal moves of their own change anything', async () => {
  const { url } = await serve();
  const {
    table: { id },
    people,
  } = await pipsTable(url, 2, { goal: 30 });
  const ears = await Promise.all(people.map(person => person.follow(id)));
  const { acting } = await ears[0]!.hear('step');
  const idle = ears[1 - acting[0]!]!;
  const before = ears[acting[0]!]!.last('step') ?? (await ears[acting[0]!]!.hear('step'));
  let ref = 2_000_000;
  await fc.assert(
    fc.asyncProperty(nonsense(id), async text => {
      idle.heard.length = 0;
      if (text.includes('"hello"')) return;
      idle.socket.send(text);
      await stillThere(idle, ++ref);
      for (const message of idle.heard) expect(['error', 'refused', 'pong', 'table', 'step', 'welcome']).toContain(message.type);
    }),
    { numRuns: 300 },
  );
  expect(ears[acting[0]!]!.last('step')).toEqual(before);
});

test('whatever is posted: a code and a sentence', async () => {
  const { url } = await serve();
  const {
    table: { id },
    people: [ann],
  } = await pipsTable(url, 2);
  const before = await ann!.ask('table', id);
  const paths = [
    'me',
    'link',
    'tables',
    'play-now',
    `tables/${id}/sit`,
    `tables/${id}/bot`,
    `tables/${id}/stand-in`,
    `tables/${id}/start`,
    'tables/%00',
    'tables/..',
  ];
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        game: fc.constantFrom('pips', 'x', null),
        seats: fc.jsonValue(),
        seat: fc.jsonValue(),
        name: fc.string(),
        code: fc.string(),
      })
      .map(value => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.constantFrom('POST', 'PATCH', 'PUT', 'DELETE'), body, async (path, method, text) => {
      const response = await fetch(`${url}/api/${path}`, { method, body: text, headers: { 'content-type': 'application/json' } });
      expect(response.status).toBeLessThan(500);
      if (response.ok) return;
      const problem = (await response.json()) as { code: string; text: string };
      expect(Object.keys(problem).sort()).toEqual(['code', 'text']);
      expect(problem.text).toMatch(/\S/);
      expect(problem.text).not.toMatch(/ at .*\(|\.ts|node:/);
    }),
    { numRuns: 200 },
  );
  expect(withoutGrace(await ann!.ask('table', id))).toEqual(withoutGrace(before));
});
