import { routePath, type Sheet, wholeOf } from '@tabard/inkworld';
import { colourOf, type FactOf, type Place } from './game.ts';
import { TINCTURE } from './signs.tsx';

interface WaysProps {
  readonly sheet: Sheet;
  /** The journey being considered, in wet ink. */
  readonly planned: readonly Place[] | undefined;
  readonly payable: boolean;
  readonly dustfinger: readonly Place[] | undefined;
  /** The last journey, dried. */
  readonly gone: FactOf<'journey'> | undefined;
}

/** Ways over the map. */
export function Ways({ sheet, planned, payable, dustfinger, gone }: WaysProps) {
  const { x, y, width, height } = wholeOf(sheet);
  return (
    <svg class="tb-ways" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
      {gone && <path class="tb-dry" d={routePath(gone.route, sheet)} stroke={`var(--${TINCTURE[colourOf(gone.seat)]}-fill)`} />}
      {planned && <path key={planned.join()} class="tb-wet" data-payable={payable} d={routePath(planned, sheet)} pathLength="1" />}
      {planned && <path key={`${planned.join()} shine`} class="tb-shine" d={routePath(planned, sheet, 1.2)} pathLength="1" />}
      {dustfinger && <path key={dustfinger.join()} class="tb-ember" d={routePath(dustfinger, sheet)} />}
    </svg>
  );
}
