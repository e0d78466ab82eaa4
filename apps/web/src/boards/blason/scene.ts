import type { Props } from './game.ts';
import type { Thing } from './inspector.tsx';
import type { useStage } from './stage.tsx';
import type { Choice } from './use-choice.ts';

/** What the large parts of the board are drawn from. */
export interface Scene {
  readonly props: Props;
  readonly stage: ReturnType<typeof useStage>;
  readonly choice: Choice;
  /** A tap asks what a card is, whatever else it could do. */
  readonly looking: boolean;
  lookAround(): void;
  /** Tells what a thing is for, until it is put away. */
  look(thing: Thing, from: HTMLElement): void;
  /** Shows a player's arms and shield at large. */
  enlarge(seat: number): void;
  /** Shows how everybody stands: augmentations, awards, markers, what is discarded and what is left. */
  showAll(): void;
}

/** Whose shield lies in the middle: mine, or for a spectator that of whoever is to move. */
export const shownSeat = ({ props, stage }: Pick<Scene, 'props' | 'stage'>): number => props.seat ?? stage.view.turn;
