export { benchEngine, type EngineBench } from './engine.ts';
export { benchServer, type ServerBench } from './server/index.ts';
export { benchWeb, type WebBench } from './web/index.ts';
