import { type BandName, type Card, type CardOf, type Tincture, tinctureOf } from './data.ts';
import type { SeatView, Shield } from './view.ts';

/** What a shield shows, finished or not, as the heraldry package takes it (rule 7.1): plain data, by element ids. */
export interface Achievement {
  readonly field?: CardOf<'field'>;
  /** A2 and A3. */
  readonly first?: Tincture;
  readonly second?: Tincture;
  readonly rowB?: OrdinaryRow | ChargesRow;
  readonly rowC?: BeastRow | ChargesRow;
  readonly cadency?: CardOf<'cadency'>;
}

interface OrdinaryRow {
  readonly kind: 'ordinary';
  readonly ordinary?: CardOf<'ordinary'>;
  readonly line?: CardOf<'line'>;
  readonly tincture?: Tincture;
}

interface BeastRow {
  readonly kind: 'beast';
  readonly beast?: CardOf<'beast'>;
  readonly attitude?: CardOf<'attitude'>;
  readonly tincture?: Tincture;
}

interface ChargesRow {
  readonly kind: 'charges';
  readonly charge?: CardOf<'charge'>;
  readonly arrangement?: CardOf<'arrangement'>;
  readonly tincture?: Tincture;
}

/** Only what is visible counts; a row whose band is open (it has no figure yet) is left out, and so is whatever is missing. */
export function achievement({ shield, bands }: Pick<SeatView, 'shield' | 'bands'>): Achievement {
  const top = (column: keyof Shield): Card | undefined => shield[column]?.at(-1);
  const tincture = (column: keyof Shield): Tincture | undefined => {
    const card = top(column);
    return card && tinctureOf(card);
  };
  const row = (band: BandName | null, upper: object, lower: object) =>
    band === null ? undefined : present(band === 'upper' ? upper : lower);
  const charges = (charge: Card | undefined, arrangement: Card | undefined, of: keyof Shield) => ({
    kind: 'charges',
    charge,
    arrangement,
    tincture: tincture(of),
  });
  return present({
    field: top('A1'),
    first: tincture('A2'),
    second: tincture('A3'),
    rowB: row(
      bands.B,
      { kind: 'ordinary', ordinary: top('B1'), line: top('B2'), tincture: tincture('B3') },
      charges(top('B1'), top('B2'), 'B3'),
    ),
    rowC: row(
      bands.C,
      { kind: 'beast', beast: top('C1'), attitude: top('C2'), tincture: tincture('C3') },
      charges(top('C1'), top('C2'), 'C3'),
    ),
    cadency: top('C4'),
  }) as Achievement;
}

const present = (parts: object): object => Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
