export { drawAchievement } from './achievement/draw.ts';
export { unwritable } from './achievement/motto.ts';
export type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from './achievement.ts';
export { blazon, blazonCoat, LANGS, type Lang, tinctureName } from './blazon.ts';
export {
  ACROSS,
  type Across,
  type Coat,
  DEVICES,
  type Device,
  type Edge,
  type Group,
  hasTongue,
  isBeast,
  isRepeated,
  type Place,
} from './coat.ts';
export { coatOf } from './coat-of.ts';
export { drawArms, drawCoat } from './draw.ts';
export * from './elements.ts';
export { type Misread, parseBlazon } from './parse.ts';
export { randomArms } from './random.ts';
export { type Read, readAchievement } from './read.ts';
export { type Breach, breaches } from './rule-of-tincture.ts';
export { SHAPES, type Shape } from './shield/outline.ts';
export { spelled as spellAchievement } from './shown.ts';
export { summon } from './summon.ts';
