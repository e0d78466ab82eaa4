export type Point = readonly [x: number, y: number];

/** A point of a limb, with the limb's half width there. */
export type Joint = readonly [x: number, y: number, radius: number];

/** One decimal is a tenth of a pixel at 200 px, and short. */
export const short = (value: number): string => {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text;
};

/** `x,y` pairs as path data wants them. */
export const pair = (x: number, y: number): string => `${short(x)} ${short(y)}`;

export const polar = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
};

export const toDegrees = ([x, y]: Point, [toX, toY]: Point): number => (Math.atan2(toY - y, toX - x) * 180) / Math.PI;

/** A closed smooth curve through points: Catmull-Rom, as cubic Béziers. */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length]!;
  const curves = points.map((_, i) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${pair(bx + (cx - ax) / 6, by + (cy - ay) / 6)} ${pair(cx - (dx - bx) / 6, cy - (dy - by) / 6)} ${pair(cx, cy)}`;
  });
  return `M${pair(...at(0))}${curves.join('')}Z`;
}

/** A limb: a tube of changing width along joints, with rounded ends. */
export function tube(joints: readonly Joint[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, [x, y, radius]] of joints.entries()) {
    const [fromX, fromY] = joints[Math.max(0, i - 1)]!;
    const [toX, toY] = joints[Math.min(joints.length - 1, i + 1)]!;
    const angle = Math.atan2(toY - fromY, toX - fromX);
    const [nx, ny] = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  }
  return smooth([...left, ...cap(joints.at(-2)!, joints.at(-1)!), ...right, ...cap(joints[1]!, joints[0]!)]);
}

/** The rounded end: three points of a half circle. */
function cap([fromX, fromY]: Joint, [x, y, radius]: Joint): Point[] {
  const ahead = toDegrees([fromX, fromY], [x, y]);
  return [-45, 0, 45].map(turn => polar([x, y], ahead + turn, radius));
}

/** Where the pairs of path data go. All our paths are absolute and made of pairs only: M, L, C, Q, Z. */
export const mapPath = (path: string, to: (x: number, y: number) => Point): string =>
  path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => pair(...to(Number(x), Number(y))));

/** Turned by degrees, scaled, then moved. */
export function placed([x, y]: Point, degrees: number, scale: number, mirrored?: boolean): (x: number, y: number) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const side = mirrored ? -1 : 1;
  return (u, v) => [x + u * side * cos - v * sin, y + u * side * sin + v * cos];
}
