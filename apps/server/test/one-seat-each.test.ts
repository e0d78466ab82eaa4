import { expect, test } from 'vitest';
import { serve, Visitor } from './harness.ts';

const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
const pips = (oneSeatEach: boolean) => ({ game: 'pips', seats: [...SEATS], ...(oneSeatEach && { oneSeatEach }) });

/** Somebody new in the same browser: the key is gone, what marks the device stays. */
function somebodyElse({ url, cookie }: Visitor): Visitor {
  const visitor = new Visitor(url);
  visitor.cookie = cookie
    .split('; ')
    .filter(one => !one.startsWith('tabard='))
    .join('; ');
  return visitor;
}

test('a second identity in the same browser gets no second seat, and is told why', async () => {
  const { url } = await serve();
  const ann = new Visitor(url);
  const { id, oneSeatEach } = await ann.ask('create', '', pips(true));
  expect([oneSeatEach, ann.cookie.split('; ').length]).toEqual([true, 2]);
  const { status, value } = await somebodyElse(ann).raw('sit', id, { seat: 1 });
  expect([status, value]).toMatchObject([409, { code: 'one-seat-each', text: expect.stringContaining('one seat') }]);
  const bob = new Visitor(url);
  expect((await bob.ask('sit', id, { seat: 1 })).me.seat).toBe(1);
  expect((await ann.ask('sit', id, { seat: 2 })).me.seat).toBe(2);
});

test('nor does a bot of one’s own, by its token or by invitation', async () => {
  const { url } = await serve();
  const ann = new Visitor(url);
  const { id } = await ann.ask('create', '', pips(true));
  const { bot, token } = await ann.ask('makeBot', '', { name: 'Engine' });
  const program = new Visitor(url, token);
  expect(await program.fails('sit', id, { seat: 1 })).toBe('one-seat-each');
  expect(await ann.fails('invite', id, { seat: 1, bot: bot.id })).toBe('one-seat-each');
  expect((await program.ask('myTables')).tables).toEqual([]);
});

test('nor does a bot of a second identity, if its token was made in the same browser', async () => {
  const { url } = await serve();
  const ann = new Visitor(url);
  const { id } = await ann.ask('create', '', pips(true));
  const { token } = await somebodyElse(ann).ask('makeBot', '', { name: 'Engine' });
  expect(await new Visitor(url, token).fails('sit', id, { seat: 1 })).toBe('one-seat-each');
  const elsewhere = await new Visitor(url).ask('makeBot', '', { name: 'Engine' });
  expect((await new Visitor(url, elsewhere.token).ask('sit', id, { seat: 1 })).me.seat).toBe(1);
});

test('a browser in which a bot was made has no second seat beside it, by whatever name', async () => {
  const { url } = await serve();
  const [ann, bob] = [new Visitor(url), new Visitor(url)];
  const { id } = await bob.ask('create', '', pips(true));
  const { token } = await ann.ask('makeBot', '', { name: 'Engine' });
  await new Visitor(url, token).ask('sit', id, { seat: 1 });
  expect(await somebodyElse(ann).fails('sit', id, { seat: 2 })).toBe('one-seat-each');
});

test('the return match asks for the same, also of who has not come yet', async () => {
  const { url } = await serve();
  const [ann, bob] = [new Visitor(url), new Visitor(url)];
  const { id } = await ann.ask('create', '', { ...pips(true), seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await bob.ask('sit', id, { seat: 1 });
  await ann.ask('start', id);
  await bob.ask('resign', id);
  await ann.ask('resign', id);
  const again = await ann.ask('rematch', id);
  expect(again.oneSeatEach).toBe(true);
  await ann.ask('open', again.id, { seat: 2 });
  expect(await somebodyElse(bob).fails('sit', again.id, { seat: 2 })).toBe('one-seat-each');
});

test('where nobody asked for it a browser is given no mark, and may come twice', async () => {
  const { url } = await serve();
  const ann = new Visitor(url);
  const { id, oneSeatEach } = await ann.ask('create', '', pips(false));
  expect([oneSeatEach, ann.cookie.split('; ').length]).toEqual([false, 1]);
  expect((await somebodyElse(ann).ask('sit', id, { seat: 1 })).me.seat).toBe(1);
});
