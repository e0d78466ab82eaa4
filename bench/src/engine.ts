import { playouts } from '@tabard/bots';
import { CATALOG, type Listing } from '@tabard/catalog';
import { fastRng } from '@tabard/core';
import { medianRounds, type Work } from './measure.ts';
import { VERSION } from './peer/boardgame-io.ts';
import { peerPlayouts } from './peer/playouts.ts';

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

/** Random playouts of every game through the public contract, and boardgame.io in the same run. */
export async function benchEngine(seconds: number): Promise<EngineBench> {
  const ours = (await Promise.all(CATALOG.map(ownWorks))).flat();
  const rng = fastRng('peer');
  const rounds = medianRounds(seconds, [...ours, { do: games => peerPlayouts(SEATS, games, rng) }]);
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
async function ownWorks({ id, seats: { min, max }, load }: Listing): Promise<OwnWork[]> {
  const { game } = await load();
  const config = game.configure({});
  if (!config.ok) throw new Error(`${id} refuses its own defaults`);
  return Array.from({ length: max - min + 1 }, (_, i) => {
    const seats = min + i;
    const rng = fastRng(`speed ${seats}`);
    return {
      game: id,
      seats,
      checksum: playouts(game, config.value, seats, CHECKED_GAMES, fastRng(`bench ${seats}`)).checksum,
      do: games => playouts(game, config.value, seats, games, rng).decisions,
    };
  });
}

function growth(id: string, engine: readonly EngineFigure[]): EngineBench['growth'][number] {
  const figures = engine.filter(({ game }) => game === id);
  const [fewest, most] = [figures[0]!, figures.at(-1)!];
  return { game: id, seats: [fewest.seats, most.seats], cost: most.nsPerDecision / fewest.nsPerDecision };
}
