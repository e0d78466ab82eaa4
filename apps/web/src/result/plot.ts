/** A rectangle to draw in. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Round numbers from 0 up to at least the highest value, three to six of them. */
export function ticksUpTo(highest: number): readonly number[] {
  const raw = Math.max(highest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map(factor => factor * power).find(one => one >= raw)!);
  const count = Math.ceil(Math.max(highest, 1) / step);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** A line for each seat: the steps side by side, 0 at the bottom and `most` at the top. */
export function linesIn(frame: Frame, steps: readonly (readonly number[])[], most: number): readonly (readonly Point[])[] {
  const [first = []] = steps;
  const across = Math.max(steps.length - 1, 1);
  return first.map((_, seat) =>
    steps.map((values, at) => ({ x: frame.left + (frame.width * at) / across, y: heightIn(frame, values[seat]!, most) })),
  );
}

export const heightIn = ({ top, height }: Frame, value: number, most: number): number => top + height * (1 - value / most);

export const pathOf = (line: readonly Point[]): string =>
  line.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

const round = (value: number): number => Math.round(value * 10) / 10;

/** Heights for labels that want these, moved apart so that none is nearer than `gap` to the next, and none below `lowest`. */
export function spread(wanted: readonly number[], gap: number, lowest: number): readonly number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  const given = [...wanted];
  order.forEach((at, place) => {
    const above = order[place - 1];
    if (above !== undefined) given[at] = Math.max(given[at]!, given[above]! + gap);
  });
  let limit = lowest;
  for (const at of order.reverse()) {
    given[at] = Math.min(given[at]!, limit);
    limit = given[at]! - gap;
  }
  return given;
}

/** Which steps get a label: the first, the last, and not more than so many in all. */
export function labelled(count: number, most: number): readonly number[] {
  const every = Math.max(1, Math.ceil((count - 1) / (most - 1)));
  const chosen = Array.from({ length: count }, (_, at) => at).filter(at => at % every === 0 && count - 1 - at >= every / 2);
  return [...chosen, count - 1];
}
