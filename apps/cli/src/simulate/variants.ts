import type { Report } from '@tabard/tournament';

/** `edition=ja,de` is both, one after the other; several of the kind are every combination. */
export function variants(sets: readonly string[]): string[][] {
  return sets.reduce<string[][]>((chosen, text) => chosen.flatMap(so => alternatives(text).map(set => [...so, set])), [[]]);
}

function alternatives(text: string): string[] {
  const values = text.indexOf('=') + 1;
  return text
    .slice(values)
    .split(',')
    .map(value => text.slice(0, values) + value.trim());
}

/** What tells a report from the others: the options they do not have in common. */
export function labelOf({ config }: Report, reports: readonly Report[]): string {
  return Object.entries(config)
    .filter(([key, value]) => reports.some(other => other.config[key] !== value))
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');
}
