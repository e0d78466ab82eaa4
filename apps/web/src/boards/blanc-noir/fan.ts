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
  /** What stays visible of a row under the next. */
  readonly rowStep: number;
}

/** Lays out a hand: one fanned row while every card keeps a finger's width, then as many rows as it takes, filled evenly. */
export function fan(count: number, room: Room): Fan {
  const perRow = Math.max(1, Math.floor((room.width - room.cardWidth) / room.step) + 1);
  const rows = Math.max(1, Math.ceil(count / perRow));
  const inRow = Math.ceil(count / rows);
  const cards: Laid[] = [];
  for (let index = 0; index < count; index++) {
    const row = Math.floor(index / inRow);
    const first = row * inRow;
    const size = Math.min(inRow, count - first);
    const step = size > 1 ? Math.min(room.cardWidth * 0.86, (room.width - room.cardWidth) / (inRow - 1)) : 0;
    const start = (room.width - room.cardWidth - step * (size - 1)) / 2;
    const off = index - first - (size - 1) / 2;
    const bend = rows === 1 ? 1 : 0;
    cards.push({ x: start + step * (index - first), y: row * room.rowStep + bend * off * off * 0.9, turn: bend * off * 1.4 });
  }
  return { cards, height: (rows - 1) * room.rowStep + room.cardHeight };
}
