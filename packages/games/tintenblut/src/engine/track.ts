import { COLOURS, COUNTS, type Colour, PLACE_DATA, type Place, TRACK } from './data.ts';
import { type Kind, placeKind } from './kinds.ts';

const FIELDS = TRACK.length.value;
/** Fields for a set, by its size (3.8). */
export const STEPS: readonly number[] = [0, 0, COUNTS.setOfTwo.value, COUNTS.setOfThree.value, COUNTS.setOfFour.value];
export const SET_SIZES: readonly number[] = [2, 3, 4];

const gates = TRACK.special.map(({ field, colour }) => ({ field: field.value as number, colour: colour.value as Colour }));
/** Where the White Women wait (6.1), and where the end begins (7.1). */
export const GREEN_FIELD = gates.find(({ colour }) => colour === 'green')!.field;
export const LAST_GATE = gates.at(-1)!.field;

/** A special field as a marker meets it: on later laps its number goes on. */
export interface Gate {
  readonly field: number;
  readonly colour: Colour;
}

/** The colour of a field's gate, if it has one; gates come again on every lap. */
export const gateOf = (field: number): Colour | undefined => gates.find(gate => gate.field === field % FIELDS)?.colour;

/** The special fields entered or crossed on the way from one field to another (3.8). */
export function gatesBetween(from: number, to: number): Gate[] {
  const met: Gate[] = [];
  for (let field = from + 1; field <= to; field++) {
    const colour = gateOf(field);
    if (colour) met.push({ field, colour });
  }
  return met;
}

/** Bits of the sizes that some gate stops, by field and colour of the place. */
const stopped: readonly number[] = Array.from({ length: FIELDS * COLOURS.length }, (_, at) => {
  const [field, colour] = [Math.floor(at / COLOURS.length), COLOURS[at % COLOURS.length]!];
  return SET_SIZES.filter(size => gatesBetween(field, field + STEPS[size]!).some(gate => gate.colour !== colour)).reduce(
    (sizes, size) => sizes | (1 << size),
    0,
  );
});

const nextGates: readonly Gate[] = Array.from({ length: FIELDS }, (_, field) => gatesBetween(field, field + FIELDS)[0]!);
const toNextGate: readonly number[] = nextGates.map((gate, field) => gate.field - field);
const keysToNextGate: readonly number[] = nextGates.map(gate =>
  PLACE_DATA.reduce((keys, { colour }, place) => (colour.value === gate.colour ? keys | (1 << place) : keys), 0),
);
/** How many fields it is to the next gate. */
export const distanceToGate = (marker: number): number => toNextGate[marker % FIELDS]!;
/** The places of its colour, a bit for each. */
export const keysToGate = (marker: number): number => keysToNextGate[marker % FIELDS]!;

const colours: readonly Colour[] = PLACE_DATA.map(({ colour }) => colour.value);
const colourAt: readonly number[] = colours.map(colour => COLOURS.indexOf(colour));

/** A place is of the kind of its colour (1.1). */
export const kindOf = (place: Place): Colour => colours[placeKind(place)!]!;

/** Rule 3.8: a bit for each size of set that a gate keeps from being converted. */
export const stoppedSizes = (marker: number, place: Kind): number => stopped[(marker % FIELDS) * COLOURS.length + colourAt[place]!]!;
/** A gate is open to who stands on a place of its colour (3.8). */
export const isOpen = (gate: Colour, place: Kind): boolean => colours[place] === gate;
export const isCastle = (place: Kind): boolean => colours[place] === 'red';

/** The most fields that tiles, counted by kind, can become in one turn in a place: each size of set once, those of `converted` not any more (3.8). */
export function mostFields(tiles: readonly number[], marker: number, place: Kind, converted = 0): number {
  const barred = stoppedSizes(marker, place) | converted;
  let most = 0;
  for (const size of SET_SIZES) {
    const kinds = [...tiles.keys()].sort((a, b) => tiles[b]! - tiles[a]!).slice(0, size);
    if ((barred >> size) & 1 || kinds.some(kind => tiles[kind] === 0)) continue;
    const left = tiles.map((count, kind) => (kinds.includes(kind) ? count - 1 : count));
    const steps = STEPS[size]!;
    most = Math.max(most, steps + mostFields(left, marker + steps, place, converted | (1 << size)));
  }
  return most;
}
