export { type BusPlan, busContract } from './bus-contract.ts';
export { checkGame, leakCheck, type Plan, type Report, type Violation } from './check-game.ts';
export { gameContract, said } from './game-contract.ts';
export { clausesOf, rulebookContract } from './rulebook-contract.ts';
export { type ScriptedRng, scripted } from './scripted.ts';
export { ScriptedTime } from './scripted-time.ts';
export { situations } from './situations.ts';
export { type StorePlan, storeContract } from './store-contract.ts';
