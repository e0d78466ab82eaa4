import { type Running, type ServerOptions, StartError, startServer } from '@tabard/server';
import { addresses } from '../serve/addresses.ts';
import { webClient } from '../serve/web-client.ts';
import { untilStopped } from '../stopped.ts';
import { type Command, Failure, oneOf, readArgs, wholeNumber } from '../usage.ts';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const LONGEST_PAUSE_MS = 60_000;

export const command: Command = {
  help: `
tabard serve [--port 8080] [--host 0.0.0.0] [--data ./data] [--log warn] [--bot-pause 900] [--origin https://…]… [--trust-proxy]
             [--api-only]

The server with the web client. Builds the client first when its sources have changed, keeps all matches in the folder --data, and prints
the addresses friends in your network can use. Ctrl-C ends it; nothing that anybody was told is lost, however it ends.

  --port         0 takes any free one
  --log          debug, info, warn, error or silent; JSON lines on standard output
  --bot-pause    milliseconds a bot seems to think, whatever its move; 0: as short as it can
  --origin       another site whose pages may use this server
  --trust-proxy  believe the X-Forwarded-… headers of a proxy in front
  --api-only     without the web client, for bots and programs
`,

  async run(args, catalog) {
    const { values } = readArgs(args, {
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '0.0.0.0' },
      data: { type: 'string', default: './data' },
      log: { type: 'string', default: 'warn' },
      'bot-pause': { type: 'string', default: '900' },
      origin: { type: 'string', multiple: true, default: [] },
      'trust-proxy': { type: 'boolean', default: false },
      'api-only': { type: 'boolean', default: false },
    });
    const options = {
      port: wholeNumber('port', values.port, { min: 0, max: 65535 }),
      host: values.host,
      data: values.data,
      logLevel: oneOf('log', values.log, LOG_LEVELS),
      botPauseMs: wholeNumber('bot-pause', values['bot-pause'], { min: 0, max: LONGEST_PAUSE_MS }),
      origins: values.origin,
      trustProxy: values['trust-proxy'],
      catalog: catalog.module,
    };
    const web = values['api-only'] ? {} : { web: await webClient(line => console.log(line)) };
    const server = await started({ ...options, ...web });
    console.log(greeting(options.host, server.port, options.data));
    await untilStopped();
    console.log('Closing …');
    await server.close();
    return 0;
  },
};

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

function greeting(host: string, port: number, data: string): string {
  const { here, friends } = addresses(host, port);
  return [
    `Tabard is open: ${here}`,
    ...friends.map(url => `  friends in your network: ${url}`),
    `All matches are kept in ${data}. Ctrl-C ends the server.`,
  ].join('\n');
}
