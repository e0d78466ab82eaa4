import type { Sheet } from '@tabard/inkworld';
import { render } from 'preact';
import type { Flight } from '../kit/flight.ts';
import { useStage as useSharedStage } from '../kit/stage.ts';
import { type Table, TableContext } from './context.ts';
import { Dustfinger, Traveller } from './figures.tsx';
import { flightsOf, type What } from './flights.ts';
import { type Props, villainOf } from './game.ts';
import { RewardSign, SeatSign, VillainSign } from './signs.tsx';
import { NO_TRACE, traceOf } from './trace.ts';

const TOKEN_WIDTH = 34;
const MARKER_WIDTH = 22;
const FIGURE_RATIO = 1.5;

export const useStage = (props: Props, table: Table, sheet: Sheet) =>
  useSharedStage(props, {
    noTrace: NO_TRACE,
    dress: 'board-traveller tb-traveller',
    traceOf,
    flightsOf: (fact, seat) => flightsOf(fact, seat, sheet),
    draw: (what, into) => render(<Moving what={what} table={table} />, into),
    size,
  });

/** A figure is as wide as it stands on the map. */
function size({ what, from }: Flight<What>) {
  if ('figure' in what || 'dustfinger' in what) {
    const standing = document.querySelector(`[data-anchor="${from[0]}"] .tb-traveller-figure`);
    return { width: standing?.getBoundingClientRect().width ?? TOKEN_WIDTH, ratio: FIGURE_RATIO };
  }
  return { width: 'marker' in what ? MARKER_WIDTH : TOKEN_WIDTH, ratio: 1 };
}

function Moving({ what, table }: { readonly what: What; readonly table: Table }) {
  return (
    <TableContext.Provider value={table}>
      {'figure' in what && <Traveller seat={what.figure} />}
      {'dustfinger' in what && <Dustfinger />}
      {'marker' in what && <SeatSign seat={what.marker} />}
      {'reward' in what && (
        <span class="tb-token">
          <RewardSign of={what.reward} />
          {what.count > 1 && <b>{what.count}</b>}
        </span>
      )}
      {'villain' in what && (
        <span class="tb-villain">
          <VillainSign of={villainOf(what.villain)} />
        </span>
      )}
    </TableContext.Provider>
  );
}
