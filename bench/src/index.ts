export { ATTACK_NAMES, type AttackBench, benchAttack, HEADINGS as ATTACK_HEADINGS, shortcomings } from './attack/index.ts';
export { benchEngine, type EngineBench } from './engine/index.ts';
export { benchFaults, type FaultsBench } from './faults/index.ts';
export { benchLobby, type LobbyBench } from './lobby/index.ts';
export { benchSearch, type SearchBench } from './search/index.ts';
export { benchServer, PARTS, type ServerBench } from './server/index.ts';
export { benchTables, type Readiness, type TablesBench } from './tables/index.ts';
export { benchWeb, type WebBench } from './web/index.ts';
