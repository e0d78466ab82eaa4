export { aheadContract } from './ahead-contract.ts';
export { type BusPlan, busContract } from './bus-contract.ts';
export { checkGame, leakCheck, type Plan, type Report, type Violation } from './check-game.ts';
export { gameContract, said } from './game-contract.ts';
export { glossaryContract } from './glossary-contract.ts';
export { type Claims, hintsAgree, hintsContract } from './hints-contract.ts';
export { HOUSE_TERMS } from './house-terms.ts';
export {
  everythingIn,
  languageContract,
  PLAYERS,
  type Sentences,
  type Synonym,
  slipsIn,
  synonymsIn,
  type Vocabulary,
} from './language-contract.ts';
export { lessonContract, lessonFaults } from './lesson-contract.ts';
export { moveOf } from './move-of.ts';
export { clausesOf, rulebookContract } from './rulebook-contract.ts';
export { type ScriptedRng, scripted } from './scripted.ts';
export { ScriptedTime } from './scripted-time.ts';
export { situations } from './situations.ts';
export { spellingContract } from './spelling-contract.ts';
export { type StorePlan, storeContract } from './store-contract.ts';
export { undoContract } from './undo-contract.ts';
