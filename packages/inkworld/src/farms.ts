import { builder, type Draw } from './builder.ts';
import { short } from './pen.ts';

export const borderInn: Draw = (palette, tincture) => {
  const b = builder(palette, tincture, 601);
  return [
    b.box(-38, -48, 8, 22, palette.stone),
    b.line('M-34-73q5-5 0-10t3-9', 1, 0.5),
    b.box(-48, 0, 60, 30),
    b.shade(-48, 0, 60, 28),
    b.roof(-48, -30, 60, 30, 12),
    b.gable(-30, -32, 18, 16, palette.paper),
    b.windows([[-24, -35]], 6, 6),
    b.windows(
      [
        [-42, -13],
        [-2, -13],
      ],
      8,
      9,
    ),
    b.door(-20, 0, 12, 18),
    b.fill('M12-24h6v2h-6zM16-22l-2.500 3v6h6v-6l-2.500-3z', palette.light, 1),
    b.box(24, 1, 5, 24, palette.stone),
    b.shape(
      [
        [18, -16],
        [62, -34],
        [63.5, -30.5],
        [19.5, -12.5],
      ],
      palette.paper,
      1.2,
    ),
    b.fill(
      'M30-20.800l7-2.900l1.500 3.500l-7 2.900zM44-26.600l7-2.900l1.500 3.500l-7 2.900zM57-31.900l5-2.100l1.500 3.500l-5 2.100z',
      tincture,
      0.8,
    ),
    b.fill('M15-20h8v11h-8z', palette.stone, 1.1),
    b.line('M-58 1v-34M-66-31h16l4 4l-4 4h-16zM-50-19h-14l-4 4l4 4h14z', 1.3),
    b.fill('M44 2v-9a5 5 0 0 1 10 0v9z', palette.stone, 1.1),
    b.ground(-62, 64),
  ].join('');
};

export const mill: Draw = (palette, tincture) => {
  const b = builder(palette, tincture, 701);
  const [cx, cy, r] = [-26, -19, 21];
  const spokes = Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * 2 * Math.PI + 0.2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const paddle = `M${short(cx + c * (r - 4) - s * 3)} ${short(cy + s * (r - 4) + c * 3)}L${short(cx + c * (r + 3) - s * 3)} ${short(cy + s * (r + 3) + c * 3)}`;
    return `M${cx} ${cy}L${short(cx + c * r)} ${short(cy + s * r)}${paddle}`;
  }).join('');
  return [
    b.wash('M-66 6C-50-2-30 0-8 6S20 10 24 6L10-2L-60-4Z', palette.sea, 0.9),
    b.line('M-66-44H-34l6 4', 1.6),
    b.line('M-62-44v44M-48-44v38', 1.3, 0.8),
    b.box(36, -56, 8, 20, palette.stone),
    b.box(-12, 0, 58, 24, palette.stone),
    b.box(-14, -24, 62, 20),
    b.line('M-14-44v20M2-44v20M18-44v20M34-44v20M-14-24l16-20M34-24l14-20M18-24l-16-20', 1.2, 0.85),
    b.roof(-14, -44, 62, 28, 12),
    b.gable(10, -47, 18, 15, palette.paper),
    b.windows([[16, -50]], 6, 6),
    b.windows([[22, -29]], 7, 8),
    b.door(16, 0, 12, 17),
    b.line('M-4-8h6M2-15h6M34-8h6M36-15h6', 0.8, 0.6),
    b.fill(
      `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0zM${cx - r + 5} ${cy}a${r - 5} ${r - 5} 0 1 1 ${2 * r - 10} 0a${r - 5} ${r - 5} 0 1 1-${2 * r - 10} 0z`,
      palette.stone,
      1.3,
    ),
    b.line(spokes, 1.3),
    b.fill(`M${cx - 3.5} ${cy}a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z`, tincture, 1),
    b.line('M-58 4q5-4 10 0t10 0t10 0t10 0M-46 8q5-3 10 0t10 0', 1, 0.7),
    b.fill('M52 1c-2-6 0-11 4-12c4 1 6 6 4 12z', palette.paper, 1),
    b.line('M53-10l1-3M59-10l-1-3', 1),
    b.ground(8, 64),
  ].join('');
};

export const farm: Draw = (palette, tincture) => {
  const b = builder(palette, tincture, 809);
  return [
    b.line('M44-1v-18', 2.4),
    b.fill('M44-16c-14 2-18-10-10-16c-2-12 16-15 20-6c12 0 12 16 2 18c-2 6-8 6-12 4z', palette.wood, 1.3),
    b.fill('M39-30a1.600 1.600 0 1 0 .1 0M50-34a1.600 1.600 0 1 0 .1 0M48-23a1.600 1.600 0 1 0 .1 0', palette.red, 0.7),
    b.box(-30, -44, 8, 24, palette.stone),
    b.line('M-26-71q-5-5 0-10t-2-9', 1, 0.5),
    b.box(-46, 0, 56, 24),
    b.shade(-46, 0, 56, 24),
    b.shape(
      [
        [-54, -20],
        [-42, -46],
        [-36, -54],
        [0, -54],
        [8, -46],
        [18, -20],
        [8, -23],
        [-2, -21],
        [-14, -24],
        [-26, -21],
        [-38, -24],
      ],
      tincture,
    ),
    b.line('M-44-34l-4 9M-36-44l-5 16M-26-48l-2 20M-14-48l0 22M-4-46l5 20M6-38l5 12', 0.8, 0.55),
    b.windows(
      [
        [-38, -7],
        [-2, -7],
      ],
      8,
      8,
    ),
    b.door(-22, 0, 12, 16),
    b.line('M14 1v-13M24 1v-13M34 2v-13M12-9h26M12-4h26', 1.3),
    b.line('M-62 1v-12M-54 1v-12M-64-8h16M-64-3h16', 1.3),
    b.fill('M52 0c-5 0-7-4-5-7c2 1 4 1 6-1c-1-3 1-6 4-5l3 2l-3 1c1 5-1 10-5 10z', palette.paper, 1),
    b.line('M51 0v3M54 0v3', 0.9),
    b.ground(-60, 62),
  ].join('');
};
