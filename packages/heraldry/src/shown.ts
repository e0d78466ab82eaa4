import type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from './achievement.ts';

/** An achievement without the parts that cannot show. */
export interface Shown extends Achievement {
  readonly rowB?: OrdinaryRow | ChargesRow;
  readonly rowC?: BeastRow | ChargesRow;
}

/**
 * What an unfinished shield shows. A row without its figure shows nothing. Without a division there is one field, of whichever tincture
 * is there. Charges that stand alone are the same arms in row B and in row C.
 */
export function shown(achievement: Achievement): Shown {
  const { field, first, second, cadency } = achievement;
  const b = achievement.rowB && hasFigure(achievement.rowB) ? achievement.rowB : undefined;
  const c = achievement.rowC && hasFigure(achievement.rowC) ? achievement.rowC : undefined;
  const isAlone = b === undefined && c?.kind === 'charges';
  const ground = field ? { field, first, second } : { first: first ?? second };
  return plain<Achievement>({ ...ground, rowB: isAlone ? c : b, rowC: isAlone ? undefined : c, cadency }) as Shown;
}

function hasFigure(row: OrdinaryRow | ChargesRow | BeastRow): boolean {
  switch (row.kind) {
    case 'ordinary':
      return row.ordinary !== undefined;
    case 'charges':
      return row.charge !== undefined;
    case 'beast':
      return row.beast !== undefined;
  }
}

/** The same without undefined fields, its parts too. */
export function plain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(plain) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.map(([key, part]) => [key, plain(part)])) as T;
}

/** Its parts in order, `-` for what is not there. */
export function spelled({ field, first, second, rowB, rowC, cadency }: Achievement): string {
  return [field, first, second, ...cells(rowB), ...cells(rowC), cadency].map(part => part ?? '-').join(' ');
}

function cells(row: OrdinaryRow | ChargesRow | BeastRow | undefined): (string | undefined)[] {
  switch (row?.kind) {
    case 'ordinary':
      return [row.ordinary, row.line, row.tincture];
    case 'charges':
      return [row.charge, row.arrangement, row.tincture];
    case 'beast':
      return [row.beast, row.attitude, row.tincture];
    case undefined:
      return [undefined, undefined, undefined];
  }
}
