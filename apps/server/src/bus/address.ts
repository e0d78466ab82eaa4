import type { ConnectionOptions } from '@nats-io/transport-node';
import { StartError } from '../options.ts';

/** Where a NATS server listens; `host` as in a URL, an IPv6 address in brackets. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

export interface Address {
  readonly places: readonly Place[];
  /** What the library must know to be let in. */
  readonly entry: Pick<ConnectionOptions, 'user' | 'pass' | 'token' | 'tls'>;
}

const PORT = 4222;

/** Reads `nats://[user:password@]host[:port]`, or several of one cluster with commas between them; `tls://` insists on encryption. */
export function addressOf(text: string): Address {
  const urls = text.split(',').map(each => readUrl(each.trim()));
  const { username, password } = urls[0]!;
  return {
    places: urls.map(({ hostname, port }) => ({ host: hostname, port: Number(port) || PORT })),
    entry: {
      ...(password !== '' ? { user: username, pass: password } : username !== '' && { token: username }),
      ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
    },
  };
}

function readUrl(text: string): Pick<URL, 'protocol' | 'hostname' | 'port' | 'username' | 'password'> {
  try {
    const { protocol, hostname, port, username, password } = new URL(text);
    if ((protocol === 'nats:' || protocol === 'tls:') && hostname !== '')
      return { protocol, hostname, port, username: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    // Said below, without the text: it may hold a password.
  }
  throw new StartError(
    'The address of the bus cannot be read. It looks like nats://127.0.0.1:4222; of a cluster name several, with commas.',
  );
}
