import { resolve } from 'node:path';
import { Games } from '@tabard/house';
import { StartError } from '@tabard/server';
import { backUp, checkStore, openPlaceForReading } from '@tabard/server/places';
import { chance } from '@tabard/server/secrets';
import { askOps, opsFrom } from '../admin/ops.ts';
import type { Catalog } from '../catalog.ts';
import { shown } from '../shown.ts';
import { clearBar, progressBar } from '../simulate/bar.ts';
import { type Command, Failure, oneOf, readArgs, UsageError, wholeNumber } from '../usage.ts';

const OPTIONS = {
  ops: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  json: { type: 'boolean', default: false },
  status: { type: 'string' },
  game: { type: 'string' },
  player: { type: 'string' },
  most: { type: 'string' },
  after: { type: 'string' },
  why: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

const STATUS = ['waiting', 'playing', 'over', 'closed'] as const;
const MOST_LISTED = 200;

export const command: Command = {
  help: `
tabard admin tables [--status playing] [--game blason] [--player ID] [--most 50] [--after NEXT]   tables, a page at a time
tabard admin close TABLE                  closes a table; everybody there is told
tabard admin player ID                    who somebody is, their devices and bots
tabard admin delete ID --yes              forgets a player and their bots everywhere at once; their seats stay, without a name
tabard admin ban WHOM [--why TEXT]        an address (192.0.2.7), a network (192.0.2.0/24, 2001:db8::/64) or a player's id
tabard admin unban WHOM
tabard admin bans                         who is banned, and why
tabard admin quotas WHOM                  what an address or a player's id uses of which limit, at this server
tabard admin backup FILE [--data ./data]  copies the data of now into a new file; the server goes on
tabard admin check [--data ./data | --database postgres://…]   reads every log, checks its seals, folds it, compares the lists

For whoever runs a server. Bans and deletions hold at all servers of a database within a second or so.

  --ops       where the server takes its operator's calls; without it http://127.0.0.1:18080
  --data      the server's data folder, where its token lies; without it ./data (or TABARD_OPS_TOKEN is the token)
  --json      prints the answer as JSON

backup and check read the data themselves and need no server; check exits with 1 when something is wrong. For PostgreSQL use pg_dump.
`,

  async run(args, catalog) {
    const { values, positionals } = readArgs(args, OPTIONS, ['command'], ['command', 'argument']);
    const [what = '', argument] = positionals;
    if (!Object.hasOwn(ACTS, what)) throw new UsageError(`there is no "admin ${what}"; there are: ${Object.keys(ACTS).join(', ')}`);
    const { needs, run } = ACTS[what]!;
    if (needs !== undefined && argument === undefined) throw new UsageError(`say which ${needs}: tabard admin ${what} …`);
    if (needs === undefined && argument !== undefined) throw new UsageError(`"${argument}" is one word too many`);
    return run({ ...values, argument: argument ?? '' }, catalog);
  },
};

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values'] & { readonly argument: string };

interface Act {
  /** What the word after it is. */
  readonly needs?: string;
  run(values: Values, catalog: Catalog): Promise<number>;
}

const ACTS: Readonly<Record<string, Act>> = {
  tables: { run: tables },
  close: {
    needs: 'table',
    run: values => told(values, 'POST', '/ops/tables/close', { table: values.argument }, () => `Table ${values.argument} is closed.`),
  },
  player: { needs: 'player', run: values => told(values, 'GET', '/ops/player', { player: values.argument }, playerText) },
  delete: { needs: 'player', run: remove },
  ban: {
    needs: 'address, network or player',
    run: values =>
      told<{ whom: string; isNew: boolean }>(
        values,
        'POST',
        '/ops/bans',
        { whom: values.argument, ...(values.why !== undefined && { why: values.why }) },
        ({ whom, isNew }) => (isNew ? `Banned: ${whom}.` : `${whom} was banned before.`),
      ),
  },
  unban: {
    needs: 'address, network or player',
    run: values =>
      told<{ whom: string; wasBanned: boolean }>(values, 'POST', '/ops/bans/lift', { whom: values.argument }, ({ whom, wasBanned }) =>
        wasBanned ? `Not banned any more: ${whom}.` : `${whom} was not banned.`,
      ),
  },
  bans: { run: values => told(values, 'GET', '/ops/bans', {}, bansText) },
  quotas: { needs: 'address or player', run: values => told(values, 'GET', '/ops/quotas', { of: values.argument }, quotasText) },
  backup: { needs: 'file', run: makeBackup },
  check: { run: check },
};

/** Asks the server and prints what it says, as JSON or for people. */
async function told<T>(
  values: Values,
  method: 'GET' | 'POST',
  path: string,
  asked: Readonly<Record<string, string>>,
  text: (answer: T) => string | readonly string[],
): Promise<number> {
  const answer = await askOps<T>(opsFrom(values), method, path, asked);
  const lines = [text(answer)].flat();
  console.log(values.json ? JSON.stringify(answer, null, 2) : lines.map(shown).join('\n'));
  return 0;
}

interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly changed: number;
  readonly entries: number;
  readonly players: readonly { readonly id: string; readonly name: string }[];
}

