/** A letter as strokes of a pen: its width, and path data from 0 at the top to 10 at the base line. Capitals only, as on stone. */
interface Letter {
  readonly width: number;
  readonly strokes: string;
}

const letter = (width: number, strokes: string): Letter => ({ width, strokes });

export const LETTERS: Readonly<Record<string, Letter>> = {
  A: letter(8, 'M0 10L4 0L8 10M1.6 6.4L6.4 6.4'),
  B: letter(6.4, 'M0 0L0 10M0 0L3.4 0C6.6 0 6.6 4.7 3.4 4.7L0 4.7M3.4 4.7C7.4 4.7 7.4 10 3.4 10L0 10'),
  C: letter(7.3, 'M7.3 1.8C5.5 -0.8 0 -0.8 0 5C0 10.8 5.5 10.8 7.3 8.2'),
  D: letter(7.4, 'M0 0L0 10L2.8 10C9 10 9 0 2.8 0L0 0'),
  E: letter(5.5, 'M5.5 0L0 0L0 10L5.5 10M0 4.8L4.6 4.8'),
  F: letter(5.5, 'M5.5 0L0 0L0 10M0 4.8L4.6 4.8'),
  G: letter(7.6, 'M7.3 1.8C5.5 -0.8 0 -0.8 0 5C0 10.8 5.6 10.8 7.6 8.4L7.6 5.4L4.8 5.4'),
  H: letter(7, 'M0 0L0 10M7 0L7 10M0 4.8L7 4.8'),
  I: letter(0, 'M0 0L0 10'),
  J: letter(3.5, 'M3.5 0L3.5 7.6C3.5 10.6 0.8 10.8 0 9.4'),
  K: letter(6.6, 'M0 0L0 10M6.2 0L0 5.6M2.2 3.8L6.6 10'),
  L: letter(5.2, 'M0 0L0 10L5.2 10'),
  M: letter(9, 'M0 10L1 0L4.5 7.6L8 0L9 10'),
  N: letter(7.4, 'M0 10L0 0L7.4 10L7.4 0'),
  O: letter(8.6, 'M4.3 0C-1.4 0 -1.4 10 4.3 10C10 10 10 0 4.3 0'),
  P: letter(6, 'M0 10L0 0L3.2 0C7 0 7 5.4 3.2 5.4L0 5.4'),
  Q: letter(8.6, 'M4.3 0C-1.4 0 -1.4 10 4.3 10C10 10 10 0 4.3 0M5.2 7.4L8.8 11.4'),
  R: letter(6.6, 'M0 10L0 0L3.2 0C7 0 7 5.4 3.2 5.4L0 5.4M3 5.4L6.6 10'),
  S: letter(6, 'M5.8 1.6C4.4 -0.7 0.4 -0.4 0.4 2.4C0.4 5.4 6 4.4 6 7.4C6 10.6 1.4 10.8 0 8.2'),
  T: letter(7, 'M0 0L7 0M3.5 0L3.5 10'),
  U: letter(7, 'M0 0L0 6.2C0 11.2 7 11.2 7 6.2L7 0'),
  V: letter(8, 'M0 0L4 10L8 0'),
  W: letter(11, 'M0 0L2.6 10L5.5 1.6L8.4 10L11 0'),
  X: letter(7.4, 'M0 0L7.4 10M7.4 0L0 10'),
  Y: letter(7.4, 'M0 0L3.7 5L7.4 0M3.7 5L3.7 10'),
  Z: letter(7, 'M0.2 0L7 0L0 10L7 10'),
  Æ: letter(9.6, 'M0 10L4.6 0L9.6 0M4.6 0L4.6 10L9.6 10M1.6 6.4L4.6 6.4M4.6 4.8L8.6 4.8'),
  Œ: letter(10.6, 'M10.6 0L5 0C-1.6 0 -1.6 10 5 10L10.6 10M5.6 0L5.6 10M5.6 4.8L9.6 4.8'),
  Ø: letter(8.6, 'M4.3 0C-1.4 0 -1.4 10 4.3 10C10 10 10 0 4.3 0M7.6 -0.8L1 10.8'),
  '0': letter(6.6, 'M3.3 0C-1 0 -1 10 3.3 10C7.6 10 7.6 0 3.3 0'),
  '1': letter(2.4, 'M0 2L2.4 0L2.4 10'),
  '2': letter(5.8, 'M0 2.4C0.4 -0.8 5.6 -0.8 5.6 2.6C5.6 5 2.6 6.6 0 10L5.8 10'),
  '3': letter(5.6, 'M0.2 0L5.2 0L2.4 4C6.8 4 6.8 10 2.4 10C1.2 10 0.4 9.4 0 8.6'),
  '4': letter(6.4, 'M4.8 10L4.8 0L0 7L6.4 7'),
  '5': letter(5.6, 'M5.2 0L1 0L0.6 4.4C6.8 2.6 7.2 10 2.4 10C1.2 10 0.4 9.4 0 8.6'),
  '6': letter(6, 'M5 0C1.4 1.4 0 4.4 0 6.8C0 11.2 6 11.2 6 7C6 3.2 1 3.2 0.2 6'),
  '7': letter(5.8, 'M0 0L5.8 0L2 10'),
  '8': letter(6, 'M3 0C-0.8 0 -0.8 4.6 3 4.6C7 4.6 7 10 3 10C-1 10 -1 4.6 3 4.6C6.8 4.6 6.8 0 3 0'),
  '9': letter(6, 'M1 10C4.6 8.6 6 5.6 6 3.2C6 -1.2 0 -1.2 0 3C0 6.8 5 6.8 5.8 4'),
  '.': letter(0, 'M0 9.8L0 10'),
  ',': letter(0.6, 'M0.6 9.4L0 11.6'),
  ';': letter(0.6, 'M0.6 5.4L0.6 5.6M0.6 9.4L0 11.6'),
  ':': letter(0, 'M0 4.4L0 4.6M0 9.8L0 10'),
  '!': letter(0, 'M0 0L0 6.6M0 9.8L0 10'),
  '?': letter(5, 'M0 2.2C0.4 -0.8 5 -0.8 5 2.4C5 4.8 2.4 4.6 2.4 6.8M2.4 9.8L2.4 10'),
  '-': letter(3.4, 'M0 5.4L3.4 5.4'),
  '’': letter(0.8, 'M0.8 0L0 2.6'),
  '·': letter(0, 'M0 5L0 5.2'),
  '&': letter(7, 'M7 10L1.4 2.6C0.4 -0.6 4.8 -0.8 4.4 2C4 4.4 0 5 0 7.6C0 11 5.6 11 6.6 5.6'),
};

