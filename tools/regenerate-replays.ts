/**
 * Rewrites the golden replays of every game (`packages/games/<game>/replays/*.replay`): `node tools/regenerate-replays.ts [--fresh]`.
 * Moves are kept as long as the rules accept them, so that a change of the rules shows as changed hashes and nothing else; with `--fresh`,
 * or where a move is refused, bots play the match anew. Read the diff: a changed hash raises the game's `revision`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed } from '@tabard/bots';
import { CATALOG, type Listing } from '@tabard/catalog';
import { fastRng, formatReplay, type Json, parseReplay, type Replay, type ReplayMove, recordReplay, rngAt } from '@tabard/core';

const PER_GAME = 3;
/** Mostly sensible players, so that games end; one careless, so that everything happens. */
const BOTS = ['greedy', 'greedy', 'random'];

type Match = Pick<Replay, 'seats' | 'config' | 'seed'>;

for (const listing of CATALOG) await regenerate(listing, { fresh: process.argv.includes('--fresh') });

async function regenerate(listing: Listing, { fresh }: { readonly fresh: boolean }): Promise<void> {
  const folder = join(import.meta.dirname, '../packages/games', listing.id, 'replays');
  mkdirSync(folder, { recursive: true });
  const matches = Array.from({ length: PER_GAME }, (_, i) => matchOf(listing, i));
  const names = matches.map(nameOf);
  for (const stray of readdirSync(folder)) if (stray.endsWith('.replay') && !names.includes(stray)) rmSync(join(folder, stray));
  for (const [i, match] of matches.entries()) {
    const path = join(folder, names[i]!);
    const replay = (fresh ? undefined : await replayedAgain(listing, path)) ?? (await playedAnew(listing, match));
    writeFileSync(path, formatReplay(replay));
    console.log(`${listing.id}/${names[i]}: ${replay.moves.length} moves, ${replay.outcome?.scores.join(' : ')}`);
  }
}

/** The i-th match has the i-th value of every option, and more seats than the one before. */
function matchOf({ id, seats, options }: Listing, i: number): Match {
  const config: Record<string, Json> = {};
  for (const { key, values } of options) config[key] = values[Math.min(i, values.length - 1)]!;
  return { seats: Math.round(seats.min + ((seats.max - seats.min) * i) / (PER_GAME - 1)), config, seed: `golden ${id} ${i + 1}` };
}

function nameOf({ seats, config }: Match): string {
  return `${[`${seats}-seats`, ...Object.values(config)].join('-')}.replay`;
}

async function replayedAgain(listing: Listing, path: string): Promise<Replay | undefined> {
  if (!existsSync(path)) return;
  const old = parseReplay(readFileSync(path, 'utf8'));
  if (!old.ok) return;
  const { game } = await listing.load();
  const replay = recordReplay(game, old.value);
  return replay.ok && replay.value.outcome ? replay.value : undefined;
}

async function playedAnew(listing: Listing, match: Match): Promise<Replay> {
  const { game, advice } = await listing.load();
  const config = game.configure(match.config);
  if (!config.ok) throw new Error(`${listing.id} refuses ${JSON.stringify(match.config)}: ${config.error.because}`);
  const bots = Array.from({ length: match.seats }, (_, seat) => botNamed(game, advice, BOTS[seat % BOTS.length]!));
  const state: unknown = game.setup(config.value, match.seats, rngAt(match.seed, 0));
  const moves: ReplayMove[] = [];
  for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) {
    const bot = bots[seat]!;
    if (!bot.ok) throw new Error(bot.error);
    const move = bot.value.choose(game.view(state, seat), seat, fastRng(`${match.seed} ${moves.length}`));
    moves.push({ seat, move: game.spell(move) });
    game.apply(state, seat, move, rngAt(match.seed, moves.length));
  }
  const replay = recordReplay(game, { ...match, config: config.value, moves });
  if (!replay.ok) throw new Error(replay.error.text);
  return replay.value;
}
