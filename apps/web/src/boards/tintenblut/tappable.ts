import { type Advantage, type Location, type Place, TILES, type Tile, type Ware } from './game.ts';

/** What can be done now, by the things it is done with; every entry is a spelled move. */
export interface Tappable {
  /** Location cards, and where each leads. */
  readonly journeys: ReadonlyMap<Location, ReadonlyMap<Place, string>>;
  readonly dustfinger: ReadonlyMap<Place, string>;
  /** Advantage cards, and what may be named with each. */
  readonly uses: ReadonlyMap<Advantage, ReadonlyMap<string, string>>;
  readonly collects: readonly string[];
  readonly trades: ReadonlySet<string>;
  readonly converts: ReadonlySet<string>;
  readonly loses: ReadonlySet<Tile>;
  readonly starts: ReadonlyMap<number, string>;
  readonly pass: string | undefined;
  readonly stay: string | undefined;
  readonly end: string | undefined;
}

/** Sorts the legal moves by what they are tapped on. */
export function tappable(legal: readonly string[]): Tappable {
  const journeys = new Map<Location, Map<Place, string>>();
  const dustfinger = new Map<Place, string>();
  const uses = new Map<Advantage, Map<string, string>>();
  const loses = new Set<Tile>();
  const starts = new Map<number, string>();
  for (const move of legal) {
    const [verb, thing = '', more = ''] = move.split(' ');
    if (verb === 'go') put(journeys, thing as Location, (more || thing) as Place, move);
    else if (verb === 'dustfinger') dustfinger.set(thing as Place, move);
    else if (verb === 'use') put(uses, thing as Advantage, more, move);
    else if (verb === 'lose') loses.add(thing as Tile);
    else if (verb === 'start') starts.set(Number(thing.slice(1)), move);
  }
  const starting = (verb: string) => legal.filter(move => move.split(' ')[0] === verb);
  return {
    journeys,
    dustfinger,
    uses,
    collects: starting('collect'),
    trades: new Set(starting('trade')),
    converts: new Set(starting('convert')),
    loses,
    starts,
    pass: legal.find(move => move === 'pass'),
    stay: legal.find(move => move === 'stay'),
    end: legal.find(move => move === 'end'),
  };
}

function put<Key, Inner>(map: Map<Key, Map<Inner, string>>, key: Key, inner: Inner, move: string): void {
  const known = map.get(key) ?? new Map<Inner, string>();
  known.set(inner, move);
  map.set(key, known);
}

/** `go ombra`, `go inkworld ombra`. */
export const spellJourney = (card: Location, to: Place): string => (card === 'inkworld' ? `go inkworld ${to}` : `go ${card}`);

/** Tiles are listed in their order (8). */
const inOrder = (tiles: readonly Tile[]): Tile[] => TILES.flatMap(tile => tiles.filter(one => one === tile));

/** `convert courage wit`, where all differ and there are enough of them for a set. */
export function spellSet(tiles: readonly Tile[]): string | undefined {
  return tiles.length >= 2 && new Set(tiles).size === tiles.length ? `convert ${inOrder(tiles).join(' ')}` : undefined;
}

/** What is given in an exchange, and what for: `trade provision courage`, `trade courage wit`, `trade courage`. */
export function spellTrade(given: readonly Ware[], wanted: Tile | undefined): string | undefined {
  if (given.every(ware => ware === 'provision'))
    return given.length === 0 || wanted === undefined ? undefined : `trade provision ${wanted}`;
  return given.includes('provision') || given.length > 2 ? undefined : `trade ${inOrder(given as readonly Tile[]).join(' ')}`;
}
