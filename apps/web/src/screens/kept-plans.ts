import { keep, kept } from '../kept.ts';

/** Moves chosen ahead, to be made in order, how they are said, and the entry after which they were chosen. */
export interface Plan {
  readonly moves: readonly string[];
  readonly said: string;
  readonly after: number;
}

const KEPT = 'tabard.plans';
/** More than anybody plays at once. */
const MOST_TABLES = 20;

type Kept = readonly (readonly [table: string, plan: Plan])[];

/** Whatever is not as it should be is no plan. */
function read(text: string | null): Kept {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '[]');
  } catch {}
  return Array.isArray(raw) ? raw.filter(isKept) : [];
}

const isKept = (one: unknown): one is Kept[number] => Array.isArray(one) && typeof one[0] === 'string' && isPlan(one[1]);

function isPlan(one: unknown): one is Plan {
  const { moves, said, after } = (one ?? {}) as Partial<Plan>;
  const isSpelled = Array.isArray(moves) && moves.length > 0 && moves.every(move => typeof move === 'string');
  return isSpelled && typeof said === 'string' && typeof after === 'number';
}

/** What I planned at a table in this browser. */
export const keptPlan = (table: string, text: string | null = kept(KEPT)): Plan | undefined =>
  read(text).findLast(([at]) => at === table)?.[1];

/** What is kept from now on: of a table without a plan, nothing. */
export function withPlan(table: string, plan: Plan | undefined, text: string | null): string {
  const others = read(text).filter(([at]) => at !== table);
  return JSON.stringify([...others, ...(plan ? [[table, plan] as const] : [])].slice(-MOST_TABLES));
}

export const keepPlan = (table: string, plan: Plan | undefined): void => void keep(KEPT, withPlan(table, plan, kept(KEPT)));
