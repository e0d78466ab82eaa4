export { checkGame, leakCheck, type Plan, type Report, type Violation } from './check-game.ts';
export { gameContract, said } from './game-contract.ts';
export { type LogPlan, logContract } from './log-contract.ts';
export { clausesOf, rulebookContract } from './rulebook-contract.ts';
export { type ScriptedRng, scripted } from './scripted.ts';
export { situations } from './situations.ts';
