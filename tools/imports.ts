import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Ran } from './run.ts';
import { CODE, find, read, type Source } from './sources.ts';
import { COMPUTED, type Specifier, specifiersOf } from './specifiers.ts';

/** A workspace: its folder, its name, and what it lets others use. */
export interface Package {
  readonly folder: string;
  readonly name: string;
  readonly exports: readonly string[];
}

/** What an import leads to. */
export type Target =
  | { readonly kind: 'package'; readonly folder: string; readonly way: 'name' | 'path' | 'not-exported' }
  | { readonly kind: 'node' | 'npm' | 'computed'; readonly name: string };

interface Import {
  readonly file: string;
  /** The folder of the package the file is in. */
  readonly home: string;
  readonly target: Target;
}

/** A rule's name is the sentence a developer needs. */
interface Rule {
  readonly name: string;
  forbids(found: Import): boolean;
}

export const RULES: readonly Rule[] = [
  only('core-stands-alone', 'packages/core'),
  only('games-know-only-core', 'packages/games', 'packages/core'),
  only('bots-know-no-game', 'packages/bots', 'packages/core'),
  only('table-knows-only-core', 'packages/table', 'packages/core'),
  only('protocol-knows-only-core', 'packages/protocol', 'packages/core'),
  only('house-knows-tables-not-games', 'packages/house', 'packages/core', 'packages/table', 'packages/protocol'),
  only('heraldry-stands-alone', 'packages/heraldry'),
  only('inkworld-stands-alone', 'packages/inkworld'),
  only('stories-know-games-and-pictures', 'packages/story', 'packages/core', 'packages/games', 'packages/inkworld'),
  only('catalog-knows-games-and-stories', 'packages/catalog', 'packages/core', 'packages/games', 'packages/story'),
  only('tournament-knows-bots-not-games', 'packages/tournament/src', 'packages/core', 'packages/bots', 'packages/catalog'),
  only('yardsticks-know-games-and-bots', 'packages/tournament/yardsticks', 'packages/core', 'packages/bots', 'packages/games'),
  only('testkit-knows-contracts-not-games', 'packages/testkit', 'packages/core', 'packages/table', 'packages/house'),
  only('packages-know-no-app', 'packages', 'packages'),
  strangers('games-are-strangers', 'packages/games'),
  strangers('apps-are-strangers', 'apps', ['apps/cli', 'apps/server']),
  {
    name: 'testkit-is-for-tests',
    forbids: ({ file, home, target }) => leadsInto(target, 'packages/testkit') && home !== 'packages/testkit' && !isTest(file),
  },
  { name: 'rules-do-no-io', forbids: ({ file, home, target }) => isPure(home) && !isTest(file) && isOutside(home, target) },
  {
    name: 'used-by-name-not-by-path',
    forbids: ({ home, target }) => target.kind === 'package' && target.folder !== home && target.way !== 'name',
  },
];

/** What lies under `from` uses nothing of ours but itself and `to`; tests may use the testkit. */
function only(name: string, from: string, ...to: string[]): Rule {
  return {
    name,
    forbids: ({ file, home, target }) =>
      isUnder(file, from) &&
      target.kind === 'package' &&
      target.folder !== home &&
      !to.some(folder => isUnder(target.folder, folder)) &&
      !(isTest(file) && target.folder === 'packages/testkit'),
  };
}

/** The packages in a folder do not use each other, but for the pairs given. */
function strangers(name: string, folder: string, ...allowed: [string, string][]): Rule {
  return {
    name,
    forbids: ({ home, target }) =>
      isUnder(home, folder) &&
      target.kind === 'package' &&
      target.folder !== home &&
      isUnder(target.folder, folder) &&
      !allowed.some(([from, to]) => from === home && to === target.folder),
  };
}

const PURE = ['packages/core', 'packages/games', 'packages/bots', 'packages/table', 'packages/house', 'packages/protocol'];
const isPure = (home: string): boolean => PURE.some(folder => isUnder(home, folder));
const isOutside = (home: string, target: Target): boolean =>
  target.kind !== 'package' && !(home === 'packages/protocol' && target.name === 'valibot');
const leadsInto = (target: Target, folder: string): boolean => target.kind === 'package' && isUnder(target.folder, folder);
const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
const isTest = (file: string): boolean => /\.test\.tsx?$|\/test\/|\.(fixture|test-kit)\.ts$/.test(file);

/** Every import that a rule forbids, as lines for people. */
export function forbiddenImports(files: readonly Source[], packages: readonly Package[]): string[] {
  return files.flatMap(file => {
    const home = homeOf(file.path, packages);
    return specifiersOf(file).flatMap(specifier => {
      const found = { file: file.path, home, target: resolve(file.path, specifier, packages) };
      return RULES.filter(rule => rule.forbids(found)).map(rule => `${file.path}:${specifier.line} ${rule.name}: «${specifier.text}»`);
    });
  });
}

function resolve(file: string, { text }: Specifier, packages: readonly Package[]): Target {
  if (text === COMPUTED) return { kind: 'computed', name: text };
  if (text.startsWith('.') || text.startsWith('/')) {
    const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(text)?.[1];
    if (installed !== undefined) return { kind: 'npm', name: installed };
    return { kind: 'package', folder: homeOf(posix.join(posix.dirname(file), text), packages), way: 'path' };
  }
  if (isBuiltin(text)) return { kind: 'node', name: text };
  const name = text
    .split('/')
    .slice(0, text.startsWith('@') ? 2 : 1)
    .join('/');
  const ours = packages.find(one => one.name === name);
  if (!ours) return { kind: 'npm', name };
  const wanted = `.${text.slice(name.length)}`;
  return { kind: 'package', folder: ours.folder, way: ours.exports.some(entry => matches(entry, wanted)) ? 'name' : 'not-exported' };
}

function matches(entry: string, wanted: string): boolean {
  const [before = '', after] = entry.split('*');
  return after === undefined ? entry === wanted : wanted.startsWith(before) && wanted.endsWith(after);
}

/** The innermost package a path is in; its first folder if it is in none. */
function homeOf(path: string, packages: readonly Package[]): string {
  const homes = packages.map(({ folder }) => folder).filter(folder => isUnder(path, folder));
  return homes.sort((a, b) => b.length - a.length)[0] ?? path.split('/')[0]!;
}

export function readPackages(): Package[] {
  return find('{packages,apps,bench}/**/package.json').map(path => {
    const { name, exports = {} } = JSON.parse(read(path).text) as { name: string; exports?: Record<string, string> };
    return { folder: posix.dirname(path), name, exports: Object.keys(exports) };
  });
}

export async function checkImports(): Promise<Ran> {
  const files = find(CODE).map(path => read(path));
  const found = forbiddenImports(files, readPackages());
  return { ok: found.length === 0, output: found.map(line => `${line}\n`).join('') };
}
