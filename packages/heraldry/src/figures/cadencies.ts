import type { Cadency } from '../elements.ts';
import { mapPath, pair, polar } from '../geometry.ts';
import type { Shape } from '../shield/outline.ts';
import { circle, type Device, turned } from './charges.ts';

/** As often around the middle. */
const around = (count: number, path: string): string => Array.from({ length: count }, (_, i) => turned(path, (i * 360) / count)).join('');

const spokes = (count: number, from: number, to: number, turn: number): string =>
  Array.from({ length: count }, (_, i) => {
    const degrees = (i * 360) / count - 90 + turn;
    return `M${pair(...polar([0, 0], degrees, from))}L${pair(...polar([0, 0], degrees, to))}`;
  }).join('');

const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => pair(...polar([0, 0], (i * 180) / points - 90, i % 2 === 0 ? outer : inner))).join('L')}Z`;

/** A lozenge is too narrow for a baton of the usual length. */
export const batonOn = (shape: Shape): string => {
  const path = CADENCIES_DRAWN['baton-sinister'].shape;
  return shape === 'lozenge' ? mapPath(path, (x, y) => [100 + (x - 106.5) * 0.85, 120 + (y - 104.5) * 0.85]) : path;
};

/** Its points hang at even steps; five are narrower. */
export function labelOf(points: 3 | 4 | 5): string {
  const [half, foot, last] = points === 3 ? [2.5, 6.5, 33.5] : [2.5, 7.5 - points * 0.4, 35.5];
  const hanging = Array.from({ length: points }, (_, i) => {
    const x = last - (i * 2 * last) / (points - 1);
    return `L${pair(x + half, -3)}L${pair(x + foot, 11)}L${pair(x - foot, 11)}L${pair(x - half, -3)}`;
  });
  return `M-46 -9L46 -9L46 -3${hanging.join('')}L-46 -3Z`;
}

/** All drawn for Tabard. Baton and label are given in the shield's units, the label around its middle. */
export const CADENCIES_DRAWN: Readonly<Record<Cadency, Device>> = {
  'baton-sinister': { shape: 'M154 49L159 54L59 160L54 155Z', lines: '' },
  label: {
    shape: labelOf(3),
    lines: '',
  },
  octofoil: {
    shape: around(8, 'M0 0L-12.6 -30.5C-19 -43 -9 -52 0 -52C9 -52 19 -43 12.6 -30.5Z'),
    lines: circle(0, 0, 10) + spokes(8, 10, 33, 22.5),
  },
  'cross-moline': {
    shape: `M-7.5 -7.5${around(4, 'L-7.5 -26C-8.5 -34 -14 -38 -25.5 -29.5C-29 -45 -13.5 -54 0 -34C13.5 -54 29 -45 25.5 -29.5C14 -38 8.5 -34 7.5 -26L7.5 -7.5')}Z`,
    lines: '',
  },
  rose: {
    shape:
      around(5, 'M5 27.5C9 33 6 42 0 48C-6 42 -9 33 -5 27.5Z') +
      'M-11.8 -16.2C-24.4 -29.1 -19.5 -48.2 0 -44C19.5 -48.2 24.4 -29.1 11.8 -16.2L0 0ZM11.8 -16.2C20.1 -32.2 39.8 -33.4 41.8 -13.6C51.9 3.6 35.2 14.2 19 6.2L0 0ZM19 6.2C36.9 9.2 44.1 27.6 25.9 35.6C12.6 50.5 -2.7 37.9 0 20L0 0ZM0 20C2.7 37.9 -12.6 50.5 -25.9 35.6C-44.1 27.6 -36.9 9.2 -19 6.2L0 0ZM-19 6.2C-35.2 14.2 -51.9 3.6 -41.8 -13.6C-39.8 -33.4 -20.1 -32.2 -11.8 -16.2L0 0Z',
    lines:
      around(5, 'M-7 38.4C-4 38 -1.4 36.4 0 34C1.4 36.4 4 38 7 38.4') +
      'M12.9 -17.8L20 -27.5M-9.4 -12.9C-17.2 -22.1 -9.9 -30.4 0 -27C9.9 -30.4 17.2 -22.1 9.4 -12.9M20.9 6.8L32.3 10.5M9.4 -12.9C15.7 -23.2 25.9 -18.8 25.7 -8.3C32 0 26.3 9.6 15.2 4.9M0 22L0 34M15.2 4.9C26.9 7.7 25.9 18.8 15.9 21.8C9.9 30.4 -1 28 0 16M-20.9 6.8L-32.3 10.5M0 16C1 28 -9.9 30.4 -15.9 21.8C-25.9 18.8 -26.9 7.7 -15.2 4.9M-12.9 -17.8L-20 -27.5M-15.2 4.9C-26.3 9.6 -32 0 -25.7 -8.3C-25.9 -18.8 -15.7 -23.2 -9.4 -12.9M-9 0a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z',
  },
  'fleur-de-lis': {
    shape:
      'M0 -55C8 -43 17 -31 15 -15C14 -5 10 4 8 12L10 12C10 -4 19 -23 34 -23C46 -23 52 -11 47 0C44 7 35 9 31 4C36 3 39 -2 37 -7C31 -12 22 -3 18 12L21 12L21 22L9 22C12 32 18 38 28 40C20 47 10 44 6 35L0 50L-6 35C-10 44 -20 47 -28 40C-18 38 -12 32 -9 22L-21 22L-21 12L-18 12C-22 -3 -31 -12 -37 -7C-39 -2 -36 3 -31 4C-35 9 -44 7 -47 0C-52 -11 -46 -23 -34 -23C-19 -23 -10 -4 -10 12L-8 12C-10 4 -14 -5 -15 -15C-17 -31 -8 -43 0 -55Z',
    lines: 'M-21 12L21 12M-21 22L21 22M0 -40L0 4M15 0C17 -10 23 -17 32 -16M-15 0C-17 -10 -23 -17 -32 -16',
  },
  annulet: { shape: `${circle(0, 0, 44)}M-25 0a25 25 0 1 0 50 0a25 25 0 1 0 -50 0Z`, lines: '' },
  martlet: {
    shape:
      'M-58 -11C-52 -13 -48 -16 -45 -18.5C-40 -25 -29 -26 -20 -20.5C-14 -17 -8 -16 0 -15C9 -14 17 -12 23 -10C34 -8 44 -8 55 -11C51 -2 45 4 36 8C42 12 46 17 49 24C38 22 30 19 22 15C15 21 8 24.5 1 26C2 31 0 36 -5 40C-7 36 -10 33 -10 27L-13 26C-12 31 -14 36 -20 39C-22 34 -25 29 -25 21C-34 15 -39 6 -40 -4C-43 -8 -49 -9.5 -58 -11Z',
    lines: 'M-18 -13C-24 -6 -20 6 -9 12C6 18 22 14 36 3C30 -4 22 -9 12 -13M-13 4C0 10 12 10 24 6M-14 -4C0 3 12 3 24 -1',
    dark: circle(-34, -18, 2.2),
  },
  mullet: { shape: star(5, 52, 21), lines: spokes(5, 0, 40, 0) },
  crescent: { shape: 'M-30 -38C-60 -4 -40 42 0 42C40 42 60 -4 30 -38C42 -4 26 20 0 20C-26 20 -42 -4 -30 -38Z', lines: '' },
};
