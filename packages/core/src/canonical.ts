import type { Json } from './game.ts';

/** JSON with one spelling per value: keys sorted by code unit, no spaces. Equal values have equal texts, so they can be hashed. */
export function canonicalJson(value: Json): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return `${value}`;
  return isList(value) ? list(value) : object(value);
}

function list(items: readonly Json[]): string {
  let text = '';
  for (const item of items) text += text === '' ? canonicalJson(item) : `,${canonicalJson(item)}`;
  return `[${text}]`;
}

function object(fields: { readonly [key: string]: Json }): string {
  let text = '';
  for (const key of Object.keys(fields).sort()) {
    const value = fields[key];
    if (value !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(value)}`;
  }
  return `{${text}}`;
}

/** Most texts are plain, and then quotes around them do. */
const quoted = (text: string): string => (/["\\]|[^ -~]/.test(text) ? JSON.stringify(text) : `"${text}"`);

/** `Array.isArray` does not tell read-only lists from objects. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
