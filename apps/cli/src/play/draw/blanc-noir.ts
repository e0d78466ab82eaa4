import { type BlancNoirWords, type Card, type Colour, faceOf, isBound, type SeatView, scrollsOf, type View } from '@tabard/blanc-noir';
import type { Drawing, Scope } from '../drawing.ts';
import { type Ink, inked } from '../ink.ts';
import { drawGrid } from './grid.ts';
import { heading, labelled, markedName, tableOf } from './layout.ts';
import { listing } from './listing.ts';

/** Blanc Noir in a terminal: who holds how much, the middle of the table, my hand, and what is to be decided. */
export function drawBlancNoir(drawing: Drawing, scope: Scope): string[] {
  const sheet = { ...drawing, view: drawing.view as View, game: drawing.words as BlancNoirWords };
  return scope === 'step'
    ? [...middle(sheet), ...hand(sheet), ...decision(sheet)]
    : [...headline(sheet), ...players(sheet), '', ...middle(sheet), '', ...hand(sheet), ...decision(sheet)];
}

/** The number of a Special, which has to match and counts at the end, and how much a chain makes one draw. */
export function noteOnBlancNoir({ view, shell }: Drawing, verb: string, [thing]: readonly string[]): string {
  const { chain } = view as View;
  if (verb === 'draw') return chain > 0 ? shell.table.blancNoir.cards(chain) : '';
  if ((verb !== 'play' && verb !== 'exclude') || thing === undefined) return '';
  const { face, number } = faceOf(thing as Card);
  return typeof face === 'number' ? '' : String(number);
}

interface Sheet extends Drawing {
  readonly view: View;
  readonly game: BlancNoirWords;
}

function headline({ view, game, shell, columns }: Sheet): string[] {
  const goal = labelled(shell, game.option('goal'), game.value('goal', view.config.goal).label);
  const edition = labelled(shell, game.option('edition'), game.value('edition', view.config.edition).label);
  return heading([game.title, shell.table.round(view.round), goal, edition], columns);
}

function players(sheet: Sheet): string[] {
  const { view, shell, name, columns } = sheet;
  const { blancNoir: say, cards } = shell.table;
  const rows = view.seats.map((one, seat) => ({
    name: markedName(name(seat), seat === view.turn),
    cells: [String(one.hand), String(one.points), String(one.quests)],
    told: [one.called ? say.called : '', ...scrolls(sheet, one)],
  }));
  const labels = [cards, say.points, say.quests];
  const one = drawGrid(
    {
      rows: [['', ...labels, say.scrolls], ...rows.map(row => [row.name, ...row.cells, row.told])],
      between: '  ',
      numbers: [1, 2, 3],
    },
    columns,
  );
  const direction = view.seats.length > 2 ? [view.direction === 1 ? say.downwards : say.upwards] : [];
  if (one && columns >= WIDE) return [...one, ...direction];
  const told = rows.filter(row => row.told.some(Boolean)).flatMap(row => listing(labelled(shell, row.name.slice(2)), row.told, columns));
  return [...tableOf(labels, rows, columns), ...told, ...direction];
}
/** Narrower than this, scrolls are told below the table. */
const WIDE = 60;

/** In the order in which moves count them. */
function scrolls({ game, shell }: Sheet, seat: SeatView): string[] {
  const { hidden, used } = shell.table.blancNoir;
  const row = scrollsOf(seat);
  return row.map(({ scroll, up }, at) => {
    const place = row.length > 1 ? `${at + 1} ` : '';
    return place + (scroll === null ? hidden : shell.noted(game.scroll(scroll), up ? used : hidden));
  });
}

function middle(sheet: Sheet): string[] {
  const { view, game, shell, seat, name, columns, isColourful } = sheet;
  const say = shell.table.blancNoir;
  const colour = view.colour ? labelled(shell, say.colour, inked(game.colours[view.colour], INK[view.colour], isColourful)) : say.anyColour;
  const piles = [
    labelled(shell, say.drawPile, say.cards(view.drawSize)),
    labelled(shell, say.scrollPile, String(view.scrollPileSize)),
    view.excludedSize > 0 ? labelled(shell, say.excluded, say.cards(view.excludedSize)) : '',
  ];
  const chain = view.turn === seat ? say.chainYou(view.chain) : say.chainOther(name(view.turn), view.chain);
  return [
    ...listing(labelled(shell, say.discardPile), [cardIn(sheet, view.top), colour, say.cards(view.discardSize)], columns),
    ...listing('', piles, columns),
    ...(view.chain > 0 ? [chain] : []),
  ];
}

function hand(sheet: Sheet): string[] {
  const { view, shell, columns } = sheet;
  const cards = view.hand ?? [];
  const points = cards.reduce((sum, card) => sum + faceOf(card).number, 0);
  const label = labelled(shell, shell.noted(shell.table.hand, shell.table.blancNoir.worth(points)));
  return listing(label, cards.length > 0 ? cards.map(card => cardIn(sheet, card)) : [shell.table.none], columns);
}

function decision({ view, game, shell, seat, name }: Sheet): string[] {
  if (view.phase === 'over') return [game.decision('over', undefined, 0)];
  if (view.turn !== seat) return [shell.table.turnOf(name(view.turn))];
  return [labelled(shell, `▶ ${shell.table.yourTurn}`, game.decision(view.phase, view.pending?.by, view.chain, isBound(view)))];
}

/** A Special with its number, which is what has to match. */
function cardIn({ game, shell, isColourful }: Sheet, card: Card): string {
  const { face, colour, number } = faceOf(card);
  const text = typeof face === 'number' ? game.card(card) : shell.noted(game.card(card), String(number));
  return inked(text, colour ? INK[colour] : 'bold', isColourful);
}

const INK: Readonly<Record<Colour, Ink>> = { r: 'red', y: 'yellow', b: 'blue', g: 'green' };
