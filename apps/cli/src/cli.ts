import packageJson from '../package.json' with { type: 'json' };
import { openCatalog, USUAL_CATALOG } from './catalog.ts';
import { shown } from './shown.ts';
import { type Command, Failure, UsageError } from './usage.ts';

interface Entry {
  readonly summary: string;
  load(): Promise<{ readonly command: Command }>;
}

const COMMANDS: Readonly<Record<string, Entry>> = {
  serve: { summary: 'the server with the web client, for you and your friends', load: () => import('./commands/serve.ts') },
  play: { summary: 'a game in the terminal, against bots', load: () => import('./commands/play.ts') },
  simulate: { summary: 'a seat-balanced tournament of bots', load: () => import('./commands/simulate.ts') },
  league: { summary: 'all bots and levels, rated together', load: () => import('./commands/league.ts') },
  engine: { summary: 'the engine protocol on standard input and output', load: () => import('./commands/engine.ts') },
  bot: { summary: 'a bot at a server, with a token', load: () => import('./commands/bot.ts') },
  admin: { summary: 'a server that runs: tables, bans, players, quotas, a backup, a check', load: () => import('./commands/admin.ts') },
  migrate: { summary: 'all data from one place to another, from a file to PostgreSQL', load: () => import('./commands/migrate.ts') },
  epoch: { summary: 'a new beginning for data restored from a backup', load: () => import('./commands/epoch.ts') },
  perft: { summary: 'counts of move sequences, to compare implementations', load: () => import('./commands/perft.ts') },
  bench: { summary: 'speed of the engine or the server, beside boardgame.io', load: () => import('./commands/bench.ts') },
  arms: { summary: 'a coat of arms from its elements: the blazon and the picture', load: () => import('./commands/arms.ts') },
  verify: { summary: 'plays a replay again and checks everything it says', load: () => import('./commands/verify.ts') },
};

/** Runs one command line with the games of a catalogue, given by its module; gives its exit code. */
export async function cli(args: string[], catalog: string = USUAL_CATALOG): Promise<number> {
  const [name = 'help', ...rest] = args;
  try {
    return await run(name, rest, catalog);
  } catch (error) {
    if (error instanceof Failure) {
      console.error(shown(error.message));
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    const place = Object.hasOwn(COMMANDS, name) ? ` ${name}` : '';
    console.error(`tabard${place}: ${shown(error.message)} (see tabard${place} --help)`);
    return 2;
  }
}

async function run(name: string, args: string[], catalog: string): Promise<number> {
  if (name === '--version' || name === '-v') return say(packageJson.version);
  if (name === '--help' || name === '-h') return say(overview());
  if (name === 'help') return say(args[0] === undefined ? overview() : (await find(args[0])).help);
  const command = await find(name);
  if (args.includes('--help') || args.includes('-h')) return say(command.help);
  return (await command.run(args, await openCatalog(catalog))) ?? 0;
}

async function find(name: string): Promise<Command> {
  if (!Object.hasOwn(COMMANDS, name)) throw new UsageError(`there is no command "${name}"; there are: ${Object.keys(COMMANDS).join(', ')}`);
  return (await COMMANDS[name]!.load()).command;
}

function overview(): string {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`);
  return [
    'tabard — tabletop games in the browser, the terminal and for bots',
    '',
    ...lines,
    '',
    'tabard <command> --help says more; tabard --version says which one this is.',
  ].join('\n');
}

function say(text: string): 0 {
  console.log(text.trim());
  return 0;
}