/** Marks over or under the middle of a letter, by their combining characters. */
export const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': 'M-1.2 -3.4L0.6 -1.7',
  '\u0301': 'M-0.6 -1.7L1.2 -3.4',
  '\u0302': 'M-1.8 -1.6L0 -3.3L1.8 -1.6',
  '\u0303': 'M-2 -1.9C-1.2 -3.6 -0.6 -2.9 0 -2.5C0.6 -2.1 1.2 -1.5 2 -3.1',
  '\u0304': 'M-1.9 -2.2L1.9 -2.2',
  '\u0308': 'M-1.6 -2.3L-1.6 -2.1M1.6 -2.3L1.6 -2.1',
  '\u030a': 'M0 -3.9C-1.6 -3.9 -1.6 -1.5 0 -1.5C1.6 -1.5 1.6 -3.9 0 -3.9',
  '\u030c': 'M-1.8 -3.3L0 -1.6L1.8 -3.3',
  '\u0327': 'M0 10L0.3 11.2C1.8 11.2 1.6 13.2 -0.7 12.7',
};

/** Written otherwise than by one letter. */
export const INSTEAD: Readonly<Record<string, string>> = {
  ß: 'SS',
  "'": '’',
  '–': '-',
  '—': '-',
  '…': '...',
  '“': '',
  '”': '',
  '«': '',
  '»': '',
};
