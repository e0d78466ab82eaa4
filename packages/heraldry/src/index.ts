export type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from './achievement.ts';
export * from './elements.ts';
