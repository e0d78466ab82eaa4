import type { AnyWords, Lang } from '@tabard/core';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Settings } from '../board.ts';
import './board.css';
import './example.css';

/** What a drawn example of the rulebook is told. */
export interface ExampleProps {
  readonly words: AnyWords;
  readonly lang: Lang;
  readonly settings: Settings;
}

/** The default export of `boards/<game>/examples.tsx`: by clause, what its example looks like in our cards. */
export type Examples = Readonly<Record<string, ComponentType<ExampleProps>>>;

/** Nothing in a drawing can be asked or tapped: the rulebook's own words say what it shows. */
export const SILENT = { inspect: () => ({}), name: String, openRule: () => {} };

interface FigureProps {
  /** What the board's class names begin with. */
  readonly dress: string;
  readonly children: ComponentChildren;
}

export function Figure({ dress, children }: FigureProps) {
  return (
    <figure class={`example ${dress}-example`} aria-hidden="true">
      {children}
    </figure>
  );
}

/** What stands between two things: `+`, `=`, `→`. */
export const Between = ({ sign }: { readonly sign: string }) => <b class="example-sign">{sign}</b>;
