import type { Charge } from '../elements.ts';
import { mapPath } from '../geometry.ts';

/** A thing to be put on a shield, about 100 high around 0,0: shapes in its tincture, lines in ink, openings filled with it. */
export interface Device {
  readonly shape: string;
  readonly lines: string;
  readonly dark?: string;
}

/** A full circle, as path data. */
export const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** The same the other way round, which is left open in a shape around it. */
const hole = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** On a shape that goes that way round itself. */
const pearl = hole;

/** Path data turned around 0,0. */
export function turned(path: string, degrees: number): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return mapPath(path, (x, y) => [x * cos - y * sin, x * sin + y * cos]);
}

/** Grains to either side, one over the other. */
const EAR =
  'M0 -73C3.4 -70 4.6 -66 4.4 -63C8.4 -62 9.6 -57 8 -53C11 -51 11.4 -46 9.4 -42.6C10.6 -39 8 -34.6 0 -31C-8 -34.6 -10.6 -39 -9.4 -42.6C-11.4 -46 -11 -51 -8 -53C-9.6 -57 -8.4 -62 -4.4 -63C-4.6 -66 -3.4 -70 0 -73Z';
const GRAINS =
  'M4.4 -63C3.6 -60.4 2 -58.6 0 -57.4C-2 -58.6 -3.6 -60.4 -4.4 -63M8 -53C6 -50 3 -48 0 -47C-3 -48 -6 -50 -8 -53M9.4 -42.6C7 -39.6 3.4 -37.6 0 -36.8C-3.4 -37.6 -7 -39.6 -9.4 -42.6M0 -57.4L0 -36.8';

/** Five ears of corn, or what is drawn of each, fanned out. */
const fanned = (path: string): string =>
  [-44, -22, 0, 22, 44].map(degrees => mapPath(turned(path, degrees), (x, y) => [x, y + 8])).join('');

