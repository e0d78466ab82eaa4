import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CATALOG } from '@tabard/catalog';
import { medianRounds, type Work } from '../measure.ts';
import { VERSION } from '../peer/boardgame-io.ts';
import { PLAYOUTS, type Playouts, type Searches, type Task } from './task.ts';

export interface SearchFigure {
  readonly game: string;
  readonly seats: number;
  readonly playouts: Playouts;
  readonly iterationsPerSecond: number;
  readonly decisionsPerSecond: number;
  /** In the round that was disturbed least; the others are medians of all rounds. */
  readonly decisionsPerSecondAtBest: number;
}

export interface SearchBench {
  readonly search: readonly SearchFigure[];
  readonly peers: readonly { readonly peer: string; readonly game: string; readonly seats: number; readonly iterationsPerSecond: number }[];
  /** Iterations a second of the strong bot in Blanc Noir with four seats against the peer's in its shedding game with four. */
  readonly ratio: number;
}

const SEATS = [2, 4];
const PEER_SEATS = 4;

/** The search of the strong bot in every game, and boardgame.io's in the same run; each in a thread of its own, one at a time. */
export async function benchSearch(seconds: number): Promise<SearchBench> {
  const threads: Worker[] = [];
  const thread = () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    threads.push(worker);
    return worker;
  };
  const ours = CATALOG.flatMap(({ id }) =>
    SEATS.flatMap(seats => PLAYOUTS.map(playouts => new Searching(thread(), { game: id, seats, playouts }))),
  );
  const peer = new Searching(thread(), { game: 'peer', seats: PEER_SEATS, playouts: 'random' });
  const rounds = await medianRounds(seconds, [...ours, peer]);
  await Promise.all(threads.map(worker => worker.terminate()));
  const search = ours.map(({ what, decisionsPerIteration }, i): SearchFigure => {
    const { done, seconds, mostPerSecond } = rounds[i]!;
    return {
      ...what,
      iterationsPerSecond: done / seconds,
      decisionsPerSecond: (done / seconds) * decisionsPerIteration,
      decisionsPerSecondAtBest: mostPerSecond * decisionsPerIteration,
    };
  });
  const last = rounds.at(-1)!;
  const peerFigure = {
    peer: `boardgame.io ${VERSION}, MCTSBot`,
    game: 'shedding',
    seats: PEER_SEATS,
    iterationsPerSecond: last.done / last.seconds,
  };
  const headline = search.find(({ game, seats, playouts }) => game === 'blanc-noir' && seats === PEER_SEATS && playouts === 'informed')!;
  return { search, peers: [peerFigure], ratio: headline.iterationsPerSecond / peerFigure.iterationsPerSecond };
}

class Searching implements Work {
  readonly what: Omit<Task, 'searches'>;
  readonly #thread: Worker;
  #iterations = 0;
  #decisions = 0;

  constructor(thread: Worker, what: Omit<Task, 'searches'>) {
    this.#thread = thread;
    this.what = what;
  }

  get decisionsPerIteration(): number {
    return this.#decisions / this.#iterations;
  }

  async do(searches: number): Promise<{ readonly done: number; readonly seconds: number }> {
    this.#thread.postMessage({ ...this.what, searches } satisfies Task);
    const [{ iterations, decisions, seconds }] = (await once(this.#thread, 'message')) as [Searches];
    this.#iterations += iterations;
    this.#decisions += decisions;
    return { done: iterations, seconds };
  }
}
