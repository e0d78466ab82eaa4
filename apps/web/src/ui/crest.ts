/** Two tinctures and a division, drawn without any heralds; the shield is 50 by 58. */
export interface Crest {
  readonly ground: string;
  readonly over: string;
  /** What the second tincture covers. */
  readonly path: string;
}

export const SHIELD = 'M4 2h42v26c0 14-10 23-21 28C14 51 4 42 4 28z';

/** Divisions, then ordinaries. */
const PATHS: readonly string[] = [
  'M25 2h21v54H25z',
  'M4 2h42v24H4z',
  'M4 2h42v50z',
  'M46 2H4v50z',
  'M25 20 46 46v10H4V46z',
  'M25 2h21v24H4v30h21z',
  'M4 2h42L25 27zM4 52l21-25 21 25v4H4z',
  'M4 11h42v9H4zM4 29h42v9H4zM4 47h42v9H4z',
  'M20 2h10v54H20z',
  'M4 22h42v12H4z',
  'M4 2h9l33 38v10h-3L4 11z',
  'M25 14 46 38v12L25 28 4 50V38z',
  'M20 2h10v17h16v10H30v27H20V29H4V19h16z',
  'M4 2h8l13 17L38 2h8v7L32 26l14 18-7 8-14-17-14 17-7-8 14-18L4 9z',
];

/** A metal and a colour: heralds lay no metal on metal and no colour on colour. */
const METALS = ['#e3b23a', '#f6f1e4'];
const COLOURS = ['#a62b26', '#1f5fa0', '#2f7038', '#2b2622', '#6d3a78'];

/** The plain shield of eight hex digits; a table's empty digits have one too. */
export function crestFrom(digits = ''): Crest {
  const part = (at: number): number => Math.abs(Number.parseInt(digits.slice(at, at + 2), 16) || 0);
  const metal = METALS[part(0) % METALS.length]!;
  const colour = COLOURS[part(2) % COLOURS.length]!;
  const path = PATHS[part(4) % PATHS.length]!;
  return part(6) % 2 === 0 ? { ground: metal, over: colour, path } : { ground: colour, over: metal, path };
}
