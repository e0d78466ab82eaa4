import { type Bus, type Listener, type Note, type Topic, topicOf } from './bus.ts';

export interface MemoryBusOptions {
  /** Is told what a listener threw; the others hear the note all the same. */
  readonly onFailure?: (error: unknown) => void;
}

interface Ear {
  readonly listener: Listener;
  readonly topics: Set<Topic>;
}

/** A bus for houses in one process; it is never lost. */
export function memoryBus({ onFailure }: MemoryBusOptions = {}): Bus {
  const ears = new Set<Ear>();
  const deliver = (note: Note, topic: Topic, { listener, topics }: Ear): void => {
    if (!topics.has(topic)) return;
    try {
      listener.hear(note);
    } catch (error) {
      onFailure?.(error);
    }
  };
  return {
    join(listener) {
      const me: Ear = { listener, topics: new Set() };
      ears.add(me);
      return {
        tell(note) {
          if (!ears.has(me)) return;
          const topic = topicOf(note);
          const others = [...ears].filter(ear => ear !== me && ear.topics.has(topic));
          void Promise.resolve().then(() => {
            for (const other of others) deliver(note, topic, other);
          });
        },
        async listen(topic) {
          if (ears.has(me)) me.topics.add(topic);
        },
        ignore: topic => void me.topics.delete(topic),
        leave() {
          ears.delete(me);
          me.topics.clear();
        },
      };
    },
  };
}
