import { checkSteps } from './checks.ts';
import { runSteps } from './steps.ts';

const { failed } = await runSteps(checkSteps());
process.exitCode = failed === 0 ? 0 : 1;
