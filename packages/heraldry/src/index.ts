export type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from './achievement.ts';
export { drawArms } from './draw.ts';
export * from './elements.ts';
