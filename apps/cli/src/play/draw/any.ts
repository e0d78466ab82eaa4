import type { Json } from '@tabard/core';
import type { Drawing } from '../drawing.ts';

/** What a memory adds is for bots, and options are told elsewhere. */
const UNTOLD = new Set(['seen', 'config']);

/** A game without a drawing of its own: the fields of its view, a line each, what is inside them further in. */
export function drawAny({ view }: Drawing): string[] {
  return outline(view as Json, '').filter(line => line.trim() !== '');
}

function outline(value: Json, indent: string): string[] {
  if (!isBranch(value)) return [indent + scalar(value)];
  return Object.entries(value)
    .filter(([key]) => !UNTOLD.has(key))
    .flatMap(([key, inner]) =>
      isBranch(inner) ? [`${indent}${key}:`, ...outline(inner, `${indent}  `)] : [`${indent}${key}: ${scalar(inner)}`],
    );
}

/** Lists of plain things are told in a line. */
const isBranch = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !(Array.isArray(value) && value.every(one => typeof one !== 'object' || one === null));

const scalar = (value: Json): string => (Array.isArray(value) ? value.map(scalar).join(', ') || '–' : value === null ? '–' : String(value));
