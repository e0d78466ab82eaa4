import { randomBytes } from 'node:crypto';
import type { EngineBench, FaultsBench, LobbyBench, Readiness, SearchBench, TablesBench, WebBench } from '@tabard/bench';
import { serverTable } from '../bench/server-table.ts';
import { clearBar, progressBar } from '../simulate/bar.ts';
import { type Command, oneOf, readArgs, UsageError, wholeNumber } from '../usage.ts';

const LONGEST = 600;
const MOST_MATCHES = 200;
const MOST_TURNS = 100;
const MOST_IDLE = 20_000;
const MOST_TABLES = 1_000_000;
const MOST_COATS = 100_000;
const MOST_FOLLOWERS = 10_000;
const MOST_CHANGES = 1000;
const BENCHES = 'engine, search, server, tables, lobby, faults, web';

export const command: Command = {
  help: `
tabard bench engine [--seconds 2] [--json]
tabard bench search [--seconds 2] [--json]
tabard bench server [--only sqlite,…] [--matches 40] [--seconds 5] [--turns 3] [--idle 10000] [--json]
tabard bench tables [--tables 20000] [--correspondence] [--json]
tabard bench lobby  [--followers 2000] [--changes 50] [--seconds 10] [--json]
tabard bench faults [--seconds 120] [--seed …] [--json]
tabard bench web    [--coats 400] [--seconds 15] [--json]

engine   random playouts of every game through the public contract, on one thread, --seconds for each figure; and a comparable game on
         boardgame.io in the same run.
search   the tree search of the strong bot on one thread, as it plays and with whole games of random moves; and boardgame.io's in the same
         run.
server   matches of four WebSocket clients each on loopback, saturated: moves a second (stored before anybody is told), CPU, latency, bytes
         and memory; ours on SQLite, and on PostgreSQL and NATS with one server and with two; boardgame.io and Colyseus, both in memory;
         and a plain program that does nothing but store a move on SQLite and pass it on.
         Then how long a move takes at 300 a second, beside such a program on the same store, and what it costs with 10 to 1,000 tables.
         All that is compared takes turns, --turns of --seconds each; figures are medians. Memory is what each of --idle matches adds to
         an empty server. --only names what to measure: sqlite, postgres, two, plain, boardgame.io, colyseus, latency, growth.
tables   a store with so many tables, made first, many with clocks: how long until the server is ready, and until a player with 60 of them
         has their list; and how late flags fall at tables that nobody has in memory. --correspondence: in all of them somebody has three
         days for a move.
lobby    what it costs a server that --followers watch the lobby while --changes a second happen there, for --seconds: its share of a core,
         and that of the same changes while nobody watches.
faults   three servers on a PostgreSQL and a NATS of their own (both must be installed), 50 tables of people and bots, and for --seconds
         one thing after the other goes wrong: servers, database and bus are killed, frozen, restarted and cut off from each other, and
         messages are lost, late or come twice. Then whatever anybody was told is compared with the log. Ends with 1 if anything is wrong.
web      how long a coat of arms takes to draw, over --coats random ones, and how large one gets; and what a visitor fetches, compressed, if
         the web client is built (tabard serve builds it); then how many frames take too long while cards fly in a browser, each game
         watched for --seconds.
`,

  async run([what, ...args]) {
    switch (what) {
      case 'engine':
        return engine(args);
      case 'search':
        return search(args);
      case 'server':
        return server(args);
      case 'tables':
        return tables(args);
      case 'lobby':
        return lobby(args);
      case 'faults':
        return faults(args);
      case 'web':
        return web(args);
      default:
        throw new UsageError(what === undefined ? `say what: ${BENCHES}` : `there is no bench "${what}"; there are: ${BENCHES}`);
    }
  },
};

async function engine(args: string[]): Promise<number> {
  const { seconds, json } = timing(args);
  const { benchEngine } = await import('@tabard/bench');
  const bench = await benchEngine(seconds);
  console.log(json ? JSON.stringify(bench) : engineTable(bench));
  return 0;
}

