import { Brand } from './brand.tsx';
import { Fan } from './fan.tsx';
import { SYMBOLS } from './symbols.ts';

/** The picture of a game on the first screen; a new game shows the house's sign until it has one. */
export function Picture({ game }: { readonly game: string }) {
  if (game === 'blanc-noir') return <Fan />;
  if (game === 'blason') return <Shield />;
  return <Brand size={160} />;
}

const OUTLINE = 'M-70 -84H70V-8C70 44 34 74 0 92C-34 74 -70 44 -70 -8Z';
const QUARTERS = [
  ['r', 'flame', -70, -84],
  ['y', 'heraldicSun', 0, -84],
  ['b', 'drop', -70, 4],
  ['g', 'leaf', 0, 4],
] as const;

/** Arms, quarterly, with the signs of the tinctures. */
function Shield() {
  return (
    <svg class="fan" viewBox="-186 -96 372 196" aria-hidden="true" focusable="false">
      <clipPath id="picture-shield">
        <path d={OUTLINE} />
      </clipPath>
      <g clip-path="url(#picture-shield)">
        {QUARTERS.map(([tincture, symbol, x, y]) => (
          <g key={tincture}>
            <rect x={x} y={y} width="70" height="88" fill={`var(--${tincture}-fill)`} />
            <path
              d={SYMBOLS[symbol]}
              fill={`var(--${tincture}-on)`}
              transform={`translate(${x + (x < 0 ? 17 : 9)} ${y + (y < 0 ? 21 : 10)}) scale(.088)`}
            />
          </g>
        ))}
      </g>
      <path d={OUTLINE} fill="none" stroke="var(--card-ink)" stroke-width="5" />
      <path d={OUTLINE} fill="none" stroke="var(--gold)" stroke-width="2" />
    </svg>
  );
}
