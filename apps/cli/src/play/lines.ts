import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Asker } from './ask.ts';
import { columns, padded } from './width.ts';

/** Asks by lines, for pipes and plain terminals: the choices are numbered, the answer is a line. */
export function askByLines(input: Readable, output: Writable): Asker {
  const reader = createInterface({ input, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(choices) {
      const width = Math.max(0, ...choices.map(({ label }) => columns(label)));
      const rows = choices.map(({ label, spelling }, i) => `${String(i + 1).padStart(3)}  ${padded(label, width)}   ${spelling}`);
      output.write(`${rows.join('\n')}\n> `);
      const { value, done } = await lines.next();
      const line = done ? undefined : String(value).trim();
      output.write(`${line ?? ''}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}
