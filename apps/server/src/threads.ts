import { setFlagsFromString } from 'node:v8';
import type { WorkerOptions } from 'node:worker_threads';

// What a server's process is told of its own room for what is new (`process.json`) would else be said of every thread.
setFlagsFromString('--max-semi-space-size=0');

/** How our threads are started: not as this process was, and with little room for what is new, which dies soon. V8's usual room would be up to 48 MB of garbage each. */
export const AS_A_THREAD: WorkerOptions = { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 12 } };
