import { isOfKind } from '@tabard/core';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  /** The moves that are wanted, the next one first; none where there is only something to read. */
  readonly kinds: readonly string[];
  /** What the sentence speaks of. */
  readonly anchors: readonly string[];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 4;
/** By then whatever moves on its own has come to rest. */
const SETTLED_MS = 400;

/** Rings around what the coach speaks of; they follow the board and cover nothing. */
export function Pointer({ root, kinds, anchors }: Props) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const brought = new WeakSet<HTMLElement>();
    return watching(board, () => {
      const things = pointedAt(board, kinds, anchors);
      // Once each: whoever scrolls away wants to.
      for (const thing of things.filter(one => !brought.has(one))) {
        brought.add(thing);
        thing.scrollIntoView({ block: 'nearest', inline: isWhole(thing, board) ? 'nearest' : 'center' });
      }
      mark(board, things);
      const around = board.getBoundingClientRect();
      setBoxes(before => same(before, joined(things.flatMap(boxOf).filter(box => isWithin(box, around)))));
    });
  }, [kinds.join(), anchors.join()]);
  return (
    <div class="learn-pointers" aria-hidden="true">
      {boxes.map(({ left, top, width, height }, at) => (
        <span
          key={at}
          class="learn-pointer"
          style={{ left: `${left}px`, top: `${top}px`, inlineSize: `${width}px`, blockSize: `${height}px` }}
        />
      ))}
    </div>
  );
}

/** What is to be pressed: the move itself, else what leads there first of all that the lesson names. */
export function pointedAt(board: HTMLElement, kinds: readonly string[], anchors: readonly string[]): HTMLElement[] {
  const named = anchors.flatMap(name => board.querySelector<HTMLElement>(`[data-anchor="${name}"], [data-move="${name}"]`) ?? []);
  const wanted = [...board.querySelectorAll<HTMLElement>('[data-move]')].filter(({ dataset }) => isWanted(dataset.move!, kinds));
  if (kinds.length === 0) return named;
  if (wanted.length > 0) return wanted;
  const first = named.find(({ dataset }) => dataset.move !== undefined);
  return first ? [first] : named;
}

/** A button may send several moves at once. */
const isWanted = (moves: string, kinds: readonly string[]): boolean =>
  moves.split(', ').every((move, at) => kinds[at] !== undefined && isOfKind(kinds[at], move));

function mark(board: HTMLElement, things: readonly HTMLElement[]): void {
  for (const before of board.querySelectorAll<HTMLElement>('[data-pointed]')) {
    if (!things.includes(before)) before.removeAttribute('data-pointed');
  }
  for (const thing of things) if (!thing.hasAttribute('data-pointed')) thing.setAttribute('data-pointed', '');
}

/** A raised card is drawn elsewhere than its button lies. */
function drawnIn(thing: HTMLElement): Element {
  const area = (one: Element) => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
  return [...thing.children].find(child => area(child) > area(thing) / 2) ?? thing;
}

function boxOf(thing: HTMLElement): Box[] {
  const { left, top, width, height } = drawnIn(thing).getBoundingClientRect();
  if (width === 0 || height === 0) return [];
  return [{ left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }];
}

const isWithin = ({ left, top, width, height }: Box, around: DOMRect): boolean =>
  left + width / 2 < around.right && left + width / 2 > around.left && top + height / 2 < around.bottom && top + height / 2 > around.top;

/** Neighbours in a row have one ring: theirs would lie across each other, and across what is written there. */
function joined(boxes: readonly Box[]): readonly Box[] {
  const rings: Box[] = [];
  for (const box of boxes) {
    const before = rings.findIndex(ring => isBeside(ring, box));
    if (before < 0) rings.push(box);
    else rings[before] = around(rings[before]!, box);
  }
  return rings;
}

const isBeside = (one: Box, other: Box): boolean =>
  Math.abs(one.top - other.top) < 1 &&
  Math.abs(one.height - other.height) < 1 &&
  one.left < other.left + other.width &&
  other.left < one.left + one.width;

function around(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  return { ...one, left, width: Math.max(one.left + one.width, other.left + other.width) - left };
}

function isWhole(thing: HTMLElement, board: HTMLElement): boolean {
  const { left, right } = thing.getBoundingClientRect();
  const { left: from, right: to } = board.getBoundingClientRect();
  return left >= from && right <= to;
}

const same = (before: readonly Box[], after: readonly Box[]): readonly Box[] =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;

/** Looks anew whenever something on the board may have changed its place; the answer ends that. */
function watching(board: HTMLElement, look: () => void): () => void {
  let asked = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(look);
    clearTimeout(again);
    again = setTimeout(look, SETTLED_MS);
  };
  const changes = new MutationObserver(ask);
  changes.observe(board, { subtree: true, childList: true, attributes: true });
  const sizes = new ResizeObserver(ask);
  sizes.observe(board);
  const heard = ['scroll', 'transitionend', 'animationend'] as const;
  for (const type of heard) board.addEventListener(type, ask, true);
  addEventListener('resize', ask);
  ask();
  return () => {
    cancelAnimationFrame(asked);
    clearTimeout(again);
    changes.disconnect();
    sizes.disconnect();
    for (const type of heard) board.removeEventListener(type, ask, true);
    removeEventListener('resize', ask);
  };
}
