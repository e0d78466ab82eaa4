import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { find, ROOT, read, type Source } from './sources.ts';

/** Files a document speaks of: links, and paths from the root in backticks. Pictures are taken when all is done. */
function filesNamed({ path, text }: Source): string[] {
  const links = [...text.matchAll(/\]\(([^)#:\s]+)[^):]*\)/g)].map(([, link]) => posix.join(posix.dirname(path), link!));
  const paths = [...text.matchAll(/`((?:apps|packages|tools|bench|docs|deploy)\/[\w.@/-]+)`/g)].map(([, named]) => named!);
  return [...links, ...paths].filter(named => !named.startsWith('docs/pictures/'));
}

const DOCUMENTS = find('{*.md,docs/**/*.md,packages/**/README.md,apps/**/README.md,bench/README.md}').map(path => read(path));

test.each(DOCUMENTS.map(document => [document.path, document] as const))('%s speaks of files that exist', (_path, document) => {
  expect(filesNamed(document).filter(named => !existsSync(posix.join(ROOT, named)))).toEqual([]);
});

test('a document that speaks of a file that does not exist is found', () => {
  const text = 'See [it](gone.md#here), [that](https://example.org/a.md), `apps/server/gone.ts` and `src/a.ts`.';
  expect(filesNamed({ path: 'docs/a.md', text })).toEqual(['docs/gone.md', 'apps/server/gone.ts']);
});
