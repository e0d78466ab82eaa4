import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CATALOG } from '@tabard/catalog';
import { type AnyGame, commitmentTo, fastRng } from '@tabard/core';
import { type Around, brokenSeal, carry, decide, type Entry, open, plainDigest, type Table } from '@tabard/table';
import { expect, test } from 'vitest';
import type { KeptMatch } from './keep-matches.ts';

const kept = CATALOG.flatMap(listing => {
  const folder = new URL(`../packages/games/${listing.id}/matches/`, import.meta.url);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map(name => ({ name: `${listing.id}/${name}`, listing, match: read(new URL(name, folder)) }));
});

function read(file: URL): KeptMatch {
  return JSON.parse(readFileSync(file, 'utf8')) as KeptMatch;
}

test.each(kept)('$name goes on by the rules of today', async ({ listing, match: { log, kept: position } }) => {
  const { game } = await listing.load();
  const moves = log.filter(({ deed }) => deed.type === 'move').length;
  for (const known of [undefined, position]) {
    const opened = open(log, game, known);
    if (!opened?.ok) throw new Error('it does not open');
    const { table, lost, isToCarry } = opened.value;
    // Those of the rules of today wait for the next ones.
    expect(isToCarry).toBe(table.about.revision < game.revision);
    expect(table.match!.n + lost).toBe(moves);
    expect(table.match!.seed).toBe(seedIn(log));
    if (!isToCarry) continue;
    const carried = carry(opened.value, around(game));
    expect(carried.table.about).toMatchObject({ revision: game.revision, carried: { dropped: lost } });
    const end = playedOn(carried.table, game);
    expect(end.table.about.status).toBe('over');
    expect(brokenSeal([...log, ...carried.run, ...end.run])).toBeUndefined();
  }
});

test('a position that was kept saves moves that the log alone would lose', async () => {
  const saved = await Promise.all(
    kept.map(async ({ listing, match }) => {
      const { game } = await listing.load();
      const [plain, helped] = [open(match.log, game), open(match.log, game, match.kept)];
      if (!plain?.ok || !helped?.ok) throw new Error('it does not open');
      return plain.value.lost - helped.value.lost;
    }),
  );
  expect(Math.min(...saved)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...saved)).toBeGreaterThan(0);
});

/** Worked out without the table: the dice stay as they were, whatever the log was written by. */
function seedIn(log: readonly Entry[]): string {
  const deeds = log.map(({ deed }) => deed);
  const made = deeds.find(deed => deed.type === 'made')!;
  const given = deeds.find(deed => deed.type === 'started')!.contributions?.join('') ?? made.spareSeed;
  return commitmentTo(made.serverSeed + given)!;
}

const dice = fastRng('kept matches');

const around = (game: AnyGame): Around => ({
  game,
  now: 2,
  wish: undefined,
  draw: bytes => Array.from({ length: bytes * 2 }, () => dice.below(16).toString(16)).join(''),
  digest: plainDigest,
  usualBot: 'medium',
});

/** Anybody does anything, until it is over. */
function playedOn(from: Table, game: AnyGame): { readonly run: Entry[]; readonly table: Table } {
  const run: Entry[] = [];
  let table = from;
  while (table.about.status === 'playing') {
    const { state, after } = table.match!;
    const seat = game.acting(state)[0]!;
    const legal = game.legalMoves(state, seat);
    const move = game.spell(legal[dice.below(legal.length)]);
    const decided = decide(table, { player: `player-${seat}`, program: false }, { type: 'move', after, moves: [move] }, around(game));
    if (!decided.ok || decided.value.refused) throw new Error(`«${move}» is refused`);
    run.push(...decided.value.run);
    table = decided.value.table;
  }
  return { run, table };
}
