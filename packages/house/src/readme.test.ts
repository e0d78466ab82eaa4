import { readFileSync } from 'node:fs';
import { VERSION } from '@tabard/protocol';
import { ScriptedTime } from '@tabard/testkit';
import { pips } from '@tabard/testkit/pips';
import { expect, test } from 'vitest';
import { desk, Games, House, memoryBus, memoryStore, newId, Session } from './index.ts';
import { Inn, offered, Ponderer } from './inn.fixture.ts';

test("the README's example runs", async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)![1]!.replace(/^import .*$/gm, '');
  const printed: string[] = [];
  const time = new ScriptedTime();
  const given = {
    ...{ desk, Games, House, memoryBus, memoryStore, newId, Session, VERSION, time },
    chance: new Inn(time).chance,
    thinker: new Ponderer().thinker,
    CATALOG: [offered(pips)],
    report: { problem: (what: string) => void printed.push(what), note: () => {}, stored: () => {}, refused: () => {} },
    console: { log: (line: string) => void printed.push(line) },
  };
  const Example = (async () => {}).constructor as new (...code: string[]) => (...values: unknown[]) => Promise<void>;
  await new Example(...Object.keys(given), example)(...Object.values(given));
  expect(printed).toEqual(['welcome', 'table', 'step']);
});
