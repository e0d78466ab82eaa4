import type { Arrangement, Attitude, Beast, Cadency, Charge, Field, Line, Ordinary, Tincture } from './elements.ts';

/**
 * What a shield shows, finished or not: plain data, every part optional. Only what is visible belongs here, never a covered card.
 * A row whose band is still open (tinctures only) is left out.
 */
export interface Achievement {
  /** A1. */
  readonly field?: Field | undefined;
  /** A2. */
  readonly first?: Tincture | undefined;
  /** A3. */
  readonly second?: Tincture | undefined;
  readonly rowB?: OrdinaryRow | ChargesRow | undefined;
  readonly rowC?: BeastRow | ChargesRow | undefined;
  /** C4. */
  readonly cadency?: Cadency | undefined;
}

/** The upper band of row B. */
export interface OrdinaryRow {
  readonly kind: 'ordinary';
  readonly ordinary?: Ordinary | undefined;
  readonly line?: Line | undefined;
  readonly tincture?: Tincture | undefined;
}

/** The upper band of row C. */
export interface BeastRow {
  readonly kind: 'beast';
  readonly beast?: Beast | undefined;
  readonly attitude?: Attitude | undefined;
  readonly tincture?: Tincture | undefined;
}

/** The lower band of row B or C. */
export interface ChargesRow {
  readonly kind: 'charges';
  readonly charge?: Charge | undefined;
  readonly arrangement?: Arrangement | undefined;
  readonly tincture?: Tincture | undefined;
}
