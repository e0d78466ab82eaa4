export { benchEngine, type EngineBench } from './engine/index.ts';
export { benchSearch, type SearchBench } from './search/index.ts';
export { benchServer, type ServerBench } from './server/index.ts';
export { benchTables, type Readiness, type TablesBench } from './tables/index.ts';
export { benchWeb, type WebBench } from './web/index.ts';
