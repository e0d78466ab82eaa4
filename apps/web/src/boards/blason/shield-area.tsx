import { useEffect, useRef } from 'preact/hooks';
import { Coat } from './coat.tsx';
import { useTable } from './context.ts';
import type { BandName, ColumnName, Pending, SeatView } from './game.ts';
import { Niches } from './niches.tsx';
import { Blazon } from './sheet.tsx';
import { achievementOf } from './shield.ts';
import { MarkSign } from './signs.tsx';
import type { Placement } from './tappable.ts';

interface ShieldProps {
  readonly seat: number;
  readonly isMine: boolean;
  readonly view: SeatView;
  readonly pending: Pending | null | undefined;
  readonly chosen: Placement | undefined;
  readonly places: readonly Placement[];
  readonly asking: boolean;
  readonly last: ColumnName | undefined;
  choose(placement: Placement): void;
  ask(column: ColumnName, band: BandName | null): void;
  look(column: ColumnName, from: HTMLElement): void;
  enlarge(): void;
}

/** A shield as niches, and beside it the living coat of arms. */
export function ShieldArea({ seat, isMine, view, enlarge, ...niches }: ShieldProps) {
  const { strings, name } = useTable();
  const arms = achievementOf(view);
  const area = useRef<HTMLElement>(null);
  const lit = niches.places.length > 0 || niches.chosen !== undefined;
  useEffect(() => {
    if (!lit) return;
    area.current?.scrollIntoView({ block: 'nearest' });
    // Whoever chooses by keyboard goes on among the places that light up.
    if (document.activeElement?.matches('.bl-hand :focus-visible')) {
      area.current?.querySelector<HTMLElement>('[data-lit="true"] [data-move]')?.focus({ preventScroll: true });
    }
  }, [lit]);
  return (
    <section class="bl-shield" ref={area} aria-label={isMine ? strings.yourShield : strings.shieldOf(name(seat))}>
      <Niches {...niches} seat={seat} view={view} label={isMine ? strings.yourShield : strings.shieldOf(name(seat))} anchored />
      <div class="bl-living">
        <button
          type="button"
          class="bl-living-coat"
          onClick={enlarge}
          aria-label={strings.all([strings.arms, strings.enlarge])}
          title={strings.enlarge}
        >
          <Coat of={arms} />
        </button>
        <p class="bl-plate" data-anchor={isMine ? 'plate' : undefined}>
          <b title={strings.points(view.track)}>
            <span aria-hidden="true">{view.track}</span>
            <span class="visually-hidden">{strings.points(view.track)}</span>
          </b>
          <span title={strings.markers(view.markers.length)}>
            <MarkSign of="marker" />
            <span aria-hidden="true">{view.markers.length}</span>
            <span class="visually-hidden">{strings.markers(view.markers.length)}</span>
          </span>
        </p>
        <Blazon of={arms} />
      </div>
    </section>
  );
}
