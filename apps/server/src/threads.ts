import type { WorkerOptions } from 'node:worker_threads';

/** How our threads are started: not as this process was, and with little room for what is new, which dies soon. V8's usual room would be up to 48 MB of garbage each. */
export const AS_A_THREAD: WorkerOptions = { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 12 } };