async function search(args: string[]): Promise<number> {
  const { seconds, json } = timing(args);
  const { benchSearch } = await import('@tabard/bench');
  const bench = await benchSearch(seconds);
  console.log(json ? JSON.stringify(bench) : searchTable(bench));
  return 0;
}

function timing(args: string[]): { readonly seconds: number; readonly json: boolean } {
  const { values } = readArgs(args, { seconds: { type: 'string', default: '2' }, json: { type: 'boolean', default: false } });
  return { seconds: wholeNumber('seconds', values.seconds, { min: 1, max: LONGEST }), json: values.json };
}

async function server(args: string[]): Promise<number> {
  const { values } = readArgs(args, {
    only: { type: 'string' },
    matches: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '5' },
    turns: { type: 'string', default: '3' },
    idle: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
  });
  const matches = wholeNumber('matches', values.matches, { min: 1, max: MOST_MATCHES });
  const seconds = wholeNumber('seconds', values.seconds, { min: 1, max: LONGEST });
  const turns = wholeNumber('turns', values.turns, { min: 1, max: MOST_TURNS });
  const idleMatches = wholeNumber('idle', values.idle, { min: 1, max: MOST_IDLE });
  const { benchServer, PARTS } = await import('@tabard/bench');
  const only = values.only?.split(',').map(part => oneOf('only', part, PARTS)) ?? PARTS;
  const bench = await benchServer({ only, matches, seconds, turns, idleMatches, say: line => console.error(line) });
  console.log(values.json ? JSON.stringify(bench) : serverTable(bench));
  return 0;
}

