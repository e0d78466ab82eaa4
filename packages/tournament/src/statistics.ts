/** Bounds that hold the true value with 95 % confidence. */
export type Interval = readonly [low: number, high: number];

const Z_95 = 1.959964;

/**
 * Wilson's score interval: right also for few games and for shares near 0 and 1. A win may be split: parts of a win vary less than whole
 * ones, so the interval is then rather too wide.
 */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const square = (Z_95 * Z_95) / games;
  const middle = share + square / 2;
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / games + square / (4 * games));
  return [Math.max(0, (middle - reach) / (1 + square)), Math.min(1, (middle + reach) / (1 + square))];
}

/** Student's interval of a mean; none of a single value. */
export function meanInterval(values: readonly number[]): Interval | undefined {
  if (values.length < 2) return;
  const middle = mean(values);
  const reach = (student95(values.length - 1) * deviation(values)) / Math.sqrt(values.length);
  return [middle - reach, middle + reach];
}

/** The quantile of Student's distribution as its series around the normal one's: within 3 % from two degrees of freedom on. */
const student95 = (freedom: number): number => Z_95 + 2.3723 / freedom + 2.8225 / freedom ** 2 + 2.5558 / freedom ** 3;

/** How values are spread: the outer tenth of them lies below `low` or above `high`. */
export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly low: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly high: number;
  readonly max: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    mean: mean(values),
    deviation: deviation(values),
    min: sorted[0]!,
    low: quantile(sorted, 0.05),
    quarter: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    threeQuarters: quantile(sorted, 0.75),
    high: quantile(sorted, 0.95),
    max: sorted.at(-1)!,
  };
}

export function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return below + (above - below) * (place % 1);
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}
