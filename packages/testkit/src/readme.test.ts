import { readFileSync } from 'node:fs';
import { memoryBus, memoryStore } from '@tabard/house';
import { describe, expect, test } from 'vitest';
import { harbor, invariant } from './harbor.ts';
import { busContract, gameContract, leakCheck, ScriptedTime, said, scripted, storeContract } from './index.ts';

const CONTRACTS = { gameContract, storeContract, busContract, leakCheck, said };
const GIVEN = { ...CONTRACTS, memoryStore, memoryBus, harbor, invariant, ScriptedTime, scripted, expect, test };

describe("the README's example runs", () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)![1]!.replace(/^import .*$/gm, '');
  new Function(...Object.keys(GIVEN), example)(...Object.values(GIVEN));
});
