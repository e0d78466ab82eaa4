import { type Card, COLOURS, type Colour, faceOf, type Scroll } from './data.ts';
import type { Excluder } from './facts.ts';
import { reachOf, type Wanted } from './steps.ts';
import type { ScrollView, SeatView, View } from './view.ts';

const CHAIN_NUMBER = 25;
const LAST_NORMAL = 9;

/** What lies in front of a seat, read from its marks. */
export const scrollsOf = (seat: SeatView): ScrollView[] =>
  seat.scrolls.map(mark => ({ scroll: mark === '?' ? null : (mark.replace('!', '') as Scroll), up: mark.endsWith('!') }));

/** Whether whoever is to act, and looks, must do what is asked: answer a chain (3.3), exclude for a Lord or a Goddess (5.4, 5.11). */
export function isBound({ config, phase, chain, hand = [], turn, seats, pending }: View): boolean {
  if (phase === 'exclude') return config.edition === 'fr' && /^(lord|goddess)/.test(pending?.by ?? '');
  const holdsAnswer = hand.some(card => faceOf(card).number === CHAIN_NUMBER);
  return phase === 'turn' && chain > 0 && config.edition !== 'fr' && holdsAnswer && !seats[turn]!.called;
}

/** What whoever is to act may do, counted from the legal moves: no offer that is not there. */
export type Ask =
  /** `last`: the only card in hand is none that may be the last (6.4). */
  | ({ readonly type: 'turn'; readonly discard: boolean; readonly draw: boolean; readonly last: boolean } & Before)
  | ({ readonly type: 'chain'; readonly sum: number; readonly answer: 'must' | 'may' | 'none' } & Before)
  | Exclusion
  | { readonly type: 'other' };

/** What may come before discarding or drawing. */
interface Before {
  /** The numbers of which three cards buy a scroll. */
  readonly buy: readonly number[];
  /** A scroll may be used. */
  readonly use: boolean;
}

export interface Exclusion {
  readonly type: 'exclude';
  readonly by: Excluder;
  readonly wants: Wanted;
  /** The colour of what is wanted, where it has one. */
  readonly colour?: Colour;
  /** How many have gone. */
  readonly gone: number;
  /** How many more may go: of the cards in hand, and by the rules. */
  readonly left: number;
  /** How many more have to. */
  readonly must: number;
}

/** `legal`: the spelled moves of whoever looks. */
export function askOf(view: View, legal: readonly string[]): Ask {
  const may = (verb: string) => legal.some(move => move.split(' ')[0] === verb);
  if (view.phase === 'exclude') return exclusionOf(view, legal);
  if (view.phase !== 'turn') return { type: 'other' };
  const before: Before = { buy: buyable(legal), use: may('use') };
  if (view.chain === 0) return { type: 'turn', discard: may('play'), draw: may('draw'), last: isWrongLast(view), ...before };
  return { type: 'chain', sum: view.chain, answer: !may('play') ? 'none' : may('draw') ? 'may' : 'must', ...before };
}

const isWrongLast = ({ hand = [] }: View): boolean => hand.length === 1 && faceOf(hand[0]!).number > LAST_NORMAL;

function exclusionOf({ config, pending, hand = [] }: View, legal: readonly string[]): Ask {
  const reach = pending && reachOf(config.edition, pending.by);
  if (!pending || !reach) return { type: 'other' };
  const eligible = hand.filter(card => legal.includes(`exclude ${card}`)).length;
  const left = Math.max(0, Math.min(eligible, reach.most - pending.count, hand.length - reach.keep));
  const must = legal.includes('done') ? 0 : reach.done === 'after-one' ? Math.min(1, left) : left;
  const { excluder: by, wants, colour } = reach;
  return { type: 'exclude', by, wants, gone: pending.count, left, must, ...(colour === undefined ? {} : { colour: COLOURS[colour]! }) };
}

function buyable(legal: readonly string[]): number[] {
  const cards = legal.flatMap(move => (move.startsWith('buy ') ? [move.split(' ')[1] as Card] : []));
  return [...new Set(cards.map(card => faceOf(card).number))];
}
