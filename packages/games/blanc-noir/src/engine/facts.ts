import type { Seat, Tell as TellOf } from '@tabard/core';
import type { Card, Colour, Scroll } from './data.ts';

/** Where a scroll lies: in a seat's row, or on top of the pile. */
export type Place = { readonly seat: Seat; readonly index: number } | 'pile';

/** What makes a player draw. */
export type Cause = 'turn' | 'chain' | 'dragon' | 'explosion' | 'blizzard' | 'penalty' | 'silence';
/** What excludes cards one at a time. */
export type Excluder = 'herald' | 'salvation' | 'lord' | 'goddess' | 'princess' | 'escort';
export type RoundEnd = 'quest' | 'menace' | 'stalemate';

/** What happened. Optional fields are told only to those who may know them (see `redact`). */
export type Fact =
  | { readonly type: 'round-began'; readonly round: number; readonly first: Seat; readonly top: Card }
  | { readonly type: 'colour-named'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'bought'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly count: number;
      readonly by: 'purchase' | 'priestess' | 'revelation';
      readonly scrolls?: readonly Scroll[];
    }
  | { readonly type: 'used'; readonly seat: Seat; readonly scroll: Scroll; readonly target?: Seat }
  | {
      readonly type: 'returned';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly index: number;
      readonly up: boolean;
      readonly scroll?: Scroll;
    }
  | { readonly type: 'scattered'; readonly seat: Seat; readonly counts: readonly number[]; readonly scrolls?: readonly (Scroll | null)[] }
  | { readonly type: 'menaced'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cause: Cause; readonly cards?: readonly Card[] }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card; readonly colour?: Colour }
  | { readonly type: 'chained'; readonly seat: Seat; readonly added: number; readonly sum: number }
  | { readonly type: 'reversed'; readonly seat: Seat; readonly direction: 1 | -1 }
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'excluded'; readonly seat: Seat; readonly card: Card; readonly by: Excluder }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly places: readonly [Place, Place] }
  | { readonly type: 'scouted'; readonly seat: Seat; readonly target: Seat; readonly open: boolean; readonly hand?: readonly Card[] }
  | { readonly type: 'scouted-nobody'; readonly seat: Seat }
  | { readonly type: 'took'; readonly seat: Seat; readonly taken: boolean; readonly card?: Card }
  | { readonly type: 'called'; readonly seat: Seat }
  | { readonly type: 'kept-silent'; readonly seat: Seat }
  | {
      readonly type: 'round-over';
      readonly round: number;
      readonly reason: RoundEnd;
      readonly quest: Seat | null;
      /** The cards left in every hand, shown to all. */
      readonly hands: readonly (readonly Card[])[];
      readonly points: readonly number[];
      readonly totals: readonly number[];
      /** Whose total was exactly the goal and became half of it (7.3). */
      readonly halved: readonly Seat[];
    }
  | { readonly type: 'game-over'; readonly ranking: readonly (readonly Seat[])[]; readonly scores: readonly number[] };

export type Tell = TellOf<Fact>;

/** Why a match is over: somebody exceeded the goal, or the single round was played. */
export type Ending = 'goal' | 'round';
