import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from './sources.ts';

type Node = { readonly type: string };
type Program = ReturnType<typeof parseSync>['program'];

const CLAUSE = /\d+(?:\.\d+)?/g;

/** The clauses a test file names: in a title («rule 4.2»), or as the first cell of a row under a title with «rule %s». */
export function clausesTested({ path, text }: Source): string[] {
  const { program } = parseSync(path, text);
  const lists = listsOf(program);
  const found: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      const name = nameOf(callee);
      if (name === undefined || !/^(test|it|describe)\b/.test(name)) return;
      const words = textOf(title);
      if (words === undefined) return;
      for (const [, numbers] of words.matchAll(/\brules? ((?:\d+(?:\.\d+)?(?:, | and |–)?)+)/g)) found.push(...numbers!.match(CLAUSE)!);
      if (callee.type === 'CallExpression' && /\brules? (%s|\$rule)/.test(words)) found.push(...rowsOf(callee.arguments[0], lists));
    },
  }).visit(program);
  return found;
}

/** The clauses a game's code cites: `rule: '4.2'`, any text that is a clause's number, and «rule 4.2» in comments. */
export function clausesCited({ path, text }: Source): string[] {
  const { program, comments } = parseSync(path, text);
  const found = comments.flatMap(({ value }) => [...value.matchAll(/\b[Rr]ules? (\d+(?:\.\d+)?)/g)].map(([, number]) => number!));
  new Visitor({
    Literal: node => {
      if (typeof node.value === 'string' && /^\d+\.\d+$/.test(node.value)) found.push(node.value);
    },
    Property: ({ key, value }) => {
      const number = textOf(value);
      if (key.type === 'Identifier' && key.name === 'rule' && number !== undefined && /^\d+$/.test(number)) found.push(number);
    },
  }).visit(program);
  return found;
}

/** `test`, `test.each`, `test.each(rows)`: the dotted name of what is called. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return (node as unknown as { name: string }).name;
  if (node.type === 'CallExpression') return nameOf((node as unknown as { callee: Node }).callee);
  if (node.type !== 'MemberExpression') return;
  const { object, property } = node as unknown as { object: Node; property: Node };
  return `${nameOf(object)}.${nameOf(property)}`;
}

/** Arrays that have a name in this file. */
function listsOf(program: Program): Map<string, Node> {
  const lists = new Map<string, Node>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) lists.set(id.name, bare(init));
    },
  }).visit(program);
  return lists;
}

/** The rules that the rows of `test.each` begin with, or have as `rule`. */
function rowsOf(given: Node | undefined, lists: ReadonlyMap<string, Node>): string[] {
  const list = given && bare(given);
  if (list?.type === 'Identifier') {
    const named = lists.get((list as unknown as { name: string }).name);
    return named ? rowsOf(named, lists) : [];
  }
  if (list?.type !== 'ArrayExpression') return [];
  return elementsOf(list).flatMap(row => {
    if (row.type === 'SpreadElement') return rowsOf((row as unknown as { argument: Node }).argument, lists);
    return textOf(ruleOf(bare(row)))?.match(CLAUSE) ?? [];
  });
}

function ruleOf(row: Node): Node | undefined {
  if (row.type === 'ArrayExpression') return elementsOf(row)[0];
  if (row.type !== 'ObjectExpression') return row;
  const { properties } = row as unknown as { properties: readonly { readonly key?: { readonly name?: string }; readonly value?: Node }[] };
  return properties.find(({ key }) => key?.name === 'rule')?.value;
}

const elementsOf = (list: Node): readonly Node[] =>
  (list as unknown as { elements: readonly (Node | null)[] }).elements.filter(node => node !== null);

/** Without `as const`, `satisfies …` and parentheses. */
function bare(node: Node): Node {
  const wrapped = /^(TS\w+Expression|ParenthesizedExpression)$/.test(node.type);
  return wrapped ? bare((node as unknown as { expression: Node }).expression) : node;
}

function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal') {
    const { value } = node as unknown as { value: unknown };
    return typeof value === 'string' ? value : undefined;
  }
  if (node?.type !== 'TemplateLiteral') return;
  const { quasis } = node as unknown as { quasis: readonly { readonly value: { readonly cooked: string } }[] };
  return quasis.map(({ value }) => value.cooked).join('…');
}
