import { type Bus, type Listener, type Member, type Note, type Topic, topicOf } from '@tabard/house';
import type { Entry } from '@tabard/table';
import { describe, expect, test } from 'vitest';

export interface BusPlan<Kind extends Bus> {
  readonly name?: string;
  /** Waits until everything that was told has arrived; without it, as long as that takes in one process. */
  settle?(bus: Kind): Promise<void>;
  close?(bus: Kind): void | Promise<void>;
}

/** Says what is wrong with a bus nobody joined yet, or nothing. */
export type BusCheck = (bus: Bus, settle: () => Promise<void>) => Promise<string | undefined>;

/** Registers what every bus must do as long as nothing is lost, as tests, each on a bus of its own. */
export function busContract<Kind extends Bus>(
  makeBus: () => Kind | Promise<Kind>,
  { name = 'a bus', settle = aWhile, close }: BusPlan<Kind> = {},
): void {
  describe(`${name} keeps the contract of a bus`, () => {
    test.each(Object.entries(BUS_CHECKS))('%s', async (_name, check) => {
      const bus = await makeBus();
      try {
        expect(await check(bus, () => settle(bus))).toBeUndefined();
      } finally {
        await close?.(bus);
      }
    });
  });
}

export const BUS_CHECKS: Record<string, BusCheck> = {
  'all others hear what one tells, once': async (bus, settle) => {
    const [ada, ben, cyd] = [await listener(bus), await listener(bus), await listener(bus)];
    ada.tell(note(1));
    await settle();
    return differs('the others', [ben.heard, cyd.heard], [[note(1)], [note(1)]]);
  },

  'a note of any type says what it said': async (bus, settle) => {
    const [ada, ben] = [guest(bus), guest(bus)];
    for (const each of Object.values(NOTES)) await ben.listen(topicOf(each));
    for (const each of Object.values(NOTES)) ada.tell(each);
    await settle();
    return differs('the other', ben.heard, Object.values(NOTES));
  },

  'nobody hears themselves': async (bus, settle) => {
    const [ada, ben] = [await listener(bus), await listener(bus)];
    ada.tell(note(1));
    ben.tell(note(2));
    await settle();
    return differs('who told 1 and who told 2', [ada.heard, ben.heard], [[note(2)], [note(1)]]);
  },

  'two who listen in the same way are two': async (bus, settle) => {
    const heard: Note[] = [];
    const ears: Listener = { hear: heardNow => void heard.push(heardNow), changed: () => {} };
    const [ada, ben] = [bus.join(ears), bus.join(ears)];
    for (const member of [ada, ben]) await member.listen(TOPIC);
    ada.tell(note(1));
    await settle();
    ada.leave();
    guest(bus).tell(note(2));
    await settle();
    ben.leave();
    return differs('both together', heard, [note(1), note(2)]);
  },

  'what one tells is heard in order': async (bus, settle) => {
    const [ada, ben, cyd] = [await listener(bus), await listener(bus), await listener(bus)];
    for (const seq of [1, 2, 3, 4, 5]) {
      ada.tell(note(seq));
      if (seq === 3) await Promise.resolve();
      ben.tell(note(10 + seq));
    }
    await settle();
    const heard = cyd.heard as EntryNote[];
    const [small, big] = [heard.filter(({ seq }) => seq < 10), heard.filter(({ seq }) => seq > 10)];
    return (
      differs('who heard the first', small, [1, 2, 3, 4, 5].map(note)) ??
      differs('who heard the second', big, [11, 12, 13, 14, 15].map(note))
    );
  },

  'telling does not wait for who hears': async (bus, settle) => {
    const [ada, ben] = [await listener(bus), await listener(bus)];
    ada.tell(note(1));
    const atOnce = ben.heard.length;
    await settle();
    return differs('at once and later', [atOnce, ben.heard.length], [0, 1]);
  },

  'who hears may answer': async (bus, settle) => {
    const ada = await listener(bus);
    const ben = guest(bus, heard => {
      if (heard.type === 'entry' && heard.seq < 3) ben.tell(note(heard.seq + 10));
    });
    await ben.listen(TOPIC);
    ada.tell(note(1));
    ada.tell(note(2));
    await settle();
    return differs('who asked', ada.heard, [note(11), note(12)]);
  },

  'who left hears nothing more': async (bus, settle) => {
    const [ada, ben, cyd] = [await listener(bus), await listener(bus), await listener(bus)];
    ada.tell(note(1));
    await settle();
    ben.leave();
    await ben.listen(TOPIC);
    ada.tell(note(2));
    await settle();
    return differs('who left', ben.heard, [note(1)]) ?? differs('who stayed', cyd.heard, [note(1), note(2)]);
  },

  'who left before it arrived hears nothing': async (bus, settle) => {
    const [ada, ben, cyd] = [await listener(bus), await listener(bus), await listener(bus)];
    ada.tell(note(1));
    ben.leave();
    ben.leave();
    await settle();
    return differs('who left', ben.heard, []) ?? differs('who stayed', cyd.heard, [note(1)]);
  },

  'who comes later hears what is told from then on': async (bus, settle) => {
    const ada = await listener(bus);
    ada.tell(note(1));
    await settle();
    const ben = await listener(bus);
    ada.tell(note(2));
    await settle();
    return differs('who came later', ben.heard, [note(2)]);
  },

  'a listener that throws harms nobody else': async (bus, settle) => {
    const ada = await listener(bus);
    const buggy = guest(bus, () => {
      throw new Error('a listener with a bug');
    });
    await buggy.listen(TOPIC);
    const ben = await listener(bus);
    ada.tell(note(1));
    ada.tell(note(2));
    await settle();
    ada.tell(note(3));
    await settle();
    return differs('the other', ben.heard, [note(1), note(2), note(3)]);
  },

  'who does not listen hears nothing': async (bus, settle) => {
    const ada = await listener(bus);
    const [ben, cyd] = [guest(bus), guest(bus)];
    await ben.listen('table another');
    ada.tell(note(1));
    await settle();
    return differs('who listens elsewhere, and who does not listen at all', [ben.heard, cyd.heard], [[], []]);
  },

  'who ignores a topic hears nothing more of it': async (bus, settle) => {
    const [ada, ben, cyd] = [await listener(bus), await listener(bus), await listener(bus)];
    await ben.listen('player ada');
    ada.tell(note(1));
    await settle();
    ben.ignore(TOPIC);
    ada.tell(note(2));
    ada.tell({ type: 'seated', player: 'ada' });
    await settle();
    return (
      differs('who ignores the table but not the player', ben.heard, [note(1), { type: 'seated', player: 'ada' }]) ??
      differs('who still listens', cyd.heard, [note(1), note(2)])
    );
  },

  'who ignores a topic before it arrived hears nothing': async (bus, settle) => {
    const [ada, ben] = [await listener(bus), await listener(bus)];
    ada.tell(note(1));
    ben.ignore(TOPIC);
    ben.ignore('table never listened to');
    await settle();
    return differs('who ignores it', ben.heard, []);
  },

  'who listens again hears again': async (bus, settle) => {
    const [ada, ben] = [await listener(bus), await listener(bus)];
    ben.ignore(TOPIC);
    ada.tell(note(1));
    await settle();
    await ben.listen(TOPIC);
    ada.tell(note(2));
    await settle();
    return differs('who listens again', ben.heard, [note(2)]);
  },

  'listening twice is listening once': async (bus, settle) => {
    const [ada, ben] = [await listener(bus), await listener(bus)];
    await Promise.all([ben.listen(TOPIC), ben.listen(TOPIC)]);
    ada.tell(note(1));
    await settle();
    ben.ignore(TOPIC);
    ada.tell(note(2));
    await settle();
    return differs('who listened three times and ignored once', ben.heard, [note(1)]);
  },

  'who listens misses nothing from then on': async (bus, settle) => {
    const [ada, ben] = [guest(bus), guest(bus)];
    const expected: Note[] = [];
    for (let i = 0; i < 100; i++) {
      const told: Note = { type: 'entry', table: `m${i}`, seq: i };
      expected.push(told);
      await ben.listen(topicOf(told));
      ada.tell(told);
    }
    await settle();
    return differs('who listened', ben.heard, expected);
  },

  'topics stay apart, however they are spelled': async (bus, settle) => {
    const ada = guest(bus);
    const told = ODD_IDS.flatMap((id): Note[] => [
      { type: 'entry', table: id, seq: 1 },
      { type: 'seated', player: id },
      { type: 'due', table: 'm', house: id },
    ]);
    const others = told.map(() => guest(bus));
    await Promise.all(others.map((other, i) => other.listen(topicOf(told[i]!))));
    for (const each of told) ada.tell(each);
    await settle();
    const heard = others.map(other => other.heard);
    return differs(
      'each',
      heard,
      told.map(each => [each]),
    );
  },

  'a bus that is there is not called lost': async (bus, settle) => {
    const [ada, ben] = [await listener(bus), await listener(bus)];
    ada.tell(note(1));
    await settle();
    return differs('both, of a loss,', [ada.changes, ben.changes], [[], []]);
  },
};

