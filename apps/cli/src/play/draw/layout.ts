import { columns, fitted, padded } from '../width.ts';
import type { ShellWords } from '../words.ts';
import { wrapped } from '../wrap.ts';
import { drawGrid } from './grid.ts';
import { listing } from './listing.ts';

/** A heading that runs to the edge, but not without end: «── Round 2 · Goal: 200 points ────». What is too much goes below. */
export function heading(parts: readonly string[], width: number): string[] {
  const [first = '', ...others] = parts.filter(part => part !== '');
  const whole = `── ${[first, ...others].join(' · ')} `;
  if (columns(whole) > width) return [...heading([fitted(first, width - 4)], width), ...listing('', others, width)];
  return [padded(whole, Math.min(width, WIDEST), '─')];
}
const WIDEST = 80;

/** «Discard pile: red 5»; a label alone, before a list. */
export const labelled = (shell: ShellWords, label: string, text = ''): string => (label + shell.colon + text).trimEnd();

export const bracketed = (shell: ShellWords, text: string): string => shell.noted('', text).trimStart();

/** Things side by side in columns of one width, as many as fit. */
export function inColumns(things: readonly string[], width: number, indent: string): string[] {
  const room = width - columns(indent);
  const widest = Math.max(0, ...things.map(columns));
  const across = Math.max(1, Math.floor((room + GAP) / (widest + GAP)));
  const lines: string[] = [];
  for (let at = 0; at < things.length; at += across) {
    const line = things.slice(at, at + across).map(thing => padded(thing, widest));
    lines.push(...wrapped(indent + line.join(' '.repeat(GAP)).trimEnd(), width, '  ').split('\n'));
  }
  return lines;
}
const GAP = 3;

/** A table of numbers: what they are in the corner, what the columns are called, and a row for each name. Where it is too wide it goes on below with the names again. */
export function tableOf(labels: readonly string[], rows: readonly Named[], width: number, corner = ''): string[] {
  for (let across = labels.length; across > 0; across = Math.ceil(labels.length / (Math.ceil(labels.length / across) + 1))) {
    const parts = Array.from({ length: Math.ceil(labels.length / across) }, (_, part) =>
      partOf([corner, ...labels], rows, part * across, across),
    );
    const drawn = parts.map(part => drawGrid({ rows: part, between: '  ', numbers: labels.map((_, at) => at + 1) }, width));
    if (drawn.every(part => part !== undefined)) return drawn.flat();
    if (across === 1) break;
  }
  return rows.flatMap(({ name, cells }) => listing(name, cells, width));
}

const partOf = ([corner = '', ...labels]: readonly string[], rows: readonly Named[], from: number, across: number): string[][] => [
  [corner, ...labels.slice(from, from + across)],
  ...rows.map(({ name, cells }) => [name, ...cells.slice(from, from + across)]),
];

export interface Named {
  readonly name: string;
  readonly cells: readonly string[];
}

/** Everybody's name as it begins a line, with a sign for who is to move. */
export const markedName = (name: string, isActing: boolean, sign = '▶'): string => `${isActing ? sign : ' '} ${fitted(name, NAME)}`;
const NAME = 14;
