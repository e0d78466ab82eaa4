import { useId } from 'preact/hooks';

/** Six ordinaries, the same as on the boards, so that a seat bears its arms everywhere. */
const ORDINARIES: readonly string[] = [
  'M20 2h10v52H20z',
  'M4 22h42v12H4z',
  'M4 2h9l33 38v10h-3L4 11z',
  'M25 14 46 38v12L25 28 4 50V38z',
  'M20 2h10v17h16v10H30v25H20V29H4V19h16z',
  'M4 2h8l13 17L38 2h8v7L32 26l12 16-7 8-12-15-12 15-7-8 12-16L4 9z',
];
const SHIELD = 'M4 2h42v26c0 14-10 23-21 28C14 51 4 42 4 28z';

/** The arms of a seat. */
export function Arms({ seat, size = 32 }: { readonly seat: number; readonly size?: number }) {
  const id = useId();
  return (
    <svg class="arms" width={size} height={(size * 58) / 50} viewBox="0 0 50 58" aria-hidden="true" focusable="false">
      <clipPath id={id}>
        <path d={SHIELD} />
      </clipPath>
      <path class="arms-field" d={SHIELD} />
      <path class="arms-charge" clip-path={`url(#${id})`} d={ORDINARIES[seat % ORDINARIES.length]} />
      <path class="arms-edge" d={SHIELD} />
    </svg>
  );
}
