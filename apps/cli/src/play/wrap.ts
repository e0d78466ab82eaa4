import { columns, graphemes, isWide } from './width.ts';

/**
 * Lines that are too long, broken between words, and between any two letters of East Asia; what fits is left as it is. Later parts of a
 * line begin where it began, and with `hanging` besides.
 */
export function wrapped(text: string, width: number, hanging = ''): string {
  return text
    .split('\n')
    .map(line => (columns(line) <= width ? line : folded(line, width, hanging)))
    .join('\n');
}

/** The columns of the longest part that is not broken if it can be helped. */
export const widestWord = (text: string): number =>
  Math.max(
    0,
    ...text
      .split('\n')
      .flatMap(chunksOf)
      .map(chunk => columns(chunk.text)),
  );

/** Narrower than this, a line is not indented. */
const NARROWEST = 12;

function folded(line: string, width: number, hanging: string): string {
  const [lead = ''] = /^ */.exec(line)!;
  const roomy = (indent: string) => (width - columns(indent) < NARROWEST ? '' : indent);
  return filled(chunksOf(line.slice(lead.length)), width, roomy(lead), roomy(lead + hanging)).join('\n');
}

function filled(chunks: readonly Chunk[], width: number, first: string, later: string): string[] {
  const lines: string[] = [];
  let line = first;
  let used = columns(first);
  let isEmpty = true;
  for (const { gap, text } of chunks) {
    const more = isEmpty ? text : gap + text;
    if (used + columns(more) <= width) {
      line += more;
      used += columns(more);
    } else {
      if (!isEmpty) lines.push(line);
      const pieces = cut(text, width, isEmpty ? line : later, later);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1)!;
      used = columns(line);
    }
    isEmpty = false;
  }
  return [...lines, line];
}

/** A chunk that even a whole line may be too short for, letter by letter. */
function cut(text: string, width: number, first: string, later: string): string[] {
  if (columns(first + text) <= width) return [first + text];
  const lines = [first];
  for (const { text: letter } of lettersOf(text)) {
    const line = lines.at(-1)!;
    if (columns(line + letter) <= width || line === later) lines[lines.length - 1] = line + letter;
    else lines.push(later + letter);
  }
  return lines;
}

/** What stays together, and the blanks before it, which go where a line ends. */
interface Chunk {
  readonly gap: string;
  readonly text: string;
}

function chunksOf(text: string): Chunk[] {
  const chunks: { gap: string; text: string }[] = [];
  let before: Letter | undefined;
  for (const letter of lettersOf(text)) {
    if (before !== undefined && !mayBreak(before, letter)) chunks.at(-1)!.text += letter.gap + letter.text;
    else chunks.push({ gap: letter.gap, text: letter.text });
    before = letter;
  }
  return chunks;
}

interface Letter extends Chunk {
  readonly isWide: boolean;
}

const ESCAPE = '\x1b\\[';
const STYLE = `(?:${ESCAPE}[0-9;]*m)*`;
/** Blanks before a letter, and the styles that begin with it. */
const BEFORE = new RegExp(`^(${STYLE})( *)(${STYLE})`);
/** Styles end with the letter they follow. */
const STYLE_END = new RegExp(`^(?:${ESCAPE}(?:0|2[2-9]|39|49)m)+`);
const RUN = new RegExp(`^(?:(?!${ESCAPE})[^ ])+`);

function lettersOf(text: string): Letter[] {
  const letters: { gap: string; text: string; isWide: boolean }[] = [];
  let rest = text;
  while (rest !== '') {
    const end = STYLE_END.exec(rest)?.[0];
    if (end !== undefined && letters.length > 0) {
      letters.at(-1)!.text += end;
      rest = rest.slice(end.length);
      continue;
    }
    const [whole, early = '', gap = '', late = ''] = BEFORE.exec(rest)!;
    const run = RUN.exec(rest.slice(whole.length))?.[0] ?? '';
    const [first = '', ...others] = graphemes(run);
    letters.push({ gap, text: early + late + first, isWide: isWide(first) });
    for (const letter of others) letters.push({ gap: '', text: letter, isWide: isWide(letter) });
    rest = rest.slice(whole.length + run.length);
  }
  return letters;
}

/** No line begins with these, and none ends with those. */
const NEVER_FIRST = new RegExp(
  `^${STYLE}[、。，．・：；？！゛゜ヽヾゝゞ々ー〜～」』）】〉》〕］｝…‥％ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ»”’)\\]},.:;!?%]`,
);
const NEVER_LAST = new RegExp(`[（「『【〈《〔［｛«“‘([{]${STYLE}$`);
/** French sets blanks before these. */
const FRENCH = new RegExp(`^${STYLE}[»:;!?]${STYLE}$`);

function mayBreak(before: Letter, letter: Letter): boolean {
  if (NEVER_LAST.test(before.text)) return false;
  if (letter.gap !== '') return !FRENCH.test(letter.text);
  return (before.isWide || letter.isWide) && !NEVER_FIRST.test(letter.text);
}
