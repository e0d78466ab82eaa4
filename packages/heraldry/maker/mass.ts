import { type Dab, flow, type Point } from './plane.ts';

/** Something solid: a brush stroke or an outline, and the box around it. */
export interface Mass {
  /** How far a point is from its edge, negative inside. */
  readonly far: (x: number, y: number) => number;
  /** 1 where it grows out of what lies beneath, 0 away from there. */
  readonly root: (x: number, y: number) => number;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

/** Where a stroke grows out of the body, in shares of its length: it melts in before `from` and is free after `to`. */
export interface Growth {
  readonly from: number;
  readonly to: number;
}

/** A brush drawn along dabs. */
export function brush(dabs: readonly Dab[], growth?: Growth, step = 1): Mass {
  const way = flow(dabs, step);
  const lengths = [0];
  for (let i = 1; i < way.length; i++) lengths.push(lengths[i - 1]! + Math.hypot(way[i]![0] - way[i - 1]![0], way[i]![1] - way[i - 1]![1]));
  const circles = circlesOf(way);
  const at = { far: 0, share: 0 };
  const look = (x: number, y: number): typeof at => nearest(way, circles, lengths, x, y, at);
  return {
    box: boxAround(way),
    far: (x, y) => look(x, y).far,
    root: (x, y) => (growth ? 1 - step01((look(x, y).share - growth.from) / (growth.to - growth.from)) : 0),
  };
}

const step01 = (share: number): number => {
  const s = Math.min(1, Math.max(0, share));
  return s * s * (3 - 2 * s);
};

const CHUNK = 6;

/** Circles around stretches of a way, so that far ones need no closer look. */
function circlesOf(way: readonly Dab[]): Dab[] {
  return Array.from({ length: Math.ceil((way.length - 1) / CHUNK) }, (_, n) => {
    const [left, top, right, bottom] = boxAround(way.slice(n * CHUNK, n * CHUNK + CHUNK + 1));
    return [(left + right) / 2, (top + bottom) / 2, Math.hypot(right - left, bottom - top) / 2];
  });
}

function nearest(
  way: readonly Dab[],
  circles: readonly Dab[],
  lengths: readonly number[],
  x: number,
  y: number,
  into: { far: number; share: number },
): { far: number; share: number } {
  let far = Infinity;
  let at = 0;
  for (let i = 1; i < way.length; i++) {
    if ((i - 1) % CHUNK === 0) {
      const circle = circles[(i - 1) / CHUNK]!;
      const [cx, cy] = [x - circle[0], y - circle[1]];
      const limit = far + circle[2];
      if (limit < 0 || cx * cx + cy * cy > limit * limit) {
        i += CHUNK - 1;
        continue;
      }
    }
    const a = way[i - 1]!;
    const b = way[i]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1e-9)));
    const px = x - a[0] - dx * t;
    const py = y - a[1] - dy * t;
    const d = Math.sqrt(px * px + py * py) - (a[2] + (b[2] - a[2]) * t);
    if (d < far) {
      far = d;
      at = lengths[i - 1]! + (lengths[i]! - lengths[i - 1]!) * t;
    }
  }
  into.far = far;
  into.share = at / (lengths.at(-1)! || 1);
  return into;
}

/** A closed outline. */
export function solid(outline: readonly Point[], root: (x: number, y: number) => number = () => 0): Mass {
  return { box: boxAround(outline.map(([x, y]): Dab => [x, y, 0])), far: (x, y) => farFrom(outline, x, y), root };
}

function farFrom(outline: readonly Point[], x: number, y: number): number {
  let square = Infinity;
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[j]!;
    const b = outline[i]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1e-9)));
    const px = x - a[0] - dx * t;
    const py = y - a[1] - dy * t;
    square = Math.min(square, px * px + py * py);
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * dx) inside = !inside;
  }
  return inside ? -Math.sqrt(square) : Math.sqrt(square);
}

function boxAround(dabs: readonly Dab[]): Mass['box'] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y, r] of dabs) {
    left = Math.min(left, x - r);
    top = Math.min(top, y - r);
    right = Math.max(right, x + r);
    bottom = Math.max(bottom, y + r);
  }
  return [left, top, right, bottom];
}
