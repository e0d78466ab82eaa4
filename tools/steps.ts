import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ran, run } from './run.ts';

/** One thing to check. Without a count of its own a step counts as one. */
export interface Step {
  readonly name: string;
  run(): Promise<Verdict>;
}

export interface Verdict extends Ran {
  readonly passed?: number;
  readonly failed?: number;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Runs the steps one after the other and prints a line for each; what failed is printed in full. */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  for (const step of steps) {
    const began = performance.now();
    const verdict = await step.run();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const passed = verdict.passed ?? (verdict.ok ? 1 : 0);
    const failed = verdict.ok ? 0 : Math.max(1, verdict.failed ?? 1);
    tally.passed += passed;
    tally.failed += failed;
    const count = verdict.passed === undefined ? '' : ` (${passed} passed${failed > 0 ? `, ${failed} failed` : ''})`;
    process.stdout.write(`${verdict.ok ? '✓' : '✗'} ${step.name.padEnd(24)} ${seconds.padStart(6)} s${count}\n`);
    if (!verdict.ok) process.stdout.write(`${verdict.output.trimEnd()}\n\n`);
  }
  return tally;
}

/** A Vitest project as a step that counts its tests. A project without any test fails: something is not where it should be. */
export function vitest(name: string, project: string, env: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'tabard-test-'));
      const file = join(folder, 'report.json');
      const ran = await run(
        'vitest',
        ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        env,
      );
      const counts = readReport(file);
      rmSync(folder, { recursive: true, force: true });
      return { ...ran, ...counts };
    },
  };
}

function readReport(file: string): Tally {
  try {
    const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
