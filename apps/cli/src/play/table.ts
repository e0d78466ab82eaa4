import { styleText } from 'node:util';
import { type BlancNoirWords, type Card, scrollsOf, type View } from '@tabard/blanc-noir';
import type { Json } from '@tabard/core';
import type { Drawing } from './drawing.ts';
import { tintenblut } from './tintenblut.ts';
import { padded } from './width.ts';

/** Draws the games it knows well, and prints the view of any other. */
export function drawTable(game: string, drawing: Drawing): string {
  const draw = DRAWN.get(game);
  return draw ? draw(drawing) : anyView(drawing.view as Json);
}

const DRAWN = new Map<string, (drawing: Drawing) => string>([
  ['blanc-noir', blancNoir],
  ['tintenblut', tintenblut],
]);

function blancNoir({ view, seat: me, name, words, shell, isColourful }: Drawing): string {
  const v = view as View;
  const game = words as BlancNoirWords;
  const say = shell.table;
  const card = (one: Card) => inked(game.card(one), letterOf(one), isColourful);
  const width = Math.max(...v.seats.map((_, seat) => name(seat).length));
  const players = v.seats.map((one, seat) => {
    const scrolls = scrollsOf(one).map(({ scroll, up }) => `${scroll ? game.scroll(scroll) : '?'}${up ? '' : ` (${say.hidden})`}`);
    const parts = [
      say.cards(one.hand),
      `${one.points} ${say.points}`,
      one.called ? '“Blanc Noir!”' : '',
      scrolls.length ? `${say.scrolls}: ${scrolls.join(', ')}` : '',
    ];
    const mark = seat === v.turn ? (v.direction === 1 ? '▼' : '▲') : ' ';
    return `${mark} ${padded(name(seat), width)}  ${parts.filter(part => part !== '').join(' · ')}`;
  });
  const colour = v.colour ? `${say.colour}: ${inked(game.colours[v.colour], v.colour, isColourful)}` : say.anyColour;
  return [
    `── ${say.round(v.round)} ${'─'.repeat(40)}`,
    ...players,
    `${say.pile}: ${card(v.top)} · ${colour}${v.chain > 0 ? ` · ${say.chain}: ${v.chain}` : ''}`,
    `${say.hand}: ${(v.hand ?? []).map(card).join(' · ')}`,
    v.turn === me ? game.decision(v.phase, v.pending?.by, v.chain) : '',
  ]
    .filter(line => line !== '')
    .join('\n');
}

const INK = { r: 'red', y: 'yellow', b: 'blue', g: 'green', black: 'bold' } as const;

function letterOf(card: Card): keyof typeof INK {
  const last = /^(?:[1-9]|.*-)([rybg])$/.exec(card)?.[1];
  return (last as keyof typeof INK | undefined) ?? 'black';
}

const inked = (text: string, letter: keyof typeof INK, isColourful: boolean): string =>
  isColourful ? styleText(INK[letter], text, { validateStream: false }) : text;

/** A view of a game without a drawing of its own: its fields, a line each. */
function anyView(view: Json): string {
  if (typeof view !== 'object' || view === null) return String(view);
  return Object.entries(view)
    .filter(([key]) => key !== 'seen' && key !== 'config')
    .map(([key, value]) => `${key}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join('\n');
}
