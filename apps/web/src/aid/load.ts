import type { ComponentType } from 'preact';
import type { ExampleProps } from '../boards/kit/example.tsx';
import type { Chosen } from '../pane/in-force.ts';

export interface AidProps extends ExampleProps {
  /** The options of the table. */
  readonly chosen: Chosen;
}

const files = import.meta.glob<ComponentType<AidProps>>('../boards/*/aid.tsx', { import: 'default' });

/** The default export of `boards/<game>/aid.tsx`; a game need not have one. */
export const loadAid = async (game: string): Promise<ComponentType<AidProps> | undefined> => files[`../boards/${game}/aid.tsx`]?.();
