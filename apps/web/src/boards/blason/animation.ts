import { type Flight, flightsOf } from './flights.ts';
import type { Fact } from './game.ts';

const FLIGHT_MS = 280;
const STAGGER_MS = 70;
/** However much happens in one step, it is shown within this. */
const STEP_MS = 1200;
/** A travelling card's height by its width. */
const RATIO = 1.4;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export interface Show {
  readonly done: Promise<void>;
  /** Shows the end at once. */
  skip(): void;
}

interface Stage {
  /** The board: where anchors are looked for. */
  readonly root: HTMLElement;
  /** Lies over the board; whatever travels is drawn here. */
  readonly layer: HTMLElement;
  readonly seat: number | undefined;
  readonly pace: number;
  draw(what: Flight['what'], into: HTMLElement): void;
}

/** Shows facts one after another by things travelling over the table. */
export function show(facts: readonly Fact[], stage: Stage): Show {
  const scenes = facts.map(fact => flightsOf(fact, stage.seat)).filter(flights => flights.length > 0);
  const planned = scenes.reduce((sum, flights) => sum + FLIGHT_MS + STAGGER_MS * (flights.length - 1), 0);
  const speed = stage.pace * Math.min(1, STEP_MS / Math.max(1, planned));
  let skipped = false;
  let running: Animation[] = [];

  const run = async () => {
    for (const flights of scenes) {
      if (skipped) return;
      running = flights.flatMap((flight, index) => fly(flight, stage, speed * FLIGHT_MS, speed * STAGGER_MS * index));
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

function fly(flight: Flight, stage: Stage, duration: number, delay: number): Animation[] {
  const source = find(stage.root, flight.from);
  const goal = find(stage.root, flight.to);
  if (!source || !goal) return [];
  const base = stage.layer.getBoundingClientRect();
  const from = source.getBoundingClientRect();
  const to = goal.getBoundingClientRect();
  const size = 'card' in flight.what || 'back' in flight.what ? RATIO : 1;
  const startWidth = Math.min(from.width, 96);
  const endWidth = size === 1 ? 36 : Math.min(to.width, 72);

  const traveller = document.createElement('div');
  traveller.className = 'bl-traveller';
  traveller.style.setProperty('--w', `${endWidth}px`);
  stage.draw(flight.what, traveller);
  stage.layer.append(traveller);
  if (/^(card|display):/.test(flight.from[0] ?? '')) source.style.visibility = 'hidden';

  const at = (box: DOMRect, width: number) =>
    `translate(${box.left - base.left + (box.width - endWidth) / 2}px, ${box.top - base.top + (box.height - endWidth * size) / 2}px) scale(${width / endWidth})`;
  return [
    traveller.animate(
      [
        { transform: at(from, startWidth), opacity: 1 },
        { transform: at(to, endWidth), opacity: 1, offset: 0.85 },
        { transform: at(to, endWidth), opacity: 0 },
      ],
      { duration, delay, easing: EASE, fill: 'forwards' },
    ),
  ];
}

function find(root: HTMLElement, anchors: readonly string[]): HTMLElement | undefined {
  for (const anchor of anchors) {
    const element = root.querySelector<HTMLElement>(`[data-anchor="${anchor}"]`);
    if (element) return element;
  }
  return undefined;
}
