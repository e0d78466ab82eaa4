/** A new game to begin from, rules and board, copied from the sample: `npm run new-game lagoon`. `docs/new-game.md` explains what comes then. */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueLine, filesOf, foldersOf } from './game-from-sample.ts';
import { find, ROOT, read } from './sources.ts';

const USAGE = 'new-game <id> [--into folder]';
const LONGEST = 40;

/** What the user got wrong, in one line. */
class UsageError extends Error {}

try {
  const { id, into } = asked(process.argv.slice(2));
  make(id, into);
  console.log(nextSteps(id));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`new-game: ${error.message} (${USAGE})`);
  process.exitCode = 2;
}

function asked(args: string[]): { readonly id: string; readonly into: string } {
  const { values, positionals } = parsed(args);
  const [id, extra] = positionals;
  if (id === undefined) throw new UsageError('say what the game is called');
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > LONGEST)
    throw new UsageError(`"${id}" is no name for a game: small letters, digits and hyphens, as in "blue-lagoon"`);
  if (packageNames().includes(`@tabard/${id}`)) throw new UsageError(`there is a package @tabard/${id} already`);
  const into = resolve(values.into ?? ROOT);
  if (!statSync(into, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`${values.into} is no folder`);
  const taken = foldersOf(id).find(folder => existsSync(join(into, folder)));
  if (taken !== undefined) throw new UsageError(`${taken} is there already, and nothing is written over`);
  return { id, into };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { into: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    const [line = ''] = (error as Error).message.split(/\.\s|\n/);
    throw new UsageError(line.charAt(0).toLowerCase() + line.slice(1));
  }
}

function packageNames(): string[] {
  return find('{packages,apps,bench}/**/package.json').map(path => (JSON.parse(read(path).text) as { name: string }).name);
}

function make(id: string, into: string): void {
  for (const { path, text } of filesOf(id)) {
    mkdirSync(join(into, dirname(path)), { recursive: true });
    writeFileSync(join(into, path), text, { flag: 'wx' });
  }
}

function nextSteps(id: string): string {
  const { imported, line } = catalogueLine(id);
  const [rules, board] = foldersOf(id);
  return `${rules} and ${board} are made: a game that can be played as it is.

1. Offer it: in packages/catalog/src/index.ts add one import, and the listing to CATALOG.

${imported}

${line}

2. Let it be found: add "@tabard/${id}": "*" to the dependencies in packages/catalog/package.json and apps/web/package.json; then
   npm install && npm run format

3. See it pass, and play it:
   npx vitest run --project unit ${rules}
   npx tabard play ${id}
   npm start

4. Make it yours, clause by clause: docs/new-game.md says in which order.`;
}
