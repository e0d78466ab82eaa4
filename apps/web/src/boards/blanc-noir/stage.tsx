import { render } from 'preact';
import type { Flight } from '../kit/flight.ts';
import { useStage as useSharedStage } from '../kit/stage.ts';
import { CardBack, CardFace, ScrollFace } from './card.tsx';
import { type Table, TableContext } from './context.ts';
import { flightsOf, type What } from './flights.ts';
import type { Props } from './game.ts';
import { MARK_PATHS } from './icons.ts';
import { Icon } from './signs.tsx';
import { NO_TRACE, traceOf } from './trace.ts';

const CARD_RATIO = 1.4;
const SCROLL_RATIO = 0.6;
const HAND_WIDTH = 72;

export const useStage = (props: Props, table: Table) =>
  useSharedStage(props, {
    noTrace: NO_TRACE,
    dress: 'board-traveller bn-traveller',
    traceOf,
    flightsOf,
    draw: (what, into) => render(<Traveller what={what} table={table} />, into),
    size,
  });

const size = ({ what, to }: Flight<What>, goal: DOMRect) => ({
  width: to[0] === 'discard' ? goal.width : Math.min(goal.width, HAND_WIDTH),
  ratio: 'card' in what || 'back' in what ? CARD_RATIO : SCROLL_RATIO,
});

function Traveller({ what, table }: { readonly what: What; readonly table: Table }) {
  return (
    <TableContext.Provider value={table}>
      {'card' in what && <CardFace card={what.card} />}
      {'back' in what && <CardBack />}
      {'scroll' in what && <ScrollFace scroll={what.scroll} up />}
      {'seal' in what && <Icon path={MARK_PATHS.seal} class="bn-traveller-seal" />}
    </TableContext.Provider>
  );
}
