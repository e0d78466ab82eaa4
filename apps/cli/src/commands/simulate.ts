import { availableParallelism } from 'node:os';
import { chooseGame, chosenBot, chosenSeats, GAME_OPTIONS } from '../chosen.ts';
import { playAll } from '../simulate/run.ts';
import { type Standings, standings } from '../simulate/standings.ts';
import type { Tournament } from '../simulate/tournament.ts';
import { type Command, readArgs, UsageError, wholeNumber } from '../usage.ts';

const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 64;

export const command: Command = {
  help: `
tabard simulate <game> [--games 1000] --bots greedy,random[,…] [--seats n] [--set key=value]… [--seed 1] [--workers n] [--json]

A tournament: every deal is played once for each bot in --bots, the bots moving on by one seat each time, so that nobody profits from a
seat or from luck (exactly so if --games is a multiple of the number of bots). With more seats than bots they sit down again in order.
Says who won how often (with the interval that holds the true share with 95 % confidence), the mean points, and how long games are.
The same --seed gives the same games, whatever the number of --workers.
`,

  async run(args, catalog) {
    const { values, positionals } = readArgs(
      args,
      {
        ...GAME_OPTIONS,
        games: { type: 'string', default: '1000' },
        bots: { type: 'string' },
        workers: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
      ['game'],
    );
    const chosen = await chooseGame(catalog, positionals[0]!, values.set);
    if (values.bots === undefined) throw new UsageError('say who plays: --bots greedy,random');
    const bots = values.bots.split(',').map(spec => spec.trim());
    for (const spec of bots) chosenBot(chosen, spec);
    const tournament: Tournament = {
      catalog: catalog.module,
      game: chosen.game.id,
      config: chosen.config,
      seats: chosenSeats(chosen.listing, values.seats, bots.length),
      seed: values.seed ?? '1',
      bots,
    };
    const games = wholeNumber('games', values.games, { min: 1, max: MOST_GAMES });
    const workers = wholeNumber('workers', values.workers ?? String(availableParallelism()), { min: 1, max: MOST_WORKERS });
    const played = await playAll(tournament, { games, workers, onProgress: done => showBar(done, games) });
    const result = standings(tournament, played);
    if (values.json) console.log(JSON.stringify({ game: tournament.game, games, seed: tournament.seed, ...result }));
    else console.log(table(result, games));
    return 0;
  },
};

const BAR = 40;

function showBar(done: number, games: number): void {
  if (!process.stderr.isTTY) return;
  const full = Math.round((BAR * done) / games);
  process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${games}${done === games ? '\r\x1b[K' : ''}`);
}

function table({ bots, decisionsPerGame }: Standings, games: number): string {
  const width = Math.max(3, ...bots.map(({ bot }) => bot.length));
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
  const lines = bots.map(
    ({ bot, wins, winShare, low, high, points }) =>
      `${bot.padEnd(width)}  ${wins.toFixed(1).padStart(9)}  ${percent(winShare)}  ${percent(low)} …${percent(high)}  ${points.toFixed(1).padStart(8)}`,
  );
  const head = `${'bot'.padEnd(width)}  ${'wins'.padStart(9)}  ${'share'.padStart(8)}  ${'95 % interval'.padStart(18)}  ${'points'.padStart(8)}`;
  return [head, ...lines, '', `${games} games of ${decisionsPerGame.toFixed(1)} decisions`].join('\n');
}
