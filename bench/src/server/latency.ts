import type { Backings } from './backings.ts';
import { CONTESTANTS, type Contestant } from './contestants.ts';
import { atPlaces, type Turn } from './place.ts';
import { medians, ratio, takeTurns } from './turns.ts';

/** How long it takes from sending a move until the last of four has received it, at a fixed rate, beside the least a server could do. */
export interface LatencyFigure {
  readonly store: string;
  readonly tables: number;
  /** That were received. */
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Of the plain program, on the same store. */
  readonly plain: { readonly p50Ms: number; readonly p99Ms: number };
  /** Our p99 in the plain program's. */
  readonly ratio: number;
}

interface Shape {
  readonly stores: readonly ('sqlite' | 'two')[];
  readonly tables: readonly number[];
  readonly seconds: number;
  readonly turns: number;
  readonly say: (line: string) => void;
}

const MOVES_PER_SECOND = 300;

export async function measureLatency(backings: Backings, { stores, tables, seconds, turns, say }: Shape): Promise<LatencyFigure[]> {
  const figures: LatencyFigure[] = [];
  for (const name of stores) {
    const ours: Contestant = CONTESTANTS[name];
    for (const count of tables) {
      const [us, plain] = await atPlaces([ours, { ...ours, server: 'plain', kind: 'plain' }], backings, async places => {
        for (const place of places) await place.seat(count);
        return takeTurns(places, { tempo: { movesPerSecond: MOVES_PER_SECOND }, seconds, turns });
      });
      const figure = figureOf(ours.store, count, us!, plain!);
      say(
        `p99 at ${MOVES_PER_SECOND} moves/s, ${count} tables, ${ours.store}: ${figure.p99Ms.toFixed(1)} ms, plain ${figure.plain.p99Ms.toFixed(1)} ms`,
      );
      figures.push(figure);
    }
  }
  return figures;
}

function figureOf(store: string, tables: number, ours: readonly Turn[], plain: readonly Turn[]): LatencyFigure {
  const { movesPerSecond, p50Ms, p99Ms } = medians(ours);
  const { p50Ms: plainP50Ms, p99Ms: plainP99Ms } = medians(plain);
  return {
    store,
    tables,
    movesPerSecond,
    p50Ms,
    p99Ms,
    plain: { p50Ms: plainP50Ms, p99Ms: plainP99Ms },
    ratio: ratio(ours, plain, 'p99Ms'),
  };
}
