import type { Source } from './sources.ts';

/** The clauses of a rulebook in their order, and the clauses its text refers to. */
export interface Rulebook {
  readonly path: string;
  readonly clauses: readonly string[];
  readonly references: readonly string[];
  /** Clauses that stand in a foreign section or twice. */
  readonly misplaced: readonly string[];
}

/**
 * A section is `## 4 Scrolls`; a clause is a paragraph that begins with its number, `4.2 Use: …`, or with the section's own number where a
 * section is one clause.
 */
export function readRulebook({ path, text }: Source): Rulebook {
  const clauses: string[] = [];
  const misplaced: string[] = [];
  let section = '';
  let begins = true;
  for (const line of text.split('\n')) {
    const heading = /^## (\d+) /.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    const number = begins ? /^(\d+(?:\.\d+)?) /.exec(line)?.[1] : undefined;
    if (number !== undefined && (number.includes('.') || number === section)) {
      if (number.split('.')[0] !== section || clauses.includes(number)) misplaced.push(number);
      clauses.push(number);
    }
    begins = line.trim() === '' || line.startsWith('#');
  }
  return { path, clauses, misplaced, references: referencesIn(text) };
}

/** What stands in backticks is notation (`@2.0`), not a clause. */
function referencesIn(text: string): string[] {
  const prose = text.replaceAll(/```.*?```|`[^`]*`/gs, '');
  return [...new Set([...prose.matchAll(/\b\d{1,2}\.\d{1,2}\b/g)].map(([number]) => number))];
}
