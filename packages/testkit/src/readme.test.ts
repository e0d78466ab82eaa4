import { readFileSync } from 'node:fs';
import { memoryLog } from '@tabard/table';
import { describe, expect, test } from 'vitest';
import { harbor, invariant } from './harbor.ts';
import { gameContract, leakCheck, logContract, said, scripted } from './index.ts';

const GIVEN = { memoryLog, harbor, invariant, gameContract, leakCheck, logContract, said, scripted, expect, test };

describe("the README's example runs", () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)![1]!.replace(/^import .*$/gm, '');
  new Function(...Object.keys(GIVEN), example)(...Object.values(GIVEN));
});
