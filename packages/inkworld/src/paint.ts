import { short } from './pen.ts';

/** The colours of a map, as CSS has them: a name of the house, or a plain colour. */
export interface Palette {
  readonly paper: string;
  /** The paper where it has darkened. */
  readonly aged: string;
  readonly ink: string;
  readonly faint: string;
  readonly sea: string;
  /** Under woods, and on their leaves. */
  readonly wood: string;
  readonly leaf: string;
  readonly stone: string;
  readonly road: string;
  readonly red: string;
  readonly blue: string;
  readonly green: string;
  /** Walls that swallow light, and what shines in windows. */
  readonly dark: string;
  readonly light: string;
}

export const DAY: Palette = {
  paper: '#f5ead0',
  aged: '#dcc59a',
  ink: '#3a281a',
  faint: '#8a6f4d',
  sea: '#c3cfc4',
  wood: '#c3c48d',
  leaf: '#d3d0a0',
  stone: '#d5be96',
  road: '#fbf3df',
  red: '#a8322b',
  blue: '#2b649c',
  green: '#4a7a3a',
  dark: '#4a3a36',
  light: '#f6d98a',
};

export const NIGHT: Palette = {
  paper: '#1e2547',
  aged: '#12172f',
  ink: '#cfd7ea',
  faint: '#7d89b4',
  sea: '#161d3f',
  wood: '#22385a',
  leaf: '#26405c',
  stone: '#333b66',
  road: '#39437a',
  red: '#c4525a',
  blue: '#4f8fd0',
  green: '#5a9a68',
  dark: '#0e1226',
  light: '#ffe09a',
};

export interface Stroke {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

export function path(d: string, { fill = 'none', stroke, width = 1.5, opacity, dash }: Stroke): string {
  const edge = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${short(width)}"`;
  const dashed = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  return `<path d="${d}" fill="${fill}"${edge}${dashed}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
}

export const group = (body: string, transform = ''): string => `<g${transform === '' ? '' : ` transform="${transform}"`}>${body}</g>`;
