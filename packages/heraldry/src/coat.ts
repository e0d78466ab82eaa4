import {
  type Attitude,
  BEASTS,
  type Beast,
  type Cadency,
  CHARGES,
  type Charge,
  type Field,
  type Line,
  ORDINARIES,
  type Ordinary,
  type Tincture,
} from './elements.ts';

/**
 * A coat of arms: what is drawn, blazoned and read from a blazon. Every part may be missing, for arms grow in play.
 * The game's ten columns are a part of it (`coatOf`).
 */
export interface Coat {
  readonly division?: Field | undefined;
  readonly first?: Tincture | undefined;
  readonly second?: Tincture | undefined;
  /** Semy: all over the field, cut off at its edges. */
  readonly strewn?: readonly Strewn[] | undefined;
  readonly ordinary?: Band | undefined;
  readonly groups?: Readonly<Partial<Record<Place, Group>>> | undefined;
  readonly chief?: Edge | undefined;
  readonly bordure?: Edge | undefined;
  readonly mark?: Cadency | undefined;
  /** Of the mark; one that shows on what it lies on where nothing is said. */
  readonly markTincture?: Tincture | undefined;
  /** Of a label: three, unless said otherwise. */
  readonly points?: 4 | 5 | undefined;
}

/** Marks of cadency that are also borne as charges. */
const MARKS = ['octofoil', 'cross-moline', 'rose', 'fleur-de-lis', 'annulet', 'martlet', 'mullet', 'crescent'] as const;
type Mark = (typeof MARKS)[number] & Cadency;

/** What is not a beast. */
export type Device = Charge | Mark;
export const DEVICES: readonly Device[] = [...CHARGES, ...MARKS];

/** Ordinaries that cross the field; chief and bordure lie at its edge. */
export type Across = Exclude<Ordinary, 'chief' | 'bordure'>;
export const ACROSS = ORDINARIES.filter((ordinary): ordinary is Across => ordinary !== 'chief' && ordinary !== 'bordure');

/** Those that may be borne two or three at a time: bars, pallets, bendlets, chevrons. */
export const REPEATED = ['fess', 'pale', 'bend', 'bend-sinister', 'chevron'] as const satisfies readonly Across[];
export const isRepeated = (ordinary: Across): boolean => (REPEATED as readonly Across[]).includes(ordinary);

export interface Strewn {
  readonly bearing: Device;
  readonly tincture?: Tincture | undefined;
}

export interface Band {
  readonly ordinary: Across;
  /** One, unless said otherwise. */
  readonly number?: 2 | 3 | undefined;
  readonly line?: Line | undefined;
  readonly tincture?: Tincture | undefined;
  /** So blazoned where it crosses a field that is parted or strewn; it is drawn the same. */
  readonly isOverAll?: true | undefined;
}

/** A chief or a bordure. */
export interface Edge {
  readonly line?: Line | undefined;
  readonly tincture?: Tincture | undefined;
  readonly on?: Group | undefined;
  /** A chief that is blazoned after a bordure lies upon it. */
  readonly isOver?: true | undefined;
}

/** What is said or drawn of chief and bordure, from the ground up. */
export const edgesOf = <T>({ chief }: Coat, ofChief: T, ofBordure: T): T[] => (chief?.isOver ? [ofBordure, ofChief] : [ofChief, ofBordure]);

/**
 * Where a group stands: in the middle of a field without an ordinary; on the ordinary; around the ordinary or what stands in the middle;
 * in a part of the field; or over everything.
 */
export const PLACES = ['middle', 'on', 'between', 'chief', 'base', 'dexter', 'sinister', 'over-all'] as const;
export type Place = (typeof PLACES)[number];

/** Charges or beasts of one kind. */
export interface Group {
  readonly number: number;
  readonly bearing: Device | Beast;
  /** Of a beast; rampant where nothing is said. */
  readonly attitude?: Attitude | undefined;
  /** As custom has it for the number and the place where nothing is said. */
  readonly order?: Order | undefined;
  readonly tincture?: Tincture | undefined;
  /**
   * Claws, beak, tusks, horns and hooves of a beast, and its tongue. Where nothing is said, horns and hooves are of its own tincture, the
   * others of one that custom chooses.
   */
  readonly armed?: Tincture | undefined;
  readonly langued?: Tincture | undefined;
}

/** Beasts that show no tongue; they have horns or hooves, but no claws. */
const SILENT: readonly Beast[] = ['bull', 'stag', 'horse', 'unicorn'];
export const hasTongue = (beast: Beast): boolean => !SILENT.includes(beast);

export const MOST = 12;

export const LINED_UP = ['fess', 'pale', 'bend', 'bend-sinister', 'chevron', 'cross', 'saltire', 'orle'] as const;
/** In one of these shapes, or in rows from the top: 2, 1. */
export type Order = (typeof LINED_UP)[number] | readonly number[];

export const isBeast = (bearing: Device | Beast): bearing is Beast => (BEASTS as readonly string[]).includes(bearing);

const LONG: ReadonlySet<Attitude> = new Set(['passant', 'passant-guardant', 'statant', 'courant', 'couchant']);

/** Whether it is a beast that is longer than it is high. */
export const isLong = ({ bearing, attitude }: Group): boolean => isBeast(bearing) && attitude !== undefined && LONG.has(attitude);
