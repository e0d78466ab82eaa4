import { type Place, placesOf } from './automaton.ts';
import { parsePattern, Unreadable } from './syntax.ts';

/** Why the time of an expression may grow faster than the text it reads; undefined if it does not. */
export function superLinear(source: string, flags: string): string | undefined {
  try {
    new RegExp(source, flags);
    return isAmbiguous(placesOf(parsePattern(source), source, flags)) ? 'its time grows faster than the text' : undefined;
  } catch (error) {
    if (error instanceof Unreadable || error instanceof SyntaxError) return `it cannot be checked: ${error.message}`;
    throw error;
  }
}

/**
 * A matcher that goes back tries all ways to read a text. Their number stays bounded unless some text leads from a place p back to p, from p
 * to another place q, and from q back to q: then that text, repeated, can change from p to q anywhere. (Weber and Seidl, On the degree of
 * ambiguity of finite automata.) A way that has come to a match ends all searching.
 */
function isAmbiguous(places: readonly Place[]): boolean {
  const loops = loopsOf(places);
  for (const [p, loop] of loops) {
    if ([...loop].some(place => [...places[place]!.next].some(([to, { isTwofold }]) => isTwofold && loop.has(to)))) return true;
    for (const [q, other] of loops) if (q !== p && slips(places, { p, loop, q, other })) return true;
  }
  return false;
}

/** Places that lead back to themselves, each with those on its round trips. */
function loopsOf(places: readonly Place[]): Map<number, Set<number>> {
  const onward = places.map((_, place) => reachable(places, place));
  const loops = new Map<number, Set<number>>();
  for (const [place, from] of onward.entries()) {
    if (from.has(place)) loops.set(place, new Set([...from].filter(other => onward[other]!.has(place))));
  }
  return loops;
}

function reachable(places: readonly Place[], from: number): Set<number> {
  const found = new Set<number>();
  const open = [from];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (places[place]!.isSure) continue;
    for (const to of places[place]!.next.keys()) {
      if (found.has(to) || places[to]!.isSure) continue;
      found.add(to);
      open.push(to);
    }
  }
  return found;
}

interface Pair {
  readonly p: number;
  readonly loop: ReadonlySet<number>;
  readonly q: number;
  readonly other: ReadonlySet<number>;
}

/** Does one text lead from p to p, from p to q and from q to q? */
function slips(places: readonly Place[], { p, loop, q, other }: Pair): boolean {
  const seen = new Set<number>();
  const open: [number, number, number][] = [[p, p, q]];
  for (let here = open.pop(); here; here = open.pop()) {
    const [a, b, c] = here;
    for (const x of onwards(places, a, loop)) {
      for (const y of places[b]!.next.keys()) {
        for (const z of onwards(places, c, other)) {
          if (!sharesOne(places[x]!, places[y]!, places[z]!)) continue;
          if (x === p && y === q && z === q) return true;
          const key = (x * places.length + y) * places.length + z;
          if (!seen.has(key)) {
            seen.add(key);
            open.push([x, y, z]);
          }
        }
      }
    }
  }
  return false;
}

const onwards = (places: readonly Place[], from: number, within: ReadonlySet<number>): number[] =>
  [...places[from]!.next.keys()].filter(to => within.has(to));

function sharesOne(x: Place, y: Place, z: Place): boolean {
  for (const kind of x.matches) if (y.matches.has(kind) && z.matches.has(kind)) return true;
  return false;
}
