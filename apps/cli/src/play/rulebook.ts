import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Lang } from '@tabard/core';

/** A rulebook as its Markdown file has it: sections of numbered clauses. */
export interface Rulebook {
  readonly title: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly number: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** A paragraph and perhaps a list, in Markdown. A section that is one clause has its number. */
export interface Clause {
  readonly number: string;
  readonly text: string;
  readonly items: readonly string[];
}

/** A game's rulebook, which its package hands out as a file; a game may have none. */
export function loadRulebook(game: string, lang: Lang): Rulebook | undefined {
  const path = pathOf(`@tabard/${game}/rules/${lang}`);
  return path === undefined ? undefined : parseRulebook(readFileSync(path, 'utf8'));
}

function pathOf(module: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(module);
  } catch {
    return;
  }
}

export function parseRulebook(markdown: string): Rulebook {
  const [title = '', ...parts] = markdown.split(/^## /m);
  return { title: /^# (.*)$/m.exec(title)?.[1] ?? '', sections: parts.map(readSection) };
}

/** The game in one minute has no number in the book; asked for by number, it is 0. */
export const MINUTE = '0';

function readSection(text: string): Section {
  const [head = '', ...paragraphs] = text.split(/\n{2,}/);
  const [heading = '', ...items] = head.trim().split('\n');
  const [, number, title = heading] = /^(\d+) (.*)$/.exec(heading) ?? [];
  if (number === undefined) return { number: MINUTE, title, clauses: [{ ...readClause(items.join('\n')), number: MINUTE }] };
  const isClause = (paragraph: string) => paragraph.trim() !== '' && !paragraph.startsWith('# ');
  return { number, title, clauses: paragraphs.filter(isClause).map(readClause) };
}

function readClause(paragraph: string): Clause {
  const lines = paragraph.trim().split('\n');
  const isItem = (line: string) => line.startsWith('- ');
  const prose = lines.filter(line => !isItem(line)).join(' ');
  const [, number = '', text = prose] = /^(\d+(?:\.\d+)?) (.*)$/s.exec(prose) ?? [];
  return { number, text, items: lines.filter(isItem).map(line => line.slice(2)) };
}
