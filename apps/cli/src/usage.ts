import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Catalog } from './catalog.ts';

/** Something the user got wrong: one line, exit code 2. */
export class UsageError extends Error {}

/** Something the user can mend elsewhere: one line, exit code 1. */
export class Failure extends Error {}

/** One command of the command line. */
export interface Command {
  readonly help: string;
  /** Resolves to the exit code, 0 if it says nothing. */
  run(args: string[], catalog: Catalog): Promise<number | undefined>;
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** `parseArgs`, its complaints shortened to a line. Some words beside the options are needed, more may be allowed. */
export function readArgs<const T extends Options>(
  args: string[],
  options: T,
  needed: readonly string[] = [],
  allowed: readonly string[] = needed,
) {
  const parsed = strictly(() => parseArgs({ args, options, allowPositionals: true }));
  const missing = needed[parsed.positionals.length];
  if (missing !== undefined) throw new UsageError(`say which ${missing}`);
  const extra = parsed.positionals[allowed.length];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many`);
  return parsed;
}

function strictly<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    const [line = ''] = (error as Error).message.split(/\.\s|\n/);
    throw new UsageError(
      line
        .replace(/\.$/, '')
        .replace(/^Unknown/, 'unknown')
        .replace(/^Option/, 'option'),
    );
  }
}

/** A whole number within bounds. */
export function wholeNumber(name: string, text: string, { min, max }: { readonly min: number; readonly max: number }): number {
  const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`--${name} takes a whole number from ${min} to ${max}, not "${text}"`);
}

export function oneOf<const T extends string>(name: string, text: string, values: readonly T[]): T {
  const value = values.find(one => one === text);
  if (value !== undefined) return value;
  throw new UsageError(`--${name} takes one of ${values.join(', ')}, not "${text}"`);
}
