export { benchEngine, type EngineBench } from './engine.ts';
