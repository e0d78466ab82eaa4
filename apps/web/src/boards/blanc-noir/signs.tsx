import type { Tincture } from './game.ts';
import { ICON_BOX, MARK_PATHS, SIGN_PATHS } from './icons.ts';

export function Icon({ path, class: name }: { readonly path: string; readonly class?: string }) {
  return (
    <svg class={name === undefined ? 'bn-icon' : `bn-icon ${name}`} viewBox={ICON_BOX} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={path} />
    </svg>
  );
}

/** The sign that always goes with a tincture: flame, sun, drop, leaf, star. */
export function Sign({ of }: { readonly of: Tincture }) {
  return <Icon path={SIGN_PATHS[of]} class="bn-sign" />;
}

export function Mark({ of, label }: { readonly of: keyof typeof MARK_PATHS; readonly label: string }) {
  return (
    <span class={`bn-mark bn-mark-${of}`} title={label}>
      <Icon path={MARK_PATHS[of]} />
    </span>
  );
}

/** Six ordinaries, so that seats are told apart without the colours of the game. */
const ORDINARIES: readonly string[] = [
  'M20 2h10v52H20z',
  'M4 22h42v12H4z',
  'M4 2h9l33 38v10h-3L4 11z',
  'M25 14 46 38v12L25 28 4 50V38z',
  'M20 2h10v17h16v10H30v25H20V29H4V19h16z',
  'M4 2h8l13 17L38 2h8v7L32 26l12 16-7 8-12-15-12 15-7-8 12-16L4 9z',
];

/** The arms of a seat. */
export function Arms({ seat }: { readonly seat: number }) {
  return (
    <svg class="bn-arms" viewBox="0 0 50 58" aria-hidden="true" focusable="false">
      <clipPath id={`bn-shield-${seat}`}>
        <path d="M4 2h42v26c0 14-10 23-21 28C14 51 4 42 4 28z" />
      </clipPath>
      <path class="bn-arms-field" d="M4 2h42v26c0 14-10 23-21 28C14 51 4 42 4 28z" />
      <path class="bn-arms-charge" clip-path={`url(#bn-shield-${seat})`} d={ORDINARIES[seat % ORDINARIES.length]} />
      <path class="bn-arms-edge" d="M4 2h42v26c0 14-10 23-21 28C14 51 4 42 4 28z" />
    </svg>
  );
}
