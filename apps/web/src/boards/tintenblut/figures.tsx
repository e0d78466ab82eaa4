import { colourOf } from './game.ts';
import { SEAT_SIGNS, TINCTURE } from './signs.tsx';

const CLOAK =
  'M20 2c7 0 10 6 9 12c-.5 3-1.500 4.500-2.500 6.500C34 25 37 36 38 55c-8 4-28 4-36 0c1-19 4-30 11.500-34.500C12.500 18.500 11.500 17 11 14C10 8 13 2 20 2z';
const FACE = 'M20 8c3.500 0 5 3 4.500 6c-.5 3-2 5-4.500 5s-4-2-4.500-5C15 11 16.500 8 20 8z';

/** A traveller in a hooded cloak, a player's sign on the breast. */
export function Traveller({ seat }: { readonly seat: number }) {
  const colour = colourOf(seat);
  const tincture = TINCTURE[colour];
  return (
    <svg class="tb-traveller-figure" viewBox="0 0 40 60" aria-hidden="true" focusable="false">
      <path class="tb-figure-edge" d={CLOAK} />
      <path d={CLOAK} fill={`var(--${tincture}-fill)`} />
      <path d="M20 24v32M10 34q-2 10-3 20M30 34q2 10 3 20" fill="none" stroke="rgb(0 0 0 / 28%)" stroke-width="1.600" />
      <path d={FACE} fill="#221712" />
      <path d={SEAT_SIGNS[colour]} fill={`var(--${tincture}-on)`} transform="translate(10.500 29) scale(.037)" />
    </svg>
  );
}

/** Dustfinger, grey, with fire in his hand. */
export function Dustfinger() {
  return (
    <svg class="tb-traveller-figure" viewBox="0 0 40 60" aria-hidden="true" focusable="false">
      <path class="tb-figure-edge" d="M16 4c6 0 8 5 7 11l-2 4c6 4 8 16 8 37H4c0-21 2-33 8-37l-2-4c-1-6 1-11 6-11zM23 30l9-8" />
      <path d="M16 4c6 0 8 5 7 11l-2 4c6 4 8 16 8 37H4c0-21 2-33 8-37l-2-4c-1-6 1-11 6-11z" fill="#8b8f98" />
      <path d="M22 28l10-6" stroke="#8b8f98" stroke-width="4.500" stroke-linecap="round" />
      <path d="M16 24v31M10 34q-1 10-2 20M23 34q1 10 2 20" fill="none" stroke="rgb(0 0 0 / 28%)" stroke-width="1.600" />
      <path d="M16 8c3.500 0 4.500 3 4 6s-1.800 4.500-4 4.500s-3.500-1.500-4-4.500s.5-6 4-6z" fill="#efd9bd" />
      <path d="M11 10c0-5 3-7 6-6.500s5 3 4.500 7c-1.500-3-6-4-10.500-.5z" fill="#b3622c" />
      <path
        d="M33 21c-5-2-4.500-7-1-12c.5 3 2 3.500 2 6c1.500-1 1.500-2.500 1.200-4.500c4 4.500 2.800 9.500-2.200 10.500z"
        fill="#e8862b"
        stroke="#8a3b12"
        stroke-width=".8"
      />
    </svg>
  );
}

/** The White Women: a pale shimmer around a figure, or waiting beside the green field. */
export function WhiteWomen() {
  return (
    <svg class="tb-women-figure" viewBox="0 0 80 80" aria-hidden="true" focusable="false">
      {[38, 31, 24].map(reach => (
        <ellipse key={reach} class="tb-women-glow" cx="40" cy="44" rx={reach} ry={reach * 0.92} />
      ))}
      <path class="tb-women-wisp" d={LADY} />
      <path class="tb-women-wisp" d={LADY} transform="translate(80) scale(-1 1)" />
    </svg>
  );
}

/** One of them by herself, as a mark beside a name. */
export const WomenSign = () => (
  <svg class="tb-icon tb-mark-women" viewBox="8 11 34 64" aria-hidden="true" focusable="false">
    <path class="tb-women-wisp" d={LADY} />
  </svg>
);

const LADY =
  'M20 14c4 0 6.500 3 6 7c-.3 2.500-1.500 3.500-1.200 5.500c.4 3 4.200 4 5.200 10c1 7-1 12 1 20c1 5 3 9 6 13c-5-1-7-2-9-4c-1 3-3 5-5 6c0-3-1-5-2-6c-2 3-5 5-9 6c2-3 2.500-5 2.500-8c-2 2-5 3-8 3c5-5 6-11 6-19c0-8 .5-13 3.500-17c-1-3-2.500-5-2.500-9c0-4 3-7.500 6.500-7.500z';
