import type { REPEATED } from '../coat.ts';
import type { Line } from '../elements.ts';
import type { Point } from '../geometry.ts';
import { type Cut, cutOf } from './lines.ts';
import { cutPath, type Side } from './ordinaries.ts';

type Repeated = (typeof REPEATED)[number];

/** How far apart the middles are, and how wide each is. */
const SPACED: Readonly<Record<2 | 3, { readonly step: number; readonly width: number }>> = {
  2: { step: 68, width: 32 },
  3: { step: 52, width: 24 },
};

/** Bars, pallets, bendlets or chevrons: two or three alike, as one path. */
export function repeatedPath(ordinary: Repeated, number: 2 | 3, line: Line | undefined, isOn?: (place: Point) => boolean): string {
  const { step, width } = ordinary === 'fess' && number === 3 ? { step: 60, width: 28 } : SPACED[number];
  return Array.from({ length: number }, (_, i) => one(ordinary, (i - (number - 1) / 2) * step, width / 2, line, isOn)).join('');
}

function one(ordinary: Repeated, off: number, half: number, line: Line | undefined, isOn?: (place: Point) => boolean): string {
  const cut = line && cutBy(ordinary, half, line);
  if (ordinary === 'chevron') return cutPath(ordinary, chevron(off, half), cut, isOn);
  const [[a, b], [c, d]] = sidesOf(ordinary, off, half);
  const sides: Side[] = [a, [...b, 'plain'], ordinary === 'pale' ? c : [...c, 'lower'], [...d, 'plain']];
  return cutPath(ordinary, sides, cut, isOn);
}

/** Branches of neighbours keep apart; small flames would be hairs. */
function cutBy(ordinary: Repeated, half: number, line: Line): Cut {
  const isChevron = ordinary === 'chevron';
  if (line === 'dancetty') return cutOf(line, isChevron ? half / 48 : 0.5);
  const size = (half / (!isChevron ? 26 : line === 'nebuly' ? 40 : 30)) * (line === 'raguly' || line === 'rayonny' ? 0.87 : 1);
  return cutOf(line, line === 'rayonny' ? size * 1.6 : size, isChevron && line === 'wavy' ? size * 0.7 : size);
}

function chevron(off: number, half: number): Side[] {
  const deep = half * 1.15;
  const [top, low] = [96 + off - deep, 96 + off + deep];
  return [
    [-6, top + 106],
    [100, top],
    [206, top + 106, 'plain'],
    [206, low + 106, 'lower'],
    [100, low, 'lower'],
    [-6, low + 106, 'plain'],
  ];
}

type Edges = readonly [readonly [Point, Point], readonly [Point, Point]];

/** Clockwise: the upper side from dexter to sinister, the lower side back. */
function sidesOf(ordinary: Exclude<Repeated, 'chevron'>, off: number, half: number): Edges {
  switch (ordinary) {
    case 'fess': {
      const y = 112 + off;
      return [
        [
          [-8, y - half],
          [208, y - half],
        ],
        [
          [208, y + half],
          [-8, y + half],
        ],
      ];
    }
    case 'pale': {
      const x = 100 + off * 0.94;
      return [
        [
          [x - half, 246],
          [x - half, -8],
        ],
        [
          [x + half, -8],
          [x + half, 246],
        ],
      ];
    }
    case 'bend':
      return slanted(off, half, 1);
    case 'bend-sinister':
      return slanted(off, half, -1);
  }
}

function slanted(off: number, half: number, side: 1 | -1): Edges {
  const [near, far] = [(off - half) * 0.94, (off + half) * 0.94];
  /** A point that far along the diagonal and that far below it. */
  const at = (along: number, aside: number): Point => [100 + side * (along - aside) * Math.SQRT1_2, 104 + (along + aside) * Math.SQRT1_2];
  const ends: Edges = [
    [at(-145, near), at(150, near)],
    [at(150, far), at(-145, far)],
  ];
  const [[a, b], [c, d]] = ends;
  return side === 1
    ? ends
    : [
        [b, a],
        [d, c],
      ];
}
