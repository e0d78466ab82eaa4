import { basis, isUnordered, type Picked, type Tappable, tappable, whole } from './tappable.ts';

/** What a choice is made from: with other legal moves it begins anew. */
export interface Situation {
  readonly legal: readonly string[];
  /** The player wants to be asked before anything is sent. */
  readonly confirm: boolean;
}

/** How far the move in the making has come. */
export type Choosing =
  | { readonly stage: 'picking'; readonly picked: Picked }
  /** A whole move that waits for a last yes. */
  | { readonly stage: 'staged'; readonly picked: Picked; readonly move: string }
  /** A whole move that is sent at once. */
  | { readonly stage: 'decided'; readonly picked: Picked; readonly move: string };

export type Tap =
  /** Something that the verb at work asks for. */
  | { readonly type: 'word'; readonly word: string }
  /** Something with which another move begins. */
  | { readonly type: 'begin'; readonly verb: string; readonly word?: string }
  | { readonly type: 'put-back'; readonly word: string }
  /** A button that says the whole move. */
  | { readonly type: 'offer'; readonly move: string }
  | { readonly type: 'back' };

export const begin = ({ legal }: Situation): Choosing => picking(basis(legal));

export function next(at: Situation, choosing: Choosing, tap: Tap): Choosing {
  switch (tap.type) {
    case 'word':
      return pick(at, [...choosing.picked, tap.word]);
    case 'begin':
      return tap.word === undefined ? picking([tap.verb]) : pick(at, [tap.verb, tap.word]);
    case 'put-back':
      return putBack(at, choosing, tap.word);
    case 'offer':
      return offer(at, choosing, tap.move);
    case 'back':
      return back(at, choosing) ?? choosing;
  }
}

function pick({ legal, confirm }: Situation, picked: Picked): Choosing {
  const move = whole(legal, picked);
  if (move === undefined) return picking(picked);
  return { stage: confirm || wantsYes(picked) ? 'staged' : 'decided', picked, move };
}

/** What cannot be read off the table beforehand is said in words first: scrolls without a player to tap, places, purchases. */
function wantsYes(picked: Picked): boolean {
  const [verb] = picked;
  return isUnordered(verb) || (verb === 'use' && !/^@\d+$/.test(picked.at(-1)!));
}

/** A second tap takes something back: one word where they come in any order, else the whole choice. */
function putBack(at: Situation, { picked }: Choosing, word: string): Choosing {
  if (!isUnordered(picked[0])) return begin(at);
  const last = picked.lastIndexOf(word);
  return picking(picked.filter((_, index) => index !== last));
}

/** The button that says a staged move is its yes. */
function offer({ confirm }: Situation, choosing: Choosing, move: string): Choosing {
  const isYes = choosing.stage === 'staged' && choosing.move === move;
  return { stage: confirm && !isYes ? 'staged' : 'decided', picked: move.split(' '), move };
}

/** One step back; undefined where there is none. */
function back(at: Situation, { stage, picked }: Choosing): Choosing | undefined {
  const start = basis(at.legal);
  if (picked.length <= start.length) return stage === 'staged' ? begin(at) : undefined;
  const shorter = picked.slice(0, -1);
  const isBegun = shorter.length > 1 || start.length > 0 || shorter[0] === 'buy';
  return picking(isBegun ? shorter : []);
}

export const canGoBack = (at: Situation, choosing: Choosing): boolean => back(at, choosing) !== undefined;

/** What can be tapped to go on; nothing while a move waits for its yes. */
export const nowOf = ({ legal }: Situation, { stage, picked }: Choosing): Tappable =>
  stage === 'picking' ? tappable(legal, picked) : tappable([], []);

/** My hand and scrolls stay open while something else of a turn is being chosen: a tap there begins anew. */
export function ownOf(at: Situation, choosing: Choosing): Pick<Tappable, 'hand' | 'scrolls'> {
  const [verb] = choosing.picked;
  return verb === 'play' || verb === 'use' || verb === 'draw' ? tappable(at.legal, basis(at.legal)) : nowOf(at, choosing);
}

/** How often a card is picked, for hands with two copies. */
export const timesPicked = (picked: Picked, word: string): number => picked.slice(1).filter(one => one === word).length;

const picking = (picked: Picked): Choosing => ({ stage: 'picking', picked });
