import type { Ban, Player, Store } from '@tabard/house';
import { Networks, spelledNetwork } from './networks.ts';

/** What can be banned, as it is kept: `player <id>` or `network <address>/<bits>`; undefined: it is neither. */
export function whomIn(text: string): string | undefined {
  if (/^[A-Za-z0-9_-]{22}$/.test(text)) return `player ${text}`;
  const network = spelledNetwork(text);
  return network === undefined ? undefined : `network ${network}`;
}

type Banned = Pick<Player, 'id' | 'owner'>;

/** Who is not let in. The store knows; here it is looked up for every call. */
export class Bans {
  readonly #store: Pick<Store, 'bans'>;
  #players: ReadonlySet<string> = new Set();
  #networks = new Networks();
  /** Those that were read last, to tell what is new. */
  #known = '';

  constructor(store: Pick<Store, 'bans'>) {
    this.#store = store;
  }

  /** Reads them again; true when they are others. */
  async read(): Promise<boolean> {
    const bans = await this.#store.bans();
    const known = JSON.stringify(bans.map(({ whom }) => whom));
    if (known === this.#known) return false;
    this.#known = known;
    this.#players = new Set(namesOf(bans, 'player '));
    this.#networks = new Networks();
    for (const network of namesOf(bans, 'network ')) this.#networks.add(network);
    return true;
  }

  /** Whoever is banned takes their programs along. */
  refuse(address: string, player: Banned | undefined): boolean {
    return this.refuseFrom(address) || (player !== undefined && [player.id, player.owner].some(id => id !== null && this.#players.has(id)));
  }

  refuseFrom(address: string): boolean {
    return this.#networks.has(address);
  }
}

const namesOf = (bans: readonly Ban[], prefix: string): string[] =>
  bans.flatMap(({ whom }) => (whom.startsWith(prefix) ? [whom.slice(prefix.length)] : []));
