import { describe, expect, test } from 'vitest';
import { forbiddenImports, type Package, RULES } from './imports.ts';

const PACKAGES: readonly Package[] = [
  ...['core', 'bots', 'table', 'house', 'protocol', 'catalog', 'testkit', 'tournament', 'heraldry', 'inkworld', 'story'].map(name => ({
    folder: `packages/${name}`,
    name: `@tabard/${name}`,
    exports: ['.'],
  })),
  { folder: 'packages/games/harbor', name: '@tabard/harbor', exports: ['.', './text/*'] },
  { folder: 'packages/games/lagoon', name: '@tabard/lagoon', exports: ['.'] },
  ...['server', 'web', 'cli'].map(name => ({ folder: `apps/${name}`, name: `@tabard/${name}`, exports: ['.'] })),
];

const rulesBroken = (path: string, text: string): string[] =>
  forbiddenImports([{ path, text }], PACKAGES).map(line => /:\d+ ([a-z-]+): /.exec(line)![1]!);

/** At least one planted violation for every rule. */
const PLANTED: [rule: string, file: string, code: string][] = [
  ['core-stands-alone', 'packages/core/src/game.ts', "import { submit } from '@tabard/table';"],
  ['games-know-only-core', 'packages/games/harbor/src/index.ts', "import { randomBot } from '@tabard/bots';"],
  ['games-know-only-core', 'packages/games/harbor/src/index.ts', "import type { Log } from '@tabard/table';"],
  ['bots-know-no-game', 'packages/bots/src/greedy.ts', "export * from '@tabard/harbor';"],
  ['bots-know-no-game', 'packages/bots/src/greedy.test.ts', "export { harbor } from '@tabard/harbor';"],
  ['table-knows-only-core', 'packages/table/src/submit.ts', "import '@tabard/protocol';"],
  ['protocol-knows-only-core', 'packages/protocol/src/messages.ts', "type Log = import('@tabard/table').Log;"],
  ['house-knows-tables-not-games', 'packages/house/src/games.ts', "import { CATALOG } from '@tabard/catalog';"],
  ['house-knows-tables-not-games', 'packages/house/src/games.ts', "import { harbor } from '@tabard/harbor';"],
  ['heraldry-stands-alone', 'packages/heraldry/src/index.ts', "import type { Seat } from '@tabard/core';"],
  ['inkworld-stands-alone', 'packages/inkworld/src/index.ts', "import { harbor } from '@tabard/harbor';"],
  ['stories-know-games-and-pictures', 'packages/story/src/page.ts', "import { drawArms } from '@tabard/bots';"],
  ['catalog-knows-games-and-stories', 'packages/catalog/src/index.ts', "const bots = import('@tabard/bots');"],
  ['tournament-knows-bots-not-games', 'packages/tournament/src/dealer.ts', "import { harbor } from '@tabard/harbor';"],
  ['yardsticks-know-games-and-bots', 'packages/tournament/yardsticks/harbor/tempo.ts', "import { CATALOG } from '@tabard/catalog';"],
  ['testkit-knows-contracts-not-games', 'packages/testkit/src/index.ts', "import { harbor } from '@tabard/harbor';"],
  ['packages-know-no-app', 'packages/catalog/src/index.ts', "import { start } from '@tabard/server';"],
  ['games-are-strangers', 'packages/games/harbor/src/index.ts', "import { lagoon } from '@tabard/lagoon';"],
  ['apps-are-strangers', 'apps/web/src/main.tsx', "import { start } from '@tabard/server'; const board = <svg />;"],
  ['apps-are-strangers', 'apps/server/src/main.ts', "import { serve } from '@tabard/cli';"],
  ['testkit-is-for-tests', 'packages/bots/src/greedy.ts', "import { scripted } from '@tabard/testkit';"],
  ['testkit-is-for-tests', 'apps/cli/src/bench.ts', "import { scripted } from '@tabard/testkit';"],
  ['rules-do-no-io', 'packages/core/src/rng.ts', "import { randomBytes } from 'node:crypto';"],
  ['rules-do-no-io', 'packages/core/src/rng.ts', "import { readFileSync } from 'fs';"],
  ['rules-do-no-io', 'packages/games/harbor/src/state.ts', "import { produce } from 'immer';"],
  ['rules-do-no-io', 'packages/bots/src/greedy.ts', 'const fs = await import(`node:fs`);'],
  ['rules-do-no-io', 'packages/table/src/submit.ts', "const fs = require('node:fs');"],
  ['rules-do-no-io', 'packages/table/src/submit.ts', "const it = (name: string) => import(name + '.ts');"],
  ['rules-do-no-io', 'packages/house/src/chance.ts', "import { randomBytes } from 'node:crypto';"],
  ['rules-do-no-io', 'packages/protocol/src/parse.ts', "import { z } from 'zod';"],
  ['used-by-name-not-by-path', 'packages/games/harbor/src/index.ts', "import { play } from '../../../core/src/play.ts';"],
  ['used-by-name-not-by-path', 'apps/server/src/main.ts', "import { play } from '@tabard/core/src/play.ts';"],
  ['used-by-name-not-by-path', 'apps/server/src/main.ts', "new Worker(new URL('../../../packages/bots/src/worker.ts', import.meta.url));"],
  ['used-by-name-not-by-path', 'tools/check.ts', "import { play } from '../packages/core/src/play.ts';"],
];

describe('the import check finds', () => {
  test.each(PLANTED)('%s in %s: %s', (rule, file, code) => {
    expect(rulesBroken(file, code)).toContain(rule);
  });

  test('a planted violation of every rule', () => {
    expect([...new Set(PLANTED.map(([rule]) => rule))].sort()).toEqual(RULES.map(({ name }) => name).sort());
  });

  test('the line', () => {
    const text = "import { a } from './a.ts';\n\nimport { readFileSync } from 'node:fs';\n";
    expect(forbiddenImports([{ path: 'packages/core/src/b.ts', text }], PACKAGES)).toEqual([
      'packages/core/src/b.ts:3 rules-do-no-io: «node:fs»',
    ]);
  });
});

test.each([
  ['packages/games/harbor/src/index.ts', "import { play } from '@tabard/core'; import { setup } from './state.ts';"],
  ['packages/games/harbor/src/index.test.ts', "import { gameContract } from '@tabard/testkit'; import { test } from 'vitest';"],
  ['packages/bots/src/bots.test.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/protocol/src/messages.ts', "import * as v from 'valibot';"],
  ['packages/catalog/src/index.ts', "const load = () => import('@tabard/harbor'); const de = () => import('@tabard/harbor/text/de');"],
  ['packages/tournament/yardsticks/harbor/tempo.ts', "import { harbor } from '@tabard/harbor'; import type { Bot } from '@tabard/bots';"],
  ['apps/cli/src/serve.ts', "import { start } from '@tabard/server'; import { createServer } from 'node:http';"],
  ['apps/web/test/build.ts', "new URL('../../../node_modules/vite/bin/vite.js', import.meta.url)"],
  ['apps/web/src/main.tsx', "import { render } from 'preact'; import './styles.css'; // import '@tabard/server'"],
])('%s may say %s', (file, code) => {
  expect(rulesBroken(file, code)).toEqual([]);
});
