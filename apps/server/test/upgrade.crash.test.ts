import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOG as REAL } from '@tabard/catalog';
import { type AnyGame, canonicalJson, checkReplay, fastRng, type Json, play, positionHash, type Replay, rngAt } from '@tabard/core';
import { type NewTable, STEPS_AT_ONCE, type Table } from '@tabard/protocol';
import { brokenSeal, type Entry, type Moment, moments, open } from '@tabard/table';
import { moveOf } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { autopsy, begin } from './crash-kit.ts';
import { folder, Visitor } from './harness.ts';
import { type Later, laterGame, otherMove } from './later-rules.ts';

/** So many moves are made by people between two kills. */
const MOVES = 12;
const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;

/** A table, and who plays there. */
interface Party {
  readonly game: string;
  readonly id: string;
  readonly people: readonly Visitor[];
}

async function gather(url: string, game: string, seats: NewTable['seats']): Promise<Party> {
  const people = [new Visitor(url)];
  const options = game === 'blanc-noir' ? { options: { goal: 'round' } } : {};
  const { id } = await people[0]!.ask('create', '', { game, ...options, seats });
  for (const [seat, { kind }] of seats.entries()) {
    if (kind !== 'open') continue;
    const guest = new Visitor(url);
    await guest.ask('sit', id, { seat });
    people.push(guest);
  }
  return { game, id, people };
}

/** Everybody plays whatever is legal, until so many moves were made or to the end. */
async function playOn({ id, people }: Party, most = Number.POSITIVE_INFINITY): Promise<void> {
  const rng = fastRng(id);
  let made = 0;
  const take = async (who: Visitor): Promise<void> => {
    while (made < most) {
      const { table, turn } = await who.ask('turn', id, undefined, '?wait=1');
      if (table?.status !== 'playing') return;
      if (!turn || made >= most) continue;
      made++;
      const move = turn.legal[rng.below(turn.legal.length)]!;
      expect(await who.ask('move', id, { after: turn.after, move })).toMatchObject({ type: 'accepted' });
    }
  };
  await Promise.all(people.map(take));
}

/** Seen in a list, which opens no table: bots go on by themselves. */
const hasEnded = ({ people }: Party) =>
  expect.poll(async () => (await people[0]!.ask('myTables')).tables[0]?.table.status, { timeout: 60_000, interval: 50 }).toBe('over');

/** Whether the match goes on, and waits for one of its people: bots would go on by themselves, perhaps to its end. */
async function waitsForPeople({ id, people }: Party): Promise<boolean> {
  for (;;) {
    for (const who of people) {
      const { table, turn } = await who.ask('turn', id, undefined, '?wait=1');
      if (table?.status !== 'playing') return false;
      if (turn) return true;
    }
  }
}

/** A match in the middle; one that happens to end before that is none. */
async function begun(url: string, game: string, seats: NewTable['seats']): Promise<Party> {
  const party = await gather(url, game, seats);
  const [host] = party.people;
  await host!.ask('start', party.id);
  await playOn(party, MOVES);
  return (await waitsForPeople(party)) ? party : begun(url, game, seats);
}

/** Tables of a game at every stage. */
async function stagesOf(url: string, game: string) {
  const waiting = await gather(url, game, [ME, OPEN, BOT]);
  const finished = await gather(url, game, [BOT, BOT]);
  await finished.people[0]!.ask('start', finished.id);
  const inTheMiddle = [
    [ME, OPEN, BOT],
    [ME, BOT, BOT],
    [ME, OPEN],
  ].map(seats => begun(url, game, seats));
  const [friends, alone, givenUp] = (await Promise.all(inTheMiddle)) as [Party, Party, Party];
  await givenUp.people[0]!.ask('resign', givenUp.id);
  await hasEnded(finished);
  return { waiting, friends, alone, givenUp, finished };
}

type Stages = Awaited<ReturnType<typeof stagesOf>>;

const rulesOf = async (id: string): Promise<AnyGame> => (await REAL.find(one => one.id === id)!.load()).game;

/** A match as its own rules show it. */
interface Course {
  readonly log: readonly Entry[];
  readonly all: readonly Moment[];
  readonly game: AnyGame;
}

async function courseOf(party: Party, read: (id: string) => Promise<readonly Entry[]>): Promise<Course> {
  const { id } = party;
  const game = await rulesOf(party.game);
  const log = await read(id);
  const opened = open(log, game);
  if (!opened?.ok) throw new Error(`table ${id} does not open`);
  return { log, all: opened.value.table.match ? [...moments(log, opened.value.table, game)] : [], game };
}

