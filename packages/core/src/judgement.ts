import type { Advice, Outcome } from './game.ts';

/**
 * What `npm run learn` found out about who wins, as plain numbers: a network with one hidden layer that gives every seat marks for its row of
 * features, all seats by the same weights. A seat's chance is its share of the exponentials of all marks.
 */
export interface Judgement {
  readonly inputs: number;
  readonly hidden: number;
  /** By input: what it is worth by itself, then what it is worth to each hidden neuron. */
  readonly ofInputs: readonly number[];
  /** By hidden neuron: where it begins, and what it is worth. */
  readonly ofHidden: readonly number[];
}

/** Writes rows of features, one number after the other. A game makes one of these once, so that telling makes nothing. */
export interface Pen {
  /** Begins at the first of so many numbers, all of which are 0 until they are written. */
  begin(rows: Float64Array, length: number): void;
  /** Goes on at this number. */
  goTo(place: number): void;
  put(value: number): void;
  /** 1 or 0. */
  putIf(is: boolean): void;
  /** So many numbers, of which this one is 1; none if it is not among them. */
  putOne(which: number, of: number): void;
  /** Adds to the number that comes so many after the next. */
  add(value: number, after: number): void;
  /** Leaves so many numbers as they are. */
  skip(count: number): void;
}

export function pen(): Pen {
  let rows: Float64Array = new Float64Array();
  let at = 0;
  return {
    begin(into, length) {
      rows = into.fill(0, 0, length);
      at = 0;
    },
    goTo(place) {
      at = place;
    },
    put(value) {
      rows[at++] = value;
    },
    putIf(is) {
      rows[at++] = is ? 1 : 0;
    },
    putOne(which, of) {
      if (which >= 0 && which < of) rows[at + which] = 1;
      at += of;
    },
    add(value, after) {
      rows[at + after]! += value;
    },
    skip(count) {
      at += count;
    },
  };
}

/** So many neurons are added up at a time, each in a variable of its own: in a list they would be read and written at every input. */
const AT_ONCE = 8;

/** Turns rows of features, one for each of so many seats, into their chances. Makes nothing on the way, for it is asked at every iteration of a search. */
export function judge(judgement: Judgement): (rows: Float64Array, seats: number, chances: Float64Array) => void {
  const { inputs, hidden } = judgement;
  const groups = Math.ceil(hidden / AT_ONCE);
  const { byThemselves, weights, begins, worths } = laidOut(judgement, groups);
  /** The inputs that are not 0, which most are: where their weights begin in a group, and what they are. */
  const places = new Int32Array(inputs);
  const values = new Float64Array(inputs);

  function marks(rows: Float64Array, from: number): number {
    let sum = 0;
    let told = 0;
    for (let input = 0; input < inputs; input++) {
      const value = rows[from + input]!;
      if (value === 0) continue;
      sum += value * byThemselves[input]!;
      places[told] = input * AT_ONCE;
      values[told++] = value;
    }
    for (let group = 0; group < groups; group++) sum = withGroup(group, told, sum);
    return sum;
  }

  /** A sum, and what the neurons of a group add to it. */
  function withGroup(group: number, told: number, before: number): number {
    const first = group * AT_ONCE;
    const start = first * inputs;
    let a = begins[first]!;
    let b = begins[first + 1]!;
    let c = begins[first + 2]!;
    let d = begins[first + 3]!;
    let e = begins[first + 4]!;
    let f = begins[first + 5]!;
    let g = begins[first + 6]!;
    let h = begins[first + 7]!;
    for (let i = 0; i < told; i++) {
      const value = values[i]!;
      const at = start + places[i]!;
      a += value * weights[at]!;
      b += value * weights[at + 1]!;
      c += value * weights[at + 2]!;
      d += value * weights[at + 3]!;
      e += value * weights[at + 4]!;
      f += value * weights[at + 5]!;
      g += value * weights[at + 6]!;
      h += value * weights[at + 7]!;
    }
    let sum = before;
    if (a > 0) sum += a * worths[first]!;
    if (b > 0) sum += b * worths[first + 1]!;
    if (c > 0) sum += c * worths[first + 2]!;
    if (d > 0) sum += d * worths[first + 3]!;
    if (e > 0) sum += e * worths[first + 4]!;
    if (f > 0) sum += f * worths[first + 5]!;
    if (g > 0) sum += g * worths[first + 6]!;
    if (h > 0) sum += h * worths[first + 7]!;
    return sum;
  }

  return (rows, seats, chances) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = marks(rows, seat * inputs);
      best = Math.max(best, chances[seat]!);
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = Math.exp(chances[seat]! - best);
      sum += chances[seat]!;
    }
    for (let seat = 0; seat < seats; seat++) chances[seat]! /= sum;
  };
}

/** The weights group by group, and by input in each; neurons that fill up the last group are worth nothing. */
function laidOut({ inputs, hidden, ofInputs, ofHidden }: Judgement, groups: number) {
  const byThemselves = new Float64Array(inputs);
  const weights = new Float64Array(groups * AT_ONCE * inputs);
  const begins = new Float64Array(groups * AT_ONCE);
  const worths = new Float64Array(groups * AT_ONCE);
  begins.set(ofHidden.slice(0, hidden));
  worths.set(ofHidden.slice(hidden));
  for (let input = 0; input < inputs; input++) {
    const row = ofInputs.slice(input * (hidden + 1), (input + 1) * (hidden + 1));
    byThemselves[input] = row[0]!;
    for (let neuron = 0; neuron < hidden; neuron++) {
      const within = neuron % AT_ONCE;
      weights[(neuron - within) * inputs + input * AT_ONCE + within] = row[neuron + 1]!;
    }
  }
  return { byThemselves, weights, begins, worths };
}

/** The odds of a game of so many seats at most, by what was learned of it and the features it tells; once it is over, shares of the win. */
export function oddsBy<State>(
  judgement: Judgement,
  most: number,
  tellFeatures: (state: State, rows: Float64Array) => number,
  outcome: (state: State) => Outcome | undefined,
): NonNullable<Advice<State, never>['odds']> {
  const judged = judge(judgement);
  const rows = new Float64Array(most * judgement.inputs);
  const chances = new Float64Array(most);
  return (state, seat, all = chances) => {
    const first = outcome(state)?.ranking[0];
    if (first) return first.includes(seat) ? 1 / first.length : 0;
    judged(rows, tellFeatures(state, rows), all);
    return all[seat]!;
  };
}
