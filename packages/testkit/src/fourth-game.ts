import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A folder laid out like the repository, with a game that is nowhere else. */
export interface FourthGame {
  readonly folder: string;
  /** The module of its catalogue: ours with one line more. */
  readonly catalog: string;
  remove(): void;
}

/** Makes a game with `tools/new-game.ts` in a temporary folder, and adds it to a copy of the catalogue as the tool says. */
export function fourthGame(id: string): FourthGame {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tabard-game-')));
  const advised = execFileSync(process.execPath, [join(ROOT, 'tools/new-game.ts'), id, '--into', folder], { encoding: 'utf8' });
  cpSync(join(ROOT, 'packages/catalog'), join(folder, 'packages/catalog'), { recursive: true });
  const index = join(folder, 'packages/catalog/src/index.ts');
  writeFileSync(index, withLine(readFileSync(index, 'utf8'), advised));
  install(folder, { catalog: 'packages/catalog', [id]: `packages/games/${id}` });
  return { folder, catalog: pathToFileURL(index).href, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function withLine(catalogue: string, advised: string): string {
  const imported = /^import .*$/m.exec(advised)![0];
  const line = /^ {2}\{\n[\s\S]*?^ {2}\},$/m.exec(advised)![0];
  return `${imported}\n${catalogue.replace(/(?<=CATALOG[\s\S]*?\n)\];/, end => `${line}\n${end}`)}`;
}

/** What `npm install` would do: everything as it is here, but for the packages of ours that are in the folder. */
function install(folder: string, ours: Readonly<Record<string, string>>): void {
  const here = join(ROOT, 'node_modules');
  const there = join(folder, 'node_modules');
  mkdirSync(join(there, '@tabard'), { recursive: true });
  const others = readdirSync(here).filter(name => name !== '@tabard' && !name.startsWith('.'));
  for (const name of others) symlinkSync(join(here, name), join(there, name));
  for (const name of readdirSync(join(here, '@tabard'))) {
    if (!(name in ours)) symlinkSync(realpathSync(join(here, '@tabard', name)), join(there, '@tabard', name));
  }
  for (const [name, path] of Object.entries(ours)) symlinkSync(join(folder, path), join(there, '@tabard', name));
}
