import { SHIELD } from '../engine/state.ts';

/** Whether a seat can still do anything, only claim an award in this its last turn, or nothing. */
export const ALL_LEFT = 0;
export const CLAIM_LEFT = 1;
export const NOTHING_LEFT = 2;
export type Outlook = typeof ALL_LEFT | typeof CLAIM_LEFT | typeof NOTHING_LEFT;

export type Weights = ReturnType<typeof weights>;

/** Weights are whole numbers, which are quick to add: so many are 1. */
export const WHOLE = 100_000;

/** How full the fullest shield is, 0 to 10 columns, and what a seat can still do. */
export const weightsAt = (columns: number, outlook: Outlook): Weights => STAGES[outlook * (SHIELD + 1) + columns]!;

/**
 * What a seat's prospects are made of. Their sum is an exponent: a seat wins in the proportion of e to its own. Fitted to the ends of games
 * that greedy players of many temperaments played among two to four (a multinomial logistic regression on who won); `points` and `ten` were
 * then set by matches.
 */
function weights(columns: number, outlook: Outlook) {
  const always = (early: number, more: number) => Math.round(WHOLE * (early + (more * columns) / SHIELD));
  const claiming = (early: number, more: number) => (outlook === NOTHING_LEFT ? 0 : always(early, more));
  const hoping = (early: number, more: number) => (outlook === ALL_LEFT ? always(early, more) : 0);
  return {
    /** Track, markers and a point for each herald. */
    points: always(0.04, 0.25),
    heralds: hoping(0.299, 0.071),
    cards: hoping(-0.081, 0.03),
    /** Cards beyond the limit. */
    surplus: hoping(-0.488, -0.518),
    handValue: hoping(0.041, 0.085),
    columns: hoping(0.615, -0.757),
    /** One column is left to fill. */
    lastColumn: hoping(1.25, -0.729),
    /** Empty columns that a card in hand suits. */
    suits: hoping(0.143, 0.02),
    /** Points of awards that are fulfilled. */
    fulfilled: claiming(0.032, 0.23),
    /** Points of awards, by `nearAt`. */
    near: nearness({
      fulfilled: claiming(0.032, 0.23),
      lacking: [hoping(-0.018, 0.068), hoping(0.01, 0.035), hoping(0.009, 0.03)],
      inHand: [hoping(0.047, 0.025), hoping(0.055, -0.026)],
    }),
    /** Augmentations of which the seat shows most, alone or not. */
    leads: always(-0.24, 0.848),
    ties: always(-0.202, 0.691),
    /** The marker of the next ten, by the way made towards it. */
    ten: hoping(0.12, -0.06),
    /** The phase the seat is in. */
    turn: always(0.173, 0.261),
    acquire: always(-0.011, -0.014),
    place: always(-0.019, -0.166),
    close: always(-0.257, -0.164),
  };
}

/** How many tens there are on the track. */
export const tenOf = (track: number): number => (track / 10) | 0;

/** No award asks for so many things. */
const MANY = 8;
/** An award that lacks so many things on the shield, and so many of them in hand too. */
export const nearAt = (lacking: number, lackingInHand: number): number => lacking * MANY + lackingInHand;

interface Nearness {
  readonly fulfilled: number;
  /** One, two or three things. */
  readonly lacking: readonly number[];
  /** The hand has what is lacking, or all but one thing: by each thing lacking. */
  readonly inHand: readonly number[];
}
const nearness = ({ fulfilled, lacking, inHand }: Nearness): Int32Array =>
  Int32Array.from({ length: MANY * MANY }, (_, at) => {
    const lacks = Math.floor(at / MANY);
    return lacks === 0 ? fulfilled : (lacking[lacks - 1] ?? 0) + (inHand[at % MANY] ?? 0) / lacks;
  });

const STAGES = ([ALL_LEFT, CLAIM_LEFT, NOTHING_LEFT] as const).flatMap(outlook =>
  Array.from({ length: SHIELD + 1 }, (_, columns) => weights(columns, outlook)),
);
