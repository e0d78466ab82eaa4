import { playouts } from '@tabard/bots';
import { CATALOG } from '@tabard/catalog';
import { fastRng } from '@tabard/core';
import { medianRound } from './measure.ts';
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
  const engine: EngineFigure[] = [];
  for (const { id, seats } of CATALOG) for (let n = seats.min; n <= seats.max; n++) engine.push(await engineFigure(id, n, seconds));
  const peer = peerFigure(seconds);
  const headline = engine.find(({ game, seats }) => game === 'blanc-noir' && seats === SEATS)!;
  return {
    engine,
    peers: [peer],
    ratio: headline.decisionsPerSecond / peer.decisionsPerSecond,
    growth: CATALOG.map(({ id }) => growth(id, engine)),
  };
}

async function engineFigure(id: string, seats: number, seconds: number): Promise<EngineFigure> {
  const { game } = await CATALOG.find(one => one.id === id)!.load();
  const config = game.configure({});
  if (!config.ok) throw new Error(`${id} refuses its own defaults`);
  const { checksum } = playouts(game, config.value, seats, CHECKED_GAMES, fastRng(`bench ${seats}`));
  const rng = fastRng(`speed ${seats}`);
  let games = 0;
  const round = medianRound(seconds, units => {
    games = units;
    return playouts(game, config.value, seats, units, rng).decisions;
  });
  const decisionsPerSecond = round.done / round.seconds;
  return { game: id, seats, decisionsPerSecond, nsPerDecision: 1e9 / decisionsPerSecond, gamesPerSecond: games / round.seconds, checksum };
}

function peerFigure(seconds: number): EngineBench['peers'][number] {
  const rng = fastRng('peer');
  const round = medianRound(seconds, games => peerPlayouts(SEATS, games, rng));
  return { peer: `boardgame.io ${VERSION}`, game: 'shedding', seats: SEATS, decisionsPerSecond: round.done / round.seconds };
}

function growth(id: string, engine: readonly EngineFigure[]): EngineBench['growth'][number] {
  const figures = engine.filter(({ game }) => game === id);
  const [fewest, most] = [figures[0]!, figures.at(-1)!];
  return { game: id, seats: [fewest.seats, most.seats], cost: most.nsPerDecision / fewest.nsPerDecision };
}
