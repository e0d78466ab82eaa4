import { median } from './gauge.ts';
import type { Place, Turn } from './place.ts';
import type { Tempo } from './talk.ts';

export interface Turns {
  readonly tempo: Tempo;
  readonly seconds: number;
  readonly turns: number;
}

/** Before its first turn each plays as long as a turn takes, until V8 has compiled what is used most; before the others this share of it. */
const WARM_UP_AGAIN = 0.2;

/** All play one after the other, and again: a machine that is busy for a while slows all of them. Gives each one's turns. */
export async function takeTurns(places: readonly Place[], { tempo, seconds, turns }: Turns): Promise<Turn[][]> {
  const taken: Turn[][] = places.map(() => []);
  const ms = seconds * 1000;
  for (let turn = 0; turn < turns; turn++) {
    for (const [i, place] of places.entries()) taken[i]!.push(await place.play(tempo, turn === 0 ? ms : WARM_UP_AGAIN * ms, ms));
  }
  return taken;
}

/** The median of each figure. */
export function medians(turns: readonly Turn[]): Turn {
  const of = (name: keyof Turn): number => median(turns.map(turn => turn[name]));
  return {
    movesPerSecond: of('movesPerSecond'),
    cpuMicrosPerMove: of('cpuMicrosPerMove'),
    clientCpuMicrosPerMove: of('clientCpuMicrosPerMove'),
    servicesCpuMicrosPerMove: of('servicesCpuMicrosPerMove'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    bytesPerMove: of('bytesPerMove'),
  };
}

/** How one figure compares, turn by turn; the median of that. */
export const ratio = (these: readonly Turn[], those: readonly Turn[], name: keyof Turn): number =>
  median(these.map((turn, i) => turn[name] / those[i]![name]));
