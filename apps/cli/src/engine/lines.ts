import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** A line longer than this is no request. */
export const LONGEST_LINE = 1_048_576;

/** Answers line by line, in order. Reads on only when what was written has been taken. */
export async function answerLines(
  input: Readable,
  output: Writable,
  answer: (line: string) => Promise<string>,
  tooLong: string,
): Promise<void> {
  for await (const line of lines(input)) {
    const text = line === undefined ? tooLong : line.trim() === '' ? '' : await answer(line);
    if (text !== '' && !output.write(`${text}\n`)) await once(output, 'drain');
  }
}

/** Splits a stream; undefined stands for a line that was too long to keep. */
async function* lines(input: Readable): AsyncGenerator<string | undefined> {
  input.setEncoding('utf8');
  let rest = '';
  let isSkipping = false;
  for await (const chunk of input) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop()!;
    for (const part of parts) {
      yield isSkipping || part.length > LONGEST_LINE ? undefined : part;
      isSkipping = false;
    }
    if (rest.length > LONGEST_LINE) {
      rest = '';
      isSkipping = true;
    }
  }
  if (isSkipping) yield undefined;
  else if (rest !== '') yield rest;
}
