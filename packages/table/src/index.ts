export type { Entry, Log } from './log.ts';
export { memoryLog } from './memory-log.ts';
