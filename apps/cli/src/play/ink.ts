import { styleText } from 'node:util';

export type Ink = 'red' | 'yellow' | 'blue' | 'green' | 'cyan' | 'magenta' | 'bold' | 'dim';

/** Colours only help: whatever they say is said in words too. */
export const inked = (text: string, ink: Ink, isColourful: boolean): string =>
  isColourful && text !== '' ? styleText(ink, text, { validateStream: false }) : text;
