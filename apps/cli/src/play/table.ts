import { drawAny } from './draw/any.ts';
import { drawBlancNoir, noteOnBlancNoir } from './draw/blanc-noir.ts';
import { drawBlason, noteOnBlason } from './draw/blason.ts';
import { drawTintenblut, noteOnTintenblut } from './draw/tintenblut.ts';
import type { Drawing, Scope } from './drawing.ts';
import { wrapped } from './wrap.ts';

/** Draws the games it knows well, and tells the view of any other. */
export function drawTable(game: string, drawing: Drawing, scope: Scope = 'table'): string {
  const draw = DRAWN.get(game) ?? drawAny;
  return wrapped(draw(drawing, scope).join('\n'), drawing.columns, '  ');
}

const DRAWN = new Map<string, (drawing: Drawing, scope: Scope) => string[]>([
  ['blanc-noir', drawBlancNoir],
  ['blason', drawBlason],
  ['tintenblut', drawTintenblut],
]);

/** What a move costs and brings, as far as its words do not say it; '' where there is nothing to add. */
export function noteOn(game: string, drawing: Drawing, spelling: string): string {
  const [verb = '', ...things] = spelling.split(' ');
  return NOTED.get(game)?.(drawing, verb, things) ?? '';
}

const NOTED = new Map<string, (drawing: Drawing, verb: string, things: readonly string[]) => string>([
  ['blanc-noir', noteOnBlancNoir],
  ['blason', noteOnBlason],
  ['tintenblut', noteOnTintenblut],
]);
