import { readdir } from 'node:fs/promises';
import type { Bot } from '@tabard/bots';

const FOLDER = new URL('../yardsticks/', import.meta.url);

/** The names of the players who only measure, one for each school: independent of the advice that our bots live on. */
export async function yardsticksOf(game: string): Promise<string[]> {
  const files = await readdir(new URL(`${game}/`, FOLDER)).catch((): string[] => []);
  return files
    .filter(file => /^[a-z-]+\.ts$/.test(file))
    .map(file => file.replace(/\.ts$/, ''))
    .sort();
}

/** A module of a yardstick exports it by its name. */
export async function yardstick(game: string, name: string): Promise<Bot<unknown, unknown>> {
  const module = (await import(new URL(`${game}/${name}.ts`, FOLDER).href)) as { readonly [name: string]: Bot<unknown, unknown> };
  return module[name]!;
}
