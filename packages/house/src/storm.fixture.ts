import type { Rng } from '@tabard/core';
import type { PipsView } from '@tabard/testkit/pips';
import { type Bus, type Listener, type Note, type Store, type Thinker, type Time, type Topic, topicOf } from './index.ts';
import { bestOf, thinkerOf } from './inn.fixture.ts';

/** Whether things go wrong just now, and how often which did. */
export interface Weather {
  isCalm: boolean;
  readonly mishaps: Record<Mishap, number>;
}

const MISHAPS = [
  'a note lost',
  'a note heard twice',
  'an append failed',
  'a failed append stored',
  'taken',
  'hung up',
  'sent again',
] as const;
type Mishap = (typeof MISHAPS)[number];

export const bad = (): Weather => ({
  isCalm: false,
  mishaps: Object.fromEntries(MISHAPS.map(mishap => [mishap, 0])) as Record<Mishap, number>,
});

/** Notes come late, in any order, twice or not at all. */
export function stormyBus(time: Time, rng: Rng, weather: Weather): Bus {
  interface Ear {
    readonly listener: Listener;
    readonly topics: Set<Topic>;
  }
  const ears = new Set<Ear>();
  const deliver = (note: Note, { listener, topics }: Ear): void => {
    if (!weather.isCalm && rng.below(3) === 0) {
      weather.mishaps['a note lost']++;
      return;
    }
    const copies = !weather.isCalm && rng.below(5) === 0 ? 2 : 1;
    if (copies > 1) weather.mishaps['a note heard twice']++;
    const arrive = (): void => {
      if (topics.has(topicOf(note))) listener.hear(note);
    };
    for (let i = 0; i < copies; i++) time.after(weather.isCalm ? 1 : rng.below(300), arrive);
  };
  return {
    join(listener) {
      const me: Ear = { listener, topics: new Set() };
      ears.add(me);
      return {
        tell: note => {
          for (const ear of ears) if (ear !== me && ear.topics.has(topicOf(note))) deliver(note, ear);
        },
        listen: async topic => void me.topics.add(topic),
        ignore: topic => void me.topics.delete(topic),
        leave: () => {
          ears.delete(me);
          me.topics.clear();
        },
      };
    },
  };
}

/** Everything takes a while; some appends fail, and of those some were stored. */
export function slowDown(store: Store, time: Time, rng: Rng, weather: Weather): void {
  const { append, read, playersBy, probe } = store;
  const aWhile = (): Promise<void> => new Promise(resolve => time.after(rng.below(12), resolve));
  const mishap = (what: Mishap): Error => {
    weather.mishaps[what]++;
    return new Error(what);
  };
  store.append = async (...of) => {
    await aWhile();
    const fate = weather.isCalm ? 99 : rng.below(100);
    if (fate < 3) throw mishap('an append failed');
    const answer = await append(...of);
    await aWhile();
    if (fate < 6) throw mishap('a failed append stored');
    if (answer === 'taken') weather.mishaps.taken++;
    return answer;
  };
  store.read = async (...of) => {
    await aWhile();
    const entries = await read(...of);
    await aWhile();
    return entries;
  };
  store.playersBy = async (...of) => {
    await aWhile();
    return playersBy(...of);
  };
  store.probe = async () => {
    if (!weather.isCalm && rng.below(3) === 0) throw new Error('still broken');
    return probe();
  };
}

/** Thinks for a while, and sometimes fails. */
export const moodyThinker = (time: Time, rng: Rng): Thinker =>
  thinkerOf(async ({ view }) => {
    await new Promise<void>(resolve => time.after(rng.below(400), resolve));
    if (rng.below(10) === 0) throw new Error('no idea');
    return rng.below(10) === 0 ? '9' : bestOf(view as PipsView);
  });
