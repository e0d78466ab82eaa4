import type { Question } from '@tabard/house';
import type { Trial } from '@tabard/table';

/** A question with dice, for the bot of a spec such as `medium` or `strong:800ms`. */
export type Task = Pick<Question, 'game' | 'view' | 'seat'> & { readonly spec: string; readonly seed: string };
/** How much there is to think about for a seat, as far as everybody can tell. */
export type Weighing = Pick<Question, 'game' | 'publicView' | 'seat'> & { readonly seed: string };
/** A move that may be taken back if it taught its player nothing. */
export interface Glance {
  readonly game: string;
  readonly trial: Trial;
}
export type Thought = { readonly move: string } | { readonly doubt: number } | { readonly may: boolean } | { readonly error: string };

/** Somebody who can be asked one thing at a time. */
export interface Mind {
  /** Rejects when nothing can be asked at all. */
  readonly ready: Promise<void>;
  /** The spelled move. Rejects when there is none to be had; nobody should ask again then. */
  ask(task: Task): Promise<string>;
  /** From 0, nothing, to 1. Rejects as `ask` does. */
  weigh(weighing: Weighing): Promise<number>;
  /** Whether it may, as it seems. Rejects as `ask` does. */
  glance(glance: Glance): Promise<boolean>;
  /** Others wait: whatever it thinks about, the best it has found so far will do. */
  hurry(): void;
  dismiss(): Promise<void>;
}
