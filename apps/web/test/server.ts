import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Position } from '@tabard/core';
import { type Clock, USUAL_TERMS } from '@tabard/table';
import { buildClient, DIST } from './build.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

export interface Running {
  readonly url: string;
  readonly port: number;
  /** As a power cut would end it. */
  kill(): Promise<void>;
  /** Begins again with the same data on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Sets a table where a match begins with a position: so many seats are open, and quick bots sit on the others. Gives its path. */
  tableFrom(position: Position, plan?: Plan): Promise<string>;
  /** So much time passes at once, by the server's clock. */
  pass(ms: number): Promise<void>;
}

interface Plan {
  readonly open?: number;
  readonly clock?: Clock;
}

/** A client and a catalogue other than ours. */
interface Others {
  readonly dist: string;
  readonly catalog: string;
}

/** The real server, in a process of its own, with the built client, an empty data folder and bots that do not wait. */
export async function startServer(others?: Others): Promise<Running> {
  if (!others) buildClient();
  const data = mkdtempSync(join(tmpdir(), 'tabard-web-'));
  // A copy: whoever builds the client meanwhile must not take the ground away.
  cpSync(others?.dist ?? DIST, join(data, 'web'), { recursive: true });
  const catalog = others && { catalog: others.catalog };
  let { child, port } = await launch(data, 0, catalog);
  const kill = async () => {
    const ended = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `http://localhost:${port}`,
    port,
    kill,
    restart: async () => {
      ({ child, port } = await launch(data, port, catalog));
    },
    stop: async () => {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
    tableFrom: async (position, { open = 1, clock = null } = {}) => {
      const { game, config, seats } = position as unknown as { game: string; config: object; seats: readonly unknown[] };
      const chairs = seats.map((_, seat) => (seat < open ? { kind: 'open' } : { kind: 'bot', level: 'greedy' }));
      const terms = { ...USUAL_TERMS, clock };
      child.send({ game, options: config, seats: chairs, spectators: true, terms, start: false, from: position });
      const [id] = (await once(child, 'message')) as [string];
      return `/table/${id}`;
    },
    pass: async ms => {
      child.send({ pass: ms });
      await once(child, 'message');
    },
  };
}

async function launch(data: string, port: number, more: Pick<Others, 'catalog'> | undefined) {
  const options = {
    port,
    opsPort: 'off',
    host: '127.0.0.1',
    data,
    web: join(data, 'web'),
    botPauseMs: 0,
    rowsEveryMs: 50,
    rateLimits: 'off',
    logLevel: 'error',
    ...more,
  };
  const code = `
    import { startServer } from '@tabard/server';
    const { port, house } = await startServer(${JSON.stringify(options)});
    let passed = 0;
    const now = performance.now.bind(performance);
    performance.now = () => now() + passed;
    process.on('message', async plan => {
      if (plan.pass !== undefined) {
        passed += plan.pass;
        return process.send('passed');
      }
      const made = await house.make(plan, { id: 'nobody', owner: null });
      process.send(made.ok ? made.value.table.id : made.error);
    });
    console.log(port);
  `;
  // No `--input-type`: the bots' threads would inherit it, and not start.
  const stdio: StdioOptions = ['ignore', 'pipe', 'inherit', 'ipc'];
  const child = spawn(process.execPath, ['--eval', code], { cwd: REPOSITORY, stdio });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout!.once('data', chunk => resolve(String(chunk)));
    child.once('exit', status => reject(new Error(`The server ended with ${status}.`)));
  });
  child.stdout!.pipe(process.stderr);
  return { child, port: Number(line) };
}
