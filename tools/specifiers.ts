import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from './sources.ts';
import { textOf } from './text-of.ts';

/** One module named by a file: imported, exported from, loaded later, or only asked for a type. */
export interface Specifier {
  readonly text: string;
  readonly line: number;
}

/** Every module a file names. A name made at run time cannot be checked, so it counts as an odd one of its own. */
export function specifiersOf({ path, text }: Source): Specifier[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const found: Specifier[] = [];
  const add = (name: string, start: number): void => {
    found.push({ text: name, line: text.slice(0, start).split('\n').length });
  };
  new Visitor({
    ImportDeclaration: node => add(node.source.value, node.start),
    ExportAllDeclaration: node => add(node.source.value, node.start),
    ExportNamedDeclaration: node => {
      if (node.source) add(node.source.value, node.start);
    },
    ImportExpression: node => add(textOf(node.source) ?? COMPUTED, node.start),
    TSImportType: node => add(node.source.value, node.start),
    TSExternalModuleReference: node => add(textOf(node.expression) ?? COMPUTED, node.start),
    CallExpression: node => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') add(textOf(node.arguments[0]) ?? COMPUTED, node.start);
    },
    NewExpression: node => {
      const name = textOf(node.arguments[0]);
      const besideThis = node.callee.type === 'Identifier' && node.callee.name === 'URL' && node.arguments[1]?.type === 'MemberExpression';
      if (besideThis && name?.startsWith('.') && /\.[jt]sx?$/.test(name)) add(name, node.start);
    },
  }).visit(program);
  return found;
}

export const COMPUTED = '(computed)';
