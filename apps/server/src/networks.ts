import { BlockList, isIP } from 'node:net';
import { plainAddress } from './addresses.ts';

const BITS = { 4: 32, 6: 128 } as const;
/** Whoever has one address of IPv6 has all of its network. */
const OWN_BITS = { 4: 32, 6: 64 } as const;

/** Networks, each kind in a list of its own: Node takes an IPv4 address for one of IPv6, too, and finds it in `::/64`. */
export class Networks {
  readonly #lists = { 4: new BlockList(), 6: new BlockList() };

  /** Adds `10.0.0.0/8` or an address; false: it is neither. */
  add(text: string): boolean {
    const network = read(text, BITS);
    if (!network) return false;
    const { address, kind, bits } = network;
    this.#lists[kind].addSubnet(address, bits, `ipv${kind}`);
    return true;
  }

  has(address: string): boolean {
    const kind = isIP(address);
    return (kind === 4 || kind === 6) && this.#lists[kind].check(address, `ipv${kind}`);
  }
}

/** The one spelling of a network, or of the one an address is in; undefined: it is neither. */
export function spelledNetwork(text: string): string | undefined {
  const network = read(text, OWN_BITS);
  if (!network) return;
  const { address, kind, bits } = network;
  return `${kind === 4 ? masked4(address, bits) : masked6(address, bits)}/${bits}`;
}

interface Network {
  readonly address: string;
  readonly kind: 4 | 6;
  readonly bits: number;
}

function read(text: string, usual: Readonly<Record<4 | 6, number>>): Network | undefined {
  const [said = '', prefix, more] = text.split('/');
  const address = plainAddress(said) ?? '';
  const kind = isIP(address);
  // How many bits of `::ffff:192.0.2.7/96` are meant, nobody need guess.
  const isMapped = kind === 4 && said.includes('::');
  if ((kind !== 4 && kind !== 6) || more !== undefined || (isMapped && prefix !== undefined)) return;
  const bits = prefix === undefined ? usual[kind] : /^[0-9]{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  return bits <= BITS[kind] ? { address, kind, bits } : undefined;
}

const masked4 = (address: string, bits: number): string =>
  address
    .split('.')
    .map((byte, i) => masked(Number(byte), 8, bits - i * 8))
    .join('.');

function masked6(address: string, bits: number): string {
  const [head = '', tail = ''] = address.split('::');
  const [left, right] = [head, tail].map(part => part.split(':').filter(group => group !== '')) as [string[], string[]];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  const kept = groups.map((group, i) => masked(Number.parseInt(group, 16), 16, bits - i * 16).toString(16));
  return plainAddress(kept.join(':'))!;
}

/** The first bits of a number so wide. */
const masked = (value: number, width: number, bits: number): number => {
  const dropped = width - Math.min(width, Math.max(0, bits));
  return (value >> dropped) << dropped;
};
