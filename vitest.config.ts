import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

/** Tests that take their time (a crash repeated, ten thousand states, a whole game in a browser) say so in their file's name. */
const LONG = '**/*.{long,crash,leaks}.test.ts';
const BROWSER = '**/*.browser.test.ts';
const SKIP = ['**/node_modules/**', '**/dist/**'];

const SECOND = 1000;

export default defineConfig({
  test: {
    // What is polled comes when it comes: on a busy machine a second is short.
    expect: { poll: { timeout: 60 * SECOND } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,tools,apps/web}/**/*.test.{ts,tsx}'],
          exclude: [...SKIP, LONG, BROWSER],
          testTimeout: 60 * SECOND,
          hookTimeout: 60 * SECOND,
          // Left to itself, Vitest keeps a core free.
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['{apps/server,apps/cli,bench}/**/*.test.ts'],
          exclude: [...SKIP, LONG, BROWSER],
          testTimeout: 240 * SECOND,
          hookTimeout: 60 * SECOND,
          // More than there are cores: most of a test's time is waiting, here and below.
          maxWorkers: 4,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [LONG],
          exclude: SKIP,
          testTimeout: 600 * SECOND,
          hookTimeout: 60 * SECOND,
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          exclude: SKIP,
          testTimeout: 240 * SECOND,
          hookTimeout: 120 * SECOND,
          globalSetup: 'apps/web/test/build-once.ts',
          maxWorkers: 3,
        },
      },
    ],
  },
});