type EntryNote = Extract<Note, { type: 'entry' }>;

const TOPIC: Topic = 'table m';

const note = (seq: number): EntryNote => ({ type: 'entry', table: 'm', seq });

const RUN: readonly Entry[] = [
  { table: 'm', seq: 1, at: 1, wish: 'w', salt: '00', hash: 'ff', deed: { type: 'move', seat: 0, move: 'draw «é漢»', check: 'c' } },
  { table: 'm', seq: 2, at: 2, salt: '01', hash: 'fe', deed: { type: 'resigned', seat: 1 } },
];

/** One of each type. */
const NOTES: { readonly [Type in Note['type']]: Extract<Note, { type: Type }> } = {
  entry: { type: 'entry', table: "m'; «é漢😀»\n", seq: 1e9, run: RUN },
  present: { type: 'present', table: 'm', house: 'h', players: ['ada', '', 'é漢'], watching: 3 },
  whoIsThere: { type: 'whoIsThere', table: 'm', house: 'h' },
  renamed: { type: 'renamed', table: 'm' },
  listed: { type: 'listed', table: 'm' },
  said: { type: 'said', table: 'm', said: { table: 'm', id: 's', at: 1, by: 'ada', words: { text: '«é漢😀»' } }, aside: true },
  deleted: { type: 'deleted', player: 'ada' },
  seated: { type: 'seated', player: 'ada' },
  dismissed: { type: 'dismissed', player: 'ben' },
  bans: { type: 'bans' },
  due: { type: 'due', table: 'm', house: 'h' },
};

