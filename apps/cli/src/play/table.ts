import { drawAny } from './draw/any.ts';
import { drawBlancNoir } from './draw/blanc-noir.ts';
import { drawBlason } from './draw/blason.ts';
import { drawTintenblut } from './draw/tintenblut.ts';
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
