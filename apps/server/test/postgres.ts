import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import postgres from 'postgres';

/** How it stops: after telling its clients, or as if the power failed. */
export type Stop = 'fast' | 'immediate';

/** A PostgreSQL of our own, on a free port of this machine. */
export interface Postgres {
  /** Of a database that is there from the start. */
  readonly url: string;
  /** Makes an empty database and gives its address. */
  newDatabase(): Promise<string>;
  stop(mode?: Stop): Promise<void>;
  /** Starts it again, where it was. */
  start(): Promise<void>;
  restart(mode?: Stop): Promise<void>;
  /** Stops it for good and clears away all it kept. */
  close(): Promise<void>;
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
const READY = 'database system is ready to accept connections';
const PATIENCE_MS = 60_000;

/** The folder of PostgreSQL's programs: the one named by TABARD_POSTGRES, Debian's newest, or the one on the PATH. */
export function findPostgres(): string | undefined {
  const named = process.env.TABARD_POSTGRES;
  const folders = [...(named ? [named] : []), ...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find(folder => ['initdb', 'postgres'].every(name => existsSync(join(folder, name))));
}

const DEBIAN = '/usr/lib/postgresql';

const debianFolders = (): string[] =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => join(DEBIAN, version, 'bin'))
    : [];

/** Starts an empty PostgreSQL. However this process ends, it ends too, and its files go. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPostgres();
  if (programs === undefined)
    throw new Error('This needs PostgreSQL: install it (Debian, Ubuntu: postgresql), or name its folder in TABARD_POSTGRES.');
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'tabard-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const caretaker = takeCare(folder, data);
  await finished(
    spawn(join(programs, 'initdb'), ['-D', data, '-U', 'tabard', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
  const port = await freePort();
  const address = `postgres://tabard@127.0.0.1:${port}`;
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'logging_collector=off'];
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap(setting => ['-c', setting])], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(server);
  };
  const stop = async (mode: Stop = 'fast'): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise(resolve => server!.once('exit', resolve));
    server.kill(SIGNALS[mode]);
    await gone;
  };
  await start();
  return {
    url: `${address}/postgres`,
    async newDatabase() {
      const sql = postgres(`${address}/postgres`, { max: 1, onnotice: () => {} });
      const name = `test_${randomBytes(8).toString('hex')}`;
      await sql.unsafe(`CREATE DATABASE ${name}`);
      await sql.end();
      return `${address}/${name}`;
    },
    start,
    stop,
    async restart(mode) {
      await stop(mode);
      await start();
    },
    async close() {
      await stop('immediate');
      const gone = new Promise(resolve => caretaker.once('exit', resolve));
      caretaker.stdin!.end();
      await gone;
    },
  };
}

/** PostgreSQL refuses to run as root, so root starts it as somebody who may do nothing else. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return;
  const idOf = (option: string): number => {
    for (const name of ['postgres', 'nobody']) {
      try {
        return Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      } catch {}
    }
    throw new Error('There is neither a user postgres nor a user nobody to run PostgreSQL as.');
  };
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Waits for the end of this process, even by `kill -9`, and clears up then. */
function takeCare(folder: string, data: string): ChildProcess {
  const script = 'cat >/dev/null; kill -QUIT "$(head -n 1 "$2/postmaster.pid")"; rm -rf "$1"';
  return spawn('sh', ['-c', script, 'sh', folder, data], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
}

/** Resolves when the server takes connections. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string): void => reject(new Error(`PostgreSQL ${why}:\n${said}`));
    const limit = setTimeout(() => fail('did not start in time'), PATIENCE_MS);
    server.once('error', ({ message }) => fail(`cannot be started: ${message}`));
    server.once('exit', () => fail('did not start'));
    server.stderr!.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-10_000);
      if (!said.includes(READY)) return;
      clearTimeout(limit);
      server.stderr!.removeAllListeners('data').resume();
      resolve();
    });
  });
}

function finished(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('close', code => (code === 0 ? resolve() : reject(new Error(`${child.spawnfile} failed:\n${said}`))));
  });
}

/** Below those that are handed out for connections, so that it is still free after a restart. */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const port = randomInt(20_000, 32_000);
    const isFree = await new Promise<boolean>(resolve => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
  throw new Error('There is no free port between 20000 and 32000.');
}
