import { ROUTES, type RouteName, type Steps } from '@tabard/protocol';
import { expect, test, vi } from 'vitest';
import { ask } from './api.ts';
import { TABLE, tableAt } from './scripted.test-kit.ts';
import { allSteps } from './steps.ts';

interface Asked {
  readonly path: string;
  readonly method: string | undefined;
  readonly headers: unknown;
  readonly body: Record<string, unknown> | undefined;
}

/** A network that gives these answers in turn; an error is one that failed. */
function network(...answers: readonly (Response | Error)[]) {
  const asked: Asked[] = [];
  const fetching: typeof fetch = async (path, init) => {
    const { method, headers, body } = init ?? {};
    asked.push({ path: String(path), method, headers, body: body == null ? undefined : JSON.parse(String(body)) });
    const answer = answers[asked.length - 1];
    if (answer instanceof Response) return answer;
    throw answer ?? new Error('Nobody expected another call.');
  };
  return { asked, fetching };
}

const LOST = new TypeError('Failed to fetch');
const CHANGING: readonly RouteName[] = [
  'create',
  'playNow',
  'sit',
  'leave',
  'invite',
  'bot',
  'open',
  'start',
  'standIn',
  'takeBack',
  'undo',
  'offer',
  'answer',
  'resume',
  'move',
  'reveal',
  'callOff',
  'resign',
  'close',
  'rematch',
  'find',
];
const OTHERS = (Object.keys(ROUTES) as RouteName[]).filter(name => !CHANGING.includes(name));

test('a call goes where its table is, in the language in use', async () => {
  const { asked, fetching } = network(Response.json(tableAt(1)));
  expect(await ask('table', { table: TABLE, query: { as: 'a b' } }, fetching)).toEqual({ ok: true, value: tableAt(1) });
  expect(asked).toEqual([{ path: `/api/tables/${TABLE}?as=a+b`, method: 'GET', headers: { 'accept-language': 'en' }, body: undefined }]);
});

test('a newcomer changes one thing after the other until the house knows them, and then all at once', async () => {
  vi.resetModules();
  const { ask } = await import('./api.ts');
  const answers: ((response: Response) => void)[] = [];
  const fetching: typeof fetch = () => new Promise(resolve => answers.push(resolve));
  const leave = () => ask('leave', { table: TABLE, body: {} }, fetching);
  const [first, second] = [leave(), leave()];
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!(Response.json({ code: 'too-fast', text: '' }, { status: 429 }));
  expect((await first).ok).toBe(false);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!(Response.json(tableAt(1)));
  await second;
  void leave();
  void leave();
  await vi.waitFor(() => expect(answers).toHaveLength(4));
});

test.each(CHANGING)('«%s» changes a table: it is a wish, and asked once more by the same name', async name => {
  const { asked, fetching } = network(LOST, LOST);
  expect(await ask(name, { table: TABLE }, fetching)).toEqual({ ok: false, error: { code: 'offline', text: '' } });
  expect(asked).toHaveLength(2);
  expect(asked[0]!.body).toEqual({ wish: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(asked[1]).toEqual(asked[0]);
});

test('every wish has a name of its own', async () => {
  const { asked, fetching } = network(Response.json(tableAt(1)), Response.json(tableAt(1)));
  await ask('start', { table: TABLE }, fetching);
  await ask('start', { table: TABLE }, fetching);
  expect(asked[0]!.body!.wish).not.toBe(asked[1]!.body!.wish);
});

test.each(OTHERS)('«%s» is no wish: it is not asked again', async name => {
  const { asked, fetching } = network(LOST);
  expect(await ask(name, { table: TABLE }, fetching)).toMatchObject({ ok: false });
  expect(asked).toHaveLength(1);
  expect(asked[0]!.body ?? {}).toEqual({});
});

test('an answer that breaks off is none', async () => {
  const { asked, fetching } = network(new Response('{"id":"AAA'), Response.json(tableAt(2)));
  expect(await ask('start', { table: TABLE }, fetching)).toEqual({ ok: true, value: tableAt(2) });
  expect(asked).toHaveLength(2);
});

test('a refusal is an answer', async () => {
  const problem = { code: 'not-host', text: 'Only the host may.' };
  const { asked, fetching } = network(Response.json(problem, { status: 403 }));
  expect(await ask('close', { table: TABLE }, fetching)).toEqual({ ok: false, error: problem });
  expect(asked).toHaveLength(1);
});

test.each([
  ['a server we do not understand', Response.json({ nonsense: true })],
  ['somebody between us and the server', Response.json({ nonsense: true }, { status: 502 })],
])('%s is as good as none', async (_, answer) => {
  expect(await ask('table', { table: TABLE }, network(answer).fetching)).toEqual({ ok: false, error: { code: 'offline', text: '' } });
});

const stepsFrom = (first: number, length: number): Steps => ({
  viewer: 0,
  count: 5,
  lost: 2,
  outcome: null,
  steps: Array.from({ length }, (_, index) => ({ n: first + index, seat: null, move: null, facts: [], view: {} })),
});

test('a match is fetched to its end, as many steps at a time as come', async () => {
  const { asked, fetching } = network(Response.json(stepsFrom(0, 3)), Response.json(stepsFrom(3, 2)));
  const answer = await allSteps(TABLE, 'public', fetching);
  expect(answer).toMatchObject({ ok: true, value: { lost: 2, steps: [{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }] } });
  expect(asked.map(({ path }) => path)).toEqual([
    `/api/tables/${TABLE}/steps?viewer=public&from=0&count=200`,
    `/api/tables/${TABLE}/steps?viewer=public&from=3&count=200`,
  ]);
});

test('a server that has no more to give is not asked for ever', async () => {
  const { fetching } = network(Response.json(stepsFrom(0, 3)), Response.json(stepsFrom(3, 0)));
  expect(await allSteps(TABLE, 0, fetching)).toMatchObject({ ok: true, value: { steps: { length: 3 } } });
});

test('a match that cannot be shown says why', async () => {
  const problem = { code: 'old-rules', text: 'Played by older rules.' };
  const { fetching } = network(Response.json(problem, { status: 409 }));
  expect(await allSteps(TABLE, 0, fetching)).toEqual({ ok: false, error: problem });
});
