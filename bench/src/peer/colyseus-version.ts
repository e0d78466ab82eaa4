import { createRequire } from 'node:module';

/** Without loading it: only its own process does. */
export const VERSION: string = createRequire(import.meta.url)('@colyseus/core/package.json').version;
