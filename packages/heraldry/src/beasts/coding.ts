/** Outlines are kept in steps of a sixth of a unit (a beast is about 120 high), widths of lines in twentieths. */
export const PER_UNIT = 6;
export const PER_WIDTH = 20;

/** The letters that stand for numbers: printable, and none that a string would have to escape. */
const LETTERS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i)).filter(letter => letter !== "'" && letter !== '\\');
const BASE = LETTERS.length;
const HALF = (BASE - 2) / 2;
const VALUES = new Map(LETTERS.map((letter, i) => [letter, i]));

/** Whole numbers as text: one letter for a small one, three for a larger. */
export function spellNumbers(numbers: readonly number[]): string {
  return numbers
    .map(number => {
      if (Math.abs(number) <= HALF) return LETTERS[number + HALF];
      const moved = number + (BASE * BASE) / 2;
      return `${LETTERS[BASE - 1]}${LETTERS[Math.floor(moved / BASE)]}${LETTERS[moved % BASE]}`;
    })
    .join('');
}

export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const value = VALUES.get(text[i]!)!;
    if (value < BASE - 1) numbers.push(value - HALF);
    else numbers.push(VALUES.get(text[++i]!)! * BASE + VALUES.get(text[++i]!)! - (BASE * BASE) / 2);
  }
  return numbers;
}
