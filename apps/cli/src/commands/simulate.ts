import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type Report, runTournament, type Tournament } from '@tabard/tournament';
import type { Catalog } from '../catalog.ts';
import { chooseGame, chosenBot, chosenSeats, GAME_OPTIONS } from '../chosen.ts';
import { clearBar, progressBar } from '../simulate/bar.ts';
import { text } from '../simulate/text.ts';
import { readUntil } from '../simulate/until.ts';
import { variants } from '../simulate/variants.ts';
import { type Command, readArgs, UsageError, wholeNumber } from '../usage.ts';
import { refuseUnwritable } from '../writable.ts';

const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 64;
const MOST_BOTS = 12;

export const command: Command = {
  help: `
tabard simulate <game> --bots greedy,random[,…] [--games 1000] [--seats n] [--set key=value[,value…]]… [--seed 1]
                [--until "greedy>0.7"] [--workers n] [--json] [--html out.html]

A tournament on all cores. Every deal is played once for each seat, with the same cards and dice, everybody moving on by a seat, so that
nobody profits from a seat or from luck; --games is rounded up accordingly. The order around the table changes from deal to deal.

  --bots     who plays; ./dreamer.ts would be a module of your own. With fewer bots than seats the last one takes the seats that are left;
             with more, all companies take turns
  --seats    how many play (as many as there are bots)
  --set      sets an option; with several values each is played and they stand side by side: --set edition=ja,de,fr
  --until    ends as soon as a sequential test knows whether a bot's true share of wins is more or less than this, after 100 games at the
             earliest and --games at the latest. Unless the true share is within 0.05 of it, at most 1 verdict in 20 is wrong
  --seed     the same seed gives the same games, whatever the number of --workers (but for bots with a budget in milliseconds)
  --html     also writes a page with plots: strength, score spread, seat advantage, game length

Shares of wins have Wilson's 95 % interval, and a shared first place is an equal part of a win; a bot in several seats wins with any of them.
Points have Student's interval over deals. Blanc Noir's points are penalties: fewer are better.
`,

  async run(args, catalog) {
    const { values, positionals } = readArgs(args, OPTIONS, ['game']);
    if (values.bots === undefined) throw new UsageError('say who plays: --bots greedy,random');
    const bots = values.bots.split(',').map(spec => spec.trim());
    if (bots.length > MOST_BOTS) throw new UsageError(`at most ${MOST_BOTS} bots can play, not ${bots.length}`);
    const game = positionals[0]!;
    const tournaments = await Promise.all(
      variants(values.set ?? []).map(set => prepared(catalog, game, bots, { seats: values.seats, seed: values.seed ?? '1', set })),
    );
    const extent = {
      games: wholeNumber('games', values.games, { min: 1, max: MOST_GAMES }),
      workers: wholeNumber('workers', values.workers ?? String(availableParallelism()), { min: 1, max: MOST_WORKERS }),
      until: values.until === undefined ? undefined : readUntil(values.until, bots),
    };
    if (values.html !== undefined) await refuseUnwritable('html', values.html);

    const reports: Report[] = [];
    for (const [i, tournament] of tournaments.entries()) {
      reports.push(await runTournament(tournament, { ...extent, onProgress: progressBar(i, tournaments.length) }));
      clearBar();
    }
    console.log(values.json ? JSON.stringify(asDocument(reports)) : text(reports));
    if (values.html !== undefined) await writeFile(values.html, (await import('../simulate/page.ts')).page(reports));
    return 0;
  },
};

const OPTIONS = {
  ...GAME_OPTIONS,
  games: { type: 'string', default: '1000' },
  bots: { type: 'string' },
  until: { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
  html: { type: 'string' },
} as const;

async function prepared(
  catalog: Catalog,
  id: string,
  bots: readonly string[],
  { seats, seed, set }: { readonly seats: string | undefined; readonly seed: string; readonly set: readonly string[] },
): Promise<Tournament> {
  const chosen = await chooseGame(catalog, id, set);
  for (const spec of bots) await chosenBot(chosen, spec);
  return { catalog: catalog.module, game: id, config: chosen.config, seats: chosenSeats(chosen.listing, seats, bots.length), seed, bots };
}

/** A single tournament is the document itself. */
function asDocument(reports: readonly Report[]): unknown {
  const [first] = reports as [Report];
  return reports.length === 1 ? first : { game: first.game, seed: first.seed, variants: reports };
}
