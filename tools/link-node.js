// Runs after `npm install`, on whatever Node the machine has. npm 10 and older, clearing away the Node packages of other platforms,
// take the link to ours with them, because all of them are called `node`: put it back, so that every npm script runs on our Node.
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules');
const link = join(modules, '.bin', 'node');
const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`];
const ours = names.find(name => existsSync(join(modules, name, 'bin', 'node')));

if (ours && !existsSync(link)) {
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join('..', ours, 'bin', 'node'), link);
}
