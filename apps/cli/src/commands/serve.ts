import { type Running, type ServerOptions, StartError, startServer } from '@tabard/server';
import { addresses } from '@tabard/server/addresses';
import { type LimitValues, readLimit } from '@tabard/server/limits';
import { webClient } from '../serve/web-client.ts';
import { shown } from '../shown.ts';
import { untilStopped } from '../stopped.ts';
import { type Command, Failure, oneOf, readArgs, UsageError, wholeNumber } from '../usage.ts';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const LONGEST_PAUSE_MS = 60_000;
const LARGEST_MB = 1_000_000_000;
const PORTS = { min: 0, max: 65535 };
const CLOSE_WITHIN_MS = 9000;

export const command: Command = {
  help: `
tabard serve [--port 8080] [--host 0.0.0.0] [--data ./data | --database postgres://… [--bus nats://…]] [--min-free-mb 100] [--log warn]
             [--bot-pause 900] [--origin https://…]… [--host-name NAME]… [--trust-proxy WHOM] [--ops-port 18080] [--ops-host 127.0.0.1] [--limit NAME=VALUE]… [--api-only]

The server with the web client. Builds the client first when its sources have changed, keeps all matches in the folder --data, and prints
the addresses friends in your network can use. Ctrl-C ends it; nothing that anybody was told is lost, however it ends.

  --port         0 takes any free one
  --min-free-mb  with less room left on the disk of --data the server says that it is not ready (/readyz), and why in its log
  --database     a PostgreSQL database instead of a folder; any number of servers may share it (or TABARD_DATABASE)
  --bus          the NATS server by which they hear of each other (or TABARD_BUS); without it they ask the database every second
  --log          debug, info, warn, error or silent; JSON lines on standard output
  --bot-pause    milliseconds a bot seems to think, whatever its move; 0: as short as it can
  --origin       another site whose pages may use this server
  --host-name    a name of this server, if it can be bought: addresses, localhost and names in one's own network need not be said
  --trust-proxy  whose X-Forwarded-… headers are believed: so many proxies in front (1), or their networks (loopback,10.0.0.0/8)
  --ops-port     where metrics are told, and where tabard admin asks with the token in the data folder (or TABARD_OPS_TOKEN);
                 without it 10000 above the port (0: any free one); off: nowhere
  --ops-host     who can reach that port: this machine only, unless you say another address
  --limit        one limit other than usual: calls-per-owner=200,20 (so much at once, then a second), sockets-per-address=50,
                 tables-per-owner=off, all=off; docs/hosting.md says which there are and what each is for
  --api-only     without the web client, for bots and programs
`,

  async run(args, catalog) {
    const whom = args.indexOf('--trust-proxy') + 1;
    if (whom > 0 && (args[whom] ?? '-').startsWith('-'))
      throw new UsageError('--trust-proxy needs to know whom: --trust-proxy loopback if the proxy runs on this machine, or its network');
    const { values } = readArgs(args, {
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '0.0.0.0' },
      data: { type: 'string' },
      database: { type: 'string' },
      bus: { type: 'string' },
      'min-free-mb': { type: 'string', default: '100' },
      log: { type: 'string', default: 'warn' },
      'bot-pause': { type: 'string', default: '900' },
      origin: { type: 'string', multiple: true, default: [] },
      'host-name': { type: 'string', multiple: true, default: [] },
      'trust-proxy': { type: 'string' },
      'ops-port': { type: 'string' },
      'ops-host': { type: 'string', default: '127.0.0.1' },
      limit: { type: 'string', multiple: true, default: [] },
      'api-only': { type: 'boolean', default: false },
    });
    const { data = './data' } = values;
    if (values.data !== undefined && values.database !== undefined) throw new UsageError('--data or --database, not both');
    // What is said here counts more than what surrounds it.
    const database = values.database ?? (values.data === undefined ? process.env.TABARD_DATABASE : undefined);
    const bus = values.bus ?? (database === undefined ? undefined : process.env.TABARD_BUS);
    const options = {
      port: wholeNumber('port', values.port, PORTS),
      host: values.host,
      data,
      ...(database !== undefined && { database }),
      ...(bus !== undefined && { bus }),
      minFreeMb: wholeNumber('min-free-mb', values['min-free-mb'], { min: 0, max: LARGEST_MB }),
      logLevel: oneOf('log', values.log, LOG_LEVELS),
      botPauseMs: wholeNumber('bot-pause', values['bot-pause'], { min: 0, max: LONGEST_PAUSE_MS }),
      origins: values.origin,
      names: values['host-name'],
      ...(values['trust-proxy'] !== undefined && { trustProxy: values['trust-proxy'] }),
      ...(values['ops-port'] !== undefined && { opsPort: opsPortIn(values['ops-port']) }),
      opsHost: values['ops-host'],
      limits: limitsIn(values.limit),
      ...(process.env.TABARD_OPS_TOKEN && { opsToken: process.env.TABARD_OPS_TOKEN }),
      catalog: catalog.module,
    };
    const web = values['api-only'] ? {} : { web: await webClient(line => console.log(line)) };
    const server = await started({ ...options, ...web });
    const stopped = untilStopped();
    console.log(greeting(options.host, server.port, database === undefined ? options.data : placeOf(database)));
    await stopped;
    console.log('Closing …');
    // Whatever hangs, it ends: who was told something finds it stored.
    // Not `process.exit`: that waits for the thread that commits, which may wait for the disk.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), CLOSE_WITHIN_MS).unref();
    await server.close();
    return 0;
  },
};

const opsPortIn = (text: string): number | 'off' => (text === 'off' ? 'off' : wholeNumber('ops-port', text, PORTS));

/** The last word on a limit counts. */
function limitsIn(texts: readonly string[]): Partial<LimitValues> {
  const read = texts.map(text => {
    const limit = readLimit(text);
    if (!limit.ok) throw new UsageError(`--limit: ${limit.error}`);
    return limit.value;
  });
  return Object.assign({}, ...read) as Partial<LimitValues>;
}

async function started(options: ServerOptions): Promise<Running> {
  try {
    return await startServer(options);
  } catch (error) {
    if (error instanceof StartError) throw new Failure(error.message);
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_SQLITE_ERROR')
      throw new Failure(`The data in ${options.data} cannot be opened: ${message}. Choose another folder with --data.`);
    if (syscall === 'mkdir') throw new Failure(`The data folder ${options.data} cannot be made: ${code}. Choose another with --data.`);
    throw error;
  }
}

/** A database, which may have several hosts, without its password. */
const placeOf = (database: string): string => {
  const [, host = '', name = ''] = /^[^:]*:\/\/(?:[^/?]*@)?([^/?]*)\/?([^?]*)/.exec(database) ?? [];
  return `the database ${name} at ${host}`;
};

function greeting(host: string, port: number, data: string): string {
  const { here, friends } = addresses(host, port);
  return [
    `Tabard is open: ${here}`,
    ...friends.map(url => `  friends in your network: ${url}`),
    `All matches are kept in ${shown(data)}. Ctrl-C ends the server.`,
  ].join('\n');
}
