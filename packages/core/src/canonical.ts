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
  for (const key of sorted(Object.keys(fields))) {
    const value = fields[key];
    if (value !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(value)}`;
  }
  return `{${text}}`;
}

const FEW = 32;

/** In place, one after the other: there are few, and `sort` costs more than all else here. A stranger's may be many. */
function sorted(keys: string[]): string[] {
  if (keys.length > FEW) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!;
    let at = i;
    for (; at > 0 && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!;
    keys[at] = key;
  }
  return keys;
}

/** Most texts are plain, and then quotes around them do. */
const quoted = (text: string): string => (/["\\]|[^ -~]/.test(text) ? JSON.stringify(text) : `"${text}"`);

/** `Array.isArray` does not tell read-only lists from objects. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
