import type { Cadency } from '../elements.ts';
import { pair, polar } from '../geometry.ts';
import { circle, type Device } from './charges.ts';

/** As many petals around the middle. */
const petals = (count: number, far: number, r: number): string =>
  Array.from({ length: count }, (_, i) => polar([0, 0], (i * 360) / count - 90, far))
    .map(([x, y]) => circle(Math.round(x), Math.round(y), r))
    .join('');

const spokes = (count: number, from: number, to: number, turn: number): string =>
  Array.from({ length: count }, (_, i) => {
    const degrees = (i * 360) / count - 90 + turn;
    return `M${pair(...polar([0, 0], degrees, from))}L${pair(...polar([0, 0], degrees, to))}`;
  }).join('');

const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => pair(...polar([0, 0], (i * 180) / points - 90, i % 2 === 0 ? outer : inner))).join('L')}Z`;

/** All drawn for Tabard. Baton and label are given in the shield's units, the label around its middle. */
export const CADENCIES_DRAWN: Readonly<Record<Cadency, Device>> = {
  'baton-sinister': { shape: 'M154 49L159 54L59 160L54 155Z', lines: '' },
  label: {
    shape: 'M-46 -9L46 -9L46 -3L38 -3L41 11L29 11L32 -3L3 -3L6 11L-6 11L-3 -3L-32 -3L-29 11L-41 11L-38 -3L-46 -3Z',
    lines: '',
  },
  octofoil: { shape: petals(8, 32, 15) + circle(0, 0, 30), lines: circle(0, 0, 11) + spokes(8, 16, 38, 22.5) },
  'cross-moline': {
    shape: [0, 90, 180, 270].reduce((path, turn) => path + quarter(turn), 'M-8 -8L8 -8L8 8L-8 8Z'),
    lines: '',
  },
  rose: {
    shape: `${star(5, 50, 20)}${petals(5, 25, 19)}`,
    lines: `${circle(0, 0, 10)}${spokes(5, 14, 34, 36)}${spokes(5, 18, 30, 0)}`,
  },
  'fleur-de-lis': {
    shape:
      'M0 -52C9 -38 15 -26 12 -10C11 -2 9 6 8 12L14 12C12 -2 20 -20 34 -20C46 -20 51 -8 46 2C43 8 36 9 32 5C36 3 38 -1 36 -5C30 -8 26 0 26 12L26 24L14 24C16 32 22 36 24 42C16 44 10 40 7 34L0 50L-7 34C-10 40 -16 44 -24 42C-22 36 -16 32 -14 24L-26 24L-26 12C-26 0 -30 -8 -36 -5C-38 -1 -36 3 -32 5C-36 9 -43 8 -46 2C-51 -8 -46 -20 -34 -20C-20 -20 -12 -2 -14 12L-8 12C-9 6 -11 -2 -12 -10C-15 -26 -9 -38 0 -52Z',
    lines: 'M-26 12L26 12M-26 24L26 24M0 -36L0 6',
  },
  annulet: { shape: `${circle(0, 0, 44)}M-25 0a25 25 0 1 0 50 0a25 25 0 1 0 -50 0Z`, lines: '' },
  martlet: {
    shape:
      'M-54 -13C-48 -17 -43 -18 -40 -20C-37 -30 -24 -35 -14 -29C-8 -25 -4 -19 4 -15C20 -8 36 -2 54 12C46 12 42 13 38 14C44 19 49 25 53 33C40 30 26 25 16 21C11 28 6 32 1 34L-1 41L-6 35L-10 41L-14 34C-30 30 -40 16 -40 -4C-43 -8 -47 -11 -54 -13Z',
    lines: 'M-30 -23a2 2 0 1 0 .1 0M-22 -8C-14 10 8 14 38 14M-14 -2C-4 8 10 8 26 4M-24 2C-16 20 0 24 16 21',
  },
  mullet: { shape: star(5, 52, 21), lines: spokes(5, 0, 40, 0) },
  crescent: { shape: 'M-30 -38C-60 -4 -40 42 0 42C40 42 60 -4 30 -38C42 -4 26 20 0 20C-26 20 -42 -4 -30 -38Z', lines: '' },
};

/** One arm of a cross moline, its end split and curled. */
function quarter(turn: number): string {
  const turned = (x: number, y: number): string => {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    return pair(x * cos - y * sin, x * sin + y * cos);
  };
  return 'M-8 0L-6 -27C-8 -34 -13 -37 -20 -33C-22 -44 -8 -52 0 -42C8 -52 22 -44 20 -33C13 -37 8 -34 6 -27L8 0Z'.replace(
    /(-?\d+) (-?\d+)/g,
    (_, x: string, y: string) => turned(Number(x), Number(y)),
  );
}
