export type { Claim, Verdict } from './claim.ts';
export { type DealPlayed, type Division, type LeagueStanding, type Pairing, runLeague } from './league.ts';
export { openBot } from './open-bot.ts';
export type { Extent, Until } from './play.ts';
export { type PlaceStanding, type Report, runTournament, type Share, type Standing } from './report.ts';
export { type Spread, wilson } from './statistics.ts';
export type { Tournament } from './tournament.ts';
export { yardsticksOf } from './yardsticks.ts';
