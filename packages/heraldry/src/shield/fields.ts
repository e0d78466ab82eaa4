import type { Field } from '../elements.ts';
import type { Shape } from './outline.ts';

/** What the second tincture covers, on a shield of 200 × 240. Where lines cross they do so at one height, and diagonals come from the corners. */
export const DIVISIONS: Readonly<Record<Field, string>> = {
  'per-pale': 'M100 0H200V240H100Z',
  'per-fess': 'M0 108H200V240H0Z',
  'per-bend': 'M-2 -4L202 200V240H-2Z',
  'per-bend-sinister': 'M202 -4L-2 200V240H202Z',
  'per-chevron': 'M-4 190L100 92L204 190V240H-4Z',
  quarterly: 'M100 -30H200V108H100ZM0 108H100V240H0Z',
  'per-saltire': 'M-26 -32L100 108L-26 248ZM226 -32L100 108L226 248Z',
  'barry-of-six': 'M0 44H200V80H0ZM0 116H200V152H0ZM0 188H200V240H0Z',
  chequy: chequers(),
  gyronny: 'M100 108V-32H226ZM100 108H226V248ZM100 108V248H-26ZM100 108H-26V-32Z',
};

/** How much lower a division is, so that its lines cross in the middle of an oval or a lozenge. */
export function loweredOn(shape: Shape, division: Field): number {
  if ((shape !== 'oval' && shape !== 'lozenge') || division === 'chequy' || division === 'barry-of-six' || division === 'per-pale')
    return 0;
  return division.startsWith('per-bend') ? 22 : 12;
}

function chequers(): string {
  const size = 30;
  const cells: string[] = [];
  for (let row = 0; row < 8; row++) {
    for (let column = (row + 1) % 2; column < 6; column += 2)
      cells.push(`M${10 + column * size} ${8 + row * size}h${size}v${size}h-${size}Z`);
  }
  return cells.join('');
}
