import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { createInterface } from 'node:readline';

/** A NATS server of one's own. */
export interface Nats {
  readonly url: string;
  readonly port: number;
  /** Ends it with a signal, and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
  /** It is there, and does nothing: neither reads nor answers. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

const READY = /Listening for client connections on 127\.0\.0\.1:(\d+)/;
const PATIENCE_MS = 20_000;
/** Debian's place is not on everybody's PATH. */
const PATH = [process.env.PATH, '/usr/local/sbin', '/usr/sbin'].join(delimiter);
/** Whoever has no rights: `nobody`. Servers are not run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts a NATS server on a free port of this machine; `args` are its own. */
export async function startNats(...args: string[]): Promise<Nats> {
  let running = await launch('-1', args);
  const { port } = running;
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    async stop(signal = 'SIGKILL') {
      await end(running.child, signal);
    },
    async start() {
      running = await launch(String(port), args);
    },
    freeze: () => void running.child.kill('SIGSTOP'),
    thaw: () => void running.child.kill('SIGCONT'),
    close: () => end(running.child, 'SIGKILL'),
  };
}

async function launch(port: string, args: readonly string[]): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = spawn(process.env.TABARD_NATS || 'nats-server', ['-a', '127.0.0.1', '-p', port, ...args], {
    ...NOBODY,
    cwd: '/',
    env: { PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killed = (): void => void child.kill('SIGKILL');
  process.once('exit', killed);
  child.once('exit', () => process.off('exit', killed));
  const said: string[] = [];
  const ready = Promise.withResolvers<number>();
  const fail = (why: string): void => ready.reject(new Error(`nats-server ${why}\n${said.join('\n')}`));
  child.once('error', () => fail('cannot be started: install it (Debian, Ubuntu: nats-server), or name one in TABARD_NATS.'));
  child.once('exit', code => fail(`ended with ${code} before it was ready.`));
  createInterface(child.stderr!).on('line', line => {
    const match = READY.exec(line);
    if (match) ready.resolve(Number(match[1]));
    if (said.length < 100) said.push(line);
  });
  const impatience = setTimeout(() => fail('is not ready after 20 s.'), PATIENCE_MS);
  try {
    return { child, port: await ready.promise };
  } catch (error) {
    killed();
    throw error;
  } finally {
    clearTimeout(impatience);
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
