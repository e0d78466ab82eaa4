import { builder, type Draw } from './builder.ts';

export const ombra: Draw = (palette, tincture) => {
  const b = builder(palette, tincture, 3);
  return [
    b.fill('M-70 2C-56-10-40-14 0-14S58-9 70 2Z', palette.paper, 1.3),
    b.tower(-34, -12, 13, 50, 20),
    b.tower(22, -12, 13, 46, 18),
    b.box(-24, -10, 48, 44),
    b.shade(-24, -10, 48, 40),
    b.roof(-24, -54, 48, 15, 9),
    b.tower(-9, -50, 18, 26, 24),
    b.pennant(0, -99),
    b.pennant(-27.5, -81, -1),
    b.pennant(28.5, -75),
    b.windows([
      [-3, -60],
      [-16, -36],
      [-2, -36],
      [12, -36],
    ]),
    b.slits([
      [-28, -40],
      [28, -38],
    ]),
    b.box(-50, -2, 100, 20),
    b.battlements(-50, -22, 100, palette.paper),
    b.keep(-58, 0, 15, 32),
    b.keep(43, 0, 15, 32),
    b.door(-8, -1, 16, 17),
    b.line('M-8-9h16M-4-13v12M0-15v14M4-13v12', 0.8, 0.6),
    b.line('M-34-10h8M-38-15h8M22-8h8M28-14h8M-20-16h7', 0.8, 0.6),
    b.ground(-66, 66),
  ].join('');
};

export const fortress: Draw = (palette, tincture) => {
  const b = builder(palette, tincture, 101);
  return [
    b.line('M34-58q10-8 2-16t6-16M44-52q8-6 3-12', 1.1, 0.5),
    b.keep(-24, -2, 40, 62, palette.stone),
    b.keep(-12, -62, 18, 14, palette.stone),
    b.fill('M-11-56h16v24l-8 6l-8-6z', tincture, 1.2),
    b.line('M-6-46q-3-6 3-5q3 2 0 6M0-46q3-6-3-5q-3 2 0 6', 1.3),
    b.slits([
      [-18, -34],
      [11, -34],
      [-18, -14],
      [11, -14],
    ]),
    b.keep(-58, 0, 22, 38, palette.stone),
    b.slits([[-47, -20]]),
    b.shape(
      [
        [24, 0],
        [25, -42],
        [29, -38],
        [33, -47],
        [38, -36],
        [43, -40],
        [48, -26],
        [52, -28],
        [54, 0],
      ],
      palette.stone,
    ),
    b.shade(26, 0, 26, 24),
    b.box(-36, 1, 62, 19, palette.stone),
    b.battlements(-36, -18, 62, palette.stone),
    b.door(-12, 0, 15, 15),
    b.line('M-30-6h8M-26-12h8M10-6h8M14-12h8M-52-30h7M-54-8h7M34-20h8M38-10h8M30-28h6', 0.8, 0.6),
    b.line('M60 2q-2-14 3-22M62-9l5-6M61-14l-4-5M-66 2q1-10-2-16M-67-6l-4-5', 1.2, 0.85),
    b.ground(-64, 64),
  ].join('');
};

export const nightCastle: Draw = (palette, tincture) => {
  const b = builder(palette, tincture, 211);
  return [
    b.fill('M44-104a15 15 0 1 0 13 23a12.500 12.500 0 1 1-13-23z', palette.light, 1.1),
    b.shape(
      [
        [-64, 3],
        [-54, -16],
        [-44, -20],
        [-36, -32],
        [34, -32],
        [42, -18],
        [54, -14],
        [64, 3],
      ],
      palette.stone,
    ),
    b.line('M-48-12l6 12M-34-24l4 18l-4 8M-16-28l3 14l-4 14M14-28l-2 12l5 14M30-26l6 14l-2 12M46-10l4 10', 0.9, 0.65),
    b.tower(-40, -28, 12, 30, 20, palette.dark),
    b.tower(24, -28, 12, 34, 22, palette.dark),
    b.tower(-24, -30, 11, 44, 22, palette.dark),
    b.tower(12, -30, 10, 50, 20, palette.dark),
    b.tower(-8, -30, 15, 60, 28, palette.dark),
    b.pennant(-0.5, -117, -1),
    b.box(-34, -26, 62, 24, palette.dark),
    b.battlements(-34, -50, 62, palette.dark),
    b.windows(
      [
        [-26, -34],
        [-12, -34],
        [14, -34],
        [-2, -62],
        [-2, -76],
        [-20, -58],
        [15.5, -62],
        [-35, -44],
        [28.5, -48],
      ],
      2.6,
      5,
    ),
    b.door(-5, -26, 11, 14, palette.light),
    b.line('M0-25q-10 8 0 13t-4 12', 1.1, 0.7),
    b.ground(-62, 62),
  ].join('');
};
