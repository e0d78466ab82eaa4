import { LIVE_MS } from '@tabard/bots';

/** How long a bot that searches by the clock takes when nobody else wants to know anything; a master takes more only while nobody does. */
export const USUAL_MS = LIVE_MS.strong;
/** So long after it was asked, every bot should have answered. */
const PROMPT_MS = 1500;
/** Below this a search is worth little, and the queue hardly gets shorter. */
const LEAST_MS = 24;
/** What remains of the pause for everything that is not search. */
const SPARE_MS = 100;

/** How things stand when a question's turn has come. */
export interface Rush {
  /** Since it was asked. */
  readonly waitedMs: number;
  /** Questions still in the queue behind it. */
  readonly behind: number;
  readonly workers: number;
}

/** How long to search: within the pause, and leaving those behind in the queue an equal part of the time left. */
export function searchMs(pauseMs: number, { waitedMs, behind, workers }: Rush): number {
  const share = (PROMPT_MS - waitedMs) / (1 + Math.ceil(behind / workers));
  return Math.round(Math.max(LEAST_MS, Math.min(share, USUAL_MS, pauseMs - SPARE_MS)));
}

/** How long a master searches that nobody waits behind: so much of its time as there is doubt, from 0 to 1, and no less than others. */
export const masterMs = (othersMs: number, doubt: number): number => Math.max(othersMs, Math.round(LIVE_MS.master * doubt));
