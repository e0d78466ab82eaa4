import type { Member, Topic } from './bus.ts';

interface Wanted {
  count: number;
  readonly ready: Promise<void>;
}

/** Listens to a topic of the bus as long as anybody here wants to hear of it. */
export class Listening {
  readonly #bus: Member;
  readonly #wanted = new Map<Topic, Wanted>();

  constructor(bus: Member) {
    this.#bus = bus;
  }

  /** Resolves when nothing told from then on is missed. */
  begin(topic: Topic): Promise<void> {
    const wanted = this.#wanted.get(topic) ?? { count: 0, ready: this.#bus.listen(topic) };
    this.#wanted.set(topic, wanted);
    wanted.count++;
    return wanted.ready;
  }

  end(topic: Topic): void {
    const wanted = this.#wanted.get(topic);
    if (!wanted || --wanted.count > 0) return;
    this.#wanted.delete(topic);
    this.#bus.ignore(topic);
  }
}