/** The place of a person's move in the middle that later rules may refuse, or understand otherwise: everybody would see the difference. */
function placeToChange({ all, game }: Course, seats: readonly number[]): number {
  const told = (at: Moment, seat: number, move: unknown) => {
    const played = play(game, at.match.state, seat, move, rngAt(at.match.seed, at.match.n + 1));
    return played.ok ? canonicalJson(played.value.facts.flatMap(fact => (game.redact(fact, 'public') as Json) ?? [])) : '';
  };
  const places = [...all.keys()].filter(i => {
    const deed = all[i]!.entry?.deed;
    if (i < 3 || deed?.type !== 'move' || !seats.includes(deed.seat)) return false;
    const before = all[i - 1]!;
    const move: unknown = moveOf(game, deed.move);
    const other = otherMove(game, before.match.state, deed.seat, move);
    return other !== undefined && told(before, deed.seat, move) !== told(before, deed.seat, other);
  });
  expect(places.length).toBeGreaterThan(0);
  return places[Math.floor(places.length / 2)]!;
}

/** What later rules do to a table: from move number `n + 1` on they cannot follow it. */
interface Expected extends Course {
  readonly n: number;
  readonly lost: number;
}

const expected = (course: Course, place: number): Expected => ({ ...course, n: place - 1, lost: course.all.length - place });

function whereOf({ all, game, n }: Expected): Later['where'][number] {
  const { deed } = all[n + 1]!.entry!;
  return { game: game.id, position: positionHash(game.describe(all[n]!.match.state)), move: deed.type === 'move' ? deed.move : '' };
}

/** A running match was carried over once, as far as the new rules can follow it. */
function checkCarried(log: readonly Entry[], { n, lost, all, game, log: before }: Expected): void {
  expect(brokenSeal(log)).toBeUndefined();
  expect(log.slice(0, before.length)).toEqual(before);
  const carried = log.filter(({ deed }) => deed.type === 'carried');
  const position = game.describe(all[n]!.match.state);
  expect(carried.map(({ seq, deed }) => ({ seq, deed }))).toEqual([
    { seq: before.length + 1, deed: { type: 'carried', revision: game.revision + 1, n, position, dropped: lost } },
  ]);
}

/** Whoever sits there sees the table, the match, and how many moves were dropped. */
async function checkShown({ id, people }: Party, { lost, log, game }: Expected): Promise<void> {
  const carried = { seq: log.length + 1, dropped: lost };
  for (const who of people) {
    expect(await who.ask('table', id)).toMatchObject({ status: 'playing', revision: game.revision + 1, carried });
    const ear = await who.follow(id, { seq: log.length });
    expect((await ear.hear('table')).table.carried).toEqual(carried);
    const step = await ear.hear('step');
    expect(step.entries[0]).toEqual({ seq: log.length + 1, facts: [] });
    expect(step.acting).toHaveLength(1);
    ear.socket.close();
  }
}

/** The match can be looked at from the deal to its end, and verified by the rules of today. */
async function checkAfterwards({ game, id, people }: Party, later: Later): Promise<void> {
  const [me] = people;
  const { count, lost } = await me!.ask('steps', id);
  expect(lost).toBe(0);
  expect(count).toBeGreaterThan(MOVES);
  const replay = (await me!.ask('replay', id)) as Replay;
  expect(checkReplay(laterGame(await rulesOf(game), later), replay)).toMatchObject({ ok: true, value: { fair: true } });
}

/** A match that was over keeps its result; of its moves, what the rules of today can follow is shown. */
async function checkFinished({ id, people }: Party, before: Table, { n, lost, all }: Expected): Promise<void> {
  const [me] = people;
  const { outcome, status, carried, revision } = await me!.ask('table', id);
  expect({ outcome, status, carried, revision }).toEqual({
    outcome: before.outcome,
    status: 'over',
    carried: null,
    revision: before.revision,
  });
  const steps = await me!.ask('steps', id);
  expect(steps).toMatchObject({ count: n + 1, lost, outcome: before.outcome });
  expect(steps.steps.map(step => step.move)).toEqual(
    all.slice(0, Math.min(n + 1, STEPS_AT_ONCE)).map(({ entry }) => (entry?.deed.type === 'move' ? entry.deed.move : null)),
  );
  expect(await me!.fails('replay', id)).toBe('old-rules');
  const ear = await me!.follow(id);
  expect((await ear.hear('table')).table.outcome).toEqual(before.outcome);
  expect((await ear.hear('step')).acting).toEqual([]);
  ear.socket.close();
}

