import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

const EVERYWHERE = ['0.0.0.0', '::', ''];

/** Where a server can be reached: on this machine, and by friends in the same network. */
export function addresses(
  host: string,
  port: number,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): { readonly here: string; readonly friends: readonly string[] } {
  const url = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  if (!EVERYWHERE.includes(host)) return { here: url(host), friends: [] };
  const outside = Object.values(interfaces)
    .flatMap(found => found ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  return { here: url('localhost'), friends: outside.map(({ address }) => url(address)) };
}

const NEAR = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  NEAR.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEAR.addSubnet(net, prefix, 'ipv6');

/** Whether an address is this machine's own or one of a private network. */
export function isNear(address: string): boolean {
  const plain = plainAddress(address);
  return plain !== undefined && NEAR.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

/** An address in its one spelling, without port and zone; an IPv4 address stays one where it came in as IPv6. */
export function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (isIPv4(trimmed)) return trimmed;
  const bare = withoutPort(trimmed).split('%', 1)[0] ?? '';
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return;
  const spelled = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(spelled);
  if (!mapped) return spelled;
  const bytes = mapped.slice(1).flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
  return bytes.join('.');
}

/** `[::1]:80` and `10.0.0.1:80` have a port, `::1` has none. */
function withoutPort(text: string): string {
  if (text.startsWith('[')) return text.includes(']') ? text.slice(1, text.indexOf(']')) : text;
  const parts = text.split(':', 3);
  return parts.length === 2 ? parts[0]! : text;
}

/** Whose an address is: an IPv6 network of 64 bits belongs to one customer, who can use all its addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const [left, right] = [head, tail].map(part => part.split(':').filter(group => group !== '')) as [string[], string[]];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Where friends reach the server, for who asks from its own network; strangers need not know. */
export const friendsFor = (asker: string, host: string, port: number, interfaces = networkInterfaces()): readonly string[] =>
  isNear(asker) ? addresses(host, port, interfaces).friends : [];
