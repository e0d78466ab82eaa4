import { readFileSync } from 'node:fs';
import { type Bot, searchBot } from '@tabard/bots';
import { type Advice, type AnyGame, type Judgement, oddsBy } from '@tabard/core';
import type { Tried } from './styled-bot.ts';

/** What `tools/learn.ts` has learned and tries just now, handed to the threads of a tournament by the environment. */
export const LEARNED = 'TABARD_LEARNED';

export interface Learned extends Tried {
  readonly game: string;
  /** The judgement. */
  readonly file: string;
}

/** What a game's `mind/features.ts` tells a judgement. */
export interface Featured {
  /** So many numbers tell of a seat. */
  readonly FEATURES: number;
  /** Fills a row for each seat, and gives their number. */
  tellFeatures(state: unknown, rows: Float64Array): number;
}

export const featuresOf = (game: string): Promise<Featured> => import(`@tabard/${game}/features`) as Promise<Featured>;

const tried: Learned | undefined = process.env[LEARNED] && JSON.parse(process.env[LEARNED]);
const featured = tried && (await featuresOf(tried.game));

/** A searching bot that judges by what was learned. */
export default (game: AnyGame, advice: Advice<unknown, unknown>): Bot<unknown, unknown> => {
  if (!tried || !featured) throw new Error(`${LEARNED} does not say what to try`);
  const judgement = JSON.parse(readFileSync(tried.file, 'utf8')) as Judgement;
  const odds = oddsBy(judgement, game.seats.max, featured.tellFeatures, game.outcome);
  return searchBot(game, { ...advice, odds }, { iterations: tried.iterations }, tried.style);
};
