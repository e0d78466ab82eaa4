import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { BOTS } from '@tabard/bots';
import { formatReplay, LANGS, type Lang, recordReplay } from '@tabard/core';
import type { House, LiveTable, Player } from '@tabard/house';
import { legsOf, seedOf } from '@tabard/table';
import { type Chosen, chooseGame, chosenBot, chosenSeats, GAME_OPTIONS } from '../chosen.ts';
import { inn } from '../play/inn.ts';
import { type Header, KeptFile, type KeptMatch, lastKept } from '../play/kept.ts';
import { askByKeys } from '../play/keys.ts';
import { askByLines } from '../play/lines.ts';
import { playMatch } from '../play/match.ts';
import { SHELL } from '../play/words.ts';
import { shown } from '../shown.ts';
import { type Command, oneOf, readArgs, UsageError } from '../usage.ts';

const BREATH_MS = 350;
const USUAL_COLUMNS = 80;

export const command: Command = {
  help: `
tabard play <game> [--seats 3] [--bot greedy] [--set key=value]… [--lang en|de|fr|ja] [--name you] [--seed text] [--save file]
tabard play --continue [<game>]

A game in the terminal: you sit on seat 0, bots on the others. Arrow keys and Enter, or type a move; from a pipe, a move a line. While you
play, "help", "rules" and "hint" do what they say. A match you leave is kept in your data folder and goes on with --continue.

  --bot       ${BOTS.join(', ')} or a module of your own, as in ./dreamer.ts; a master thinks a second or two about a move
  --continue  goes on with the match you left last (of that game, if you name one)
  --save      writes the match down as a replay, also one you left
`,

  async run(args, catalog) {
    const { values, positionals } = readArgs(args, OPTIONS, args.includes('--continue') ? [] : ['game'], ['game']);
    const kept = values.continue ? found(positionals[0]) : undefined;
    const chosen = await chooseGame(catalog, kept?.header.game ?? positionals[0]!, values.set);
    return kept ? goOn(chosen, kept, values) : begin(chosen, values);
  },
};

const OPTIONS = {
  ...GAME_OPTIONS,
  bot: { type: 'string', default: 'greedy' },
  lang: { type: 'string' },
  name: { type: 'string' },
  save: { type: 'string' },
  continue: { type: 'boolean', default: false },
} as const;

interface Values {
  readonly bot: string;
  readonly seats?: string | undefined;
  readonly seed?: string | undefined;
  readonly lang?: string | undefined;
  readonly name?: string | undefined;
  readonly save?: string | undefined;
}

function found(game: string | undefined): KeptMatch {
  const kept = lastKept(game);
  if (kept) return kept;
  throw new UsageError(game === undefined ? 'there is no match to go on with' : `there is no match of ${game} to go on with`);
}

async function begin(chosen: Chosen, values: Values): Promise<number> {
  const seats = chosenSeats(chosen.listing, values.seats, 3);
  const lang = langOf(values);
  const name = shown(values.name ?? userName() ?? SHELL[lang].guest);
  const table = randomBytes(8).toString('hex');
  const { seed } = values;
  const header: Header = {
    version: 1,
    game: chosen.game.id,
    table,
    player: 'me',
    name,
    lang,
    bot: values.bot,
    ...(seed !== undefined && { seed }),
  };
  const file = new KeptFile(header);
  file.lock();
  const house = await open(chosen, header, file, []);
  const player = await comeIn(house, { id: header.player, name, lang });
  const me = { kind: 'player', player: player.id, program: false } as const;
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: values.bot }) as const);
  const plan = { game: chosen.game.id, options: optionsOf(chosen), seats: [me, ...bots], spectators: false, hints: true, start: true };
  const made = await house.make(plan, player);
  if (!made.ok) throw new Error(`no table could be made: ${made.error}`);
  console.log(SHELL[lang].welcome((await chosen.listing.words(lang)).title, seats, values.bot));
  return sitDown(chosen, house, made.value, player, file, values);
}

async function goOn(chosen: Chosen, kept: KeptMatch, values: Values): Promise<number> {
  const { header, log } = kept;
  const lang = langOf({ ...values, lang: values.lang ?? header.lang });
  const file = new KeptFile(header, kept);
  file.lock();
  const house = await open(chosen, header, file, log);
  const player = await comeIn(house, { id: header.player, name: shown(values.name ?? header.name), lang });
  const opened = await house.open(log[0]!.run[0]!.table);
  if (!opened.ok) throw new UsageError('the match you left was played by newer rules than this Tabard knows: please update it');
  console.log(SHELL[lang].goesOn((await chosen.listing.words(lang)).title));
  return sitDown(chosen, house, opened.value, player, file, { ...values, lang });
}

async function open(chosen: Chosen, { bot: spec, seed }: Header, file: KeptFile, log: KeptMatch['log']): Promise<House> {
  const mind = await chosenBot(chosen, spec);
  const pause = async () => void (isTerminal() && (await setTimeout(BREATH_MS)));
  return inn({ listing: chosen.listing, loaded: chosen, bot: { spec, mind }, seed, log, keep: append => file.add(append), pause });
}

/** Typing takes longer than pressing. */
const CALL_SECONDS = 60;

async function comeIn(house: House, newcomer: Pick<Player, 'id' | 'name' | 'lang'>): Promise<Player> {
  const player = await house.store.addPlayer(newcomer, 'me');
  return (await house.store.changePlayer(player.id, { settings: { callSeconds: CALL_SECONDS } })) ?? player;
}

async function sitDown(chosen: Chosen, house: House, live: LiveTable, player: Player, file: KeptFile, values: Values): Promise<number> {
  const lang = langOf(values);
  const shell = SHELL[lang];
  const asker = isTerminal() ? askByKeys(process.stdin, process.stdout) : askByLines(process.stdin, process.stdout);
  const party = { house, table: live.table.id, player, listing: chosen.listing, loaded: chosen, lang, shell, asker };
  const { isOver } = await playMatch({
    ...party,
    words: await chosen.listing.words(lang),
    byKeys: isTerminal(),
    isColourful: process.stdout.isTTY && !process.env.NO_COLOR,
    columns: () => process.stdout.columns || USUAL_COLUMNS,
    print: text => console.log(text),
  }).finally(() => asker.close());
  await house.close();
  if (values.save !== undefined) console.log(shell.saved(shown(await save(values.save, chosen, house, live))));
  if (isOver) file.remove();
  else console.log(shell.kept(file.path));
  file.close();
  console.log(shell.goodbye);
  return 0;
}

const isTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

const langOf = ({ lang }: Values): Lang => (lang === undefined ? usualLang() : oneOf('lang', lang, LANGS));

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

/** As a table keeps them: plain values only. */
const optionsOf = ({ game, config }: Chosen) =>
  Object.fromEntries(game.options.map(({ key, default: usual }) => [key, (config[key] as typeof usual | undefined) ?? usual]));

async function save(path: string, { game, config }: Chosen, { store }: House, { table }: LiveTable): Promise<string> {
  const leg = legsOf(await store.read(table.id, 0)).at(-1);
  const moves = leg?.moves.flatMap(({ deed }) => (deed.type === 'move' ? [{ seat: deed.seat, move: deed.move }] : [])) ?? [];
  const from = leg?.position && { from: { n: leg.n, position: leg.position } };
  const replay = recordReplay(game, { seats: table.about.chairs.length, config, seed: seedOf(table), ...from, moves });
  if (!replay.ok) throw new Error(replay.error.text);
  try {
    writeFileSync(path, formatReplay(replay.value));
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
  return path;
}
