import type { Coat } from './coat.ts';
import type { Ordinary, Tincture } from './elements.ts';
import { moved, placed, type Runs } from './geometry.ts';
import { flatten } from './layout/flatten.ts';
import { BORDURE } from './shield/bordure.ts';
import { MIDDLE, type Rows } from './shield/page.ts';
import { ROW } from './shield/tinctures.ts';

const TOP = 8;
const BELLS: Rows = { x: 100, top: TOP, high: ROW };

/** Rows as near to a height as fill a band, base to base in pairs. */
const filling = (from: number, to: number, wanted: number, tincture: Tincture): Rows => {
  const step = tincture === 'counter-vair' ? 2 : 1;
  return { x: 100, top: from, high: (to - from) / (step * Math.max(1, Math.round((to - from) / wanted / step))) };
};

/** Rows that begin at the edge of an ordinary, or of one of several. */
export function rowsOn(ordinary: Ordinary, path: string, tincture: Tincture): Rows {
  const runs = flatten(path);
  switch (ordinary) {
    case 'fess':
    case 'cross':
      return filling(...endsOf(runs), BAND, tincture);
    case 'bend':
    case 'bend-sinister': {
      const turn = ordinary === 'bend' ? 45 : -45;
      const level = placed(MIDDLE, -turn, 1);
      return { ...filling(...endsOf(moved(runs, (x, y) => level(x - MIDDLE[0], y - MIDDLE[1]))), BAND, tincture), turn };
    }
    case 'pale': {
      const [left, right] = endsOf(moved(runs, (x, y) => [y, x]));
      const { high } = filling(left, right, BAND, 'vair');
      return { x: left + high / 2, top: TOP, high };
    }
    case 'bordure':
      return { x: 21, top: TOP, high: 22.57 };
    default:
      return BELLS;
  }
}

/** How high a row on a band is. */
const BAND = 30;

/** From where to where a band reaches at its left end. */
function endsOf(runs: Runs): [from: number, to: number] {
  const points = runs.flat();
  const left = Math.min(...points.map(([x]) => x));
  const ys = points.filter(([x]) => x < left + 1).map(([, y]) => y);
  return [Math.min(...ys), Math.max(...ys)];
}

/** Rows of a field until some height and below it, where a level edge parts it. */
interface Levels {
  readonly until: number;
  readonly rows: readonly [above: Rows, below: Rows];
}

export function rowsOfField(coat: Coat, band: string | undefined, down: number, tincture: Tincture): Levels | undefined {
  const { division, ordinary, bordure } = coat;
  const top = TOP + (bordure ? BORDURE : 0);
  if (division === 'barry-of-six') return tincture === 'vair' ? undefined : { until: TOP, rows: [BELLS, { ...BELLS, high: ROW / 2 }] };
  const isLevel = ordinary && !ordinary.number && (ordinary.ordinary === 'fess' || ordinary.ordinary === 'cross');
  const isParted = division === 'per-fess' || division === 'quarterly';
  if (isParted || (isLevel && band)) {
    if (isParted) return partedAt(108 + down, top, tincture);
    const [from, to] = endsOf(flatten(band!));
    return { until: from, rows: [filling(top, from, ROW, tincture), { ...BELLS, top: to }] };
  }
  return bordure && { until: top, rows: [BELLS, { ...BELLS, top }] };
}

/** Bells are as large below a line as above it; counter-vair, whose pairs would not fit, is cut at the top. */
function partedAt(line: number, top: number, tincture: Tincture): Levels {
  const above = tincture === 'vair' ? filling(top, line, ROW, tincture) : { ...BELLS, top: line - 4 * ROW };
  return { until: line, rows: [above, { ...above, top: line }] };
}
