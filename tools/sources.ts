import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
const SKIPPED = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'coverage']);

/** A file by its path from the root (with `/`), and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Our own files that match a pattern, in a fixed order. */
export function find(pattern: string, root: string = ROOT): string[] {
  return globSync(pattern, { cwd: root, exclude: path => path.split(sep).some(part => SKIPPED.has(part)) })
    .map(path => path.replaceAll(sep, '/'))
    .sort();
}

export const read = (path: string, root: string = ROOT): Source => ({ path, text: readFileSync(join(root, path), 'utf8') });

export const CODE = '{packages,apps,tools,bench}/**/*.{ts,tsx}';
