export type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from './achievement.ts';
export { blazon, LANGS, type Lang } from './blazon.ts';
export { drawArms } from './draw.ts';
export * from './elements.ts';
export { type Read, readAchievement } from './read.ts';
export { beastSheet, contactSheet } from './sheet.ts';
export { spelled as spellAchievement } from './shown.ts';
export { summon } from './summon.ts';