/** All drawn for Tabard. */
export const CHARGES_DRAWN: Readonly<Record<Charge, Device>> = {
  lozenge: { shape: 'M0 -50L36 0L0 50L-36 0Z', lines: '' },
  billet: { shape: 'M-25 -46L25 -46L25 46L-25 46Z', lines: '' },
  trefoil: {
    shape:
      'M-2.6 -4C-8 -12 -21 -16 -21 -31C-21 -42 -12 -50 0 -50C12 -50 21 -42 21 -31C21 -16 8 -12 2.6 -4C12 -8 20 -18 32 -13C43 -9 47 4 42 14C37 25 24 27 14 20C9 16 7 8 2.6 3C3 20 9 34 22 45C23 48 20 51 17 50C4 43 -2.4 26 -2.6 3C-7 8 -9 16 -14 20C-24 27 -37 25 -42 14C-47 4 -43 -9 -32 -13C-20 -18 -12 -8 -2.6 -4Z',
    lines: '',
  },
  escallop: {
    shape:
      'M-18 50L18 50L20 42C18 40 15 38 13 36C32 30 44 16 48 2C53 -6 50 -17 42 -18C44 -28 38 -37 29 -35C28 -45 17 -51 10 -45C6 -51 -6 -51 -10 -45C-17 -51 -28 -45 -29 -35C-38 -37 -44 -28 -42 -18C-50 -17 -53 -6 -48 2C-44 16 -32 30 -13 36C-15 38 -18 40 -20 42Z',
    lines:
      'M-13 36C-6 39 6 39 13 36M-10 -45C-8 -16 -5 10 -2 34M10 -45C8 -16 5 10 2 34M-29 -35C-22 -10 -14 14 -6 34M29 -35C22 -10 14 14 6 34M-42 -18C-32 2 -20 20 -9 34M42 -18C32 2 20 20 9 34',
  },
  key: {
    shape: `M-5 44L-5 -66L5 -66L5 44ZM5 -62L31 -62L31 -54.5L24.5 -54.5L24.5 -50L31 -50L31 -42L24.5 -42L24.5 -37.5L31 -37.5L31 -30L5 -30ZM-8 17L8 17L8 23.5L-8 23.5ZM-4.4 23.5L4.4 23.5L11.5 33L-11.5 33Z${circle(0, 52.5, 10.4)}${circle(-11.5, 40.4, 10.4)}${circle(11.5, 40.4, 10.4)}${hole(0, 54.6, 4.3)}${hole(-13, 40.4, 4.3)}${hole(13, 40.4, 4.3)}M13.5 -46L18 -41.5L22.5 -46L18 -50.5Z`,
    lines: 'M-8 17L8 17M-8 23.5L8 23.5M-5 -26L5 -26',
  },
  'cross-couped': { shape: 'M-14 -46L14 -46L14 -14L46 -14L46 14L14 14L14 46L-14 46L-14 14L-46 14L-46 -14L-14 -14Z', lines: '' },
  sword: {
    shape: `M0 -72L6.8 -55L8 25L-8 25L-6.8 -55ZM-21.6 16C-11 20 11 20 21.6 16C26 15 28 20 27 23.5C26 26.5 22.6 27.5 19.4 26C11 24.5 -11 24.5 -19.4 26C-22.6 27.5 -26 26.5 -27 23.5C-28 20 -26 15 -21.6 16ZM-3.8 23L3.8 23L4.8 46L-4.8 46Z${circle(0, 51, 7.5)}`,
    lines: `M-8 20.5L8 20.5M-4.5 25L4.5 25M0 -56L0 17M-4 31L4 29M-4.2 36.5L4.2 34.5M-4.5 42L4.5 40M-4.8 45.5L4.8 45.5${circle(0, 51, 3)}`,
  },
  tower: {
    shape:
      'M-38 -50L-25 -50L-25 -40L-14 -40L-14 -50L-5.5 -50L-5.5 -40L5.5 -40L5.5 -50L14 -50L14 -40L25 -40L25 -50L38 -50L38 -30C38 -24 30 -22 28 -16L28 32L36 44L36 50L-36 50L-36 44L-28 32L-28 -16C-30 -22 -38 -24 -38 -30Z',
    lines:
      'M-38 -30L38 -30M-29 -16L29 -16M-36 44L-13 44M13 44L36 44M-28 32L-13 32M13 32L28 32M-28 0L-9 0M9 0L28 0M-28 16L-11 16M11 16L28 16M-20 -16L-20 0M20 -16L20 0M-23 16L-23 32M23 16L23 32M-16 0L-16 16M16 0L16 16',
    dark: 'M-11 46L-11 30C-11 14 11 14 11 30L11 46ZM-3.5 2L-3.5 -8C-3.5 -13 3.5 -13 3.5 -8L3.5 2Z',
  },
  garb: {
    shape: `${fanned(EAR)}M-40 -22L-30 -36L0 -42L30 -36L40 -22C29 -13 18 -2 10 8L12 8L12 18L10 18C14 30 22 40 32 48L20 46L14 51L6 46L0 51L-6 46L-14 51L-20 46L-32 48C-22 40 -14 30 -10 18L-12 18L-12 8L-10 8C-18 -2 -29 -13 -40 -22Z`,
    lines: `${fanned(GRAINS)}M-12 8C-4 11 4 11 12 8M-12 18C-4 21 4 21 12 18M0 6L0 -28M-3 6C-6 -8 -9 -18 -12 -27M3 6C6 -8 9 -18 12 -27M-6 6C-12 -6 -18 -14 -24 -22M6 6C12 -6 18 -14 24 -22M0 22L0 48M-5 22C-7 32 -10 40 -14 48M5 22C7 32 10 40 14 48`,
  },
  crown: {
    shape: `M-40 42C-14 50 14 50 40 42L38 26C40 12 44 2 49 -8L37 1C36 -9 32 -17 26 -26C20 -17 15 -9 13 0C12 -11 7 -22 0 -32C-7 -22 -12 -11 -13 0C-15 -9 -20 -17 -26 -26C-32 -17 -36 -9 -37 1L-49 -8C-44 2 -40 12 -38 26Z${pearl(-48, -9, 5)}${pearl(48, -9, 5)}${pearl(-26, -27.5, 5)}${pearl(26, -27.5, 5)}${pearl(0, -33.5, 5)}`,
    lines:
      'M-38 26C-14 34 14 34 38 26M-39 30C-14 38 14 38 39 30M0 36L6 40L0 44L-6 40ZM-24 33L-18 38L-24 41L-30 37ZM24 33L30 37L24 41L18 38Z',
  },
};
