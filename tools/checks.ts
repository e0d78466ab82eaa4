import { checkClauses } from './clauses.ts';
import { checkImports } from './imports.ts';
import { checkRegexes } from './regexes.ts';
import { run } from './run.ts';
import { type Step, vitest } from './steps.ts';
import { checkTypes } from './types.ts';

/** What `npm run check` runs before a commit, quick ones first. */
export function checkSteps(): Step[] {
  return [
    { name: 'format and lint', run: () => run('biome', ['check', '--error-on-warnings', '--colors=off', '--max-diagnostics=50', '.']) },
    { name: 'types', run: checkTypes },
    { name: 'imports', run: checkImports },
    { name: 'clauses', run: checkClauses },
    { name: 'regular expressions', run: checkRegexes },
    { name: 'unused code', run: () => run('knip', ['--no-progress']) },
    vitest('unit tests', 'unit'),
  ];
}
