import { expect, test } from 'vitest';
import { pipsTable, playOut, serve, Visitor } from './harness.ts';
import { PushedDevice } from './push-service.ts';

test('everything about me is one file, without anything that opens a door', async () => {
  const server = await serve();
  const { table, people } = await pipsTable(server.url, 2);
  const [ann, bob] = people as [Visitor, Visitor];
  const [hers, his] = await Promise.all([ann.follow(table.id), bob.follow(table.id)]);
  await Promise.all([playOut(hers, table.id), playOut(his, table.id)]);
  await ann.ask('changeMe', '', { name: 'Ann', lang: 'ja', settings: { theme: 'night' } });
  const { token } = await ann.ask('makeBot', '', { name: 'Engine' });
  const device = new PushedDevice('https://push.example/secret');
  await ann.ask('pushOn', '', { subscription: device.subscription, what: ['turn'] });

  const data = await ann.ask('myData');
  expect(data).toMatchObject({
    name: 'Ann',
    lang: 'ja',
    settings: { theme: 'night' },
    devices: [{ browser: '', system: '' }],
    bots: [{ name: 'Engine' }],
    push: [{ service: 'push.example', what: ['turn'] }],
    more: false,
  });
  const arms = `${data.tables[0]!.outcome!.scores[0]} pips`;
  expect(data.arms).toEqual({ won: [arms], worn: arms, chosen: false });
  expect(data.tables).toHaveLength(1);
  expect(data.tables[0]).toMatchObject({ table: table.id, game: 'pips', status: 'over', host: true, seat: 0, seats: 2 });
  expect(data.tables[0]!.outcome?.scores).toHaveLength(2);
  const log = await server.house.store.read(table.id, 0);
  const moves = log.flatMap(({ deed }) => (deed.type === 'move' && deed.seat === 0 ? [deed.move] : []));
  expect(data.tables[0]!.deeds.flatMap(({ deed }) => (deed.type === 'move' ? [deed.move] : []))).toEqual(moves);
  expect(moves.length).toBeGreaterThan(0);

  const text = JSON.stringify(data);
  const made = log[0]!.deed;
  if (made.type !== 'made') throw new Error('a log begins with its table');
  const { endpoint, keys } = device.subscription;
  const secrets = [token, ann.cookie.split('=')[1]!, endpoint, keys.auth, keys.p256dh, made.serverSeed, made.spareSeed!, log[0]!.salt];
  for (const secret of secrets) expect(text).not.toContain(secret);
  for (const { deed } of log) if (deed.type === 'sat' && deed.seat === 1) expect(text).not.toContain(deed.player);
});

test('a stranger has nothing, and a program is nobody', async () => {
  const server = await serve();
  const ann = new Visitor(server.url);
  expect(await ann.fails('myData')).toBe('not-seated');
  await ann.ask('changeMe', '', { name: 'Ann' });
  expect(await ann.ask('myData')).toMatchObject({ name: 'Ann', tables: [], more: false });
  const { token } = await ann.ask('makeBot', '', { name: 'Engine' });
  for (const call of ['myData', 'deleteMe'] as const)
    expect(await new Visitor(server.url, token).fails(call, '', { forget: 'everything about me' })).toBe('people-only');
});

test('who wants to be forgotten is, everywhere at once, and the game of the others goes on', async () => {
  const server = await serve();
  const { table, people } = await pipsTable(server.url, 2, { goal: 30 });
  const [ann, bob] = people as [Visitor, Visitor];
  await ann.ask('changeMe', '', { name: 'Ann' });
  const { token } = await ann.ask('makeBot', '', { name: 'Engine' });
  await ann.ask('pushOn', '', { subscription: new PushedDevice('https://push.example/1').subscription });
  const [hers, his] = await Promise.all([ann.follow(table.id), bob.follow(table.id)]);
  await his.hear('table', ({ table: { seats } }) => seats[0]!.name === 'Ann');
  const cookie = ann.cookie;

  for (const body of [{}, { forget: 'me' }]) expect(await ann.fails('deleteMe', '', body)).toBe('unreadable');
  expect(await ann.ask('me')).toMatchObject({ known: true, name: 'Ann' });
  expect(await ann.ask('deleteMe', '', { forget: 'everything about me' })).toEqual({ deleted: true });
  expect(ann.cookie).toBe('');
  expect(await hers.closed()).toBe(1008);
  await his.hear('table', ({ table: { seats } }) => seats[0]!.name === '' && seats[0]!.standIn);
  await playOut(his, table.id);

  const again = new Visitor(server.url);
  again.cookie = cookie;
  expect(await again.ask('me')).toMatchObject({ known: false, name: '' });
  expect(await new Visitor(server.url, token).fails('me')).toBe('unknown-token');
  expect(await again.ask('deleteMe', '', { forget: 'everything about me' })).toEqual({ deleted: false });
});
