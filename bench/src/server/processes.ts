import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import asServed from '@tabard/server/process.json' with { type: 'json' };
import type { FromServer, Host } from './talk.ts';

interface Process {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** As `tabard serve` starts one, but that it can do away with its garbage when it is told to. */
export const SERVING: Process = { ...asServed, flags: [...asServed.flags, '--expose-gc'] };

/** A process of the bench, which speaks with it by messages. */
export function start(file: string, args: readonly string[], { flags: execArgv, env }: Process = { flags: [], env: {} }): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
    execArgv: [...execArgv],
    env: { ...env, ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

export const startHost = (host: Host): ChildProcess => start('host.ts', [JSON.stringify(host)], SERVING);

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The next message of a kind; a child that dies instead is our failure. */
export function heard<Message extends { readonly type: string }, Type extends Message['type']>(
  child: ChildProcess,
  type: Type,
): Promise<Extract<Message, { type: Type }>> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: Message) => {
      if (message.type !== type) return;
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(message as Extract<Message, { type: Type }>);
    };
    const onExit = (code: number | null) => reject(new Error(`a process of the bench ended with ${code}`));
    child.on('message', onMessage);
    child.on('exit', onExit);
  });
}

/** What a server's process has used. */
export async function used(host: ChildProcess, what: 'cpu' | 'memory'): Promise<Extract<FromServer, { type: 'used' }>> {
  host.send(what);
  return heard<FromServer, 'used'>(host, 'used');
}
