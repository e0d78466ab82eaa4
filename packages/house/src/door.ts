import type { PlayerId } from '@tabard/table';
import type { People } from './store.ts';

/** Somebody who is here, by the token of a program or by the key of a device. */
export interface Visit {
  readonly player: PlayerId;
  /** Its hash; undefined: a program. */
  readonly key?: string | undefined;
}

/** Who is here, and who of them is not welcome any more. */
export class Door {
  readonly #people: Pick<People, 'isWelcome' | 'goodKeys'>;
  /** The programs and devices that are here, each as often as it is. */
  readonly #visits = new Set<Visit>();
  readonly #dismissing = new Set<(visit: Visit) => void>();
  readonly #banning = new Set<() => void>();

  constructor(people: Pick<People, 'isWelcome' | 'goodKeys'>) {
    this.#people = people;
  }

  /** The answer ends that. */
  onDismissal(hear: (visit: Visit) => void): () => void {
    this.#dismissing.add(hear);
    return () => this.#dismissing.delete(hear);
  }

  /** The answer ends that. */
  onBans(hear: () => void): () => void {
    this.#banning.add(hear);
    return () => this.#banning.delete(hear);
  }

  /** Somebody comes in; the answer is their going. */
  receive({ player, key }: Visit): () => void {
    const visit = { player, key };
    this.#visits.add(visit);
    return () => void this.#visits.delete(visit);
  }

  /** The bans may be others. */
  hearOfBans(): void {
    for (const hear of this.#banning) hear();
  }

  /** Asks the store about everybody who is here, or about one player. */
  async check(player?: PlayerId): Promise<void> {
    const visits = [...this.#visits].filter(visit => player === undefined || visit.player === player);
    const programs = new Set(visits.flatMap(({ player, key }) => (key === undefined ? [player] : [])));
    for (const program of programs) if (!(await this.#people.isWelcome(program))) this.#sendAway({ player: program });
    const devices = visits.filter(({ key }) => key !== undefined);
    if (devices.length === 0) return;
    const good = await this.#people.goodKeys([...new Set(devices.map(({ key }) => key!))]);
    for (const device of devices) if (!good.has(device.key!)) this.#sendAway(device);
  }

  #sendAway(visit: Visit): void {
    for (const hear of this.#dismissing) hear(visit);
  }
}
