import type { Point } from '../geometry.ts';

const STEPS = 5;

/** Path data as closed runs of points. It knows what our paths are made of: M, L, H, V, C, Q, A, Z, absolute or relative. */
export function flatten(path: string): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  let at: Point = [0, 0];
  const go = (point: Point): void => {
    run.push(point);
    at = point;
  };
  for (const { letter, numbers } of commandsOf(path)) {
    const upper = letter.toUpperCase();
    const [ox, oy] = letter === upper ? [0, 0] : at;
    const point = (i: number): Point => [ox + numbers[i]!, oy + numbers[i + 1]!];
    switch (upper) {
      case 'M':
        run = [];
        runs.push(run);
        go(point(0));
        break;
      case 'L':
        go(point(0));
        break;
      case 'H':
        go([ox + numbers[0]!, at[1]]);
        break;
      case 'V':
        go([at[0], oy + numbers[0]!]);
        break;
      case 'C':
        curve([at, point(0), point(2), point(4)]).forEach(go);
        break;
      case 'Q':
        curve([at, point(0), point(0), point(2)]).forEach(go);
        break;
      case 'A':
        arc(at, numbers, point(5)).forEach(go);
        break;
      case 'Z':
        at = run[0] ?? at;
        break;
    }
  }
  return runs;
}

const SIZES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

/** A command that is followed by more numbers than it takes goes on with them; after M it is L. */
function commandsOf(path: string): { letter: string; numbers: number[] }[] {
  const commands: { letter: string; numbers: number[] }[] = [];
  for (const [, letter, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text!.match(/-?(?:\d+(?:\.\d*)?|\.\d+)/g) ?? []).map(Number);
    const size = SIZES[letter!.toUpperCase()]!;
    if (size === 0) commands.push({ letter: letter!, numbers });
    for (let i = 0; size > 0 && i + size <= numbers.length; i += size) {
      const isMore = i > 0 && letter!.toUpperCase() === 'M';
      commands.push({ letter: isMore ? (letter === 'M' ? 'L' : 'l') : letter!, numbers: numbers.slice(i, i + size) });
    }
  }
  return commands;
}

function curve([a, b, c, d]: readonly [Point, Point, Point, Point]): Point[] {
  return Array.from({ length: STEPS }, (_, i): Point => {
    const t = (i + 1) / STEPS;
    const u = 1 - t;
    const at = (axis: 0 | 1): number => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return [at(0), at(1)];
  });
}

/** Our arcs are of circles: the middle lies on the middle line of the chord. */
function arc([x, y]: Point, [radius, , , isLarge, isClockwise]: readonly number[], [toX, toY]: Point): Point[] {
  const [dx, dy] = [toX - x, toY - y];
  const chord = Math.hypot(dx, dy);
  if (chord === 0) return [];
  const r = Math.max(radius!, chord / 2);
  const side = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, r * r - (chord * chord) / 4));
  const [cx, cy] = [x + dx / 2 - (side * dy) / chord, y + dy / 2 + (side * dx) / chord];
  const from = Math.atan2(y - cy, x - cx);
  let turn = Math.atan2(toY - cy, toX - cx) - from;
  if (isClockwise && turn <= 0) turn += 2 * Math.PI;
  if (!isClockwise && turn >= 0) turn -= 2 * Math.PI;
  const steps = STEPS * 2;
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = from + (turn * (i + 1)) / steps;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
  });
}
