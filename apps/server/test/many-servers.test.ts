import { deletePlayer } from '@tabard/house';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../src/secrets.ts';
import { newWish, pipsTable, playOut, serve, Visitor } from './harness.ts';
import { type Nats, startNats } from './nats.ts';
import { type Postgres, startPostgres } from './postgres.ts';

let postgres: Postgres;
let nats: Nats;
beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
});
afterAll(() => Promise.all([postgres.close(), nats.close()]));

type Server = Awaited<ReturnType<typeof serve>>;

/** Servers that share a database, and the bus unless they have none. */
async function servers(count: number, { withBus = true } = {}): Promise<Server[]> {
  const database = await postgres.newDatabase();
  const all: Server[] = [];
  for (let i = 0; i < count; i++) all.push(await serve({ database, ...(withBus && { bus: nats.url }) }));
  while (all.some(({ house }) => house.housesUp !== count)) await soon();
  return all;
}

const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 20));

/** The same person on another server. */
function movedTo({ url }: Server, { cookie }: Visitor): Visitor {
  const visitor = new Visitor(url);
  visitor.cookie = cookie;
  return visitor;
}

/** The id by which the store knows somebody. */
async function playerIdOf({ house }: Server, { cookie }: Visitor): Promise<string | undefined> {
  return (await house.store.playerByKey(hashOf(cookie.split('=')[1]!)))?.id;
}

describe.each([
  ['with a bus', true],
  ['without', false],
])('%s', (_, withBus) => {
  test('players of one table sit on different servers and play to its end', async () => {
    const [north, south] = (await servers(2, { withBus })) as [Server, Server];
    const { table, people } = await pipsTable(north.url, 2);
    const bob = movedTo(south, people[1]!);
    const ears = [await people[0]!.follow(table.id), await bob.follow(table.id)];
    await Promise.all(ears.map(ear => playOut(ear, table.id)));
    const [a, b] = ears.map(ear => ear.last('step')!);
    expect([a!.seq, a!.head]).toEqual([b!.seq, b!.head]);
    expect((await bob.ask('table', table.id)).status).toBe('over');
  });

  test('a token revoked at one server is good at no other, for whoever is there already, too', async () => {
    const [north, south] = (await servers(2, { withBus })) as [Server, Server];
    const owner = new Visitor(north.url);
    const { bot, token } = await owner.ask('makeBot', '', { name: 'Engine' });
    const program = await new Visitor(south.url, token).listen();
    await owner.ask('revokeBot', '', { bot: bot.id });
    expect(await program.closed()).toBe(1008);
  });

  test('who is banned or deleted at one server is hung up on and refused at the other', async () => {
    const [north, south] = (await servers(2, { withBus })) as [Server, Server];
    const [eve, bob] = [new Visitor(south.url), new Visitor(south.url)];
    const ids = await Promise.all([eve, bob].map(async visitor => (await visitor.ask('link')) && (await playerIdOf(south, visitor))));
    const [banned, deleted] = await Promise.all([eve, bob].map(visitor => visitor.listen()));
    await north.house.store.ban(`player ${ids[0]}`, '');
    north.house.changeBans();
    await deletePlayer(north.house, ids[1]!);
    expect([await banned!.closed(), banned!.last('goodbye')?.reason]).toEqual([1008, 'banned']);
    expect([await deleted!.closed(), deleted!.last('goodbye')?.reason]).toEqual([1008, 'signed-out']);
    expect([await eve.fails('me'), (await bob.ask('me')).known]).toEqual(['banned', false]);
  });

  test('a device signed out at one server is hung up on at the other', async () => {
    const [north, south] = (await servers(2, { withBus })) as [Server, Server];
    const desk = new Visitor(north.url);
    const phone = new Visitor(south.url);
    await phone.ask('redeem', '', { code: (await desk.ask('link')).code });
    const ear = await phone.listen();
    await desk.ask('signOutOthers');
    expect([await ear.closed(), ear.last('goodbye')?.reason]).toEqual([1008, 'signed-out']);
  });
});

test('whoever is at one server is seen at the other, until that is gone', async () => {
  const [north, south] = (await servers(2)) as [Server, Server];
  const { table, people } = await pipsTable(north.url, 2);
  const ann = await people[0]!.follow(table.id);
  await movedTo(south, people[1]!).follow(table.id);
  await ann.hear('table', one => one.table.seats.every(({ connected }) => connected));
  ann.heard.length = 0;
  await south.close();
  await ann.hear('table', one => !one.table.seats[1]!.connected);
});

test('a server that closes tells its guests, and they go on at another', async () => {
  const [north, south] = (await servers(2)) as [Server, Server];
  const { table, people } = await pipsTable(north.url, 2);
  const ears = await Promise.all(people.map(person => person.follow(table.id)));
  await Promise.all(ears.map(ear => ear.hear('step')));
  await north.close();
  expect(await Promise.all(ears.map(ear => ear.closed()))).toEqual([1012, 1012]);
  const there = people.map(person => movedTo(south, person));
  const again = await Promise.all(there.map(person => person.follow(table.id)));
  await Promise.all(again.map(ear => playOut(ear, table.id)));
  expect((await there[0]!.ask('table', table.id)).status).toBe('over');
});

test('the bots of a server that closes go on at another', async () => {
  const all = await servers(3);
  const host = new Visitor(all[0]!.url);
  const tables = await Promise.all(
    Array.from({ length: 6 }, () =>
      host.ask('create', '', {
        game: 'pips',
        options: { goal: 30 },
        seats: [{ kind: 'bot' }, { kind: 'bot' }],
        start: true,
        wish: newWish(),
      }),
    ),
  );
  await all[0]!.close();
  const watcher = movedTo(all[1]!, host);
  const ears = await Promise.all(tables.map(({ id }) => watcher.follow(id)));
  await Promise.all(ears.map(ear => ear.hear('step', one => one.acting.length === 0)));
});

test('a program whose token is revoked at one server is hung up on at the other', async () => {
  const [north, south] = (await servers(2)) as [Server, Server];
  const owner = new Visitor(north.url);
  const { bot, token } = await owner.ask('makeBot', '', { name: 'Engine' });
  const program = await new Visitor(south.url, token).listen();
  await program.hear('welcome');
  await owner.ask('revokeBot', '', { bot: bot.id });
  expect((await program.hear('goodbye')).reason).toBe('revoked');
});

test('a bus without a database makes no sense, and that is said', async () => {
  await expect(serve({ bus: nats.url })).rejects.toThrow('A bus is for servers that share a database');
});

test('metrics tell how many servers are up and whether they hear each other', async () => {
  const [north] = (await servers(2)) as [Server];
  const metrics = await (await fetch(`${north.ops}/metrics`)).text();
  expect(metrics).toMatch(/^tabard_houses 2$/m);
  expect(metrics).toMatch(/^tabard_bus_lost 0$/m);
  expect(metrics).toMatch(/^tabard_paused 0$/m);
});
