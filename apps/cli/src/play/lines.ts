import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Asker, Choice } from './ask.ts';
import { interpret } from './interpret.ts';
import { menuRows } from './menu.ts';

const USUAL_WIDTH = 80;

/**
 * Asks by lines, for pipes and plain terminals: the choices are numbered, the answer is a line. Asked for the same choices again, it lists
 * them only after an empty line or a table drawn anew: what was told in between stays in sight.
 */
export function askByLines(input: Readable, output: Writable & { readonly columns?: number }): Asker {
  const reader = createInterface({ input, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  let listed: readonly Choice[] | undefined;
  return {
    async ask(choices) {
      if (choices !== listed) output.write(`${menuRows(choices, output.columns ?? USUAL_WIDTH).join('\n')}\n`);
      output.write('> ');
      const { value, done } = await lines.next();
      const line = done ? undefined : String(value).trim();
      output.write(`${line ?? ''}\n`);
      listed = asksForList(line) ? undefined : choices;
      return line;
    },
    close: () => reader.close(),
  };
}

function asksForList(line: string | undefined): boolean {
  const { type } = interpret(line, () => false);
  return type === 'nothing' || type === 'table';
}