async function tables(args: string[]): Promise<number> {
  const { values } = readArgs(args, {
    tables: { type: 'string', default: '20000' },
    correspondence: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const wanted = wholeNumber('tables', values.tables, { min: 1, max: MOST_TABLES });
  const { benchTables } = await import('@tabard/bench');
  const bar = progressBar(0, 1);
  const bench = await benchTables({ tables: wanted, isCorrespondence: values.correspondence, told: made => bar(made, wanted) });
  clearBar();
  console.log(values.json ? JSON.stringify(bench) : tablesTable(bench));
  return 0;
}

async function lobby(args: string[]): Promise<number> {
  const { values } = readArgs(args, {
    followers: { type: 'string', default: '2000' },
    changes: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  });
  const followers = wholeNumber('followers', values.followers, { min: 1, max: MOST_FOLLOWERS });
  const changesPerSecond = wholeNumber('changes', values.changes, { min: 1, max: MOST_CHANGES });
  const seconds = wholeNumber('seconds', values.seconds, { min: 1, max: LONGEST });
  const { benchLobby } = await import('@tabard/bench');
  const bench = await benchLobby({ followers, changesPerSecond, seconds });
  console.log(values.json ? JSON.stringify(bench) : lobbyTable(bench));
  return 0;
}

async function faults(args: string[]): Promise<number> {
  const { values } = readArgs(args, {
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    json: { type: 'boolean', default: false },
  });
  const seconds = wholeNumber('seconds', values.seconds, { min: 1, max: LONGEST });
  const { benchFaults } = await import('@tabard/bench');
  const { seed } = values;
  const bench = await benchFaults({ seconds, seed, told: line => console.error(`seed ${seed}: ${line}`) });
  console.log(values.json ? JSON.stringify(bench) : faultsTable(bench));
  return isFlawless(bench) ? 0 : 1;
}

const FLAWS = ['lost', 'doubled', 'broken', 'leaks', 'untrue', 'unordered', 'still', 'behind', 'staleThoughts'] as const;

const isFlawless = (bench: FaultsBench): boolean => FLAWS.every(flaw => bench[flaw] === 0);

async function web(args: string[]): Promise<number> {
  const { values } = readArgs(args, {
    coats: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '15' },
    json: { type: 'boolean', default: false },
  });
  const coats = wholeNumber('coats', values.coats, { min: 1, max: MOST_COATS });
  const seconds = wholeNumber('seconds', values.seconds, { min: 1, max: LONGEST });
  const { benchWeb } = await import('@tabard/bench');
  const bench = await benchWeb({ coats, seconds });
  console.log(values.json ? JSON.stringify(bench) : webTable(bench));
  return 0;
}

const FLAW_NAMES: Readonly<Record<(typeof FLAWS)[number], string>> = {
  lost: 'granted, and not in the log',
  doubled: 'in the log twice, or although refused',
  broken: 'logs with a gap or a broken seal',
  leaks: 'messages with more than the seat may know',
  untrue: 'messages about what is not in the log',
  unordered: 'tables whose history no order explains',
  still: 'tables that stand still',
  behind: 'guests who do not hear of the last entry',
  staleThoughts: 'bots kept by a server without a heartbeat',
};

function faultsTable(bench: FaultsBench): string {
  const row = (label: string, value: number, more = '') =>
    `${label.padEnd(44)}${value.toLocaleString('en').padStart(10)}  ${more}`.trimEnd();
  return [
    `${bench.parties} tables at a time for ${bench.seconds} s, seed ${bench.seed}`,
    '',
    ...Object.entries(bench.faults).map(([kind, count]) =>
      row(kind, count, `no table waited longer than ${((bench.goesOnMs[kind as keyof FaultsBench['faults']] ?? 0) / 1000).toFixed(1)} s`),
    ),
    row('guests went to another server', bench.hops),
    '',
    row('wishes granted', bench.acknowledged),
    row('entries in the logs', bench.logged, `of ${bench.tables.toLocaleString('en')} tables`),
    row('messages compared with the log', bench.viewsChecked),
    row('dealt anew and found the same', bench.dealtAnew),
    ...FLAWS.map(flaw => row(FLAW_NAMES[flaw], bench[flaw], 'wanted: 0')),
    ...bench.complaints.slice(0, 20),
  ].join('\n');
}

function webTable({ arms, sizes, frames }: WebBench): string {
  const row = (label: string, value: string, wanted = '') => `${label.padEnd(34)}${value.padStart(12)}  ${wanted}`.trimEnd();
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const drawn = [
    row(`a coat of arms, median of ${arms.coats}`, `${arms.medianMs.toFixed(2)} ms`, 'wanted: under 2 ms'),
    row('99 of 100 take at most', `${arms.p99Ms.toFixed(2)} ms`),
    row('the largest SVG', kb(arms.largestBytes), 'wanted: under 30 KB'),
  ];
  if (!sizes) return [...drawn, '', 'The web client is not built, so there is nothing to weigh; tabard serve builds it.'].join('\n');
  return [
    ...drawn,
    '',
    row('first screen, JavaScript, gzip', kb(sizes.firstScreenJs), 'wanted: at most 60 KB'),
    row('first screen, CSS, gzip', kb(sizes.firstScreenCss), 'wanted: at most 20 KB'),
    ...sizes.boards.map(({ game, js }) => row(`board of ${game}, gzip`, kb(js))),
    row('heraldry, gzip', kb(sizes.heraldryJs), 'wanted: at most 60 KB, beasts aside'),
    '',
    ...(frames?.map(({ game, frames, slow }) => row(`frames over 34 ms, ${game}`, `${slow} of ${frames}`, 'wanted: none')) ?? [
      'There is no browser here to watch cards fly in: install Chromium, or name one in TABARD_CHROMIUM.',
    ]),
  ].join('\n');
}

function tablesTable({ tables, databaseMb, empty, full, myTables, flags }: TablesBench): string {
  const whole = (n: number) => Math.round(n).toLocaleString('en');
  const row = (label: string, of: (one: Readiness) => number, wanted = '') =>
    `${label.padEnd(40)}${whole(of(empty)).padStart(14)}${whole(of(full)).padStart(14)}  ${wanted}`.trimEnd();
  const call = (label: string, ms: number, wanted = '') =>
    `${label.padEnd(40)}${''.padEnd(14)}${ms.toFixed(1).padStart(14)}  ${wanted}`.trimEnd();
  return [
    `${'tables in the store'.padEnd(40)}${'none'.padStart(14)}${whole(tables).padStart(14)}`,
    row('server ready, ms', one => one.readyMs, 'wanted: about 2,000'),
    row('  until the process has loaded its code', one => one.processMs),
    row('  opening the store and the port', one => one.openingMs),
    row('memory, MB', one => one.rssMb),
    call(`my tables, ${myTables.listed} of them, p50, ms`, myTables.p50Ms, 'wanted: about 10'),
    call(`my tables, p99 of ${myTables.calls} calls, ms`, myTables.p99Ms),
    call('the first call, ms', myTables.firstMs),
    call(`how late ${flags.fallen} flags fell, p50, ms`, flags.p50Ms),
    call('the latest of them, ms', flags.worstMs, 'wanted: under 1,000'),
    '',
    `The database has ${whole(databaseMb)} MB. After all that, ${whole(myTables.opened)} tables are in memory: those where a bot is to move. A clock runs at ${whole(flags.clocks)}.`,
  ].join('\n');
}

function lobbyTable(bench: LobbyBench): string {
  const row = (label: string, value: string, wanted = '') => `${label.padEnd(50)}${value.padStart(12)}  ${wanted}`.trimEnd();
  const share = (cpu: number) => `${(cpu * 100).toFixed(1)} %`;
  return [
    `${bench.followers.toLocaleString('en')} watch a lobby of ${bench.tables} tables, ${bench.changesPerSecond} changes a second, ${bench.seconds} s`,
    '',
    row('of a core, for the changes while nobody watches', share(bench.cpuUnwatched)),
    row('of a core, while everybody is told', share(bench.cpuWatched)),
    row('so the lobby itself', share(bench.cpuOfLobby), 'wanted: under 25 %'),
    row('messages to each, a second', bench.messagesPerFollowerPerSecond.toFixed(2), 'wanted: about 1'),
    row('a message', `${bench.kilobytesPerMessage.toFixed(1)} KB`),
  ].join('\n');
}

function searchTable({ search, peers, ratio }: SearchBench): string {
  const whole = (n: number, width: number) => Math.round(n).toLocaleString('en').padStart(width);
  return [
    `${'tree search, one thread'.padEnd(32)}${'seats'.padStart(5)}  ${'playouts'.padEnd(10)}${'iterations/s'.padStart(14)}${'decisions/s'.padStart(14)}${'at best'.padStart(14)}`,
    ...search.map(
      one =>
        `${one.game.padEnd(32)}${whole(one.seats, 5)}  ${one.playouts.padEnd(10)}${whole(one.iterationsPerSecond, 14)}${whole(one.decisionsPerSecond, 14)}${whole(one.decisionsPerSecondAtBest, 14)}`,
    ),
    ...peers.map(one => `${one.peer.padEnd(32)}${whole(one.seats, 5)}  ${'random'.padEnd(10)}${whole(one.iterationsPerSecond, 14)}`),
    '',
    `The strong bot of blanc-noir makes ${whole(ratio, 0)} times as many iterations, with 4 seats.`,
  ].join('\n');
}

function engineTable({ engine, peers, ratio, growth }: EngineBench): string {
  const whole = (n: number, width: number) => Math.round(n).toLocaleString('en').padStart(width);
  return [
    `${'random playouts'.padEnd(32)}${'seats'.padStart(5)}${'decisions/s'.padStart(14)}${'ns/decision'.padStart(13)}${'games/s'.padStart(10)}  checksum`,
    ...engine.map(
      one =>
        `${one.game.padEnd(32)}${whole(one.seats, 5)}${whole(one.decisionsPerSecond, 14)}${whole(one.nsPerDecision, 13)}${whole(one.gamesPerSecond, 10)}  ${one.checksum}`,
    ),
    ...peers.map(
      one =>
        `${`${one.peer}, ${one.game}`.padEnd(32)}${whole(one.seats, 5)}${whole(one.decisionsPerSecond, 14)}${whole(1e9 / one.decisionsPerSecond, 13)}`,
    ),
    '',
    `blanc-noir with 4 seats is ${whole(ratio, 0)} times as fast.`,
    ...growth.map(
      ({ game, seats, cost }) => `${game}: a decision with ${seats[1]} seats costs ${cost.toFixed(2)} times one with ${seats[0]}.`,
    ),
  ].join('\n');
}
