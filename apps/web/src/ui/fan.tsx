import { SYMBOLS } from './symbols.ts';

const CARDS = [
  ['r', 'flame', '7'],
  ['y', 'heraldicSun', '3'],
  ['k', 'star', ''],
  ['b', 'drop', '9'],
  ['g', 'leaf', '5'],
] as const;

/** Five cards, one of each tincture, as the picture of the game. */
export function Fan() {
  return (
    <svg class="fan" viewBox="-202 -146 404 204" aria-hidden="true" focusable="false">
      {CARDS.map(([tincture, symbol, number], at) => (
        <g key={tincture} transform={`rotate(${(at - 2) * 15} 0 190)`}>
          <rect x="-39" y="-135" width="78" height="116" rx="6" fill="var(--card)" stroke="var(--card-rule)" />
          <rect
            x="-34.500"
            y="-130.500"
            width="69"
            height="107"
            rx="3"
            fill="none"
            stroke={`var(--${tincture}-mark)`}
            stroke-width="0.800"
          />
          <text x="-28" y="-112" class="fan-number" fill={`var(--${tincture}-mark)`}>
            {number}
          </text>
          <path d={SYMBOLS[symbol]} fill={`var(--${tincture}-mark)`} transform="translate(-22 -100) scale(.086)" />
        </g>
      ))}
    </svg>
  );
}
