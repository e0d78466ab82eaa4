import type { Rng } from '@tabard/core';
import type { PipsView } from '@tabard/testkit/pips';
import type { Bus, Note, Store, Thinker, Time } from './index.ts';
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
  const members = new Set<(note: Note) => void>();
  const deliver = (note: Note, hear: (note: Note) => void): void => {
    if (!weather.isCalm && rng.below(3) === 0) {
      weather.mishaps['a note lost']++;
      return;
    }
    const copies = !weather.isCalm && rng.below(5) === 0 ? 2 : 1;
    if (copies > 1) weather.mishaps['a note heard twice']++;
    for (let i = 0; i < copies; i++) time.after(weather.isCalm ? 1 : rng.below(300), () => members.has(hear) && hear(note));
  };
  return {
    join(hear) {
      const me = (note: Note): void => hear(note);
      members.add(me);
      return {
        tell: note => {
          for (const other of members) if (other !== me) deliver(note, other);
        },
        leave: () => void members.delete(me),
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
    if (fate < 2) throw mishap('an append failed');
    const answer = await append(...of);
    await aWhile();
    if (fate < 5) throw mishap('a failed append stored');
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
