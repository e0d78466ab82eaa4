import type { EngineBench, Readiness, SearchBench, ServerBench, TablesBench, WebBench } from '@tabard/bench';
import { clearBar, progressBar } from '../simulate/bar.ts';
import { type Command, readArgs, UsageError, wholeNumber } from '../usage.ts';

const LONGEST = 600;
const MOST_MATCHES = 200;
const MOST_IDLE = 20_000;
const MOST_TABLES = 1_000_000;
const MOST_COATS = 100_000;
const BENCHES = 'engine, search, server, tables, web';

export const command: Command = {
  help: `
tabard bench engine [--seconds 2] [--json]
tabard bench search [--seconds 2] [--json]
tabard bench server [--matches 40] [--seconds 6] [--idle 2000] [--json]
tabard bench tables [--tables 20000] [--json]
tabard bench web    [--coats 400] [--json]

engine   random playouts of every game through the public contract, on one thread, --seconds for each figure; and a comparable game on
         boardgame.io in the same run.
search   the tree search of the strong bot on one thread, as it plays and with whole games of random moves; and boardgame.io's in the same
         run.
server   matches of four WebSocket clients each on loopback, saturated: moves a second (on disk before anybody is told), CPU, latency,
         bytes and memory; and boardgame.io's server, in memory, in the same run. They take turns,
         three times --seconds each; figures are medians. Memory is what each of --idle matches adds to an empty server.
tables   a store with so many tables, made first: how long until the server is ready, and until a player with 60 of them has their list.
web      how long a coat of arms takes to draw, over --coats random ones, and how large one gets; and what a visitor fetches, compressed, if
         the web client is built (tabard serve builds it).
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
    matches: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '6' },
    idle: { type: 'string', default: '2000' },
    json: { type: 'boolean', default: false },
  });
  const matches = wholeNumber('matches', values.matches, { min: 1, max: MOST_MATCHES });
  const seconds = wholeNumber('seconds', values.seconds, { min: 1, max: LONGEST });
  const idleMatches = wholeNumber('idle', values.idle, { min: 1, max: MOST_IDLE });
  const { benchServer } = await import('@tabard/bench');
  const bench = await benchServer({ matches, seconds, idleMatches, warn: line => console.error(line) });
  console.log(values.json ? JSON.stringify(bench) : serverTable(bench));
  return 0;
}

async function tables(args: string[]): Promise<number> {
  const { values } = readArgs(args, { tables: { type: 'string', default: '20000' }, json: { type: 'boolean', default: false } });
  const wanted = wholeNumber('tables', values.tables, { min: 1, max: MOST_TABLES });
  const { benchTables } = await import('@tabard/bench');
  const bar = progressBar(0, 1);
  const bench = await benchTables({ tables: wanted, told: made => bar(made, wanted) });
  clearBar();
  console.log(values.json ? JSON.stringify(bench) : tablesTable(bench));
  return 0;
}

async function web(args: string[]): Promise<number> {
  const { values } = readArgs(args, { coats: { type: 'string', default: '400' }, json: { type: 'boolean', default: false } });
  const coats = wholeNumber('coats', values.coats, { min: 1, max: MOST_COATS });
  const { benchWeb } = await import('@tabard/bench');
  const bench = benchWeb({ coats });
  console.log(values.json ? JSON.stringify(bench) : webTable(bench));
  return 0;
}

function webTable({ arms, sizes }: WebBench): string {
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
    row('heraldry, gzip', kb(sizes.heraldryJs), 'wanted: at most 40 KB'),
  ].join('\n');
}

function serverTable({ servers, ratio }: ServerBench): string {
  const row = (label: string, of: (one: ServerBench['servers'][number]) => string) =>
    label.padEnd(34) + servers.map(one => of(one).padStart(26)).join('');
  const whole = (n: number) => Math.round(n).toLocaleString('en');
  return [
    row('', one => one.server),
    row('store', one => one.store),
    row('matches of four clients', one => whole(one.matches)),
    row('moves/s', one => whole(one.movesPerSecond)),
    row('server CPU, µs a move', one => whole(one.cpuMicrosPerMove)),
    row('clients’ CPU, µs a move', one => whole(one.clientCpuMicrosPerMove)),
    row('sent to last received, p50, ms', one => one.p50Ms.toFixed(1)),
    row('sent to last received, p99, ms', one => one.p99Ms.toFixed(1)),
    row('bytes a move, to all four', one => whole(one.bytesPerMove)),
    row('memory of an idle match, KB', one => whole(one.rssPerMatchKb)),
    row('idle matches weighed', one => whole(one.idleMatches)),
    '',
    `tabard makes ${ratio.movesPerSecond.toFixed(1)} times as many moves, at ${(100 * ratio.cpuPerMove).toFixed(0)} % of the CPU a move.`,
    'Idle matches: tabard’s weigh what they add to an empty server (wanted: at most 60 KB); boardgame.io’s, what they add after as many others.',
  ].join('\n');
}

function tablesTable({ tables, databaseMb, empty, full, myTables }: TablesBench): string {
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
    '',
    `The database has ${whole(databaseMb)} MB. After all that, ${whole(myTables.opened)} tables are in memory: those where a bot is to move.`,
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
