import { isIP } from 'node:net';
import { plainAddress } from '../addresses.ts';
import { Networks } from '../networks.ts';

/** Networks that lead to this machine, its neighbours, to many at once or to nobody; some of IPv6 hide an address of IPv4. */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
];
/** All that is given to anybody in IPv6. */
const GIVEN = '2000::/3';

const notPublic = networksOf(NOT_PUBLIC);
const given = networksOf([GIVEN]);

/** Whether an address may be anybody's in the world. */
export function isPublic(address: string): boolean {
  const plain = plainAddress(address);
  if (plain === undefined || notPublic.has(plain)) return false;
  return isIP(plain) === 4 || given.has(plain);
}

function networksOf(texts: readonly string[]): Networks {
  const networks = new Networks();
  for (const text of texts) if (!networks.add(text)) throw new Error(`${text} is no network`);
  return networks;
}
