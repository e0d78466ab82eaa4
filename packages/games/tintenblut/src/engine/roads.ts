import { COUNTS, PLACES, type Place, ROADS, SECRET_PATH } from './data.ts';
import { type Kind, placeKind } from './kinds.ts';

/** By place: the places one step away, the lower ones first. */
type Net = readonly (readonly Kind[])[];

const ways = ROADS.map(({ value }) => value);
const roads = netOf(ways);
const roadsAndPath = netOf([...ways, SECRET_PATH.value]);

const figureRoutes = allRoutes(roads);
const dustfingerRoutes = allRoutes(roadsAndPath);

const PER_PLACE = COUNTS.provisionPerPlace.value;
/** Rule 3.2: the first place entered is free. To where one is it is a round trip, out and back: two places. */
const journeyCosts = figureRoutes.map(routes => routes.map(route => PER_PLACE * (route.length === 1 ? 1 : route.length - 2)));
/** Rule 3.4: every place entered is paid. */
const dustfingerCosts = dustfingerRoutes.map(routes => routes.map(route => PER_PLACE * (route.length - 1)));

export const journeyCost = (from: Kind, to: Kind): number => journeyCosts[from]![to]!;
export const dustfingerCost = (from: Kind, to: Kind): number => dustfingerCosts[from]![to]!;

const ENOUGH = Math.max(...journeyCosts.flat(), ...dustfingerCosts.flat());
/** By place and provisions: the places that can be paid, a bit for each. */
const journeyReach = reachOf(journeyCosts);
const dustfingerReach = reachOf(dustfingerCosts).map((byProvisions, from) => byProvisions.map(reach => reach & ~(1 << from)));

export const placesInReach = (from: Kind, provisions: number): number => journeyReach[from]![Math.min(provisions, ENOUGH)]!;
export const dustfingersReach = (from: Kind, provisions: number): number => dustfingerReach[from]![Math.min(provisions, ENOUGH)]!;

/** A way over the map: every place on it, the first and the last included, and what it costs in provisions. */
export interface Journey {
  readonly route: readonly Place[];
  readonly cost: number;
}

/** How a figure travels, by the shortest way (3.2). */
export function journey(from: Place, to: Place): Journey {
  const [start, end] = [placeKind(from)!, placeKind(to)!];
  const route = start === end ? [start, roads[start]![0]!, start] : figureRoutes[start]![end]!;
  return { route: route.map(place => PLACES[place]!), cost: journeyCosts[start]![end]! };
}

/** How Dustfinger travels, by the cheapest way, the secret path included (3.4). */
export function dustfingerJourney(from: Place, to: Place): Journey {
  const route = dustfingerRoutes[placeKind(from)!]![placeKind(to)!]!;
  return { route: route.map(place => PLACES[place]!), cost: dustfingerCosts[placeKind(from)!]![placeKind(to)!]! };
}

function netOf(ways: readonly (readonly [Place, Place])[]): Net {
  return PLACES.map(place => {
    const neighbours = ways.flatMap(([one, other]) => (one === place ? [other] : other === place ? [one] : []));
    return neighbours.map(id => placeKind(id)!).sort((a, b) => a - b);
  });
}

/** By start and end: a shortest way. */
function allRoutes(net: Net): readonly (readonly (readonly Kind[])[])[] {
  return PLACES.map((_, start) => {
    const routes: Kind[][] = [];
    routes[start] = [start];
    for (const place of wave(start)) {
      for (const next of net[place]!) routes[next] ??= [...routes[place]!, next];
    }
    return routes;
  });

  /** Places in the order of their distance. */
  function wave(start: Kind): Set<Kind> {
    const met = new Set([start]);
    for (const place of met) for (const next of net[place]!) met.add(next);
    return met;
  }
}

function reachOf(costs: readonly (readonly number[])[]): number[][] {
  return costs.map(byPlace =>
    Array.from({ length: ENOUGH + 1 }, (_, provisions) =>
      byPlace.reduce((reach, cost, place) => (cost <= provisions ? reach | (1 << place) : reach), 0),
    ),
  );
}