/** Houses of older rules open nothing that newer ones have carried over, and all they know themselves. */
async function checkOlder({ friends, alone, finished, givenUp }: Stages): Promise<void> {
  for (const { id, people } of [friends, alone]) {
    const [me] = people;
    for (const name of ['table', 'turn', 'resign'] as const) expect(await me!.fails(name, id)).toBe('newer-rules');
    const ear = await me!.follow(id);
    expect(await ear.hear('error')).toMatchObject({ code: 'newer-rules', table: id });
    ear.socket.close();
    expect((await me!.ask('myTables')).tables.map(({ table }) => table.id)).toEqual([id]);
  }
  for (const { id, people } of [finished, givenUp]) {
    expect((await people[0]!.ask('steps', id)).lost).toBe(0);
    await people[0]!.ask('replay', id);
  }
}

describe.each([
  ['the same rules', 'same'],
  ['rules that refuse a move', 'refused'],
  ['rules by which a move does something else', 'otherwise'],
] as const)('killed, and started with %s', (_, how) => {
  test('every table opens and goes on to its end, what was dropped is told, and what was over stays so', async () => {
    const data = await folder();
    let victim = await begin(data);
    const games = await Promise.all(REAL.map(({ id }) => stagesOf(victim.url, id)));
    const parties = games.flatMap(stages => Object.values<Party>(stages));
    const tables = new Map<string, Table>();
    for (const { id, people } of parties) tables.set(id, await people[0]!.ask('table', id));
    const bots = await Promise.all(REAL.map(({ id }) => gather(victim.url, id, [BOT, BOT])));
    await Promise.all(bots.map(({ id, people }) => people[0]!.ask('start', id)));
    await victim.kill();

    const seatsOf = (id: string, kind: 'player' | 'bot') => tables.get(id)!.seats.flatMap((seat, i) => (seat.kind === kind ? [i] : []));
    const after = new Map<string, Expected>();
    await autopsy(data, async store => {
      for (const { waiting, finished, ...stages } of games) {
        for (const party of [finished, ...Object.values<Party>(stages)]) {
          const course = await courseOf(party, id => store.read(id, 0));
          const seats = seatsOf(party.id, party === finished ? 'bot' : 'player');
          after.set(party.id, expected(course, how === 'same' ? course.all.length : placeToChange(course, seats)));
        }
        expect(await store.read(waiting.id, 0)).not.toContainEqual(expect.objectContaining({ deed: { type: 'started' } }));
      }
    });
    const where = how === 'same' ? [] : parties.flatMap(({ id }) => (after.has(id) ? [whereOf(after.get(id)!)] : []));
    const later: Later = { how, where };
    await writeFile(join(data, 'later.json'), JSON.stringify(later));
    const catalog = `${new URL('./later-catalog.ts', import.meta.url).href}?${encodeURIComponent(join(data, 'later.json'))}`;
    const restart = async (rules?: string): Promise<void> => {
      victim = await begin(data, { catalog: rules });
      for (const { people } of [...parties, ...bots]) for (const one of people) one.url = victim.url;
    };

    await restart(catalog);
    for (const { friends, alone, finished, givenUp } of games) {
      for (const party of [friends, alone]) await checkShown(party, after.get(party.id)!);
      for (const party of [finished, givenUp]) await checkFinished(party, tables.get(party.id)!, after.get(party.id)!);
    }
    await Promise.all(games.flatMap(({ friends, alone }) => [friends, alone]).map(party => playOn(party, 3)));
    await victim.kill();

    await restart();
    for (const stages of games) await checkOlder(stages);
    await victim.kill();

    await restart(catalog);
    const running = games.flatMap(({ friends, alone, waiting }) => [friends, alone, waiting]);
    for (const { waiting } of games) {
      const [me] = waiting.people;
      expect(await me!.ask('start', waiting.id)).toMatchObject({ status: 'playing', carried: { dropped: 0 } });
    }
    await Promise.all(running.map(party => playOn(party)));
    for (const party of running) {
      expect(await party.people[0]!.ask('table', party.id)).toMatchObject({ status: 'over', outcome: { ranking: expect.any(Array) } });
      await checkAfterwards(party, later);
    }
    for (const party of bots) await hasEnded(party);
    await victim.kill();
    await autopsy(data, async store => {
      for (const { friends, alone } of games) for (const { id } of [friends, alone]) checkCarried(await store.read(id, 0), after.get(id)!);
    });
    const dropped = games.flatMap(({ friends, alone }) => [friends, alone]).map(({ id }) => after.get(id)!.lost);
    console.log(
      `${how}: ${parties.length + bots.length} tables, ${running.length} played on to their end; dropped ${dropped.join(', ')} moves`,
    );
  });
});
