import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './sources.ts';

export interface Ran {
  readonly ok: boolean;
  readonly output: string;
}

const BIN = join(ROOT, 'node_modules', '.bin');

/** Longer than any step takes, shorter than anybody's patience. */
const LIMIT_MS = 20 * 60_000;

/** Runs a command of node_modules/.bin or the system, and keeps what it printed. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env, PATH: `${BIN}${delimiter}${process.env.PATH}`, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const printed: Buffer[] = [];
    const limit = setTimeout(() => {
      printed.push(Buffer.from(`\n${command} was stopped after ${LIMIT_MS / 60_000} minutes\n`));
      child.kill('SIGKILL');
    }, LIMIT_MS);
    child.stdout.on('data', chunk => printed.push(chunk));
    child.stderr.on('data', chunk => printed.push(chunk));
    child.on('error', error => resolve({ ok: false, output: `${command}: ${error.message}\n` }));
    child.on('close', code => {
      clearTimeout(limit);
      resolve({ ok: code === 0, output: Buffer.concat(printed).toString() });
    });
  });
}
