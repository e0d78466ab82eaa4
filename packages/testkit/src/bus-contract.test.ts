import { type Bus, type Listener, type Member, memoryBus, type Note, type Topic, topicOf } from '@tabard/house';
import { expect, test } from 'vitest';
import { BUS_CHECKS, busContract } from './bus-contract.ts';

busContract(memoryBus, { name: 'memoryBus' });

/** Each is a bus with one bug in it, and the check that has to find it. */
const BUGS: Record<string, { readonly breaks: string; bus(): Bus }> = {
  'tells only the first': {
    breaks: 'all others hear what one tells, once',
    bus: () => plainBus((ears, note) => later(() => ears[0]?.hear(note))),
  },
  'says everything twice': {
    breaks: 'all others hear what one tells, once',
    bus: () => plainBus((ears, note) => later(() => tellAll([...ears, ...ears], note))),
  },
  'loses who is present': {
    breaks: 'a note of any type says what it said',
    bus: () => plainBus((ears, note) => later(() => tellAll(ears, note.type === 'present' ? { ...note, players: [] } : note))),
  },
  'carries no note for a house': {
    breaks: 'a note of any type says what it said',
    bus: () => plainBus((ears, note) => later(() => note.type !== 'due' && tellAll(ears, note))),
  },
  echoes: {
    breaks: 'nobody hears themselves',
    bus: () =>
      changedBus((member, { hear }) => ({
        tell(note) {
          later(() => hear(note));
          member.tell(note);
        },
      })),
  },
  'tells members apart by their ears': {
    breaks: 'two who listen in the same way are two',
    bus: () => {
      const ears = new Set<Listener>();
      return {
        join(me) {
          ears.add(me);
          const others = (): Listener[] => [...ears].filter(other => other !== me);
          return { ...deaf, tell: note => later(() => tellAll(others(), note)), leave: () => void ears.delete(me) };
        },
      };
    },
  },
  'tells the newest first': {
    breaks: 'what one tells is heard in order',
    bus: () => {
      const waiting: (() => void)[] = [];
      return plainBus((ears, note) => {
        waiting.push(() => tellAll(ears, note));
        setTimeout(() => waiting.pop()?.());
      });
    },
  },
  'makes who tells wait for who hears': {
    breaks: 'telling does not wait for who hears',
    bus: () => plainBus(tellAll),
  },
  'is deaf while it delivers': {
    breaks: 'who hears may answer',
    bus: () => {
      let isBusy = false;
      return plainBus((ears, note) => {
        if (isBusy) return;
        later(() => {
          isBusy = true;
          tellAll(ears, note);
          isBusy = false;
        });
      });
    },
  },
  'forgets that somebody left': {
    breaks: 'who left hears nothing more',
    bus: () => changedBus(() => ({ leave: () => {} })),
  },
  'lets who left listen': {
    breaks: 'who left hears nothing more',
    bus: () => changedBus(member => ({ leave: () => member.ignore('table m') })),
  },
  'delivers to who has left in the meantime': {
    breaks: 'who left before it arrived hears nothing',
    bus: () => plainBus((ears, note) => later(() => tellAll(ears, note))),
  },
  'tells who comes what was told before': {
    breaks: 'who comes later hears what is told from then on',
    bus: () => {
      const told: Note[] = [];
      return changedBus((member, { hear }) => {
        for (const note of told) later(() => hear(note));
        return {
          tell(note) {
            told.push(note);
            member.tell(note);
          },
        };
      });
    },
  },
  'stops at a listener that throws': {
    breaks: 'a listener that throws harms nobody else',
    bus: () =>
      plainBus((ears, note) =>
        later(() => {
          try {
            tellAll(ears, note);
          } catch {
            // Swallowed, and with it everybody's note.
          }
        }),
      ),
  },
  'tells everybody everything': {
    breaks: 'who does not listen hears nothing',
    bus: () => respelled(() => 'table m'),
  },
  'cannot ignore': {
    breaks: 'who ignores a topic hears nothing more of it',
    bus: () => changedBus(() => ({ ignore: () => {} })),
  },
  'ignores everything at once': {
    breaks: 'who ignores a topic hears nothing more of it',
    bus: () => changedBus(member => ({ ignore: () => member.leave() })),
  },
  'ignores for everybody': {
    breaks: 'who ignores a topic hears nothing more of it',
    bus: () => {
      const members: Member[] = [];
      return changedBus(member => {
        members.push(member);
        return { ignore: topic => members.forEach(each => void each.ignore(topic)) };
      });
    },
  },
  'delivers what is ignored in the meantime': {
    breaks: 'who ignores a topic before it arrived hears nothing',
    bus: () => plainBus((ears, note) => later(() => tellAll(ears, note))),
  },
  'ignores for good': {
    breaks: 'who listens again hears again',
    bus: () =>
      changedBus(member => {
        const ignored = new Set<Topic>();
        return {
          listen: async topic => void (ignored.has(topic) || (await member.listen(topic))),
          ignore(topic) {
            ignored.add(topic);
            member.ignore(topic);
          },
        };
      }),
  },
  'hears twice what was listened to twice': {
    breaks: 'listening twice is listening once',
    bus: () => countingBus((listens, note, { hear }) => Array.from({ length: listens }).forEach(() => void hear(note))),
  },
  'wants to be ignored as often as listened to': {
    breaks: 'listening twice is listening once',
    bus: () => countingBus((listens, note, { hear }) => listens > 0 && hear(note)),
  },
  'says too early that it listens': {
    breaks: 'who listens misses nothing from then on',
    bus: () => changedBus(member => ({ listen: async topic => void setTimeout(() => void member.listen(topic)) })),
  },
  'takes a star for anything': {
    breaks: 'topics stay apart, however they are spelled',
    bus: () => respelled(topic => topic.replace(/ .*\*.*/, ' *') as Topic),
  },
  'is no stickler for spaces': {
    breaks: 'topics stay apart, however they are spelled',
    bus: () => respelled(topic => topic.trim() as Topic),
  },
  'takes a player for a table': {
    breaks: 'topics stay apart, however they are spelled',
    bus: () => respelled(topic => topic.replace('player ', 'table ') as Topic),
  },
  'cuts long names short': {
    breaks: 'topics stay apart, however they are spelled',
    bus: () => respelled(topic => topic.slice(0, 255) as Topic),
  },
  'is lost at first': {
    breaks: 'a bus that is there is not called lost',
    bus: () =>
      changedBus((_member, { changed }) => {
        later(() => {
          changed(true);
          changed(false);
        });
        return {};
      }),
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
  const member = bus.join({
    hear: () => {
      throw trouble;
    },
    changed: () => {},
  });
  await member.listen('player ada');
  bus.join({ hear: () => {}, changed: () => {} }).tell({ type: 'seated', player: 'ada' });
  await Promise.resolve();
  expect(failures).toEqual([trouble]);
});

