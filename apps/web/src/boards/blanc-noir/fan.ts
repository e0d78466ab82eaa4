/** Where a card of the hand lies, in pixels from the hand's left upper corner. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** How much of it shows, beside the next card and above the next row. */
  readonly wide: number;
  readonly high: number;
}

export interface Fan {
  readonly cards: readonly Laid[];
  readonly rows: number;
  /** Wider than the room where the hand has to be moved sideways. */
  readonly width: number;
  readonly height: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** The least of a card that must stay visible: a finger's width. */
  readonly step: number;
}

/** How much of a row shows above the next: number and picture where there is room, else the number. */
const MOST_SHOWN = 0.62;
const LEAST_SHOWN = 0.48;
/** Outer cards of a fan lean so far, and lie so much lower, where there is room for it. */
const MOST_TURN = 5;
const MOST_BEND = 14;

/** Lays out a hand: one fanned row while every card keeps a finger's width, then rows filled evenly, as many as the height allows; what is left over runs on sideways. */
export function fan(count: number, room: Room): Fan {
  const { cardWidth, cardHeight, step } = room;
  const inFull = Math.max(1, Math.floor((room.width - cardWidth) / step) + 1);
  const rows = Math.max(1, Math.min(Math.ceil(count / inFull), mostRows(room)));
  const inRow = Math.max(1, Math.ceil(count / rows));
  const across = inRow > 1 ? Math.max(step, Math.min(cardWidth * 0.86, (room.width - cardWidth) / (inRow - 1))) : cardWidth;
  const width = Math.max(room.width, across * (inRow - 1) + cardWidth);
  const rowStep = cardHeight * rowShare(rows, room);
  const cards = Array.from({ length: count }, (_, index): Laid => {
    const row = Math.floor(index / inRow);
    const size = Math.min(inRow, count - row * inRow);
    const at = index - row * inRow;
    const off = size > 1 ? (2 * at) / (size - 1) - 1 : 0;
    const bend = rows === 1 ? Math.min(1, size / 8, Math.max(0, (room.height - cardHeight) / MOST_BEND)) : 0;
    return {
      x: (width - cardWidth - across * (size - 1)) / 2 + across * at,
      y: row * rowStep + bend * off * off * MOST_BEND,
      turn: bend * off * MOST_TURN,
      wide: at === size - 1 ? cardWidth : Math.min(cardWidth, across),
      high: row === rows - 1 ? cardHeight : rowStep,
    };
  });
  return { cards, rows, width, height: Math.max(0, ...cards.map(card => card.y)) + (count > 0 ? cardHeight : 0) };
}

const rowShare = (rows: number, { height, cardHeight }: Room): number =>
  rows === 1 ? 1 : Math.min(MOST_SHOWN, (height / cardHeight - 1) / (rows - 1));

const mostRows = (room: Room): number => [4, 3, 2].find(rows => rowShare(rows, room) >= LEAST_SHOWN) ?? 1;
