import type { PlayerId } from '@tabard/table';
import { type Call, isStillSo, peopleAndHost } from './calls.ts';
import type { Games } from './games.ts';
import type { Report } from './report.ts';
import type { CallReason, Listed, Player, Store, Subscription } from './store.ts';
import type { Time } from './time.ts';
import { WORDS } from './words/index.ts';

/** What a device is told, in the language of its player. */
export interface CallMessage {
  readonly reason: CallReason;
  readonly table: string;
  readonly title: string;
  readonly text: string;
}

/** What brings a message to a device that asked for it. */
export interface Pusher {
  /** By this a device knows that it is us who call. */
  readonly publicKey: string;
  /** `gone`: there is no such device any more; `failed`: another time, perhaps. */
  push(to: Subscription, message: CallMessage): Promise<'sent' | 'gone' | 'failed'>;
}

export interface CrierParts {
  readonly store: Store;
  readonly time: Time;
  readonly report: Report;
  readonly games: Games;
  readonly pusher: Pusher;
  /** Whoever is about to look need not be called: so long they have. */
  readonly calmMs?: number | undefined;
  /** Whether a player has the table before them, here or at another house. */
  isThere(table: string, player: PlayerId): boolean;
}

const CALM_MS = 5000;
/** A house that closes waits no longer than this for those it still calls. */
const CLOSING_MS = 3000;

/** Calls people who are not there to tables that concern them: in a while, once until they have looked, and without opening the table. */
export class Crier {
  readonly #parts: CrierParts;
  /** Calls that are to be made in a while. */
  readonly #promised = new Map<string, { callOff(): void; make(): void }>();
  /** Those that are being made. */
  readonly #underWay = new Set<Promise<void>>();
  #isClosing = false;

  constructor(parts: CrierParts) {
    this.#parts = parts;
  }

  /** Calls somebody in a while, unless they have come by then, or follow the table `beside` that tells them too. */
  cry(table: string, call: Call, beside?: string): void {
    const { time, calmMs = CALM_MS } = this.#parts;
    const name = `${call.player} ${table}`;
    this.#promised.get(name)?.callOff();
    const make = () => {
      this.#promised.delete(name);
      this.#follow(this.#call(table, call, beside), table);
    };
    if (this.#isClosing) make();
    else this.#promised.set(name, { callOff: time.after(calmMs, make), make });
  }

  /** The player has the table before them. */
  async looked(table: string, player: PlayerId): Promise<void> {
    await this.#parts.store.looked(player, table);
  }

  /** What was promised is done at once: no other house knows of it. */
  close(): void {
    this.#isClosing = true;
    for (const { callOff, make } of [...this.#promised.values()]) {
      callOff();
      make();
    }
  }

  /** All have been called; nobody waits for long, though. */
  async done(): Promise<void> {
    if (this.#underWay.size === 0) return;
    const isLate = new Promise<void>(resolve => void this.#parts.time.after(CLOSING_MS, resolve));
    await Promise.race([Promise.all(this.#underWay), isLate]);
  }

  #follow(call: Promise<void>, table: string): void {
    const made = call
      .catch((error: unknown) => this.#parts.report.problem('somebody could not be called', { table, error }))
      .finally(() => this.#underWay.delete(made));
    this.#underWay.add(made);
  }

  async #call(table: string, call: Call, beside: string | undefined): Promise<void> {
    const { store, isThere } = this.#parts;
    const { player, reason } = call;
    if (isThere(table, player) || (beside !== undefined && isThere(beside, player))) return;
    const devices = (await store.subscriptionsOf(player)).filter(({ reasons }) => reasons.includes(reason));
    if (devices.length === 0) return;
    const [listed, person] = await Promise.all([store.listed(table), store.player(player)]);
    if (!listed || !person || !isStillSo(listed, call)) return;
    const message = await this.#messageTo(person, reason, listed);
    if (!message || !(await store.claimCall(player, table))) return;
    const wasHeard = await this.#push(devices, message);
    // Nobody was called after all: the next reason may do better.
    if (!wasHeard) await store.looked(player, table);
  }

  /** Whether any of the devices was reached; those that are gone are forgotten. */
  async #push(devices: readonly Subscription[], message: CallMessage): Promise<boolean> {
    const { pusher, store, report } = this.#parts;
    const outcomes = await Promise.all(
      devices.map(device =>
        pusher.push(device, message).catch((error: unknown) => {
          report.problem('a message could not be pushed', { error });
          return 'failed' as const;
        }),
      ),
    );
    const gone = devices.filter((_, index) => outcomes[index] === 'gone');
    if (gone.length > 0) await store.unsubscribe(gone.map(({ endpoint }) => endpoint));
    return outcomes.includes('sent');
  }

  async #messageTo({ id, lang }: Player, reason: CallReason, { table, about }: Listed): Promise<CallMessage | undefined> {
    const { store, games } = this.#parts;
    const hosted = await games.get(about.game);
    if (!hosted) return;
    const others = await store.playersBy(peopleAndHost(about).filter(player => player !== id));
    const names = others.map(({ name }) => name).filter(name => name !== '');
    const { titles, at } = WORDS[lang].calls;
    return { reason, table, title: titles[reason], text: at(hosted.words[lang].title, names) };
  }
}
