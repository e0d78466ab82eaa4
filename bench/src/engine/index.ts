import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CATALOG, type Listing } from '@tabard/catalog';
import { medianRounds, type Work } from '../measure.ts';
import { VERSION } from '../peer/boardgame-io.ts';
import type { Played, Task } from './worker.ts';

export interface EngineFigure {
  readonly game: string;
  readonly seats: number;
  readonly decisionsPerSecond: number;
  readonly nsPerDecision: number;
  readonly gamesPerSecond: number;
  /** Of the first games of a fixed seed: the same on every machine until the rules change. */
  readonly checksum: string;
}

export interface EngineBench {
  readonly engine: readonly EngineFigure[];
  readonly peers: readonly { readonly peer: string; readonly game: string; readonly seats: number; readonly decisionsPerSecond: number }[];
  /** Blanc Noir with four seats against the peer's shedding game with four. */
  readonly ratio: number;
  /** How much dearer a decision is with the most seats than with the fewest. */
  readonly growth: readonly { readonly game: string; readonly seats: readonly [number, number]; readonly cost: number }[];
}

const SEATS = 4;
const CHECKED_GAMES = 20;

/**
 * Random playouts of every game through the public contract, and boardgame.io in the same run. Each has a thread of its own, so that
 * the compiler has seen nothing else, as it has not where one game is played; only one of them works at a time.
 */
export async function benchEngine(seconds: number): Promise<EngineBench> {
  const threads: Worker[] = [];
  const thread = () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    threads.push(worker);
    return worker;
  };
  const ours = (await Promise.all(CATALOG.map(listing => ownWorks(listing, thread())))).flat();
  const peerThread = thread();
  const peerWork: Work = { do: games => ask(peerThread, { game: 'peer', seats: SEATS, games }) };
  const rounds = await medianRounds(seconds, [...ours, peerWork]);
  await Promise.all(threads.map(worker => worker.terminate()));
  const engine = ours.map(({ game, seats, checksum }, i): EngineFigure => {
    const { units, done, seconds } = rounds[i]!;
    return {
      game,
      seats,
      decisionsPerSecond: done / seconds,
      nsPerDecision: (seconds * 1e9) / done,
      gamesPerSecond: units / seconds,
      checksum,
    };
  });
  const peerRound = rounds.at(-1)!;
  const peer = { peer: `boardgame.io ${VERSION}`, game: 'shedding', seats: SEATS, decisionsPerSecond: peerRound.done / peerRound.seconds };
  const headline = engine.find(({ game, seats }) => game === 'blanc-noir' && seats === SEATS)!;
  return {
    engine,
    peers: [peer],
    ratio: headline.decisionsPerSecond / peer.decisionsPerSecond,
    growth: CATALOG.map(({ id }) => growth(id, engine)),
  };
}

interface OwnWork extends Work {
  readonly game: string;
  readonly seats: number;
  readonly checksum: string;
}

/** Playouts of a game, for every number of seats. */
async function ownWorks({ id, seats: { min, max } }: Listing, thread: Worker): Promise<OwnWork[]> {
  const works: OwnWork[] = [];
  for (let seats = min; seats <= max; seats++) {
    const { checksum } = await ask(thread, { game: id, seats, games: CHECKED_GAMES, seed: `bench ${seats}` });
    works.push({ game: id, seats, checksum, do: games => ask(thread, { game: id, seats, games }) });
  }
  return works;
}

async function ask(thread: Worker, task: Task): Promise<Played> {
  thread.postMessage(task);
  const [played] = await once(thread, 'message');
  return played as Played;
}

function growth(id: string, engine: readonly EngineFigure[]): EngineBench['growth'][number] {
  const figures = engine.filter(({ game }) => game === id);
  const [fewest, most] = [figures[0]!, figures.at(-1)!];
  return { game: id, seats: [fewest.seats, most.seats], cost: most.nsPerDecision / fewest.nsPerDecision };
}
