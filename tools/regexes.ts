import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser';
import { superLinear } from './regex/cost.ts';
import type { Ran } from './run.ts';
import { find, read, type Source } from './sources.ts';
import { textOf } from './text-of.ts';

interface Regex {
  readonly path: string;
  readonly line: number;
  /** As it is written. */
  readonly text: string;
  /** Undefined if it is made while the program runs. */
  readonly pattern?: { readonly source: string; readonly flags: string };
}

/** Files whose expressions read only what the program itself brings along, each with the reason. */
export const TRUSTED: Readonly<Record<string, string>> = {
  'packages/core/src/lesson.ts': 'lessons are part of the program, and so are the moves they are compared with',
  'packages/games/blason/src/text/synonyms.ts': 'it reads texts of the program, in a test',
  'packages/heraldry/src/geometry.ts': 'it reads paths drawn by heraldry',
};

/** Code that runs outside tests, where strangers can send something. */
const CHECKED = '{apps/{server,cli},packages}/**/*.ts';
const isTests = (path: string): boolean => /\.test\.ts$|\.test-kit\.ts$|\/test\/|^packages\/testkit\//.test(path);

/** Every regular expression whose time can grow faster than the text it reads, as lines for people. */
export function superLinearRegexes(files: readonly Source[]): string[] {
  return files.flatMap(regexesOf).flatMap(({ path, line, text, pattern }) => {
    const because = pattern ? superLinear(pattern.source, pattern.flags) : 'it is made while the program runs';
    return because === undefined ? [] : [`${path}:${line} ${text}: ${because}`];
  });
}

function regexesOf({ path, text }: Source): Regex[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const found: Regex[] = [];
  const known = new Map<string, string>();
  const add = (node: { readonly start: number; readonly end: number }, pattern: Regex['pattern']): void => {
    const line = text.slice(0, node.start).split('\n').length;
    found.push({ path, line, text: text.slice(node.start, node.end), ...(pattern && { pattern }) });
  };
  const addMade = (node: CallExpression | NewExpression): void => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [source, flags = ''] = node.arguments.map(argument => textOf(argument, known));
    add(node, source === undefined || flags === undefined ? undefined : { source, flags });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const value = init && textOf(init, known);
      if (id.type === 'Identifier' && typeof value === 'string') known.set(id.name, value);
    },
    Literal: node => {
      if ('regex' in node) add(node, { source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: addMade,
    CallExpression: addMade,
  }).visit(program);
  return found;
}

export async function checkRegexes(): Promise<Ran> {
  const paths = find(CHECKED).filter(path => !isTests(path) && !(path in TRUSTED));
  const found = superLinearRegexes(paths.map(path => read(path)));
  return { ok: found.length === 0, output: found.map(line => `${line}\n`).join('') };
}
