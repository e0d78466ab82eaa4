import type { LEVELS as BOTS } from '@tabard/bots';
import { t } from './i18n/index.ts';

/** The bots to choose from, weakest first; by name only, so that no bot weighs on the first screen. */
export const LEVELS = ['easy', 'medium', 'strong', 'master'] as const satisfies typeof BOTS;
export type Level = (typeof LEVELS)[number];

export const isLevel = (value: unknown): value is Level => LEVELS.some(level => level === value);

/** What a bot's level is called; one we do not offer has no other name than its own. */
export function levelName(level: string): string {
  const { levelEasy, levelMedium, levelStrong, levelMaster } = t.value;
  return isLevel(level) ? { easy: levelEasy, medium: levelMedium, strong: levelStrong, master: levelMaster }[level] : level;
}

/** How such a bot plays, in a line. */
export function levelHelp(level: Level): string {
  const { levelEasyHelp, levelMediumHelp, levelStrongHelp, levelMasterHelp } = t.value;
  return { easy: levelEasyHelp, medium: levelMediumHelp, strong: levelStrongHelp, master: levelMasterHelp }[level];
}
