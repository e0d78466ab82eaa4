import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A few lines that measure every board in every situation. */
const LONGEST = /\/layout-[\w-]+\.browser\.test\.ts$/;

/** Where nothing ran before, as on a fresh checkout, Vitest begins with the largest files; the longest are among the smallest, and everything else would wait for them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}
