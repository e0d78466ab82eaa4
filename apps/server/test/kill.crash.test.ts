import { setTimeout as pause } from 'node:timers/promises';
import { blancNoir } from '@tabard/blanc-noir';
import { fastRng } from '@tabard/core';
import type { Store } from '@tabard/house';
import { brokenSeal, type Entry, fold, open, type Table } from '@tabard/table';
import { expect, test } from 'vitest';
import { hashOf } from '../src/secrets.ts';
import { autopsy, begin, type Victim } from './crash-kit.ts';
import { type Address, type Done, Ledger, Persistent, Restless } from './crowd.ts';
import { folder, Visitor } from './harness.ts';

const KILLS = 22;
const MATCHES = 4;
const SEATS = 3;
const PAIRS = 3;

/** A match of people who play as fast as they can. */
async function match(url: string): Promise<{ table: string; ledger: Ledger; players: Persistent[] }> {
  const visitors = Array.from({ length: SEATS }, () => new Visitor(url));
  const seats = visitors.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const { id } = await visitors[0]!.ask('create', '', { game: 'blanc-noir', seats });
  for (const [seat, visitor] of visitors.entries()) if (seat > 0) await visitor.ask('sit', id, { seat });
  await visitors[0]!.ask('start', id);
  const ledger = new Ledger();
  return { table: id, ledger, players: visitors.map((visitor, seat) => new Persistent(visitor, id, seat, ledger)) };
}

/** No gap, no double, every seal holds; gives the log. */
async function whole(store: Store, table: string): Promise<readonly Entry[]> {
  const log = await store.read(table, 0);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  expect(brokenSeal(log)).toBeUndefined();
  const wished = log.flatMap(({ wish, deed }) => (wish === undefined || deed.type === 'botSeated' ? [] : [`${wish} ${deed.type}`]));
  expect(new Set(wished).size).toBe(wished.length);
  return log;
}

function checkMoves(log: readonly Entry[], { moves, seq, head }: Ledger): void {
  for (const { seq, seat, move, wish } of moves) expect(log[seq - 1]).toMatchObject({ wish, deed: { type: 'move', seat, move } });
  if (seq > 0) expect(log[seq - 1]?.hash).toBe(head);
}

async function checkPerson(store: Store, { key, name, pace }: Restless): Promise<void> {
  if (name.acknowledged === undefined) return;
  const player = await store.playerByKey(hashOf(key()));
  expect([name.acknowledged, name.asked]).toContain(player?.name);
  expect([pace.acknowledged, pace.asked]).toContain(player?.settings.pace);
}

/** Everything that was acknowledged lies on the disk, once. */
async function checkDisk(data: string, ledgers: ReadonlyMap<string, Ledger>, people: readonly Restless[]): Promise<number> {
  const done = Map.groupBy(
    people.flatMap(one => one.done),
    ({ table }) => table,
  );
  return autopsy(data, async (store, tables) => {
    let entries = 0;
    for (const table of new Set([...tables, ...ledgers.keys(), ...done.keys()])) {
      const log = await whole(store, table);
      const ledger = ledgers.get(table);
      if (ledger) checkMoves(log, ledger);
      for (const { wish, deed } of done.get(table) ?? ([] as Done[]))
        expect(log.filter(entry => entry.wish === wish && entry.deed.type === deed)).toHaveLength(1);
      entries += log.length;
    }
    for (const person of people) await checkPerson(store, person);
    return entries;
  });
}

/** A state holds more than there is to know of it, and who saw the last moves remembers them. */
const shown = ({ match, ...table }: Table) => ({
  ...table,
  match: match && { ...match, trail: [], state: blancNoir.describe(match.state as never) },
});

/** Every table opens, with its snapshot and without, and is the fold of its entries; what the lists say of it is true. */
async function checkTables(data: string): Promise<number> {
  return autopsy(data, async (store, tables) => {
    for (const table of tables) {
      const log = await store.read(table, 0);
      const folded = log.reduce<Table | undefined>((before, entry) => fold(before, entry, blancNoir), undefined);
      for (const kept of [undefined, await store.snapshot(table)]) {
        const opened = open(log, blancNoir, kept);
        if (!opened?.ok) throw new Error(`table ${table} does not open`);
        expect(opened.value).toMatchObject({ lost: 0, isToCarry: false });
        expect(shown(opened.value.table)).toEqual(shown(folded!));
      }
      const listed = await store.listed(table);
      expect(listed).toMatchObject({ seq: log.length, changed: log.at(-1)!.at });
      expect(listed?.about).toEqual(JSON.parse(JSON.stringify(folded?.about)));
    }
    return tables.length;
  });
}

test(`killed ${KILLS} times under load: whatever was acknowledged is in the log, once, names and settings are kept, and players resume`, async () => {
  const data = await folder();
  const rng = fastRng('kill');
  let victim: Victim = await begin(data);
  const matches: Awaited<ReturnType<typeof match>>[] = [];
  for (let i = 0; i < MATCHES; i++) matches.push(await match(victim.url));
  const ledgers = new Map(matches.map(({ table, ledger }) => [table, ledger]));
  const players = matches.flatMap(one => one.players);
  const at: Address = { url: undefined };
  const people = Array.from({ length: 2 * PAIRS }, (_, i) => new Restless(`P${i}`, at));
  const lives = people.filter((_, i) => i % 2 === 0).map((one, i) => one.live(people[2 * i + 1]!));
  const moves = () => matches.reduce((sum, { ledger }) => sum + ledger.moves.length, 0);
  const deeds = () => people.reduce((sum, { done }) => sum + done.length, 0);
  for (let kill = 0; kill < KILLS; kill++) {
    if (kill > 0) victim = await begin(data);
    at.url = victim.url;
    for (const player of players) player.connect(victim.url);
    const enough = { moves: moves() + 5 + rng.below(60), deeds: deeds() + 3 + rng.below(20) };
    for (const until = performance.now() + 20_000; moves() < enough.moves || deeds() < enough.deeds; await pause(1))
      expect(performance.now()).toBeLessThan(until);
    await pause(rng.below(8));
    await victim.kill();
    at.url = undefined;
    for (const player of players) player.disconnect();
    await checkDisk(data, ledgers, people);
  }
  for (const person of people) person.stop();
  await Promise.all(lives);
  const entries = await checkDisk(data, ledgers, people);
  const tables = await checkTables(data);
  const changes = people.reduce((sum, { renames }) => sum + renames, 0);
  console.log(
    `${KILLS} kills: ${moves()} moves, ${deeds()} deeds at tables, ${changes} names and settings acknowledged; ${entries} entries at ${tables} tables; none lost, none doubled`,
  );
  expect(Math.min(...players.map(({ resumed }) => resumed))).toBeGreaterThan(0);
  expect(new Set(people.flatMap(one => one.done).map(({ deed }) => deed))).toEqual(
    new Set(['made', 'sat', 'left', 'called', 'stoodIn', 'takenBack', 'resigned']),
  );
});
