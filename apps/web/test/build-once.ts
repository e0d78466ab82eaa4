import { buildClient } from './build.ts';

/** Before the tests: they run side by side, and two builds at once would spoil each other. */
export default buildClient;
