import type { Json } from './game.ts';

/** JSON with one spelling per value: keys sorted by code unit, no spaces. Equal values have equal texts, so they can be hashed. */
export function canonicalJson(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join()}]`;
  const fields = Object.keys(value)
    .filter(key => value[key] !== undefined)
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonicalJson(value[key]!)}`);
  return `{${fields.join()}}`;
}

/** `Array.isArray` does not tell read-only lists from objects. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
