import type { Backings } from './backings.ts';
import { CONTESTANTS } from './contestants.ts';
import { atPlaces, type Turn } from './place.ts';
import { medians, ratio, takeTurns } from './turns.ts';

/** What a move costs our server, in CPU, with so many tables at play. */
export interface GrowthFigure {
  readonly tables: number;
  /** At a fixed rate, so that only the number of tables differs. */
  readonly cpuMicrosPerMove: number;
  /** In the cost with the fewest tables. */
  readonly ratio: number;
  /** The same with everybody moving as soon as they may. At fewer tables moves follow so quickly that bystanders hear of several at once. */
  readonly saturated: Pick<Turn, 'movesPerSecond' | 'cpuMicrosPerMove' | 'bytesPerMove'> & { readonly ratio: number };
}

interface Shape {
  readonly tables: readonly number[];
  readonly seconds: number;
  readonly turns: number;
  readonly say: (line: string) => void;
}

const MOVES_PER_SECOND = 500;

export async function measureGrowth(backings: Backings, { tables, seconds, turns, say }: Shape): Promise<GrowthFigure[]> {
  const all = tables.map(() => CONTESTANTS.sqlite);
  return atPlaces(all, backings, async places => {
    for (const [i, place] of places.entries()) await place.seat(tables[i]!);
    const paced = await takeTurns(places, { tempo: { movesPerSecond: MOVES_PER_SECOND }, seconds, turns });
    const saturated = await takeTurns(places, { tempo: 'at once', seconds, turns });
    return tables.map((count, i) => {
      const { cpuMicrosPerMove } = medians(paced[i]!);
      const full = medians(saturated[i]!);
      say(`${count} tables: ${cpuMicrosPerMove.toFixed(0)} µs a move, saturated ${full.cpuMicrosPerMove.toFixed(0)} µs`);
      return {
        tables: count,
        cpuMicrosPerMove,
        ratio: ratio(paced[i]!, paced[0]!, 'cpuMicrosPerMove'),
        saturated: {
          movesPerSecond: full.movesPerSecond,
          cpuMicrosPerMove: full.cpuMicrosPerMove,
          bytesPerMove: full.bytesPerMove,
          ratio: ratio(saturated[i]!, saturated[0]!, 'cpuMicrosPerMove'),
        },
      };
    });
  });
}
