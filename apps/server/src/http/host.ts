import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { From } from './from.ts';

/** Nobody can buy a name that ends like this: they mean something in one's own network only. */
const HOME = ['localhost', 'local', 'lan', 'home', 'home.arpa', 'internal'];

/**
 * Whether this server goes by the name a request was sent to. A page of another site may let its own name point here, and would then
 * pass for ours; so a name that can be bought must be one we were told. What a proxy lets through is its decision, unless we were told names.
 */
export function isKnownHost({ host, isProxied }: Pick<From, 'host' | 'isProxied'>, names: readonly string[]): boolean {
  const name = nameIn(host);
  if (isIP(name) !== 0 || !name.includes('.') || names.includes(name)) return true;
  if (name === hostname().toLowerCase() || HOME.some(end => name.endsWith(`.${end}`))) return true;
  return isProxied && names.length === 0;
}

/** A name without its port, as names are compared. */
export function nameIn(host: string): string {
  const lower = host.toLowerCase();
  if (lower.startsWith('[')) return lower.slice(1, lower.indexOf(']'));
  const name = lower.split(':', 1)[0] ?? '';
  return name.endsWith('.') ? name.slice(0, -1) : name;
}
