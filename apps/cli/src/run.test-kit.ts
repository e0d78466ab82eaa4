import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { cli } from './cli.ts';

const LAUNCHER = fileURLToPath(new URL('../bin/tabard.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the real executable, as a shell would. */
export function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess & { readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, [LAUNCHER, ...args], { env: { ...process.env, ...env } });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    const [out, err] = [text(child.stdout).catch(() => ''), text(child.stderr)];
    child.on('close', async (code, signal) => resolve({ code, signal, out: await out, err: await err }));
  });
  return Object.assign(child, { ended });
}

/** Runs it to its end. */
export async function tabard(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = start(args, env);
  child.stdin!.on('error', () => {});
  child.stdin!.end(input);
  return child.ended;
}

/** The same within this process, for commands that only say something: much quicker. */
export async function said(
  args: string[],
  catalog?: string,
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const code = await cli(args, catalog);
    const lines = (spy: typeof out) => spy.mock.calls.map(call => `${call.join(' ')}\n`).join('');
    return { code, out: lines(out), err: lines(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}
