import type { Props } from './game.ts';
import type { Thing } from './inspector.tsx';
import type { useStage } from './stage.tsx';
import type { Choice } from './use-choice.ts';

/** What the large parts of the board are drawn from. */
export interface Scene {
  readonly props: Props;
  readonly stage: ReturnType<typeof useStage>;
  readonly choice: Choice;
  /** A tap asks what a thing does, whatever else it could do. */
  readonly looking: boolean;
  /** Tells what a thing is for, until it is put away. */
  look(thing: Thing, from: HTMLElement): void;
}
