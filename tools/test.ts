import { checkSteps } from './checks.ts';
import { ensureChromium, findChromium, findHeadlessShell } from './chromium.ts';
import { ensureCompiler } from './compiler.ts';
import { ensureNats } from './nats.ts';
import { ensurePostgres } from './postgres.ts';
import { ensurePython, findPython } from './python.ts';
import { runSteps, type Step, vitest } from './steps.ts';

/** Everything: what `npm run check` does, and the tests that take their time. */
const steps: Step[] = [
  ...checkSteps(),
  { name: 'Python is here', run: ensurePython },
  { name: 'PostgreSQL is here', run: ensurePostgres },
  { name: 'NATS is here', run: ensureNats },
  { name: 'server and command line', run: () => vitest('server and command line', 'apps', { TABARD_PYTHON: findPython() ?? '' }).run() },
  { name: 'a C compiler is here', run: ensureCompiler },
  vitest('crashes, leaks and loads', 'long'),
  { name: 'a browser is here', run: ensureChromium },
  { name: 'browser', run: () => vitest('browser', 'browser', browsers()).run() },
];

function browsers() {
  return { TABARD_CHROMIUM: findChromium() ?? '', TABARD_HEADLESS_SHELL: findHeadlessShell() ?? '' };
}

const { passed, failed } = await runSteps(steps);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
