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

/** All drawn for Tabard. Baton and label have places of their own on the shield and are given in its units. */
export const CADENCIES_DRAWN: Readonly<Record<Cadency, Device>> = {
  'baton-sinister': { shape: 'M152 46L161 55L57 165L48 156Z', lines: '' },
  label: {
    shape: 'M34 26L166 26L166 36L154 36L159 62L139 62L144 36L105 36L110 62L90 62L95 36L56 36L61 62L41 62L46 36L34 36Z',
    lines: '',
  },
  octofoil: { shape: petals(8, 32, 15) + circle(0, 0, 30), lines: circle(0, 0, 11) + spokes(8, 16, 38, 22.5) },
  'cross-moline': {
    shape: [0, 90, 180, 270].reduce((path, turn) => path + quarter(turn), 'M-9 -9L9 -9L9 9L-9 9Z'),
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
      'M-52 -12L-38 -18C-34 -30 -20 -32 -12 -24C-4 -18 8 -14 20 -8C34 -14 46 -24 54 -32C52 -18 46 -6 36 4L54 14L40 16L48 26C36 26 28 22 20 18C16 26 10 32 4 36L2 46L-4 36L-10 44L-12 35C-26 32 -38 18 -38 -2C-40 -6 -44 -10 -52 -12Z',
    lines: 'M-28 -20a2 2 0 1 0 .1 0M-16 -2C-2 12 16 10 30 -4M-10 6C0 16 14 16 24 8',
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
  return 'M-8 0L-8 -28C-12 -38 -20 -40 -28 -34C-26 -46 -10 -52 0 -42C10 -52 26 -46 28 -34C20 -40 12 -38 8 -28L8 0Z'.replace(
    /(-?\d+) (-?\d+)/g,
    (_, x: string, y: string) => turned(Number(x), Number(y)),
  );
}
