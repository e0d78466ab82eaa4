import { t } from '../i18n/index.ts';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** «3 hours ago», in the language in use. */
export function sinceWhen(then: number, now: number = Date.now()): string {
  const past = now - then;
  const step = STEPS.find(([, ms]) => past >= ms);
  if (!step) return t.value.justNow;
  const [unit, size] = step;
  return t.value.ago(-Math.floor(past / size), unit);
}

/** «today», «yesterday», «3 days ago»: where the hour is not known. */
export const daysAgo = (then: number, now: number = Date.now()): string => t.value.ago(-Math.floor((now - then) / 86_400_000), 'day');
