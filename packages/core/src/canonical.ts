import type { Json } from './game.ts';

/** JSON with one spelling per value: keys sorted by code unit, no spaces. Equal values have equal texts, so they can be hashed. */
export function canonicalJson(value: Json): string {
  let text = '';
  spellCanonically(value, piece => {
    text += piece;
  });
  return text;
}

/** The same, handed over piece by piece: who only hashes it needs no whole text. */
export function spellCanonically(value: Json, write: (piece: string) => void): void {
  if (typeof value === 'string') quote(value, write);
  else if (typeof value !== 'object' || value === null) write(`${value}`);
  else if (isList(value)) spellList(value, write);
  else spellObject(value, write);
}

function spellList(items: readonly Json[], write: (piece: string) => void): void {
  write('[');
  for (let i = 0; i < items.length; i++) {
    if (i > 0) write(',');
    spellCanonically(items[i]!, write);
  }
  write(']');
}

function spellObject(fields: { readonly [key: string]: Json }, write: (piece: string) => void): void {
  let isFirst = true;
  write('{');
  for (const key of sorted(Object.keys(fields))) {
    const value = fields[key];
    if (value === undefined) continue;
    if (!isFirst) write(',');
    isFirst = false;
    quote(key, write);
    write(':');
    spellCanonically(value, write);
  }
  write('}');
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
function quote(text: string, write: (piece: string) => void): void {
  if (/["\\]|[^ -~]/.test(text)) {
    write(JSON.stringify(text));
    return;
  }
  write('"');
  write(text);
  write('"');
}

/** `Array.isArray` does not tell read-only lists from objects. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
