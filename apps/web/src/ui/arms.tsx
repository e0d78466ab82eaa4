/** Little arms for a player, drawn from the name: the same name bears the same arms everywhere. */

const FIELD = 'M4 4h40v24c0 14-10 22-20 26C14 50 4 42 4 28z';
const TINCTURES = ['r', 'y', 'b', 'g', 'k'] as const;

/** Ordinaries and divisions of the field, on a shield 48 wide and 58 high. */
const CHARGES = [
  'M4 4h20v50C14 50 4 42 4 28z', // per pale
  'M4 4h40v22H4z', // per fess
  'M4 4h20v22H4zM24 26h20v2c0 14-10 22-20 26z', // quarterly
  'M4 18h40v14H4z', // a fess
  'M17 4h14v46l-7 4-7-4z', // a pale
  'M4 4h11l29 34-6 9L4 12z', // a bend
  'M4 40l20-22 20 22-5 9-15-16L9 49z', // a chevron
  'M4 4h40v12H4z', // a chief
  'M19 4h10v14h15v10H29v24l-5 2-5-2V28H4V18h15z', // a cross
  'M4 4h8l12 15L36 4h8v8L31 28l10 14-6 6-11-13-11 13-6-6 10-14L4 12z', // a saltire
] as const;

export function Arms({ name, size = 32 }: { readonly name: string; readonly size?: number }) {
  const seed = hash(name);
  const field = TINCTURES[seed % 5]!;
  const charge = TINCTURES[(seed + 1 + ((seed >>> 4) % 4)) % 5]!;
  const drawing = CHARGES[(seed >>> 8) % CHARGES.length]!;
  const contour = 'var(--rule-strong)';
  return (
    <svg class="arms" width={size} height={(size * 58) / 48} viewBox="0 0 48 58" aria-hidden="true" focusable="false">
      <path d={FIELD} fill={metal(field)} />
      <path d={drawing} fill={metal(charge)} />
      <path d={FIELD} fill="none" stroke={contour} stroke-width="2.5" />
    </svg>
  );
}

/** Heraldry's yellow is gold; a light field keeps the dark ones apart. */
const metal = (tincture: (typeof TINCTURES)[number]): string => `var(--${tincture}-fill)`;

function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0)!, 16777619) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}
