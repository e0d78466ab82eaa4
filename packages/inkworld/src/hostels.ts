import { builder, type Draw } from './builder.ts';

export const camp: Draw = (palette, tincture) => {
  const b = builder(palette, tincture, 307);
  const tent = (x: number, foot: number, half: number, height: number) =>
    [
      b.line(`M${x - half} ${foot}l-7 2M${x + half} ${foot}l7 2M${x} ${foot - height}v-9`, 1),
      b.shape(
        [
          [x - half, foot],
          [x, foot - height],
          [x + half, foot],
        ],
        palette.paper,
      ),
      b.fill(
        `M${x} ${foot - height}L${x - half * 0.72} ${foot}H${x - half * 0.34}ZM${x} ${foot - height}L${x + half * 0.4} ${foot}H${x + half * 0.76}Z`,
        tincture,
        0.9,
      ),
      b.door(x - half * 0.2, foot, half * 0.4, height * 0.46),
      b.fill(`M${x} ${foot - height - 9}l10 3l-10 3z`, tincture, 0.9),
    ].join('');
  return [
    tent(-34, -8, 20, 38),
    tent(36, -10, 19, 36),
    tent(0, 0, 26, 56),
    b.fill('M42-2c-6-4-4-9 0-15c1 4 3 4 3 8c2-1 2-3 2-5c5 6 3 11-1 12z', palette.light, 1.1),
    b.line('M36-1l13-4M37-5l12 4', 1.8),
    b.line('M46-24q-5-6 1-11t-2-12', 1, 0.5),
    b.fill('M-44 0a9 5 0 0 1 16 0zM-50 1a4 3 0 0 1 8 0z', palette.stone, 1),
    b.ground(-60, 60),
  ].join('');
};

export const minstrelsInn: Draw = (palette, tincture) => {
  const b = builder(palette, tincture, 401);
  return [
    b.box(18, -60, 9, 26, palette.stone),
    b.line('M23-90q-5-5 1-9M30-100v-10q6 2 5 6M40-90v-11q6 2 5 7M30-100a2.4 1.8-20 1 1-4.6 1M40-90a2.4 1.8-20 1 1-4.6 1', 1.2, 0.8),
    b.box(-36, 0, 72, 22, palette.stone),
    b.box(-40, -22, 80, 22),
    b.line('M-40-44v22M-27-44v22M-12-44v22M12-44v22M27-44v22M-40-22l13-22M12-22l15-22M40-22l-13-22M-12-22l-15-22', 1.2, 0.85),
    b.roof(-40, -44, 80, 30, 13),
    b.gable(-11, -46, 22, 16, palette.paper),
    b.windows([[-3, -49]], 6, 6),
    b.windows(
      [
        [-9, -28],
        [2, -28],
      ],
      7,
      9,
    ),
    b.windows(
      [
        [-30, -7],
        [20, -7],
      ],
      8,
      8,
    ),
    b.door(-7, 0, 13, 17),
    b.line('M-40-30h-17M-52-30v4M-57-30l17-9', 1.4),
    b.fill('M-61-26h16v15h-16z', palette.paper, 1.2),
    b.fill('M-53-13a4 4.6 0 1 1 2-7.6l3-3.4l1.4 1.4l-3.2 3.2a4 4.6 0 0 1-3.2 6.4z', tincture, 0.9),
    b.fill('M44 1c-3-3-3-11 0-13h10c3 2 3 10 0 13z', palette.stone, 1.1),
    b.line('M42.500-8h13M42.500-3h13', 0.9, 0.7),
    b.ground(-56, 60),
  ].join('');
};

export const infirmary: Draw = (palette, tincture) => {
  const b = builder(palette, tincture, 503);
  return [
    b.box(26, 0, 22, 50),
    b.shade(26, 0, 22, 50),
    b.shape(
      [
        [22, -50],
        [37, -76],
        [52, -50],
      ],
      tincture,
    ),
    b.line('M37-76v-16M31-87h12', 1.8),
    b.windows(
      [
        [32, -34],
        [39, -34],
      ],
      3.4,
      8,
    ),
    b.fill('M33-15a4 4 0 0 1 8 0v15h-8z', palette.dark, 1),
    b.box(-50, 0, 78, 27),
    b.roof(-50, -27, 78, 24, 10),
    b.gable(-22, -30, 18, 15, palette.paper),
    b.line('M-13-43v7M-16-40h6', 1.3),
    ...[-45, -31, -17, -3, 11].map(x => b.fill(`M${x} 0v-11a5 6 0 0 1 10 0v11z`, palette.dark, 1)),
    b.line('M-50-21h78', 0.8, 0.6),
    b.line('M-58 1q3-8 0-12M-58-4q-4-1-6-5M-58-5q4-2 5-6M-66 2q1-6-2-9', 1.1, 0.8),
    b.line('M52 1q2-7-1-12M52-4q4-1 5-5M60 1q-1-6 2-9M60-3q-3-1-4-3', 1.1, 0.8),
    b.ground(-60, 60),
  ].join('');
};
