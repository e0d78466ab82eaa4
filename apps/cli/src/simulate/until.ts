import type { Until } from '@tabard/tournament';
import { UsageError } from '../usage.ts';

/** Before so many games no verdict ends a tournament. */
const LEAST = 100;
/** The test asks for 5 points more or less, and there must be room for both. */
const [LOWEST, HIGHEST] = [0.05, 0.95];

/** `greedy>0.7` */
export function readUntil(text: string, bots: readonly string[]): Until {
  const [, name, share] = /^(.+)>(0?\.[0-9]{1,6})$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (name === undefined) throw new UsageError(`--until takes a bot and its share of wins, as in "${bots[0]}>0.7", not "${text}"`);
  const bot = bots.indexOf(name);
  if (bot < 0) throw new UsageError(`--until: "${name}" does not play; there are: ${bots.join(', ')}`);
  const claimed = Number(share);
  if (claimed > LOWEST && claimed < HIGHEST) return { bot, share: claimed, least: LEAST };
  throw new UsageError(`--until takes a share between ${LOWEST} and ${HIGHEST}, not ${share}`);
}
