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
