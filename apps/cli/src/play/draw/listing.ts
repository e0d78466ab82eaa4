import { columns, isWide } from '../width.ts';
import { wrapped } from '../wrap.ts';

const HANGING = '    ';

/** Things one after the other, after what they are; lines break between them, and later ones hang below the first. */
export function listing(label: string, things: readonly string[], width: number): string[] {
  const gap = label === '' || isWide(label.at(-1)!) ? '' : ' ';
  const hanging = columns(label) * 4 > width ? HANGING : ' '.repeat(columns(label + gap));
  const lines: string[] = [];
  let line = label;
  let between = gap;
  for (const thing of things.filter(one => one !== '')) {
    if (line === '' || columns(line + between + thing) <= width) {
      line += between + thing;
    } else {
      lines.push(line);
      line = hanging + thing;
    }
    between = ' · ';
  }
  return [...lines, line].flatMap(one => wrapped(one, width).split('\n'));
}