/** A bus that hands what is told, and the ears of those others who listen at that moment, to `deliver`. */
function plainBus(deliver: (ears: readonly Listener[], note: Note) => void, spell = (topic: Topic): Topic => topic): Bus {
  const members = new Map<Member, { readonly listener: Listener; readonly topics: Set<Topic> }>();
  return {
    join(listener) {
      const topics = new Set<Topic>();
      const me: Member = {
        tell(note) {
          const others = [...members].filter(([member, other]) => member !== me && other.topics.has(spell(topicOf(note))));
          deliver(
            others.map(([, other]) => other.listener),
            note,
          );
        },
        listen: async topic => void topics.add(spell(topic)),
        ignore: topic => void topics.delete(spell(topic)),
        leave: () => void members.delete(me),
      };
      members.set(me, { listener, topics });
      return me;
    },
  };
}

/** A good bus, some of whose members' deeds are done otherwise. */
function changedBus(change: (member: Member, listener: Listener) => Partial<Member>): Bus {
  const bus = memoryBus();
  return {
    join(listener) {
      const member = bus.join(listener);
      return { ...member, ...change(member, listener) };
    },
  };
}

/** A bus that counts how often one listens to a topic. */
function countingBus(deliver: (listens: number, note: Note, ear: Listener) => void): Bus {
  const bus = memoryBus();
  return {
    join(listener) {
      const listens = new Map<Topic, number>();
      const count = (topic: Topic, by: number): void => void listens.set(topic, (listens.get(topic) ?? 0) + by);
      const member = bus.join({ ...listener, hear: note => deliver(listens.get(topicOf(note)) ?? 0, note, listener) });
      return {
        ...member,
        listen(topic) {
          count(topic, 1);
          return member.listen(topic);
        },
        ignore: topic => count(topic, -1),
      };
    },
  };
}

/** A bus that takes topics for the same that it spells alike. */
const respelled = (spell: (topic: Topic) => Topic): Bus => plainBus((ears, note) => later(() => tellAll(ears, note)), spell);

const deaf: Pick<Member, 'listen' | 'ignore'> = { listen: async () => {}, ignore: () => {} };

const tellAll = (ears: readonly Listener[], note: Note): void => ears.forEach(ear => void ear.hear(note));

const later = (work: () => void): void => void Promise.resolve().then(work);
