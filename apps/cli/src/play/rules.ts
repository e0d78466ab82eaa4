import { inked } from './ink.ts';
import { type Clause, MINUTE, type Rulebook, type Section } from './rulebook.ts';
import { columns } from './width.ts';
import type { ShellWords } from './words.ts';
import { wrapped } from './wrap.ts';

export interface Reader {
  readonly shell: ShellWords;
  readonly columns: number;
  readonly isColourful: boolean;
}

/** What the rulebook says about something: a clause, a section, a word; about nothing in particular, what is in it. */
export function rulesText(book: Rulebook | undefined, about: string, reader: Reader): string {
  if (!book) return wrapped(reader.shell.rules.missing, reader.columns);
  if (about === '') return contents(book, reader);
  const number = /^§?\s*(\d+(?:\.\d+)?)\.?$/.exec(about)?.[1];
  return number === undefined ? occurrences(book, about, reader) : numbered(book, number, reader);
}

function contents({ title, sections }: Rulebook, reader: Reader): string {
  const { rules, commands } = reader.shell;
  const heads = sections.map(({ number, title: name }) => `${number.padStart(4)}  ${name}`);
  return lines(reader, [bold(reader, rules.title(title)), ...heads, rules.how(commands.rules[0])]);
}

function numbered({ sections }: Rulebook, number: string, reader: Reader): string {
  const section = sections.find(one => one.number === number);
  if (section) return sectionText(section, reader);
  const clause = sections.flatMap(({ clauses }) => clauses).find(one => one.number === number);
  return clause ? clauseText(clause, reader) : wrapped(reader.shell.rules.noClause(number), reader.columns);
}

/** So many lines are read in one go; of a longer section the first sentences tell what is where. */
const PAGE = 45;

function sectionText({ number, title, clauses }: Section, reader: Reader): string {
  const head = bold(reader, number === MINUTE ? title : `${number} ${title}`);
  const own = clauses.map(clause => (clause.number === number ? { ...clause, number: '' } : clause));
  const whole = [head, ...own.map(clause => clauseText(clause, reader))].join('\n\n');
  if (whole.split('\n').length <= PAGE || clauses.length < 2) return whole;
  const { rules, commands } = reader.shell;
  const starts = clauses.map(clause => clauseText({ ...clause, text: sentencesOf(clause.text)[0] ?? '', items: [] }, reader));
  return lines(reader, [head, ...starts, rules.long(`${commands.rules[0]} ${clauses[0]!.number}`)]);
}

function clauseText({ number, text, items }: Clause, reader: Reader): string {
  const label = number === '' ? '' : `${number} `;
  const paragraph = wrapped(styled(reader, bold(reader, label) + text), reader.columns, ' '.repeat(columns(label)));
  return [...(text === '' ? [] : [paragraph]), ...items.map(item => wrapped(styled(reader, `  - ${item}`), reader.columns, '  '))].join(
    '\n',
  );
}

/** So many clauses are listed in which a word occurs. */
const MOST = 8;

function occurrences({ sections }: Rulebook, word: string, reader: Reader): string {
  const { rules } = reader.shell;
  const found = sections.flatMap(({ clauses }) => clauses).filter(({ text, items }) => [text, ...items].some(part => has(part, word)));
  if (found.length === 0) return wrapped(rules.notFound(word), reader.columns);
  const head = rules.found(word, found.length);
  if (found.length === 1) return [wrapped(head, reader.columns), clauseText(found[0]!, reader)].join('\n');
  const more = found.length > MOST ? [rules.andMore(found.length - MOST)] : [];
  return lines(reader, [head, ...found.slice(0, MOST).map(clause => clauseText(passage(clause, word), reader)), ...more]);
}

/** The first sentence of a clause in which a word occurs. */
function passage({ number, text, items }: Clause, word: string): Clause {
  return { number, text: [...sentencesOf(text), ...items].find(sentence => has(sentence, word)) ?? text, items: [] };
}

const has = (text: string, word: string): boolean => folded(bare(text)).includes(folded(word));
/** Without capitals and accents; kana keep their marks. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const bare = (text: string): string => text.replaceAll(/\*\*|`/g, '');

/** Sentences end with a full stop before a capital, or the Japanese one. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?][)”“»]{0,3}) (?=[\p{Lu}«„“*`])|(?<=。)/u);

const bold = ({ isColourful }: Reader, text: string): string => inked(text, 'bold', isColourful);
/** Bold print, and notation, which is set apart in colour; without colours the signs of Markdown just go. */
function styled({ isColourful }: Reader, text: string): string {
  return text
    .replaceAll(/\*\*([^*]+)\*\*/g, (_, inner: string) => inked(inner, 'bold', isColourful))
    .replaceAll(/`([^`]+)`/g, (_, inner: string) => inked(inner, 'cyan', isColourful));
}

const lines = (reader: Reader, some: readonly string[]): string => some.map(line => wrapped(line, reader.columns)).join('\n');
