import type { ComponentChildren } from 'preact';
import { type ExampleProps, SILENT } from '../kit/example.tsx';
import { speaking } from '../kit/speaking.tsx';
import { TableContext } from './context.ts';
import { sayAt, type View } from './game.ts';
import { STRINGS, type Strings } from './strings.ts';
import './cards.css';

/** Which table it is makes no difference to most of what is drawn. */
const USUAL: View['config'] = { edition: 'ja', deck: 'box', goal: 200, call: 'players' };

interface Props extends ExampleProps {
  readonly edition?: View['config']['edition'] | undefined;
  readonly children: ComponentChildren;
}

/** Cards and scrolls away from any table: nothing can be tapped or asked. */
export const Drawn = speaking<Props, Strings>(STRINGS, ({ words, strings, settings, edition = USUAL.edition, children }) => {
  const say = sayAt(words, { config: { ...USUAL, edition } });
  const table = { ...SILENT, say, strings, settings, seats: [] };
  return <TableContext.Provider value={table}>{children}</TableContext.Provider>;
});
