import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { formatReplay, LANGS, type Lang, type Naming, type ReplayMove, recordReplay } from '@tabard/core';
import { type Chosen, chooseGame, chosenBot, chosenSeats, GAME_OPTIONS } from '../chosen.ts';
import { askByKeys } from '../play/keys.ts';
import { askByLines } from '../play/lines.ts';
import { playMatch } from '../play/match.ts';
import { SHELL } from '../play/words.ts';
import { type Command, oneOf, readArgs, UsageError } from '../usage.ts';

const BOT_NAMES = ['Argent', 'Gules', 'Azure', 'Vert', 'Sable', 'Purpure', 'Or'];
const BREATH_MS = 350;

export const command: Command = {
  help: `
tabard play <game> [--seats 3] [--bot greedy] [--set key=value]… [--lang en|de|fr|ja] [--name you] [--seed text] [--save file]

A game in the terminal: you sit on seat 0, bots on the others. Arrow keys and Enter, or type a move; from a pipe, a move a line.
--save writes the match down as a replay, also one you left.
`,

  async run(args, catalog) {
    const { values, positionals } = readArgs(
      args,
      {
        ...GAME_OPTIONS,
        bot: { type: 'string', default: 'greedy' },
        lang: { type: 'string' },
        name: { type: 'string' },
        save: { type: 'string' },
      },
      ['game'],
    );
    const chosen = await chooseGame(catalog, positionals[0]!, values.set);
    const { game, listing, config } = chosen;
    const bot = await chosenBot(chosen, values.bot);
    const seats = chosenSeats(listing, values.seats, 3);
    const lang = values.lang === undefined ? usualLang() : oneOf('lang', values.lang, LANGS);
    const seed = values.seed ?? randomBytes(16).toString('hex');
    const [words, shell] = [await listing.words(lang), SHELL[lang]];
    const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
    const asker = isTerminal ? askByKeys(process.stdin, process.stdout) : askByLines(process.stdin, process.stdout);
    console.log(shell.welcome(words.title, seats, values.bot));
    const moves = await playMatch({
      game,
      config,
      seats,
      seed,
      bot,
      words,
      shell,
      asker,
      notation: listing.notation,
      name: naming(values.name ?? userName() ?? shell.guest),
      help: isTerminal ? shell.keys : shell.lines,
      isColourful: process.stdout.isTTY && !process.env.NO_COLOR,
      print: text => console.log(text),
      pause: async () => void (isTerminal && (await setTimeout(BREATH_MS))),
    }).finally(() => asker.close());
    if (values.save !== undefined) console.log(shell.saved(save(values.save, chosen, { seats, seed, moves })));
    console.log(shell.goodbye);
    return 0;
  },
};

const naming =
  (mine: string): Naming =>
  seat =>
    seat === 0 ? mine : BOT_NAMES[seat - 1]!;

/** The language of the user's system, if we speak it. */
function usualLang(): Lang {
  const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  return LANGS.find(lang => locale.startsWith(lang)) ?? 'en';
}

function userName(): string | undefined {
  try {
    const { username } = userInfo();
    return username === '' || username === 'root' ? undefined : username;
  } catch {
    return;
  }
}

function save(
  path: string,
  { game, config }: Chosen,
  match: { readonly seats: number; readonly seed: string; readonly moves: ReplayMove[] },
): string {
  const replay = recordReplay(game, { ...match, config });
  if (!replay.ok) throw new Error(replay.error.text);
  try {
    writeFileSync(path, formatReplay(replay.value));
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
  return path;
}