function tables(values: Values): Promise<number> {
  const { status, game, player, most, after } = values;
  const asked = {
    ...(status !== undefined && { status: oneOf('status', status, STATUS) }),
    ...(game !== undefined && { game }),
    ...(player !== undefined && { player }),
    ...(most !== undefined && { most: String(wholeNumber('most', most, { min: 1, max: MOST_LISTED })) }),
    ...(after !== undefined && { after }),
  };
  return told(values, 'GET', '/ops/tables', asked, tablesText);
}

function tablesText({ tables, next }: { readonly tables: readonly ListedTable[]; readonly next: string | null }): string[] {
  const lines = tables.map(({ table, game, status, changed, entries, players }) => {
    const people = players.map(({ id, name }) => `${name || 'nameless'} (${id})`).join(', ');
    return `${table}  ${status.padEnd(7)}  ${game.padEnd(10)}  ${dayOf(changed)}  ${String(entries).padStart(4)} entries  ${people}`;
  });
  const more = next === null ? [] : [`There may be more: tabard admin tables … --after '${next}'`];
  return [...(lines.length === 0 ? ['There is no such table here.'] : lines), ...more];
}

interface Somebody {
  readonly player: string;
  readonly name: string;
  readonly lang: string;
  readonly owner: string | null;
  readonly banned: boolean;
  readonly network: string | null;
  readonly unfinished: number;
  readonly devices: readonly { readonly browser: string; readonly system: string; readonly seen: number }[];
  readonly programs: readonly { readonly id: string; readonly name: string }[];
}

const playerText = ({ player, name, lang, owner, banned, network, unfinished, devices, programs }: Somebody): string[] => [
  `${name || 'nameless'} (${player}), ${lang}${owner === null ? '' : `, a program of ${owner}`}${banned ? ', banned' : ''}`,
  `last seen by this server at: ${network ?? 'not lately'}`,
  `unfinished tables: ${unfinished}`,
  ...devices.map(
    ({ browser, system, seen }) => `device: ${[browser, system].filter(Boolean).join(' on ') || 'unknown'}, last seen ${dayOf(seen)}`,
  ),
  ...programs.map(program => `program: ${program.name} (${program.id})`),
];

function remove(values: Values): Promise<number> {
  if (!values.yes) throw new UsageError(`nothing brings a deleted player back: tabard admin delete ${values.argument} --yes`);
  return told(values, 'POST', '/ops/players/delete', { player: values.argument }, () => `Player ${values.argument} is forgotten.`);
}

const bansText = ({ bans }: { readonly bans: readonly { whom: string; made: number; why: string }[] }): string[] =>
  bans.length === 0
    ? ['Nobody is banned.']
    : bans.map(({ whom, made, why }) => `${whom}  since ${dayOf(made)}${why === '' ? '' : `  ${why}`}`);

interface Quota {
  readonly limit: string;
  readonly used: number;
  /** JSON has no word for what is not limited. */
  readonly of: number | null;
  readonly perSecond?: number | null;
}

const quotasText = ({ of, limits }: { readonly of: string; readonly limits: readonly Quota[] }): string[] => [
  `${of}, at this server:`,
  ...limits.map(({ limit, used, of: all, perSecond }) => {
    const share = all === null ? 'not limited' : `${Math.ceil(used ?? 0)} of ${all}`;
    return `  ${limit.padEnd(28)}${share}${perSecond && all !== null ? `, ${perSecond} back a second` : ''}`;
  }),
];

async function makeBackup({ data = './data', database, argument, json }: Values): Promise<number> {
  if (database !== undefined) throw new UsageError('a PostgreSQL database is backed up by pg_dump');
  const file = resolve(argument);
  const bytes = await mended(() => backUp(data, file, progressBar(0, 1)));
  console.log(json ? JSON.stringify({ file, bytes }) : shown(`${file}: ${bytes} bytes, whole and on the disk.`));
  return 0;
}

async function check({ data, database, json }: Values, catalog: Catalog): Promise<number> {
  if (data !== undefined && database !== undefined) throw new UsageError('--data or --database, not both');
  const shared = database ?? (data === undefined ? process.env.TABARD_DATABASE : undefined);
  const place = shared === undefined ? { folder: data ?? './data' } : { database: shared };
  const store = await mended(() => openPlaceForReading(place));
  try {
    const found = await mended(() =>
      checkStore(store, { games: new Games(catalog.games), digest: chance.digest, onProgress: progressBar(0, 1) }),
    );
    const { tables, entries, unknown, complaints } = found;
    const rest = unknown === 0 ? '' : `, ${unknown} of games or rules that are not known here`;
    const summary = `${tables} tables with ${entries} entries read${rest}; ${complaints.length === 0 ? 'all is well' : `${complaints.length} are damaged`}.`;
    console.log(json ? JSON.stringify(found, null, 2) : [...complaints.map(shown), summary].join('\n'));
    return complaints.length === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

/** What its owner can mend is a failure, and no bug. */
async function mended<T>(work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    clearBar();
    return result;
  } catch (error) {
    clearBar();
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof StartError) throw new Failure(message);
    if (code === 'ERR_SQLITE_ERROR') throw new Failure(`The data cannot be read: ${message}.`);
    throw error;
  }
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
