import type { Bus, Member, Note } from './bus.ts';

export interface MemoryBusOptions {
  /** Is told what a listener threw; the others hear the note all the same. */
  readonly onFailure?: (error: unknown) => void;
}

/** A bus for houses in one process. */
export function memoryBus({ onFailure }: MemoryBusOptions = {}): Bus {
  const members = new Map<Member, (note: Note) => void>();
  const deliver = (note: Note, to: Member): void => {
    try {
      members.get(to)?.(note);
    } catch (error) {
      onFailure?.(error);
    }
  };
  return {
    join(hear) {
      const me: Member = {
        tell(note) {
          const others = members.has(me) ? [...members.keys()].filter(member => member !== me) : [];
          void Promise.resolve().then(() => {
            for (const other of others) deliver(note, other);
          });
        },
        leave: () => void members.delete(me),
      };
      members.set(me, hear);
      return me;
    },
  };
}
