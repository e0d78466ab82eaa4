/** Where a card of the hand lies, in pixels from the hand's left upper corner. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Fan {
  readonly cards: readonly Laid[];
  readonly height: number;
}

interface Room {
  readonly width: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** The least of a card that must stay visible: a finger's width. */
  readonly step: number;
}

const MANY_ROWS = 3;
/** Hands beyond that many rows lie a little tighter. */
const TIGHTER = 0.84;
/** How much of a row shows above the next. */
const TWO_ROWS = 0.62;
const MORE_ROWS = 0.47;

/** Lays out a hand: one fanned row while every card keeps a finger's width, then as many rows as it takes, filled evenly. */
export function fan(count: number, room: Room): Fan {
  const rowsAt = (step: number) => Math.max(1, Math.ceil(count / Math.max(1, Math.floor((room.width - room.cardWidth) / step) + 1)));
  const rows = rowsAt(room.step) > MANY_ROWS ? rowsAt(room.step * TIGHTER) : rowsAt(room.step);
  const inRow = Math.ceil(count / rows);
  const rowStep = room.cardHeight * (rows === 2 ? TWO_ROWS : MORE_ROWS);
  const cards: Laid[] = [];
  for (let index = 0; index < count; index++) {
    const row = Math.floor(index / inRow);
    const first = row * inRow;
    const size = Math.min(inRow, count - first);
    const step = size > 1 ? Math.min(room.cardWidth * 0.86, (room.width - room.cardWidth) / (inRow - 1)) : 0;
    const start = (room.width - room.cardWidth - step * (size - 1)) / 2;
    const off = index - first - (size - 1) / 2;
    const bend = rows === 1 ? 1 : 0;
    cards.push({ x: start + step * (index - first), y: row * rowStep + bend * off * off * 0.9, turn: bend * off * 1.4 });
  }
  return { cards, height: Math.max(0, ...cards.map(card => card.y)) + room.cardHeight };
}
