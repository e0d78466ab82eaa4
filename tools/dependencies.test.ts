import { expect, test } from 'vitest';
import { outdatedAgreements, readLock, strangeInstallScripts, strangeLicences } from './dependencies.ts';

test('whatever comes along with Tabard has a licence that was agreed to', () => {
  expect(strangeLicences(readLock())).toEqual([]);
});

test('whatever runs while it is installed was agreed to', () => {
  expect(strangeInstallScripts(readLock())).toEqual([]);
  expect(outdatedAgreements(readLock())).toEqual([]);
});

test('a planted package is found', () => {
  const lock = {
    '': { hasInstallScript: true },
    'packages/core': {},
    'node_modules/@tabard/core': { link: true },
    'node_modules/fine': { license: 'MIT' },
    'node_modules/ours-only': { license: 'GPL-3.0', dev: true },
    'node_modules/planted': { license: 'GPL-3.0' },
    'node_modules/fine/node_modules/unnamed': { hasInstallScript: true },
  };
  expect(strangeLicences(lock)).toEqual(['node_modules/planted: GPL-3.0', 'node_modules/fine/node_modules/unnamed: none']);
  expect(strangeInstallScripts(lock)).toEqual(['node_modules/fine/node_modules/unnamed']);
  expect(outdatedAgreements(lock)).toEqual(['node_modules/msgpackr-extract']);
});
