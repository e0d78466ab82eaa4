/** A state's own data as text: plain objects, arrays and typed arrays. Equal texts, equal data. */
export function print(value: unknown): string {
  if (ArrayBuffer.isView(value)) return `${value.constructor.name}(${(value as Uint8Array).join()})`;
  if (Array.isArray(value)) return `[${value.map(print).join()}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([key, held]) => `${key}:${print(held)}`)
      .join()}}`;
  }
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** Where two values hold the very same object. */
export function shared(one: unknown, other: unknown, path: string = 'state'): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (one === other) return [path];
  if (ArrayBuffer.isView(one) || ArrayBuffer.isView(other)) {
    return ArrayBuffer.isView(one) && ArrayBuffer.isView(other) && one.buffer === other.buffer ? [path] : [];
  }
  return Object.entries(one).flatMap(([key, held]) => shared(held, (other as Record<string, unknown>)[key], `${path}.${key}`));
}

/** The first place where two JSON texts differ, for people. */
export function difference(expected: string, actual: string): string {
  return differing(JSON.parse(expected), JSON.parse(actual), '$') ?? 'only the order of fields differs';
}

function differing(expected: unknown, actual: unknown, path: string): string | undefined {
  if (!isObject(expected) || !isObject(actual) || Array.isArray(expected) !== Array.isArray(actual)) {
    return expected === actual ? undefined : `${path}: ${JSON.stringify(expected)} became ${JSON.stringify(actual)}`;
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const found = differing(expected[key], actual[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The first thing in a value that JSON would lose or change; a field that is undefined counts as left out. */
export function notPlain(value: unknown, path: string = '$'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${value}`;
  if (!isObject(value)) return `${path} is ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return `${path} is ${value.constructor.name}`;
  for (const [key, held] of Object.entries(value)) {
    if (held === undefined && !Array.isArray(value)) continue;
    const found = notPlain(held, `${path}.${key}`);
    if (found !== undefined) return found;
  }
}
