import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fastRng } from '@tabard/core';
import { spoiled } from './spoil.ts';

/** Hostile files given to `tabard verify`. */
export interface FilesFigure {
  readonly files: number;
  /** Neither 1 nor 2, which say that the file is not true or cannot be read. */
  readonly oddExits: number;
  /** Lines that could have commanded the reader's terminal. */
  readonly escapes: number;
}

/** The command as it is installed. */
const TABARD = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bin', 'tabard');
const PAINT = '\u001b[2J\u009b31mall is as it says.';
const HEAD = `tabard-replay 1\ngame ${PAINT}\nrevision 2\nseats 2\nconfig {"${PAINT}":1}\nseed "${PAINT}"\nmove 0 ${PAINT}\n`;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const COMMANDS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

export async function verifyHostileFiles(count: number, folder: string): Promise<FilesFigure> {
  const figure = { files: count, oddExits: 0, escapes: 0 };
  for (let i = 0; i < count; i++) {
    const path = join(folder, 'hostile.replay');
    const json = JSON.stringify({ version: 1, game: PAINT, revision: 2, seats: 2, config: { [PAINT]: PAINT }, seed: PAINT, moves: [] });
    writeFileSync(path, i < 2 ? [HEAD, json][i]! : spoiled(fastRng(i), [HEAD, json][i % 2]!));
    const child = spawn(TABARD, ['verify', path], { stdio: ['ignore', 'pipe', 'pipe'] });
    const [code, ...printed] = await Promise.all([
      new Promise(resolve => child.on('close', resolve)),
      text(child.stdout),
      text(child.stderr),
    ]);
    if (code !== 1 && code !== 2) figure.oddExits++;
    if (COMMANDS.test(printed.join(''))) figure.escapes++;
  }
  return figure;
}
