import type { Frozen, Seat } from '@tabard/core';
import type { Edition } from './config.ts';
import * as data from './data.ts';
import { type Kind, type KindSets, kindSet, wordOf } from './data.ts';
import type { Excluder } from './facts.ts';
import type { AtWork, State } from './state.ts';
import * as state from './state.ts';
import type { Pending, Phase } from './view.ts';

/** Local names for what the inner loop reads: the compiler knows a local constant, an imported one it looks up at every use. */
const { CARDS, COLOUR_OF, EVERY_KIND, KINDS, SCROLLS, SPECIAL_OF, WORDS } = data;
const { ESCORT, FIRST_SCROLL } = state;

/** How cards are excluded, one at a time (5.13). */
interface Step {
  /** Which cards: any; those of its colour; Normals of its colour; Specials; the Prince of its colour. */
  readonly wants: Wanted;
  readonly most: number;
  /** How many cards must stay in hand. */
  readonly keep: number;
  readonly done: 'always' | 'after-one' | 'before-one' | 'never';
}

export type Wanted = 'any' | 'colour' | 'normal-of-colour' | 'special' | 'prince-of-colour';

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
    lord: { wants: 'normal-of-colour', most: 2, keep: 0, done: 'never' },
    goddess: { wants: 'any', most: 2, keep: 0, done: 'never' },
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

/** The printed colour of a card at work, or of a Herald. */
export const colourOf = (by: AtWork): number => (by < KINDS ? COLOUR_OF[by]! : by - FIRST_SCROLL);

/** The same for one card or scroll at work, with the cards it wants. */
interface Work extends Step {
  readonly cards: KindSets;
}
const worksIn = (edition: Edition): readonly (Work | undefined)[] =>
  EXCLUDERS.map((excluder, by) => {
    const step = excluder && STEPS[edition][excluder];
    return step && { ...step, cards: wantedBy(step.wants, by) };
  });
/** By what is at work. */
const WORK_OF: Readonly<Record<Edition, readonly (Work | undefined)[]>> = { ja: worksIn('ja'), de: worksIn('de'), fr: worksIn('fr') };
const workOf = (s: Frozen<State>): Work => WORK_OF[s.config.edition][s.pendingBy]!;

function wantedBy(wants: Wanted, by: AtWork): KindSets {
  const colour = colourOf(by);
  switch (wants) {
    case 'any':
      return EVERY_KIND;
    case 'special':
      return kindSet(kind => typeof kind.face !== 'number');
    case 'colour':
      return kindSet(kind => kind.colour === colour);
    case 'normal-of-colour':
      return kindSet(kind => kind.colour === colour && typeof kind.face === 'number');
    case 'prince-of-colour':
      return kindSet(kind => kind.colour === colour && kind.face === 'prince');
  }
}

/** A word of the cards in hand that may be excluded now. */
export function excludable(s: Frozen<State>, seat: Seat, word: number): number {
  const work = workOf(s);
  return isAtItsEnd(s, seat, work) ? 0 : s.holds[seat * WORDS + word]! & work.cards[word]!;
}

/** The maximum is reached, or the hand is as small as it may get: everybody sees that. */
const isAtItsEnd = (s: Frozen<State>, seat: Seat, { most, keep }: Work): boolean => s.pendingCount >= most || s.handSizes[seat]! <= keep;

export const mayExclude = (s: Frozen<State>, seat: Seat, card: Kind): boolean => (excludable(s, seat, wordOf(card)) & (1 << card)) !== 0;

/** Whether the step at work is after such a card. */
export const isWanted = (s: Frozen<State>, card: Kind): boolean => (workOf(s).cards[wordOf(card)]! & (1 << card)) !== 0;

/** Rule 5.13: a step that may be stopped waits for `done`, so that nobody learns whether more could be excluded. */
export const goesOn = (s: Frozen<State>, seat: Seat): boolean =>
  mayStop(s) ? !isAtItsEnd(s, seat, workOf(s)) : (excludable(s, seat, 0) | excludable(s, seat, 1) | excludable(s, seat, 2)) !== 0;

export function mayStop(s: Frozen<State>): boolean {
  switch (workOf(s).done) {
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

/** Whether who discards this card has to exclude all that is left in hand, which costs four cards (6.3). */
export function emptiesHand(s: Frozen<State>, seat: Seat, card: Kind): boolean {
  if (EXCLUDERS[card] === undefined) return false;
  const { cards, done, keep, most } = WORK_OF[s.config.edition][card]!;
  if (done !== 'never' || keep > 0 || s.handSizes[seat]! - 1 > most) return false;
  for (let word = 0; word < WORDS; word++) {
    const played = word === wordOf(card) ? 1 << card : 0;
    if ((s.holds[seat * WORDS + word]! & ~cards[word]! & ~played) !== 0) return false;
  }
  return true;
}

const CLAUSES: Readonly<Record<Excluder, string>> = {
  herald: '4.3',
  salvation: '4.9',
  lord: '5.4',
  princess: '5.5',
  escort: '5.5',
  goddess: '5.11',
};

/** What an exclusion reaches, for those who only see: what it wants, in which colour, how many at most, how many stay. */
export function reachOf(
  edition: Edition,
  by: Pending['by'],
): (Step & { readonly excluder: Excluder; readonly colour?: number }) | undefined {
  const work = parseWork(by);
  const excluder = work === undefined ? undefined : excluderOf(work);
  if (work === undefined || !excluder) return undefined;
  const step = STEPS[edition][excluder];
  return step.wants === 'any' || step.wants === 'special' ? { ...step, excluder } : { ...step, excluder, colour: colourOf(work) };
}

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
