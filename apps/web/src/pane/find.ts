import type { Block, Run, Section } from './rulebook.ts';

/** A piece of text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A text cut where the word occurs in it, whatever its capitals and accents; kana keep their marks. */
export function piecesOf(text: string, word: string): Piece[] {
  const wanted = folded(word.trim());
  const letters = [...text];
  const plain = letters.map(folded);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 0; wanted !== '' && at < letters.length; at++) {
    const to = endOf(plain, at, wanted);
    if (to === undefined) continue;
    pieces.push({ text: letters.slice(from, at).join(''), hit: false }, { text: letters.slice(at, to).join(''), hit: true });
    from = to;
    at = to - 1;
  }
  pieces.push({ text: letters.slice(from).join(''), hit: false });
  return pieces.filter(piece => piece.text !== '');
}

/** Where the word ends that begins here. */
function endOf(plain: readonly string[], from: number, wanted: string): number | undefined {
  let read = '';
  for (let at = from; at < plain.length && wanted.startsWith(read); at++) {
    read += plain[at];
    if (read === wanted) return at + 1;
  }
  return;
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

const wordsOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');
const occursIn = (runs: readonly Run[], word: string): boolean => piecesOf(wordsOf(runs), word).some(({ hit }) => hit);

/** The sections with only the clauses in which a word occurs, or whose number it is; of a clause's list only the lines that have it. */
export function sectionsWith(sections: readonly Section[], word: string): Section[] {
  return sections.flatMap(section => {
    const blocks = section.blocks.flatMap(block => blockWith(block, word));
    return blocks.length === 0 ? [] : [{ ...section, blocks }];
  });
}

function blockWith(block: Block, word: string): Block[] {
  if (block.number === word.trim()) return [block];
  const items = block.items.filter(item => occursIn(item, word));
  return items.length > 0 || occursIn(block.text, word) ? [{ ...block, items }] : [];
}
