interface Node {
  readonly type: string;
}

interface Template extends Node {
  readonly quasis: readonly { readonly value: { readonly cooked: string } }[];
  readonly expressions: readonly Node[];
}

/** The text a piece of code stands for, where it is made of texts and of constants that are known. */
export function textOf(node: Node | undefined, known: ReadonlyMap<string, string> = new Map()): string | undefined {
  if (node?.type === 'Literal') {
    const { value } = node as { readonly value?: unknown };
    return typeof value === 'string' ? value : undefined;
  }
  if (node?.type === 'Identifier') return known.get((node as Node & { readonly name: string }).name);
  if (node?.type !== 'TemplateLiteral') return;
  const { quasis, expressions } = node as Template;
  const parts = expressions.map(part => textOf(part, known));
  return parts.includes(undefined) ? undefined : quasis.map(({ value }, i) => value.cooked + (parts[i] ?? '')).join('');
}
