import { posix } from 'node:path';
import { clausesCited, clausesTested } from './citations.ts';
import { type Rulebook, readRulebook } from './rulebook.ts';
import type { Ran } from './run.ts';
import { find, read, type Source } from './sources.ts';

const LANGS = ['en', 'de', 'fr', 'ja'] as const;

/** The files of one game that speak of clauses. */
export interface GameFiles {
  readonly folder: string;
  readonly rules: readonly Source[];
  readonly tests: readonly Source[];
  readonly code: readonly Source[];
}

/** Clauses that are missing in a language, without a test, or cited and not there; as lines for people. */
export function clauseComplaints({ folder, rules, tests, code }: GameFiles): string[] {
  const books = new Map(rules.map(source => [posix.basename(source.path, '.md'), readRulebook(source)]));
  const english = books.get('en');
  if (!english || english.clauses.length === 0) return [`${folder}/rules/en.md: there are no clauses`];
  const complaints = LANGS.flatMap(lang => comparison(english, books.get(lang), `${folder}/rules/${lang}.md`));

  const tested = new Set(tests.flatMap(clausesTested));
  complaints.push(...english.clauses.filter(clause => !tested.has(clause)).map(clause => `${folder}: no test names rule ${clause}`));
  complaints.push(
    ...[...tested]
      .filter(clause => !english.clauses.includes(clause))
      .map(clause => `${folder}: a test names rule ${clause}, which does not exist`),
  );
  for (const source of code) {
    const unknown = [...new Set(clausesCited(source))].filter(clause => !english.clauses.includes(clause));
    complaints.push(...unknown.map(clause => `${source.path}: cites rule ${clause}, which does not exist`));
  }
  return complaints;
}

function comparison(english: Rulebook, book: Rulebook | undefined, path: string): string[] {
  if (!book) return [`${path}: is missing`];
  const missing = english.clauses.filter(clause => !book.clauses.includes(clause)).map(clause => `${path}: clause ${clause} is missing`);
  const extra = book.clauses
    .filter(clause => !english.clauses.includes(clause))
    .map(clause => `${path}: clause ${clause} is not in English`);
  const misplaced = book.misplaced.map(clause => `${path}: clause ${clause} stands in another section or twice`);
  const dangling = book.references
    .filter(clause => !book.clauses.includes(clause))
    .map(clause => `${path}: speaks of ${clause}, which does not exist`);
  const found = [...missing, ...extra, ...misplaced, ...dangling];
  if (found.length > 0) return found;
  const place = english.clauses.findIndex((clause, index) => book.clauses[index] !== clause);
  return place === -1 ? [] : [`${path}: clause ${book.clauses[place]} stands where English has ${english.clauses[place]}`];
}

export async function checkClauses(): Promise<Ran> {
  const complaints = offeredGames().flatMap(folder => clauseComplaints(filesOf(folder)));
  return { ok: complaints.length === 0, output: complaints.map(line => `${line}\n`).join('') };
}

/** The games of the catalogue; one that nobody can play yet may still lack rules. */
function offeredGames(): string[] {
  const { dependencies } = JSON.parse(read('packages/catalog/package.json').text) as { dependencies: Record<string, string> };
  const games = find('packages/games/*/package.json').filter(
    path => (JSON.parse(read(path).text) as { name: string }).name in dependencies,
  );
  if (games.length === 0) throw new Error('the catalogue offers no game');
  return games.map(path => posix.dirname(path));
}

function filesOf(folder: string): GameFiles {
  const all = find(`${folder}/**/*.{ts,md}`).map(path => read(path));
  const isTest = ({ path }: Source): boolean => path.endsWith('.test.ts');
  return {
    folder,
    rules: all.filter(({ path }) => path.startsWith(`${folder}/rules/`) && path.endsWith('.md')),
    tests: all.filter(isTest),
    code: all.filter(source => source.path.startsWith(`${folder}/src/`) && source.path.endsWith('.ts') && !isTest(source)),
  };
}
