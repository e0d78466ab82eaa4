import { expect, test } from 'vitest';
import { drawing, type Layer } from './figure.ts';
import { brush } from './mass.ts';
import { degreesOf, minus } from './plane.ts';

const bar = (y: number, more: Partial<Layer> = {}): Layer => ({
  masses: [
    brush([
      [0, y, 4],
      [20, y, 4],
      [40, y, 4],
    ]),
  ],
  ...more,
});

test('what is closer than its outline is wide is closed up, with a line between; else it stands apart', () => {
  const near = drawing([bar(0), bar(8.8)]);
  expect([near.body.length, near.lines.length]).toEqual([1, 1]);
  const far = drawing([bar(0), bar(10)]);
  expect([far.body.length, far.lines.length]).toEqual([2, 0]);
});

test('a small hole is filled, a large one stays', () => {
  const ring = (radius: number): Layer => ({
    masses: [
      brush(Array.from({ length: 13 }, (_, i) => [Math.cos((i * Math.PI) / 6) * radius, Math.sin((i * Math.PI) / 6) * radius, 3] as const)),
    ],
  });
  expect(drawing([ring(4.4)]).body).toHaveLength(1);
  expect(drawing([ring(8)]).body).toHaveLength(2);
});

test('a claw has a line where it leaves the body', () => {
  const claw = bar(5, { part: 'armed' });
  expect(drawing([claw, bar(0)]).lines).toHaveLength(1);
});

test('a mitre fits upon every point', () => {
  const { body } = drawing([
    {
      masses: [
        brush([
          [0, 0, 4],
          [30, 0, 0.05],
        ]),
      ],
    },
  ]);
  const [tip] = body[0]!.map(([, , c, d], i) => ({ c, d, e: body[0]![(i + 1) % body[0]!.length]![1] })).toSorted((a, b) => b.d[0] - a.d[0]);
  const open = Math.abs(((degreesOf(minus(tip!.e, tip!.d)) - degreesOf(minus(tip!.c, tip!.d)) + 540) % 360) - 180);
  expect(open).toBeGreaterThan(29);
});
