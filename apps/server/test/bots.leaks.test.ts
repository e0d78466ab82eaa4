import { CATALOG } from '@tabard/catalog';
import { type AnyGame, fastRng, type Rng, type Seat } from '@tabard/core';
import { moments, open } from '@tabard/table';
import { describe, expect, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite/store.ts';
import { type Ear, folder, serve, Visitor } from './harness.ts';

/** So many decisions of each game are looked at. */
const DECISIONS = 200;

/** What somebody was told of the match at one moment. */
interface Told {
  readonly after: number;
  readonly view: unknown;
  readonly legal: readonly string[];
}

/** A person on seat 0, their bot on seat 1, a stranger's bot on seat 2. Nobody may watch. */
async function company(url: string, game: string) {
  const [ann, bob] = [new Visitor(url), new Visitor(url)];
  const tokens = await Promise.all([ann, bob].map(async owner => (await owner.ask('makeBot', '', { name: 'Bot' })).token));
  const [mine, theirs] = tokens.map(token => new Visitor(url, token));
  const { id } = await ann.ask('create', '', { game, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], spectators: false });
  await mine!.ask('sit', id, { seat: 1 });
  await theirs!.ask('sit', id, { seat: 2 });
  await ann.ask('start', id);
  return { table: id, players: [ann, mine!, theirs!], bob };
}

/** One decision of whoever is to make it, by HTTP; what everybody was told by HTTP and socket is noted. False at the end. */
async function decide(players: readonly Visitor[], ears: readonly Ear[], id: string, told: Told[][], rng: Rng): Promise<boolean> {
  for (const [seat, who] of players.entries()) {
    const { table, turn } = await who.ask('turn', id, undefined, '?wait=0');
    if (table?.status === 'over') return false;
    if (!turn) continue;
    told[seat]!.push(turn);
    await who.ask('move', id, { after: turn.after, move: turn.legal[rng.below(turn.legal.length)]! });
    const steps = await Promise.all(ears.map(ear => ear.hear('step', step => step.after > turn.after)));
    for (const [at, step] of steps.entries()) told[at]!.push(step);
    return true;
  }
  return true;
}

/** Nobody sees the match by another way, not even the owner of a bot that sits there. */
async function pry(table: string, players: readonly Visitor[], bob: Visitor): Promise<void> {
  for (const who of [...players, bob]) {
    for (const viewer of [0, 1, 2, 'public'])
      expect(await who.fails('steps', table, undefined, `?viewer=${viewer}`)).toMatch(/^(not-over|spectators-forbidden)$/);
    expect(await who.fails('replay', table)).toMatch(/^(not-over|spectators-forbidden)$/);
    expect(JSON.stringify(await who.ask('table', table))).not.toMatch(/"(view|legal|hand|seed|serverSeed)"/);
  }
  expect(await bob.fails('turn', table)).toBe('not-seated');
  expect(await bob.fails('move', table, { after: 0, move: 'draw' })).toBe('not-seated');
  expect((await (await bob.follow(table)).hear('error')).code).toBe('spectators-forbidden');
}

function check(game: AnyGame, state: unknown, seat: Seat, { after, view, legal }: Told): void {
  const truth: unknown = game.view(state, seat);
  const other: unknown = game.determinize(truth, fastRng(after));
  const moves: unknown[] = game.acting(other).includes(seat) ? game.legalMoves(other, seat) : [];
  expect(JSON.stringify(view)).toBe(JSON.stringify(truth));
  expect(JSON.stringify(view)).toBe(JSON.stringify(game.view(other, seat)));
  expect(legal).toEqual(moves.map(move => game.spell(move)).sort());
}

describe.each(CATALOG.map(listing => [listing.id, listing] as const))('%s', (id, listing) => {
  test('a token shows what its seat may know, to the byte, whatever lies hidden from it', async () => {
    const data = await folder();
    const { url, close } = await serve({ data });
    const { table, players, bob } = await company(url, id);
    const ears = await Promise.all(players.map(who => who.follow(table, { memory: true })));
    const told: Told[][] = players.map(() => []);
    const rng = fastRng(id);
    await pry(table, players, bob);
    for (let i = 0; i < DECISIONS && (await decide(players, ears, table, told, rng)); i++);
    await close();

    const store = openSqliteStore(data);
    const log = await store.read(table, 0);
    await store.close();
    const { game } = await listing.load();
    const opened = open(log, game);
    if (!opened?.ok) throw new Error('the table does not open');
    let checked = 0;
    for (const { match } of moments(log, opened.value.table, game)) {
      for (const [seat, all] of told.entries()) {
        for (const one of all.filter(({ after }) => after === match.after)) {
          check(game, match.state, seat, one);
          checked++;
        }
      }
    }
    for (const all of told) expect(all.length).toBeGreaterThan(20);
    expect(checked).toBe(told.flat().length);
  });
});
