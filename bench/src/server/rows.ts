import type { Backings } from './backings.ts';
import { CONTESTANTS, type Name } from './contestants.ts';
import { roomFor } from './open-files.ts';
import { atPlaces, type Turn } from './place.ts';
import { medians, ratio, takeTurns } from './turns.ts';

/** A server's figures. */
export interface ServerFigure extends Turn {
  readonly server: string;
  readonly store: string;
  readonly matches: number;
  /** What each of so many idle matches, with its four sockets, adds to the memory of the server, or of all of them together. */
  readonly rssPerMatchKb: number;
  readonly idleMatches: number;
}

export interface Rows {
  readonly servers: readonly ServerFigure[];
  /** By the names of two: the first one's moves a second in the second one's, and CPU a move. */
  readonly ratio: Readonly<Record<string, { readonly movesPerSecond: number; readonly cpuPerMove: number }>>;
}

interface Shape {
  readonly names: readonly Name[];
  readonly matches: number;
  readonly seconds: number;
  readonly turns: number;
  readonly idleMatches: number;
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
}

const COMPARED: readonly (readonly [Name, Name])[] = [
  ['sqlite', 'boardgame.io'],
  ['sqlite', 'colyseus'],
  ['sqlite', 'plain'],
  ['postgres', 'sqlite'],
  ['two', 'postgres'],
];
/** Matches of all but ours on SQLite are weighed by the last so many of twice as many: nobody is blamed for what is needed once. */
const FEW_IDLE = 100;

/** All servers, each saturated by the same number of matches of four clients. */
export async function measureRows(backings: Backings, shape: Shape): Promise<Rows> {
  const { names, matches, say } = shape;
  const turns = await atPlaces(
    names.map(name => CONTESTANTS[name]),
    backings,
    async places => {
      for (const place of places) await place.seat(matches);
      return takeTurns(places, { tempo: 'at once', ...shape });
    },
  );
  const servers: ServerFigure[] = [];
  for (const [i, name] of names.entries()) {
    const { server, store } = CONTESTANTS[name];
    const figure = { server, store, matches, ...medians(turns[i]!), ...(await weigh(name, backings, shape)) };
    say(`${server}, ${store}: ${Math.round(figure.movesPerSecond)} moves/s, ${Math.round(figure.rssPerMatchKb)} KB a match`);
    servers.push(figure);
  }
  return { servers, ratio: compare(names, turns) };
}

/** Those that were measured. */
function compare(names: readonly Name[], turns: readonly (readonly Turn[])[]): Rows['ratio'] {
  const of = (name: Name): readonly Turn[] => turns[names.indexOf(name)]!;
  const pairs = COMPARED.filter(pair => pair.every(name => names.includes(name)));
  return Object.fromEntries(
    pairs.map(([a, b]) => [
      `${a}/${b}`,
      { movesPerSecond: ratio(of(a), of(b), 'movesPerSecond'), cpuPerMove: ratio(of(a), of(b), 'cpuMicrosPerMove') },
    ]),
  );
}

type Weight = Pick<ServerFigure, 'rssPerMatchKb' | 'idleMatches'>;

/** How much memory each idle match with its four sockets adds: ours on SQLite to an empty server, the others to one with as many. */
async function weigh(name: Name, backings: Backings, { idleMatches, warn }: Shape): Promise<Weight> {
  const room = name === 'sqlite' ? roomFor(idleMatches, warn) : Math.min(FEW_IDLE, idleMatches);
  return atPlaces([CONTESTANTS[name]], backings, async ([place]) => {
    if (name !== 'sqlite') await place!.seat(room);
    const before = await place!.rss();
    await place!.seat(room);
    return { rssPerMatchKb: ((await place!.rss()) - before) / 1024 / room, idleMatches: room };
  });
}
