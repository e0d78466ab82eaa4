import type { Card, Colour, Scroll } from './game.ts';

/** What a move is made of so far, tapped word by word: `['play', 'golem']`, `['buy', '3r']`, `['swap', '@1.0']`. Empty: nothing tapped yet. */
export type Picked = readonly string[];

/**
 * What can be tapped now. The value is what the tap leads to: a whole legal move, or the beginning of several.
 * Words that stand for nothing on the table (`none`, `done`) are whole moves of their own.
 */
export interface Tappable {
  readonly hand: ReadonlyMap<Card, string>;
  readonly scrolls: ReadonlyMap<Scroll, string>;
  readonly seats: ReadonlyMap<number, string>;
  readonly places: ReadonlyMap<string, string>;
  readonly colours: ReadonlyMap<Colour, string>;
  /** Cards of the discard pile. */
  readonly pile: ReadonlyMap<Card, string>;
  readonly none: string | undefined;
  readonly draw: string | undefined;
  readonly buy: string | undefined;
  readonly done: string | undefined;
}

/** The phases with one question: their verb is picked by being in them. */
const QUESTIONS: readonly string[] = ['colour', 'exclude', 'target', 'swap', 'take'];
/** The words of these may be tapped in any order. */
const UNORDERED: readonly string[] = ['buy', 'swap'];

/** What is picked before the first tap. */
export function basis(legal: readonly string[]): Picked {
  const verb = legal.map(text => text.split(' ')[0]!).find(first => QUESTIONS.includes(first));
  return verb === undefined ? [] : [verb];
}

/** The legal moves that what was picked can still become. */
export function candidates(legal: readonly string[], picked: Picked): string[] {
  return legal.filter(text => rest(text.split(' '), picked) !== undefined);
}

/** The legal move that what was picked is, if it is whole, or the only one it can become where the order of words is fixed. */
export function whole(legal: readonly string[], picked: Picked): string | undefined {
  const left = candidates(legal, picked);
  const exact = left.find(text => text.split(' ').length === picked.length);
  if (exact !== undefined) return exact;
  const unordered = UNORDERED.includes(picked[0] ?? '');
  return left.length === 1 && picked.length > 1 && !unordered ? left[0] : undefined;
}

export function tappable(legal: readonly string[], picked: Picked): Tappable {
  const hand = new Map<Card, string>();
  const scrolls = new Map<Scroll, string>();
  const seats = new Map<number, string>();
  const places = new Map<string, string>();
  const colours = new Map<Colour, string>();
  const pile = new Map<Card, string>();
  let none: string | undefined;
  const leads = picked.length === 0 ? [['play'], ['use']] : [picked];
  for (const lead of leads) {
    for (const word of nextWords(legal, lead)) {
      const next = [...lead, word];
      const text = whole(legal, next) ?? next.join(' ');
      if (word === 'none') none = text;
      else if (word === 'pile' || /^@\d+\.\d+$/.test(word)) places.set(word, text);
      else if (/^@\d+$/.test(word)) seats.set(Number(word.slice(1)), text);
      else if (/^[rybg]$/.test(word)) colours.set(word as Colour, text);
      else if (lead[0] === 'use') scrolls.set(word as Scroll, text);
      else if (lead[0] === 'take') pile.set(word as Card, text);
      else hand.set(word as Card, text);
    }
  }
  const free = picked.length === 0;
  return {
    hand,
    scrolls,
    seats,
    places,
    colours,
    pile,
    none,
    draw: free && legal.includes('draw') ? 'draw' : undefined,
    buy: free && legal.some(text => text.startsWith('buy ')) ? 'buy' : undefined,
    done: legal.includes('done') ? 'done' : undefined,
  };
}

/** A second tap takes something back: one word where they come in any order, else the whole choice. */
export function without(legal: readonly string[], picked: Picked, word: string): Picked {
  const at = picked.lastIndexOf(word);
  return UNORDERED.includes(picked[0] ?? '') ? picked.filter((_, index) => index !== at) : basis(legal);
}

/** One step back; undefined where there is none. */
export function back(legal: readonly string[], picked: Picked): Picked | undefined {
  const start = basis(legal);
  if (picked.length <= start.length) return undefined;
  const shorter = picked.slice(0, -1);
  return shorter.length === 1 && start.length === 0 && shorter[0] !== 'buy' ? [] : shorter;
}

/** How often a card is picked, for hands with two copies. */
export const timesPicked = (picked: Picked, word: string): number => picked.slice(1).filter(one => one === word).length;

function nextWords(legal: readonly string[], picked: Picked): string[] {
  const words = new Set<string>();
  for (const text of legal) {
    const left = rest(text.split(' '), picked);
    if (left === undefined) continue;
    const open = UNORDERED.includes(picked[0] ?? '') ? left : left.slice(0, 1);
    for (const word of open) words.add(word);
  }
  return [...words];
}

/** What a move has beyond the picked words; undefined where it is another move. */
function rest(words: readonly string[], picked: Picked): string[] | undefined {
  if (picked.length === 0) return [...words];
  if (words[0] !== picked[0]) return undefined;
  const left = words.slice(1);
  for (const word of picked.slice(1)) {
    const at = UNORDERED.includes(words[0]!) ? left.indexOf(word) : left[0] === word ? 0 : -1;
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}
