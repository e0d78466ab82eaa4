import type { Sheet } from '@tabard/inkworld';
import type { Props } from './game.ts';
import type { useStage } from './stage.tsx';
import type { Choice } from './use-choice.ts';
import type { Outlook } from './use-outlook.ts';

/** What the large parts of the board are drawn from. */
export interface Scene {
  readonly props: Props;
  readonly sheet: Sheet;
  readonly stage: ReturnType<typeof useStage>;
  readonly choice: Choice;
  readonly outlook: Outlook;
}

/** Whether a tap of mine does something now. */
export const canAct = ({ stage }: Scene): boolean => stage.mine && stage.legal.length > 0;
