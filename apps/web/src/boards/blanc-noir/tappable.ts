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

/** Whether the words behind a verb may be tapped in any order. */
export const isUnordered = (verb: string | undefined): boolean => verb === 'buy' || verb === 'swap';

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
  return left.length === 1 && picked.length > 1 && !isUnordered(picked[0]) ? left[0] : undefined;
}

/** The only legal move, where everybody at the table sees that it is the only one: it hides nothing of a hand. */
export function forced(legal: readonly string[]): string | undefined {
  const [only] = legal;
  return legal.length === 1 && /^(target|swap) /.test(only!) ? only : undefined;
}

/** Sorts what may come next by what it is tapped on. */
export function tappable(legal: readonly string[], picked: Picked): Tappable {
  const isFree = picked.length === 0;
  const found = isFree ? [...wordsAfter(legal, ['play']), ...wordsAfter(legal, ['use'])] : wordsAfter(legal, picked);
  const only = (kind: Kind) => found.filter(one => one.kind === kind);
  const by = <Key extends string>(kind: Kind) => new Map(only(kind).map(({ word, text }) => [word as Key, text]));
  return {
    hand: by<Card>('hand'),
    scrolls: by<Scroll>('scroll'),
    seats: new Map(only('seat').map(({ word, text }) => [Number(word.slice(1)), text])),
    places: by('place'),
    colours: by<Colour>('colour'),
    pile: by<Card>('pile'),
    none: only('none')[0]?.text,
    draw: isFree && legal.includes('draw') ? 'draw' : undefined,
    buy: isFree && legal.some(text => text.startsWith('buy ')) ? 'buy' : undefined,
    done: legal.includes('done') ? 'done' : undefined,
  };
}

/** What a word stands for on the table. */
type Kind = 'hand' | 'scroll' | 'seat' | 'place' | 'colour' | 'pile' | 'none';

function kindOf(verb: string | undefined, word: string): Kind {
  if (word === 'none') return 'none';
  if (word === 'pile' || /^@\d+\.\d+$/.test(word)) return 'place';
  if (/^@\d+$/.test(word)) return 'seat';
  if (/^[rybg]$/.test(word)) return 'colour';
  if (verb === 'use') return 'scroll';
  return verb === 'take' ? 'pile' : 'hand';
}

interface Word {
  readonly word: string;
  readonly kind: Kind;
  /** What it leads to. */
  readonly text: string;
}

function wordsAfter(legal: readonly string[], picked: Picked): Word[] {
  const [verb] = picked;
  const left = legal.flatMap(text => {
    const open = rest(text.split(' '), picked) ?? [];
    return isUnordered(verb) ? open : open.slice(0, 1);
  });
  return [...new Set(left)].map(word => {
    const next = [...picked, word];
    return { word, kind: kindOf(verb, word), text: whole(legal, next) ?? next.join(' ') };
  });
}

/** What a move has beyond the picked words; undefined where it is another move. */
function rest(words: readonly string[], picked: Picked): string[] | undefined {
  if (picked.length === 0) return [...words];
  if (words[0] !== picked[0]) return undefined;
  const left = words.slice(1);
  for (const word of picked.slice(1)) {
    const at = isUnordered(words[0]) ? left.indexOf(word) : left[0] === word ? 0 : -1;
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}
