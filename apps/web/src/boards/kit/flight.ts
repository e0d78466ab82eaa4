/** Something that travels over the table, between places that elements name in `data-anchor`. */
export interface Flight<What> {
  /** Tried in order: the first that is on the table. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly what: What;
  /** Stays where it landed until the table is drawn anew; the rest fades on arrival. */
  readonly stays?: boolean;
  /** The way it takes, point by point; else it goes straight. */
  readonly along?: Way;
  /** How much longer than others it travels. */
  readonly lasts?: number;
}

/** A way over something on the table: its points as parts of that thing's width and height. */
export interface Way {
  /** The anchor of what it leads over. */
  readonly within: string;
  readonly points: readonly (readonly [across: number, down: number])[];
  /** What travels stands on the points instead of being centred on them. */
  readonly foot?: boolean;
}

const FLIGHT_MS = 280;
const STAGGER_MS = 70;
/** However much happens in one step, it is shown within this. */
const STEP_MS = 1200;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** On a way of many points the ease is that of the whole. */
const WALK = 'cubic-bezier(0.4, 0.1, 0.4, 1)';

export interface Show {
  readonly done: Promise<void>;
  /** Shows the end at once. */
  skip(): void;
}

interface Stage<What> {
  /** The board: where anchors are looked for. */
  readonly root: HTMLElement;
  /** Lies over the board; whatever travels is drawn here. */
  readonly layer: HTMLElement;
  readonly pace: number;
  /** The style of whatever travels. */
  readonly dress: string;
  draw(what: What, into: HTMLElement): void;
  /** How wide it is when it has arrived, and its height by its width. */
  size(flight: Flight<What>, goal: DOMRect): { readonly width: number; readonly ratio: number };
}

/** Shows what happened, one scene after another, by things travelling over the table. */
export function show<What>(all: readonly (readonly Flight<What>[])[], stage: Stage<What>): Show {
  const scenes = all.filter(flights => flights.length > 0);
  const planned = scenes.reduce(
    (sum, flights) => sum + FLIGHT_MS * Math.max(...flights.map(longest)) + STAGGER_MS * (flights.length - 1),
    0,
  );
  const speed = stage.pace * Math.min(1, STEP_MS / Math.max(1, planned));
  let skipped = false;
  let running: Animation[] = [];

  const run = async () => {
    for (const flights of scenes) {
      if (skipped) return;
      running = flights.flatMap((flight, index) => fly(flight, stage, speed * FLIGHT_MS * longest(flight), speed * STAGGER_MS * index));
      await Promise.allSettled(running.map(animation => animation.finished));
    }
  };
  return {
    done: run(),
    skip: () => {
      skipped = true;
      for (const animation of running) animation.finish();
    },
  };
}

const longest = ({ lasts = 1 }: Flight<unknown>): number => lasts;

/** Nothing is drawn wider than this when it starts. */
const MOST_WIDE = 104;

function fly<What>(flight: Flight<What>, stage: Stage<What>, duration: number, delay: number): Animation[] {
  const source = find(stage.root, flight.from);
  const goal = find(stage.root, flight.to);
  if (!source || !goal) return [];
  const base = stage.layer.getBoundingClientRect();
  const from = source.getBoundingClientRect();
  const to = goal.getBoundingClientRect();
  const { width, ratio } = stage.size(flight, to);

  const traveller = document.createElement('div');
  traveller.className = stage.dress;
  traveller.style.setProperty('--w', `${width}px`);
  stage.draw(flight.what, traveller);
  stage.layer.append(traveller);
  if (leaves(source)) source.style.visibility = 'hidden';

  const at = (box: DOMRect, wide: number) =>
    `translate(${box.left - base.left + (box.width - width) / 2}px, ${box.top - base.top + (box.height - width * ratio) / 2}px) scale(${wide / width})`;
  const way = flight.along && pointsOf(flight.along, stage.root);
  if (way) {
    const lift = flight.along.foot ? 1 : 0.5;
    const frames = way.map(([x, y]) => ({
      transform: `translate(${x - base.left - width / 2}px, ${y - base.top - width * ratio * lift}px)`,
    }));
    return [traveller.animate(frames, { duration, delay, easing: WALK, fill: 'forwards' })];
  }
  return [
    traveller.animate(
      [
        { transform: at(from, Math.min(from.width, MOST_WIDE)), opacity: flight.from[0] === 'table' ? 0 : 1 },
        { transform: at(to, width), opacity: 1, offset: flight.stays ? 1 : 0.85 },
        ...(flight.stays ? [] : [{ transform: at(to, width), opacity: 0 }]),
      ],
      { duration, delay, easing: EASE, fill: 'forwards' },
    ),
  ];
}

function pointsOf({ within, points }: Way, root: HTMLElement): [number, number][] | undefined {
  const box = find(root, [within])?.getBoundingClientRect();
  return box && points.map(([across, down]) => [box.left + across * box.width, box.top + down * box.height]);
}

/** A single card or figure is gone from where it was while it travels; a hand or a pile stays. */
export const LEAVING = ['card:', 'display:', 'figure:', 'marker:'].map(anchor => `[data-anchor^="${anchor}"]`).join();
const leaves = (element: HTMLElement) => element.matches(LEAVING);

function find(root: HTMLElement, anchors: readonly string[]): HTMLElement | undefined {
  for (const anchor of anchors) {
    const element = root.querySelector<HTMLElement>(`[data-anchor="${anchor}"]`);
    if (element) return element;
  }
  return undefined;
}
