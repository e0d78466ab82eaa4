import type { Frozen, Seat } from '@tabard/core';
import type { Edition } from './config.ts';
import { BLACK, CARDS, COLOUR_OF, GROUPS, KINDS, type Kind, NORMALS, PER_COLOUR, PRINCE, SCROLLS, SPECIAL_OF } from './data.ts';
import type { Excluder } from './facts.ts';
import { type AtWork, ESCORT, FIRST_SCROLL, type State } from './state.ts';
import type { Pending, Phase } from './view.ts';

/** How cards are excluded, one at a time (5.13). */
interface Step {
  /** Which cards: any; those of its colour; Normals of its colour; Specials; the Prince of its colour. */
  readonly wants: 'any' | 'colour' | 'normal-of-colour' | 'special' | 'prince-of-colour';
  readonly most: number;
  /** How many cards must stay in hand. */
  readonly keep: number;
  readonly done: 'always' | 'after-one' | 'before-one' | 'never';
}

const ANY_NUMBER = 255;
const SALVATION: Step = { wants: 'any', most: ANY_NUMBER, keep: 4, done: 'never' };

/** Rules 4.3, 4.9, 5.4, 5.5, 5.11 in each edition. */
const STEPS: Readonly<Record<Edition, Readonly<Record<Excluder, Step>>>> = {
  ja: {
    herald: { wants: 'colour', most: ANY_NUMBER, keep: 2, done: 'after-one' },
    salvation: SALVATION,
    lord: { wants: 'normal-of-colour', most: 2, keep: 0, done: 'always' },
    goddess: { wants: 'any', most: 2, keep: 0, done: 'always' },
    princess: { wants: 'special', most: 1, keep: 0, done: 'always' },
    escort: { wants: 'any', most: ANY_NUMBER, keep: 1, done: 'never' },
  },
  de: {
    herald: { wants: 'colour', most: ANY_NUMBER, keep: 2, done: 'never' },
    salvation: SALVATION,
    lord: { wants: 'colour', most: 2, keep: 0, done: 'always' },
    goddess: { wants: 'any', most: 2, keep: 0, done: 'always' },
    princess: { wants: 'prince-of-colour', most: 1, keep: 0, done: 'always' },
    escort: { wants: 'any', most: ANY_NUMBER, keep: 1, done: 'before-one' },
  },
  fr: {
    herald: { wants: 'colour', most: ANY_NUMBER, keep: 2, done: 'after-one' },
    salvation: SALVATION,
    lord: { wants: 'normal-of-colour', most: 2, keep: 1, done: 'never' },
    goddess: { wants: 'any', most: 2, keep: 1, done: 'never' },
    princess: { wants: 'special', most: 1, keep: 0, done: 'always' },
    escort: { wants: 'any', most: ANY_NUMBER, keep: 1, done: 'never' },
  },
};

const EXCLUDERS: readonly (Excluder | undefined)[] = [
  ...SPECIAL_OF.map(face => (face === 'lord' || face === 'goddess' || face === 'princess' ? face : undefined)),
  'escort',
  ...SCROLLS.map((scroll): Excluder | undefined =>
    scroll === 'salvation' ? 'salvation' : scroll.startsWith('herald') ? 'herald' : undefined,
  ),
];

/** The cards and scrolls whose work excludes cards, and which kind of exclusion it is. */
export const excluderOf = (by: AtWork): Excluder | undefined => EXCLUDERS[by];

/** By what is at work. */
const STEP_OF: Readonly<Record<Edition, readonly (Step | undefined)[]>> = {
  ja: EXCLUDERS.map(excluder => excluder && STEPS.ja[excluder]),
  de: EXCLUDERS.map(excluder => excluder && STEPS.de[excluder]),
  fr: EXCLUDERS.map(excluder => excluder && STEPS.fr[excluder]),
};
const stepOf = (s: Frozen<State>): Step => STEP_OF[s.config.edition][s.pendingBy]!;

/** Of one group (a colour, or black): the faces in hand that may be excluded now, a bit each. */
export function excludable(s: Frozen<State>, seat: Seat, group: number): number {
  const step = stepOf(s);
  if (s.pendingCount >= step.most || s.handSizes[seat]! <= step.keep) return 0;
  const held = s.holds[seat * GROUPS + group]!;
  switch (step.wants) {
    case 'any':
      return held;
    case 'special':
      return group === BLACK ? held : held & ~NORMALS;
    case 'colour':
      return group === colourOf(s.pendingBy) ? held : 0;
    case 'normal-of-colour':
      return group === colourOf(s.pendingBy) ? held & NORMALS : 0;
    case 'prince-of-colour':
      return group === colourOf(s.pendingBy) ? held & PRINCE : 0;
  }
}

export const mayExclude = (s: Frozen<State>, seat: Seat, card: Kind): boolean =>
  (excludable(s, seat, COLOUR_OF[card]!) & (1 << (card % PER_COLOUR))) !== 0;

export function hasExclusion(s: Frozen<State>, seat: Seat): boolean {
  for (let group = 0; group < GROUPS; group++) if (excludable(s, seat, group) !== 0) return true;
  return false;
}

export function mayStop(s: Frozen<State>): boolean {
  switch (stepOf(s).done) {
    case 'always':
      return true;
    case 'after-one':
      return s.pendingCount > 0;
    case 'before-one':
      return s.pendingCount === 0;
    case 'never':
      return false;
  }
}

/** The printed colour of a card at work, or of a Herald. */
export const colourOf = (by: AtWork): number => (by < KINDS ? COLOUR_OF[by]! : by - FIRST_SCROLL);

const CLAUSES: Readonly<Record<Excluder, string>> = {
  herald: '4.3',
  salvation: '4.9',
  lord: '5.4',
  princess: '5.5',
  escort: '5.5',
  goddess: '5.11',
};

/** The clause of the step a phase is in. */
export function clauseOf(phase: Phase, by: AtWork): string {
  switch (phase) {
    case 'start-colour':
      return '2.2';
    case 'turn':
      return '2.3';
    case 'exclude':
      return CLAUSES[EXCLUDERS[by]!];
    case 'target':
      return SPECIAL_OF[by] === 'dragon' ? '5.10' : '5.8';
    case 'swap':
      return '5.7';
    case 'take':
      return '5.9';
    case 'call':
      return '6.1';
    case 'over':
      return '7.4';
  }
}

export const spellWork = (by: AtWork): Pending['by'] => (by < KINDS ? CARDS[by]! : by === ESCORT ? 'escort' : SCROLLS[by - FIRST_SCROLL]!);

const workByName = new Map<string, AtWork>([...CARDS, 'escort', ...SCROLLS].map((name, by) => [name, by]));
export const parseWork = (text: string): AtWork | undefined => workByName.get(text);

/** The phase in which a card or scroll at work waits for its player. */
export function phaseOf(by: AtWork): Phase | undefined {
  if (excluderOf(by)) return 'exclude';
  switch (SPECIAL_OF[by]) {
    case 'gargoyle':
    case 'dragon':
      return 'target';
    case 'pixie':
      return 'swap';
    case 'valkyrie':
      return 'take';
    default:
      return undefined;
  }
}