const LONG = 'x'.repeat(5000);
const ODD_IDS = [
  ...['a', 'A', 'a b', ' a', 'a ', '', ' ', '.', 'a.b', '*', 'a.*', '>', 'a.>', '=', '_', '-'],
  ...['é', 'e\u0301', '漢😀', 'a\r\nb', `${LONG}1`, `${LONG}2`],
];

interface Guest extends Member {
  readonly heard: readonly Note[];
  readonly changes: readonly boolean[];
}

function guest(bus: Bus, hear?: (note: Note) => void): Guest {
  const heard: Note[] = [];
  const changes: boolean[] = [];
  const member = bus.join({
    hear: heardNow => {
      heard.push(heardNow);
      hear?.(heardNow);
    },
    changed: isLost => void changes.push(isLost),
  });
  return {
    heard,
    changes,
    tell: told => member.tell(told),
    listen: topic => member.listen(topic),
    ignore: topic => member.ignore(topic),
    leave: () => member.leave(),
  };
}

/** Somebody who listens to the one table. */
async function listener(bus: Bus): Promise<Guest> {
  const member = guest(bus);
  await member.listen(TOPIC);
  return member;
}

function differs(who: string, actual: unknown, expected: unknown): string | undefined {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  return is === should ? undefined : `${who} should have heard ${should}, and heard ${is}`;
}

/** Long enough in one process, and knows no timer. */
async function aWhile(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}
