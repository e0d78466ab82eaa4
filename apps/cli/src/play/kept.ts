import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Lang } from '@tabard/core';
import type { Append } from '@tabard/house';
import { UsageError } from '../usage.ts';

/** Who plays a kept match, and how. */
export interface Header {
  readonly version: 1;
  readonly game: string;
  readonly table: string;
  readonly player: string;
  readonly name: string;
  readonly lang: Lang;
  readonly bot: string;
  /** What the dice come from, if the player chose it. */
  readonly seed?: string;
}

export interface KeptMatch {
  readonly path: string;
  readonly header: Header;
  readonly log: readonly Append[];
  /** How many bytes of the file are whole lines: what comes behind them was broken off. */
  readonly bytes: number;
}

/** The folder where this user's programs keep things. */
function dataFolder(): string {
  const { XDG_DATA_HOME, APPDATA, TABARD_HOME } = process.env;
  if (TABARD_HOME) return TABARD_HOME;
  if (process.platform === 'win32' && APPDATA) return join(APPDATA, 'tabard');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'tabard');
  return join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'tabard');
}

/** A file for a match: a line about it, then a line for every append, on the disk before anything is told. */
export class KeptFile {
  readonly path: string;
  readonly #header: Header;
  #file: number | undefined;
  #lock: DatabaseSync | undefined;
  /** Where the next line goes. */
  #end: number;

  constructor(header: Header, kept?: Pick<KeptMatch, 'path' | 'bytes'>) {
    this.path = kept?.path ?? join(dataFolder(), 'play', `${header.table}.jsonl`);
    this.#header = header;
    this.#end = kept?.bytes ?? 0;
  }

  /** Nobody else goes on with this match meanwhile. The operating system frees the lock when the process dies, however that comes. */
  lock(): void {
    mkdirSync(join(this.path, '..'), { recursive: true });
    const lock = new DatabaseSync(`${this.path}.lock`);
    try {
      lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    } catch {
      lock.close();
      throw new UsageError('this match is being played in another terminal');
    }
    this.#lock = lock;
  }

  add(append: Append): void {
    try {
      this.#file ??= this.#open();
      this.#write(this.#file, append);
      fsyncSync(this.#file);
    } catch (error) {
      throw new UsageError(`${this.path} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
    }
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
    this.#lock?.close();
    this.#lock = undefined;
    rmSync(`${this.path}.lock`, { force: true });
  }

  /** The match is over: there is nothing to go on with. */
  remove(): void {
    this.close();
    rmSync(this.path, { force: true });
  }

  #open(): number {
    mkdirSync(join(this.path, '..'), { recursive: true });
    const file = openSync(this.path, this.#end === 0 ? 'w' : 'r+', 0o600);
    if (this.#end === 0) this.#write(file, this.#header);
    return file;
  }

  /** Behind the last whole line: half a line that is left there by a failure is written over. */
  #write(file: number, value: object): void {
    const line = Buffer.from(`${JSON.stringify(value)}\n`);
    ftruncateSync(file, this.#end);
    for (let written = 0; written < line.length; ) written += writeSync(file, line, written, line.length - written, this.#end + written);
    this.#end += line.length;
  }
}

/** The match left last, of one game or of any; undefined if there is none. */
export function lastKept(game: string | undefined): KeptMatch | undefined {
  const folder = join(dataFolder(), 'play');
  const files = namesIn(folder).map(name => join(folder, name));
  const byAge = files.map(path => ({ path, at: statSync(path).mtimeMs })).sort((a, b) => b.at - a.at);
  for (const { path } of byAge) {
    const kept = read(path);
    if (kept && (game === undefined || kept.header.game === game)) return kept;
  }
  return;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter(name => name.endsWith('.jsonl'));
  } catch {
    return [];
  }
}

/** Nothing that was answered is in a line that was broken off. */
function read(path: string): KeptMatch | undefined {
  const text = readFileSync(path, 'utf8');
  const [first = '', ...lines] = text.slice(0, text.lastIndexOf('\n')).split('\n');
  const header = parsed(first) as Header | undefined;
  if (header?.version !== 1) return;
  const log: Append[] = [];
  let next = 1;
  let bytes = Buffer.byteLength(first) + 1;
  for (const line of lines) {
    const append = parsed(line) as Append | undefined;
    if (append?.run[0]?.seq !== next) break;
    next += append.run.length;
    log.push(append);
    bytes += Buffer.byteLength(line) + 1;
  }
  return log.length === 0 ? undefined : { path, header, log, bytes };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return;
  }
}
