import { render } from 'preact';
import type { Flight } from '../kit/flight.ts';
import { useStage as useSharedStage } from '../kit/stage.ts';
import { CardBack, CardFace } from './card.tsx';
import { type Table, TableContext } from './context.ts';
import { flightsOf, type What } from './flights.ts';
import type { Props } from './game.ts';
import { MarkSign } from './signs.tsx';
import { NO_TRACE, traceOf } from './trace.ts';

const CARD_RATIO = 1.4;
const HAND_WIDTH = 72;
const MARK_WIDTH = 36;

export const useStage = (props: Props, table: Table) =>
  useSharedStage(props, {
    noTrace: NO_TRACE,
    dress: 'board-traveller bl-traveller',
    traceOf,
    flightsOf,
    draw: (what, into) => render(<Traveller what={what} table={table} />, into),
    size,
  });

const size = ({ what }: Flight<What>, goal: DOMRect) =>
  'card' in what || 'back' in what ? { width: Math.min(goal.width, HAND_WIDTH), ratio: CARD_RATIO } : { width: MARK_WIDTH, ratio: 1 };

function Traveller({ what, table }: { readonly what: What; readonly table: Table }) {
  return (
    <TableContext.Provider value={table}>
      {'card' in what && <CardFace card={what.card} />}
      {'back' in what && <CardBack pile={what.back} />}
      {'marker' in what && <b class="bl-seal">{what.marker}</b>}
      {'herald' in what && <MarkSign of="herald" />}
    </TableContext.Provider>
  );
}
