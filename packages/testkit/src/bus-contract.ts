import type { Bus, Member, Note } from '@tabard/house';
import { describe, expect, test } from 'vitest';

export interface BusPlan {
  readonly name?: string;
  /** Waits until everything that was told has arrived; without it, as long as that takes in one process. */
  settle?(): Promise<void>;
  close?(bus: Bus): void | Promise<void>;
}

/** Says what is wrong with a bus nobody joined yet, or nothing. */
export type BusCheck = (bus: Bus, settle: () => Promise<void>) => Promise<string | undefined>;

/** Registers what every bus must do as long as nothing is lost, as tests, each on a bus of its own. */
export function busContract(makeBus: () => Bus | Promise<Bus>, { name = 'a bus', settle = aWhile, close }: BusPlan = {}): void {
  describe(`${name} keeps the contract of a bus`, () => {
    test.each(Object.entries(BUS_CHECKS))('%s', async (_name, check) => {
      const bus = await makeBus();
      try {
        expect(await check(bus, settle)).toBeUndefined();
      } finally {
        await close?.(bus);
      }
    });
  });
}

export const BUS_CHECKS: Record<string, BusCheck> = {
  'all others hear what one tells, once': async (bus, settle) => {
    const [ada, ben, cyd] = [listener(bus), listener(bus), listener(bus)];
    ada.tell(note(1));
    await settle();
    return differs('the others', [ben.heard, cyd.heard], [[note(1)], [note(1)]]);
  },

  'a note says what it said': async (bus, settle) => {
    const notes: Note[] = [
      { type: 'entry', table: "m'; «é漢😀»", seq: 1e9, players: [] },
      { type: 'entry', table: '', seq: 1, players: ['ada', 'ben'] },
      { type: 'player', player: 'ada' },
    ];
    const [ada, ben] = [listener(bus), listener(bus)];
    for (const each of notes) ada.tell(each);
    await settle();
    return differs('the notes', ben.heard, notes);
  },

  'nobody hears themselves': async (bus, settle) => {
    const [ada, ben] = [listener(bus), listener(bus)];
    ada.tell(note(1));
    ben.tell(note(2));
    await settle();
    return differs('who told 1 and who told 2', [ada.heard, ben.heard], [[note(2)], [note(1)]]);
  },

  'two who listen in the same way are two': async (bus, settle) => {
    const heard: Note[] = [];
    const hear = (heardNow: Note): void => void heard.push(heardNow);
    const [ada, ben] = [bus.join(hear), bus.join(hear)];
    ada.tell(note(1));
    await settle();
    ada.leave();
    listener(bus).tell(note(2));
    await settle();
    ben.leave();
    return differs('both together', heard, [note(1), note(2)]);
  },

  'what one tells is heard in order': async (bus, settle) => {
    const [ada, ben, cyd] = [listener(bus), listener(bus), listener(bus)];
    for (const seq of [1, 2, 3, 4, 5]) {
      ada.tell(note(seq));
      if (seq === 3) await Promise.resolve();
      ben.tell(note(10 + seq));
    }
    await settle();
    const [small, big] = [cyd.heard.filter(({ seq }) => seq < 10), cyd.heard.filter(({ seq }) => seq > 10)];
    return differs('the first', small, [1, 2, 3, 4, 5].map(note)) ?? differs('the second', big, [11, 12, 13, 14, 15].map(note));
  },

  'telling does not wait for who hears': async (bus, settle) => {
    const ada = listener(bus);
    let heard = 0;
    bus.join(() => void heard++);
    ada.tell(note(1));
    const atOnce = heard;
    await settle();
    return differs('heard at once and later', [atOnce, heard], [0, 1]);
  },

  'who hears may answer': async (bus, settle) => {
    const ada = listener(bus);
    const ben = bus.join(heard => {
      if (heard.type === 'entry' && heard.seq < 3) ben.tell(note(heard.seq + 10));
    });
    ada.tell(note(1));
    ada.tell(note(2));
    await settle();
    return differs('the answers', ada.heard, [note(11), note(12)]);
  },

  'who left hears nothing more': async (bus, settle) => {
    const [ada, ben, cyd] = [listener(bus), listener(bus), listener(bus)];
    ada.tell(note(1));
    await settle();
    ben.leave();
    ada.tell(note(2));
    await settle();
    return differs('who left', ben.heard, [note(1)]) ?? differs('who stayed', cyd.heard, [note(1), note(2)]);
  },

  'who left before it arrived hears nothing': async (bus, settle) => {
    const [ada, ben, cyd] = [listener(bus), listener(bus), listener(bus)];
    ada.tell(note(1));
    ben.leave();
    ben.leave();
    await settle();
    return differs('who left', ben.heard, []) ?? differs('who stayed', cyd.heard, [note(1)]);
  },

  'who comes later hears what is told from then on': async (bus, settle) => {
    const ada = listener(bus);
    ada.tell(note(1));
    await settle();
    const ben = listener(bus);
    ada.tell(note(2));
    await settle();
    return differs('who came later', ben.heard, [note(2)]);
  },

  'a listener that throws harms nobody else': async (bus, settle) => {
    const ada = listener(bus);
    bus.join(() => {
      throw new Error('a listener with a bug');
    });
    const ben = listener(bus);
    ada.tell(note(1));
    ada.tell(note(2));
    await settle();
    ada.tell(note(3));
    await settle();
    return differs('the other', ben.heard, [note(1), note(2), note(3)]);
  },
};

type EntryNote = Extract<Note, { type: 'entry' }>;

const note = (seq: number): EntryNote => ({ type: 'entry', table: 'm', seq, players: ['ada'] });

function listener(bus: Bus): Member & { readonly heard: readonly EntryNote[] } {
  const heard: EntryNote[] = [];
  const member = bus.join(heardNow => void heard.push(heardNow as EntryNote));
  return { heard, tell: (note: Note) => member.tell(note), leave: () => member.leave() };
}

function differs(what: string, actual: unknown, expected: unknown): string | undefined {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  return is === should ? undefined : `${what} should have heard ${should}, and heard ${is}`;
}

/** Long enough in one process, and knows no timer. */
async function aWhile(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}
