import type { Lang } from '@tabard/core';

/** A rulebook as its Markdown file has it: sections of numbered clauses, a clause being a paragraph and perhaps a list. */
export interface Rulebook {
  readonly title: string;
  readonly opening: readonly Block[];
  /** The game in one minute: the section without a number. */
  readonly minute: Minute | undefined;
  readonly sections: readonly Section[];
}

export interface Minute {
  readonly title: string;
  readonly lines: readonly (readonly Run[])[];
}

export interface Section {
  readonly number: string;
  readonly title: string;
  /** Notation, positions, sources: what stands in the appendix, which nobody needs in order to play. */
  readonly technical: boolean;
  readonly blocks: readonly Block[];
}

/** `number` is missing for a paragraph that is no clause. */
export interface Block {
  readonly number: string | undefined;
  readonly text: readonly Run[];
  readonly items: readonly (readonly Run[])[];
}

export interface Run {
  readonly kind: 'plain' | 'bold' | 'code';
  readonly text: string;
}

const files = import.meta.glob<string>(['../../../../packages/games/*/rules/*.md', '!../../../../packages/games/sample-game/rules/*'], {
  query: '?raw',
  import: 'default',
});

/** English stands in where a language has no rulebook yet. */
export async function loadRulebook(game: string, lang: Lang): Promise<Rulebook | undefined> {
  const file = (wanted: Lang) => files[`../../../../packages/games/${game}/rules/${wanted}.md`];
  const load = file(lang) ?? file('en');
  return load && parseRulebook(await load());
}

export function parseRulebook(markdown: string): Rulebook {
  let title = '';
  let minute: Minute | undefined;
  let technical = false;
  const opening: Block[] = [];
  const sections: (Section & { blocks: Block[] })[] = [];
  for (const part of markdown.split(/\n{2,}/)) {
    const text = part.trim();
    const section = text.match(/^## (\d[\d.]*) (.*)$/);
    if (section) sections.push({ number: section[1]!, title: section[2]!, technical, blocks: [] });
    else if (text.startsWith('## ')) minute = readMinute(text);
    else if (text.startsWith('# ') && title !== '') technical = true;
    else if (text.startsWith('# ')) title = text.slice(2);
    else if (text !== '') (sections.at(-1)?.blocks ?? opening).push(readBlock(text, sections.at(-1)?.number));
  }
  return { title, opening, minute, sections };
}

function readMinute(text: string): Minute {
  const [title = '', ...lines] = text.split('\n');
  return { title: title.slice(3), lines: lines.map(line => readRuns(line.replace(/^- /, ''))) };
}

/** Where a section is one clause, the clause has the section's number, which is not said again. */
function readBlock(text: string, section: string | undefined): Block {
  const lines = text.split('\n');
  const items = lines.filter(line => line.startsWith('- ')).map(line => readRuns(line.slice(2)));
  const paragraph = lines.filter(line => !line.startsWith('- ')).join(' ');
  if (section !== undefined && paragraph.startsWith(`${section} `)) {
    return { number: undefined, text: readRuns(paragraph.slice(section.length + 1)), items };
  }
  const numbered = paragraph.match(/^(\d+\.\d+)\s+(.*)$/s);
  return { number: numbered?.[1], text: readRuns(numbered?.[2] ?? paragraph), items };
}

function readRuns(text: string): Run[] {
  return text
    .split(/(\*\*.+?\*\*|`.+?`)/)
    .filter(part => part !== '')
    .map(part => {
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: 'plain', text: part };
    });
}
