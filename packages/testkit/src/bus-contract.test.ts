import { type Bus, type Member, memoryBus, type Note } from '@tabard/house';
import { expect, test } from 'vitest';
import { BUS_CHECKS, busContract } from './bus-contract.ts';

busContract(memoryBus, { name: 'memoryBus' });

type Hear = (note: Note) => void;

/** Each is a bus with one bug in it, and the check that has to find it. */
const BUGS: Record<string, { readonly breaks: string; bus(): Bus }> = {
  'tells only the first': {
    breaks: 'all others hear what one tells, once',
    bus: () => plainBus((ears, note) => later(() => ears[0]?.(note))),
  },
  'says everything twice': {
    breaks: 'all others hear what one tells, once',
    bus: () => plainBus((ears, note) => later(() => [...ears, ...ears].forEach(hear => void hear(note)))),
  },
  'loses whom an entry is about': {
    breaks: 'a note says what it said',
    bus: () => plainBus((ears, note) => later(() => ears.forEach(hear => void hear({ ...note, players: [] } as Note)))),
  },
  echoes: {
    breaks: 'nobody hears themselves',
    bus: () => {
      const bus = memoryBus();
      return {
        join(hear) {
          const member = bus.join(hear);
          const tell = (note: Note): void => {
            later(() => hear(note));
            member.tell(note);
          };
          return { ...member, tell };
        },
      };
    },
  },
  'tells members apart by their ears': {
    breaks: 'two who listen in the same way are two',
    bus: () => {
      const ears = new Set<Hear>();
      return {
        join(hear) {
          ears.add(hear);
          const others = (): Hear[] => [...ears].filter(other => other !== hear);
          return { tell: note => later(() => others().forEach(other => void other(note))), leave: () => void ears.delete(hear) };
        },
      };
    },
  },
  'tells the newest first': {
    breaks: 'what one tells is heard in order',
    bus: () => {
      const waiting: (() => void)[] = [];
      return plainBus((ears, note) => {
        waiting.push(() => ears.forEach(hear => void hear(note)));
        setTimeout(() => waiting.pop()?.());
      });
    },
  },
  'makes who tells wait for who hears': {
    breaks: 'telling does not wait for who hears',
    bus: () => plainBus((ears, note) => ears.forEach(hear => void hear(note))),
  },
  'is deaf while it delivers': {
    breaks: 'who hears may answer',
    bus: () => {
      let isBusy = false;
      return plainBus((ears, note) => {
        if (isBusy) return;
        later(() => {
          isBusy = true;
          ears.forEach(hear => void hear(note));
          isBusy = false;
        });
      });
    },
  },
  'forgets that somebody left': {
    breaks: 'who left hears nothing more',
    bus: () => {
      const bus = memoryBus();
      return { join: hear => ({ ...bus.join(hear), leave: () => {} }) };
    },
  },
  'delivers to who has left in the meantime': {
    breaks: 'who left before it arrived hears nothing',
    bus: () => plainBus((ears, note) => later(() => ears.forEach(hear => void hear(note)))),
  },
  'tells who comes what was told before': {
    breaks: 'who comes later hears what is told from then on',
    bus: () => {
      const bus = memoryBus();
      const told: Note[] = [];
      return {
        join(hear) {
          for (const note of told) later(() => hear(note));
          const member = bus.join(hear);
          const tell = (note: Note): void => {
            told.push(note);
            member.tell(note);
          };
          return { ...member, tell };
        },
      };
    },
  },
  'stops at a listener that throws': {
    breaks: 'a listener that throws harms nobody else',
    bus: () =>
      plainBus((ears, note) =>
        later(() => {
          try {
            for (const hear of ears) hear(note);
          } catch {
            // Swallowed, and with it everybody's note.
          }
        }),
      ),
  },
};

test.each(Object.entries(BUGS))('the contract finds a bus that %s', async (_name, { breaks, bus }) => {
  const settle = () => new Promise<void>(resolve => setTimeout(resolve, 5));
  expect(await BUS_CHECKS[breaks]!(bus(), settle)).toBeTypeOf('string');
});

test('every check of the contract has a bug that it finds', () => {
  expect(new Set(Object.values(BUGS).map(({ breaks }) => breaks))).toEqual(new Set(Object.keys(BUS_CHECKS)));
});

test('what a listener throws is told to whoever asked for it', async () => {
  const failures: unknown[] = [];
  const bus = memoryBus({ onFailure: error => failures.push(error) });
  const trouble = new Error('a listener with a bug');
  bus.join(() => {
    throw trouble;
  });
  bus.join(() => {}).tell({ type: 'player', player: 'ada' });
  await Promise.resolve();
  expect(failures).toEqual([trouble]);
});

/** A bus that hands what is told, and the ears of the others at that moment, to `deliver`. */
function plainBus(deliver: (ears: readonly Hear[], note: Note) => void): Bus {
  const ears = new Map<Member, Hear>();
  return {
    join(hear) {
      const me: Member = {
        tell: note =>
          deliver(
            [...ears].filter(([member]) => member !== me).map(([, ear]) => ear),
            note,
          ),
        leave: () => void ears.delete(me),
      };
      ears.set(me, hear);
      return me;
    },
  };
}

const later = (work: () => void): void => void Promise.resolve().then(work);
