import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { BOTS } from '@tabard/bots';
import type { Listing } from '@tabard/catalog';
import { type DealPlayed, runLeague, type Tournament, yardsticksOf } from '@tabard/tournament';
import type { Catalog } from '../catalog.ts';
import { chooseGame, chosenBot } from '../chosen.ts';
import { keepLog, type Log, readLog } from '../league/log.ts';
import { markdown, text } from '../league/tables.ts';
import { clearBar, progressBar } from '../simulate/bar.ts';
import { type Command, readArgs, UsageError, wholeNumber } from '../usage.ts';
import { refuseUnwritable } from '../writable.ts';

const MOST_MINUTES = 10_000;
const MOST_DEALS = 1_000_000;
const MOST_WORKERS = 64;
const MOST_BOTS = 12;
const MINUTE = 60_000;

export const command: Command = {
  help: `
tabard league [--game blason[,…]] [--minutes 40] [--seats 2,4[,…]] [--bots greedy,strong:1000i[,…]] [--seed …]
              [--deals n] [--workers n] [--log league.jsonl] [--json | --markdown] [--html out.html]

All bots against all, rated together. For every game and number of seats there is a division of its own; in it every company plays in turn,
every deal once for each seat, as in tabard simulate. Each division gets the same time, and nobody profits from a seat or from luck.

  --game      which games (all)
  --seats     with how many seats (two, four and the most the game allows)
  --bots      who plays (${BOTS.join(', ')}, and the game's yardsticks: players by rules of thumb
              that share nothing with our bots); ./dreamer.ts would be a module of your own
  --minutes   how long; what has begun by then is played to its end (40, or without end if there are --deals)
  --deals     of each division, at most: with budgets in iterations the same seed then gives the same league
  --seed      which deals (fresh ones)
  --log       keeps every deal; the same command with the same file goes on where it was broken off
  --markdown  a table as in docs/bots.md
  --html      also writes a page with plots

Ratings are openskill's, of which 25 is the middle; their 95 % intervals come from deals drawn anew. Shares of wins have Wilson's. Blanc Noir is
played by the round.
`,

  async run(args, catalog) {
    const { values } = readArgs(args, OPTIONS);
    if (values.json && values.markdown) throw new UsageError('--json or --markdown, not both');
    const workers = wholeNumber('workers', values.workers ?? String(availableParallelism()), { min: 1, max: MOST_WORKERS });
    const deals = values.deals === undefined ? undefined : wholeNumber('deals', values.deals, { min: 1, max: MOST_DEALS });
    const minutes = minutesOf(values.minutes, deals);
    const old = values.log === undefined ? undefined : readLog(values.log);
    const seed = values.seed ?? old?.tournaments[0]?.seed ?? randomBytes(6).toString('hex');
    const tournaments = await divisions(catalog, values, seed);
    if (old) refuseAnother(old, tournaments, values.log!);
    for (const option of ['html', 'log'] as const) if (values[option] !== undefined) await refuseUnwritable(option, values[option]);
    const before = old?.deals ?? [];
    const keep = values.log === undefined ? undefined : keepLog(values.log, { tournaments, deals: before });

    const began = performance.now();
    const passed = () => (performance.now() - began) / MINUTE;
    const bar = progressBar(0, 1);
    let played = 0;
    const found = await runLeague(tournaments, {
      workers,
      deals: deals ?? Number.POSITIVE_INFINITY,
      isOver: () => passed() >= minutes,
      before,
      onDeal: (deal: DealPlayed) => {
        keep?.(deal);
        played++;
        if (deals !== undefined) bar(before.length + played, deals * tournaments.length);
        else bar(Math.min(minutes, Math.floor(passed())), minutes);
      },
    });
    clearBar();
    if (values.json) console.log(JSON.stringify({ seed, divisions: found }));
    else console.log(values.markdown ? markdown(found) : text(found, seed));
    if (values.html !== undefined) await writeFile(values.html, (await import('../league/page.ts')).page(found, seed));
    return 0;
  },
};

const OPTIONS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  minutes: { type: 'string' },
  deals: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  log: { type: 'string' },
  json: { type: 'boolean', default: false },
  markdown: { type: 'boolean', default: false },
  html: { type: 'string' },
} as const;

const USUAL_MINUTES = 40;

function minutesOf(text: string | undefined, deals: number | undefined): number {
  if (text !== undefined) return wholeNumber('minutes', text, { min: 1, max: MOST_MINUTES });
  return deals === undefined ? USUAL_MINUTES : Number.POSITIVE_INFINITY;
}

/** A whole game of Blanc Noir is a match of many rounds; strength is measured by the round. */
const SETS: Readonly<Record<string, readonly string[]>> = { 'blanc-noir': ['goal=round'] };

interface Asked {
  readonly game?: string | undefined;
  readonly seats?: string | undefined;
  readonly bots?: string | undefined;
}

async function divisions(catalog: Catalog, { game, seats, bots }: Asked, seed: string): Promise<Tournament[]> {
  const ids = game === undefined ? catalog.games.map(({ id }) => id) : words(game);
  const found = await Promise.all(
    ids.map(async id => {
      const chosen = await chooseGame(catalog, id, SETS[id]);
      const names = bots === undefined ? [...BOTS, ...(await yardsticksOf(id))] : words(bots);
      for (const spec of names) await chosenBot(chosen, spec);
      return seatsOf(chosen.listing, seats).map(count => {
        refuseCompany(names, count);
        return { catalog: catalog.module, game: id, config: chosen.config, seats: count, seed, bots: names };
      });
    }),
  );
  return found.flat();
}

const words = (text: string): string[] => text.split(',').map(word => word.trim());

function seatsOf({ seats: { min, max } }: Listing, text: string | undefined): number[] {
  const counts = text === undefined ? [2, 4, max].filter(count => count >= min && count <= max) : words(text).map(readSeats);
  return [...new Set(counts)];

  function readSeats(word: string): number {
    return wholeNumber('seats', word, { min, max });
  }
}

function refuseCompany(bots: readonly string[], seats: number): void {
  const twice = bots.find((bot, place) => bots.indexOf(bot) !== place);
  if (twice !== undefined) throw new UsageError(`--bots names "${twice}" twice`);
  if (bots.length > MOST_BOTS) throw new UsageError(`at most ${MOST_BOTS} bots can play, not ${bots.length}`);
  if (bots.length < seats) throw new UsageError(`with ${seats} seats at least ${seats} bots must play, not ${bots.length}`);
}

function refuseAnother(old: Log, tournaments: readonly Tournament[], path: string): void {
  if (JSON.stringify(old.tournaments) !== JSON.stringify(tournaments))
    throw new UsageError(`--log: ${path} is of a league with other games, seats, bots or another seed`);
}
