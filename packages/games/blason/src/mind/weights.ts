import { SHIELD } from '../engine/state.ts';

/** Whether a seat can still do anything, only claim an award in this its last turn, or nothing. */
export const ALL_LEFT = 0;
export const CLAIM_LEFT = 1;
export const NOTHING_LEFT = 2;
export type Outlook = typeof ALL_LEFT | typeof CLAIM_LEFT | typeof NOTHING_LEFT;

/** Weights are whole numbers, which are quick to add: so many are 1. */
export const WHOLE = 100_000;

/** What counts whatever is still to come. */
const LASTING = {
  /** Track, markers and a point for each herald. */
  points: 0,
  /** Augmentations of which the seat shows most, alone or not. */
  leads: 0,
  ties: 0,
  /** The phase the seat is in. */
  turn: 0,
  acquire: 0,
  place: 0,
  close: 0,
};

/** What counts as long as the seat can do something with it. */
const HOPES = {
  heralds: 0,
  cards: 0,
  /** Cards beyond the limit. */
  surplus: 0,
  handValue: 0,
  columns: 0,
  /** One column is left to fill. */
  lastColumn: 0,
  /** Empty columns that a card in hand suits. */
  suits: 0,
  /** The marker of the next ten, by the way made towards it. */
  ten: 0,
};

/** Kinds of moves, which only habits go by. */
const DEEDS = {
  swap: 0,
  drawTincture: 0,
  drawFigure: 0,
  heraldTake: 0,
  heraldPlace: 0,
  /** A turn that begins with placing; then by the cards in hand, their value, and the empty columns they suit. */
  start: 0,
  startCards: 0,
  startValue: 0,
  startSuits: 0,
  covers: 0,
  /** A card taken that makes or breaks a tie for an augmentation. */
  courts: 0,
  end: 0,
};

const PLAIN = { ...LASTING, ...HOPES, ...DEEDS };
type Plain = keyof typeof PLAIN;
const PLAIN_TERMS = Object.keys(PLAIN) as readonly Plain[];

/** No award asks for so many things. */
const MANY = 8;
/** An award that lacks so many things on the shield, and so many of them in hand too. */
export const nearAt = (lacking: number, lackingInHand: number): number => lacking * MANY + lackingInHand;
/** What awards can lack on the shield, and in hand, that counts. */
const NEARS = Array.from({ length: 6 }, (_, lacks) => lacks).flatMap(lacks =>
  Array.from({ length: Math.min(lacks, 3) + 1 }, (_, unheld) => [lacks, unheld] as const),
);
const nearTerm = ([lacks, unheld]: readonly [number, number]): string => `near-${lacks}-${unheld}`;
const FULFILLED = nearTerm([0, 0]);

/** Whatever has a weight, by name; points of awards by what they lack. */
export const TERMS: readonly string[] = [...PLAIN_TERMS, ...NEARS.map(nearTerm)];
const LASTING_TERMS = new Set([...Object.keys(LASTING), FULFILLED]);

export interface Weights extends Readonly<Record<Plain, number>> {
  /** Points of awards that are fulfilled, and all of them, by `nearAt`. */
  readonly fulfilled: number;
  readonly near: Int32Array;
  /** Those in force when the seat has had its last turn. */
  readonly ending: Weights;
}

/** Weights of one shape, by what each term is worth. */
export function weigh(worth: (term: string) => number, ending?: Weights): Weights {
  const whole = (term: string) => Math.round(WHOLE * worth(term));
  const near = new Int32Array(MANY * MANY);
  for (const pair of NEARS) near[nearAt(...pair)] = whole(nearTerm(pair));
  const weights = { ...PLAIN, fulfilled: near[0]!, near, ending: ending as Weights };
  for (const term of PLAIN_TERMS) weights[term] = whole(term);
  weights.ending ??= weights;
  return weights;
}

/** The same once nothing is left to hope for. */
export const weighEnding = (worth: (term: string) => number): Weights => weigh(term => (LASTING_TERMS.has(term) ? worth(term) : 0));

/** How full the fullest shield is, 0 to 10 columns, and what a seat can still do. */
export const weightsAt = (columns: number, outlook: Outlook): Weights => STAGES[outlook * (SHIELD + 1) + columns]!;

/** How many tens there are on the track. */
export const tenOf = (track: number): number => (track / 10) | 0;

/** At first, and how much more when the fullest shield is full. */
type Course = readonly [early: number, more: number];
const NEVER: Course = [0, 0];

/**
 * What a seat's prospects are made of. Their sum is an exponent: a seat wins in the proportion of e to its own. Fitted to the ends of games
 * that greedy players of many temperaments played among two to four (a multinomial logistic regression on who won); `points` and `ten` were
 * then set by matches.
 */
const PROSPECTS: Readonly<Partial<Record<string, Course>>> = {
  points: [0.04, 0.25],
  heralds: [0.299, 0.071],
  cards: [-0.081, 0.03],
  surplus: [-0.488, -0.518],
  handValue: [0.041, 0.085],
  columns: [0.615, -0.757],
  lastColumn: [1.25, -0.729],
  suits: [0.143, 0.02],
  leads: [-0.24, 0.848],
  ties: [-0.202, 0.691],
  ten: [0.12, -0.06],
  turn: [0.173, 0.261],
  acquire: [-0.011, -0.014],
  place: [-0.019, -0.166],
  close: [-0.257, -0.164],
  swap: [0.1, 0],
  [FULFILLED]: [0.032, 0.23],
};
/** An award that lacks one, two or three things; and what is added, by each thing lacking, if the hand has them all, or all but one. */
const LACKING: readonly Course[] = [
  [-0.018, 0.068],
  [0.01, 0.035],
  [0.009, 0.03],
];
const IN_HAND: readonly Course[] = [
  [0.047, 0.025],
  [0.055, -0.026],
];

function prospectsAt(columns: number, outlook: Outlook): (term: string) => number {
  const isLasting = (term: string) => LASTING_TERMS.has(term) && (outlook !== NOTHING_LEFT || term !== FULFILLED);
  const now = ([early, more]: Course) => early + (more * columns) / SHIELD;
  const near = new Map(NEARS.map(pair => [nearTerm(pair), nearness(...pair)]));
  return term => (outlook === ALL_LEFT || isLasting(term) ? (near.get(term) ?? now(PROSPECTS[term] ?? NEVER)) : 0);

  function nearness(lacks: number, unheld: number): number {
    return lacks === 0 ? now(PROSPECTS[FULFILLED]!) : now(LACKING[lacks - 1] ?? NEVER) + now(IN_HAND[unheld] ?? NEVER) / lacks;
  }
}

const LAST = weigh(prospectsAt(SHIELD, CLAIM_LEFT));
const STAGES: readonly Weights[] = ([ALL_LEFT, CLAIM_LEFT, NOTHING_LEFT] as const).flatMap(outlook =>
  Array.from({ length: SHIELD + 1 }, (_, columns) => weigh(prospectsAt(columns, outlook), LAST)),
);
