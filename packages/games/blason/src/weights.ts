import { SHIELD } from './state.ts';

/**
 * What a seat's prospects are made of, each with its weight on an empty shield and what is added to it until the fullest shield is full.
 * Their sum is an exponent: a seat wins in the proportion of e to its own. Fitted to the ends of games that greedy players of many
 * temperaments played among two to four (a multinomial logistic regression on who won); `points` and `ten` were then set by matches.
 */
const FITTED = {
  /** Track, markers and a point for each herald. */
  points: [0.04, 0.25],
  heralds: [0.299, 0.071],
  cards: [-0.081, 0.03],
  /** Cards beyond the limit. */
  surplus: [-0.488, -0.518],
  handValue: [0.041, 0.085],
  columns: [0.615, -0.757],
  /** One column is left to fill. */
  lastColumn: [1.25, -0.729],
  /** Empty columns that a card in hand suits. */
  suits: [0.143, 0.02],
  /** Points of awards that are fulfilled, or lack one, two or three things. */
  fulfilled: [0.032, 0.23],
  lacksOne: [-0.018, 0.068],
  lacksTwo: [0.01, 0.035],
  lacksThree: [0.009, 0.03],
  /** Points of awards for which the hand has what is lacking, or all but one thing, by each thing lacking. */
  inHand: [0.047, 0.025],
  nearlyInHand: [0.055, -0.026],
  /** Augmentations of which the seat shows most, alone or not. */
  leads: [-0.24, 0.848],
  ties: [-0.202, 0.691],
  /** The marker of the next ten, by the way made towards it. */
  ten: [0.12, -0.06],
  /** The phase the seat is in. */
  turn: [0.173, 0.261],
  acquire: [-0.011, -0.014],
  place: [-0.019, -0.166],
  close: [-0.257, -0.164],
} as const satisfies Record<string, readonly [number, number]>;

type Prospect = keyof typeof FITTED;
export type Weights = Readonly<Record<Prospect, number>>;

/** How full the fullest shield is: 0 to 10 columns. */
export const weightsAt = (columns: number): Weights => STAGES[columns]!;

const stage = (columns: number): Weights =>
  Object.fromEntries(Object.entries(FITTED).map(([prospect, [early, more]]) => [prospect, early + (more * columns) / SHIELD])) as Weights;
const STAGES = Array.from({ length: SHIELD + 1 }, (_, columns) => stage(columns));
