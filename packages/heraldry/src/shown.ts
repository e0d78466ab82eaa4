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
  return plain({ ...ground, rowB: isAlone ? c : b, rowC: isAlone ? undefined : c, cadency });
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

/** The same without undefined fields, its rows too. */
function plain<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.map(([key, part]) => [key, typeof part === 'object' ? plain(part as object) : part])) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/** Seven letters and digits that differ from coat to coat (FNV-1a), for ids on a page of many. */
export function hashOf(value: Shown, hatching: boolean): string {
  let hash = 0x811c9dc5;
  for (const letter of `${spelled(value)}${hatching}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
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
