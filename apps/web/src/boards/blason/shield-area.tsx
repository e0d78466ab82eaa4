import { withPlaced } from '@tabard/blason/questions';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SeatClock } from '../../clock/seat-clock.tsx';
import { Coat } from './coat.tsx';
import { useTable } from './context.ts';
import type { BandName, ColumnName, Pending, SeatView, View } from './game.ts';
import { Niches } from './niches.tsx';
import { Standing } from './overview.tsx';
import { Blazon } from './sheet.tsx';
import { achievementOf } from './shield.ts';
import { MarkSign } from './signs.tsx';
import type { Placement } from './tappable.ts';

interface ShieldProps {
  readonly seat: number;
  readonly isMine: boolean;
  readonly view: SeatView;
  readonly table: View;
  readonly pending: Pending | null | undefined;
  readonly chosen: Placement | undefined;
  readonly places: readonly Placement[];
  readonly asking: boolean;
  readonly last: ColumnName | undefined;
  /** What an award claimed just now brought. */
  readonly won: number | undefined;
  choose(placement: Placement): void;
  ask(column: ColumnName, band: BandName | null): void;
  look(column: ColumnName, from: HTMLElement): void;
  enlarge(): void;
  showAll(): void;
}

/** A shield as niches, and beside it the living coat of arms: as it would be while something is being placed. */
export function ShieldArea({ seat, isMine, view, table, won, enlarge, showAll, ...niches }: ShieldProps) {
  const { strings, name } = useTable();
  const [considered, consider] = useState<Placement>();
  const area = useRef<HTMLElement>(null);
  const lit = niches.places.length > 0 || niches.chosen !== undefined;
  const coming = niches.chosen ?? niches.pending ?? (lit ? considered : undefined);
  const arms = achievementOf(coming ? withPlaced(view, coming) : view);
  useEffect(() => {
    // Whoever chooses by keyboard goes on among the places that light up.
    if (lit && document.activeElement?.matches('.bl-hand :focus-visible')) {
      area.current?.querySelector<HTMLElement>('[data-lit="true"] [data-move]')?.focus({ preventScroll: true });
    }
  }, [lit]);
  const label = isMine ? strings.yourShield : strings.shieldOf(name(seat));
  return (
    <section class="bl-shield" data-part="common" ref={area} aria-label={label}>
      <Niches {...niches} consider={consider} seat={seat} view={view} label={label} anchored />
      <div class="bl-living" data-preview={coming !== undefined}>
        <button
          type="button"
          class="bl-living-coat"
          onClick={enlarge}
          aria-label={strings.all([strings.arms, strings.enlarge])}
          title={strings.enlarge}
        >
          <Coat of={arms} />
          {coming && <span class="bl-preview">{strings.preview}</span>}
        </button>
        <SeatClock seat={seat} />
        <Plate view={view} won={won} anchored={isMine} showAll={showAll} />
        <Blazon of={arms} />
        <Standing view={table} seat={seat} />
      </div>
    </section>
  );
}

interface PlateProps {
  readonly view: SeatView;
  readonly won: number | undefined;
  readonly anchored: boolean;
  showAll(): void;
}

/** My points and my markers. */
function Plate({ view, won, anchored, showAll }: PlateProps) {
  const { strings } = useTable();
  return (
    <div class="bl-plate" data-anchor={anchored ? 'plate' : undefined}>
      <b title={strings.points(view.track)}>
        <span aria-hidden="true">{view.track}</span>
        <span class="visually-hidden">{strings.points(view.track)}</span>
      </b>
      <button type="button" class="bl-plate-markers" title={strings.markers(view.markers.length)} onClick={showAll}>
        <MarkSign of="marker" />
        <span aria-hidden="true">{view.markers.length}</span>
        <span class="visually-hidden">{strings.all([strings.markers(view.markers.length), strings.overview])}</span>
        {won !== undefined && (
          <span class="bl-won" aria-hidden="true">
            +{won}
          </span>
        )}
      </button>
    </div>
  );
}
