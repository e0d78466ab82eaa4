/**
 * Keeps running matches of the rules of today (`packages/games/<game>/matches/<revision>-….json`), so that later rules can be tried on them:
 * `node tools/keep-matches.ts <game>`, before the game's `revision` is raised. Each is a log and the position a house kept of it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed } from '@tabard/bots';
import type { Listing, Loaded } from '@tabard/catalog';
import { fastRng, type OptionValue } from '@tabard/core';
import { type Around, decide, type Entry, type Kept, make, plainDigest, type Table } from '@tabard/table';
import { listingNamed, readOrExit, sure } from './usage.ts';

/** A log of a match that is not over, and what a house kept of it. */
export interface KeptMatch {
  readonly log: readonly Entry[];
  readonly kept: Kept;
}

/** After how many moves each match is left. */
const LENGTHS = [25, 60, 110];
const BOTS = ['greedy', 'greedy', 'random'];

const listing = readOrExit('keep-matches', () => listingNamed(process.argv[2]));
const loaded = await listing.load();
const folder = join(import.meta.dirname, '../packages/games', listing.id, 'matches');
mkdirSync(folder, { recursive: true });
for (const options of everyFirstOption(listing)) {
  for (const [i, length] of LENGTHS.entries()) {
    const seats = Math.min(listing.seats.max, listing.seats.min + i);
    const match = played(loaded, options, seats, length);
    const name = [loaded.game.revision, ...Object.values(options).slice(0, 1), `${seats}-seats`, length].join('-');
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(match)}\n`);
    console.log(`${listing.id}/${name}: ${match.log.length} entries`);
  }
}

/** One set of options for each value of the first option; the others are as usual. */
function everyFirstOption({ options }: Listing): Readonly<Record<string, OptionValue>>[] {
  const usual = Object.fromEntries(options.map(one => [one.key, one.default]));
  return options[0] ? options[0].values.map(value => ({ ...usual, [options[0]!.key]: value })) : [usual];
}

function played({ game, advice }: Loaded, options: Readonly<Record<string, OptionValue>>, seats: number, length: number): KeptMatch {
  const rng = fastRng(`kept ${game.id} ${seats} ${length} ${Object.values(options).join()}`);
  const around = (wish?: string): Around => ({
    game,
    now: 1,
    wish,
    draw: bytes => Array.from({ length: bytes * 2 }, () => rng.below(16).toString(16)).join(''),
    digest: plainDigest,
    usualBot: 'medium',
  });
  const players = Array.from({ length: seats }, (_, seat) => ({ player: `player-${seat}`, program: false }));
  const chairs = players.map(player => ({ kind: 'player' as const, ...player }));
  const made = make({ id: 'kept', options, seats: chairs, spectators: true, hints: false, start: true }, players[0]!, around());
  let { run, table }: { run: readonly Entry[]; table: Table } = sure(made);
  const log = [...run];
  const bots = players.map((_, seat) => sure(botNamed(game, advice, BOTS[seat % BOTS.length]!)));
  for (let n = 0; n < length && table.about.status === 'playing'; n++) {
    const { state, after } = table.match!;
    const [seat] = game.acting(state);
    const move = game.spell(bots[seat!]!.choose(game.view(state, seat!), seat!, fastRng(`${n}`)));
    ({ run, table } = sure(decide(table, players[seat!]!, { type: 'move', after, moves: [move] }, around(`${n}`))));
    log.push(...run);
  }
  const { after: seq, n, state } = table.match!;
  return { log, kept: { seq, n, position: game.describe(state) } };
}
