/**
 * Everything in the box (1.1–1.6), in this one file, so that an owner of the box can correct a value without touching code. The rulebook
 * shows the board, most rewards, the numbers and most cards only as pictures: every value says whether the rulebook's text states it or
 * whether it is our reconstruction, made so that every number and example in that text holds.
 */

export type Source = 'stated' | 'reconstructed';

export interface Sourced<T> {
  readonly value: T;
  readonly source: Source;
}

const stated = <const T>(value: T) => ({ value, source: 'stated' }) as const;
const reconstructed = <const T>(value: T) => ({ value, source: 'reconstructed' }) as const;

/** Tiles, in the order in which moves list them (8). */
export const TILES = ['courage', 'strength', 'wit', 'honour'] as const;
export type Tile = (typeof TILES)[number];
/** What is held in the open: tiles and provisions. */
export const WARES = [...TILES, 'provision'] as const;
export type Ware = (typeof WARES)[number];
/** What a place rewards with. */
export const REWARDS = [...WARES, 'advantage'] as const;
export type Reward = (typeof REWARDS)[number];

export const COLOURS = ['red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
export const GROUPS = ['I', 'II', 'III'] as const;
export type Group = (typeof GROUPS)[number];
/** The lines of a place's rewards: alone the upper, in company the lower (3.5). */
export const LINES = ['alone', 'company'] as const;
export type Line = (typeof LINES)[number];
/** The players' colours, by seat. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The nine places (1.1) and what they reward with: upper and lower line, in their order (3.5). */
export const PLACE_DATA = [
  {
    id: 'ombra',
    colour: stated('red'),
    alone: stated({ honour: 3, advantage: 1 }),
    company: stated({ courage: 2, provision: 1 }),
  },
  {
    id: 'fortress',
    colour: stated('red'),
    alone: reconstructed({ strength: 3, provision: 1 }),
    company: reconstructed({ wit: 2, advantage: 1 }),
  },
  {
    id: 'night-castle',
    colour: stated('red'),
    alone: reconstructed({ courage: 3, wit: 2 }),
    company: reconstructed({ honour: 2, strength: 1 }),
  },
  {
    id: 'camp',
    colour: stated('blue'),
    alone: reconstructed({ strength: 2, advantage: 1 }),
    company: reconstructed({ wit: 2, provision: 1 }),
  },
  {
    id: 'minstrels-inn',
    colour: stated('blue'),
    alone: reconstructed({ provision: 2, advantage: 1 }),
    company: reconstructed({ courage: 2, honour: 2 }),
  },
  {
    id: 'infirmary',
    colour: stated('blue'),
    alone: reconstructed({ wit: 2, provision: 1 }),
    company: reconstructed({ courage: 2, advantage: 1 }),
  },
  {
    id: 'border-inn',
    colour: stated('green'),
    alone: reconstructed({ provision: 4 }),
    company: reconstructed({ wit: 2, honour: 2 }),
  },
  {
    id: 'mill',
    colour: stated('green'),
    alone: reconstructed({ courage: 2, provision: 1 }),
    company: reconstructed({ strength: 3, wit: 1 }),
  },
  {
    id: 'farm',
    colour: stated('green'),
    alone: reconstructed({ honour: 2, provision: 1 }),
    company: reconstructed({ strength: 2, advantage: 1 }),
  },
] as const satisfies readonly PlaceData[];

interface PlaceData {
  readonly id: string;
  readonly colour: Sourced<Colour>;
  readonly alone: Sourced<RewardLine>;
  readonly company: Sourced<RewardLine>;
}
/** How much of what; one reward or two. */
export type RewardLine = Readonly<Partial<Record<Reward, number>>>;

export type Place = (typeof PLACE_DATA)[number]['id'];
export const PLACES: readonly Place[] = PLACE_DATA.map(({ id }) => id);
/** The one castle in which a lonely visitor draws a villain card (3.6). */
export const NIGHT_CASTLE: Place = 'night-castle';

/** The roads (1.1); of the first the rulebook says in an example that it is one step. */
export const ROADS: readonly Sourced<readonly [Place, Place]>[] = [
  stated(['night-castle', 'border-inn']),
  reconstructed(['ombra', 'farm']),
  reconstructed(['farm', 'minstrels-inn']),
  reconstructed(['minstrels-inn', 'fortress']),
  reconstructed(['fortress', 'mill']),
  reconstructed(['mill', 'infirmary']),
  reconstructed(['infirmary', 'night-castle']),
  reconstructed(['border-inn', 'ombra']),
  reconstructed(['camp', 'fortress']),
  reconstructed(['camp', 'ombra']),
  reconstructed(['camp', 'infirmary']),
];
/** For Dustfinger only. */
export const SECRET_PATH: Sourced<readonly [Place, Place]> = stated(['border-inn', 'minstrels-inn']);

/** The location cards of a player (1.2). */
export const LOCATIONS = [...PLACE_DATA.map(({ id }) => id), 'inkworld'] as const;
export type Location = (typeof LOCATIONS)[number];

/** The number on every location card, by the player's colour (1.2): each colour adds up to as much, and of any two each is higher on five cards. */
export const NUMBERS: Sourced<Readonly<Record<SeatColour, Readonly<Record<Location, number>>>>> = reconstructed({
  red: {
    farm: 2,
    'minstrels-inn': 6,
    mill: 9,
    camp: 16,
    infirmary: 19,
    'border-inn': 23,
    ombra: 25,
    fortress: 30,
    'night-castle': 35,
    inkworld: 40,
  },
  blue: {
    farm: 3,
    'minstrels-inn': 8,
    mill: 12,
    camp: 15,
    infirmary: 17,
    'border-inn': 22,
    ombra: 26,
    fortress: 32,
    'night-castle': 33,
    inkworld: 37,
  },
  green: {
    farm: 4,
    'minstrels-inn': 5,
    mill: 10,
    camp: 14,
    infirmary: 20,
    'border-inn': 21,
    ombra: 27,
    fortress: 29,
    'night-castle': 36,
    inkworld: 39,
  },
  yellow: {
    farm: 1,
    'minstrels-inn': 7,
    mill: 11,
    camp: 13,
    infirmary: 18,
    'border-inn': 24,
    ombra: 28,
    fortress: 31,
    'night-castle': 34,
    inkworld: 38,
  },
});

interface VillainData {
  readonly id: string;
  readonly value: Sourced<number>;
  readonly group: Sourced<Group>;
}
/** The 15 villain cards (1.4): that there are so many is stated, and the values of those that an example names. */
export const VILLAIN_DATA = [
  { id: 'slasher', value: stated(2), group: reconstructed('I') },
  { id: 'sootbird', value: stated(2), group: reconstructed('I') },
  { id: 'basta', value: stated(3), group: reconstructed('I') },
  { id: 'piper', value: stated(3), group: reconstructed('I') },
  { id: 'miller', value: reconstructed(3), group: reconstructed('I') },
  { id: 'adderhead', value: stated(2), group: reconstructed('II') },
  { id: 'adderhead', value: stated(2), group: reconstructed('II') },
  { id: 'mortola', value: stated(4), group: reconstructed('II') },
  { id: 'firefox', value: stated(4), group: reconstructed('II') },
  { id: 'innkeeper', value: reconstructed(3), group: reconstructed('II') },
  { id: 'adderhead', value: stated(2), group: reconstructed('III') },
  { id: 'adderhead', value: stated(2), group: reconstructed('III') },
  { id: 'adderhead', value: stated(2), group: reconstructed('III') },
  { id: 'fire-raisers', value: reconstructed(4), group: reconstructed('III') },
  { id: 'men-at-arms', value: reconstructed(5), group: reconstructed('III') },
] as const satisfies readonly VillainData[];
export type VillainName = (typeof VILLAIN_DATA)[number]['id'];

interface AdvantageData {
  readonly id: string;
  readonly copies: Sourced<number>;
  /** Whether the text says what the card does. */
  readonly effect: Source;
}
/** The advantage cards, 27 as the text states (1.5), and what they do (4). */
export const ADVANTAGE_DATA = [
  { id: 'meggie', copies: reconstructed(2), effect: 'stated' },
  { id: 'mo', copies: reconstructed(2), effect: 'stated' },
  { id: 'resa', copies: reconstructed(2), effect: 'stated' },
  { id: 'black-prince', copies: reconstructed(3), effect: 'reconstructed' },
  { id: 'nettle', copies: reconstructed(3), effect: 'reconstructed' },
  { id: 'barn-owl', copies: reconstructed(3), effect: 'reconstructed' },
  { id: 'fat-prince', copies: reconstructed(3), effect: 'stated' },
  { id: 'fenoglio', copies: reconstructed(3), effect: 'reconstructed' },
  { id: 'farid', copies: reconstructed(3), effect: 'reconstructed' },
  { id: 'roxane', copies: reconstructed(3), effect: 'reconstructed' },
] as const satisfies readonly AdvantageData[];
export type Advantage = (typeof ADVANTAGE_DATA)[number]['id'];
export const ADVANTAGES: readonly Advantage[] = ADVANTAGE_DATA.map(({ id }) => id);

/** The victory track (1.6); of its special fields the text states the colours, in this order. */
export const TRACK = {
  length: reconstructed(44),
  special: [
    { field: reconstructed(11), colour: stated('red') },
    { field: reconstructed(20), colour: stated('blue') },
    { field: reconstructed(31), colour: stated('green') },
    { field: reconstructed(40), colour: stated('red') },
  ],
} as const;

/** Single numbers. */
export const COUNTS = {
  /** Tiles of each kind, and provisions (1.3). */
  tilesOfAKind: stated(18),
  provisions: stated(32),
  startProvisions: stated(2),
  /** For every place entered; a figure enters the first one free, Dustfinger does not (3.2, 3.4). */
  provisionPerPlace: stated(1),
  /** An exchange gives so many for one, and with the Fat Prince in a castle (3.7, 4). */
  tradeRate: stated(2),
  fatPrinceRate: stated(1),
  /** Fields for a set of so many different tiles (3.8). */
  setOfTwo: stated(2),
  setOfThree: stated(4),
  setOfFour: stated(7),
  /** What Nettle and the Barn Owl bring (4). */
  nettleProvisions: reconstructed(3),
  barnOwlProvisions: reconstructed(1),
  /** Fields at the end for an unused Meggie, Mo or Resa, and for any other card (7.2). */
  familyPoints: stated(3),
  cardPoints: stated(1),
  /** The last round in any case (7.4). */
  maxRounds: reconstructed(60),
} as const satisfies Readonly<Record<string, Sourced<number>>>;

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;
