import type { Seat } from '@tabard/core';
import { type Claims, hintsAgree } from '@tabard/testkit';
import { describe } from 'vitest';
import { emblemsShown, mayClaim, missingFor } from '../engine/awards.ts';
import { AUGMENTATIONS, AWARDS, COLUMNS, type Kind, VALUE_OF } from '../engine/data.ts';
import type { Fact } from '../engine/facts.ts';
import { legalMoves } from '../engine/legal.ts';
import { LOWER, type Move, NO_BAND, UPPER } from '../engine/moves.ts';
import { kindsIn, WORDS } from '../engine/sets.ts';
import { fits } from '../engine/shield.ts';
import { NONE, SHIELD, type State } from '../engine/state.ts';
import { blason } from '../index.ts';
import { hints } from './hints.ts';

type Claim = Claims<State, Move, Fact>[string];
type Step = Parameters<Claim>[0];

const hand = (s: State, seat: Seat): Kind[] => kindsIn(s.hands, seat * WORDS);
const isFree = (s: State, seat: Seat, column: number): boolean => s.tops[seat * SHIELD + column] === NONE;
const fitsAt = (s: State, seat: Seat, card: Kind, column: number): boolean =>
  [NO_BAND, UPPER, LOWER].some(band => fits(s, seat, card, column as Parameters<typeof fits>[3], band as Parameters<typeof fits>[4]));
const hasPlace = (s: State, seat: Seat, card: Kind): boolean => COLUMNS.some((_, column) => fitsAt(s, seat, card, column));
const placeOf = (s: State, award: string): number => s.awards.indexOf(AWARDS.indexOf(award as (typeof AWARDS)[number]));

/** Once it is paid for, with whatever is at hand: what was told, and how things stand then. */
function paid({ after, facts, seat }: Step): { readonly s: State; readonly facts: readonly Fact[] } {
  const s = blason.clone(after);
  const all = [...facts];
  while (s.phase === 'pay' && s.turn === seat) blason.apply(s, seat, legalMoves(s, seat)[0]!, { below: () => 0 }, fact => all.push(fact));
  return { s, facts: all };
}

const told =
  <Type extends Fact['type']>(
    type: Type,
    holds: (fact: Extract<Fact, { type: Type }>, details: Record<string, unknown>) => boolean,
  ): Claim =>
  step =>
    paid(step).facts.some(fact => fact.type === type && holds(fact as Extract<Fact, { type: Type }>, step.details));
const cardOf = (move: Move): Kind => (move as Extract<Move, { type: 'take' }>).card;
/** It will be this seat's turn again. */
const goesOn = ({ before }: Step): boolean => before.lastTurns < 0;

const CLAIMS: Claims<State, Move, Fact> = {
  'completes-shield': told('completed', ({ value }, details) => value === details.value),
  'completes-award': step => {
    const place = placeOf(step.before, step.details.award);
    return !mayClaim(step.before, step.seat, place) && mayClaim(paid(step).s, step.seat, place);
  },
  claims: told('claimed', ({ award, value }, details) => award === details.award && value === details.value),
  'takes-ten': told('ten', ({ ten, value }, details) => ten === details.ten && value === details.value),
  leads: step => {
    const emblem = AUGMENTATIONS.indexOf(step.details.augmentation);
    const { s } = paid(step);
    const shown = Array.from({ length: s.seats }, (_, seat) => emblemsShown(s, seat, emblem));
    return shown.every((count, seat) => seat === step.seat || count < shown[step.seat]!);
  },
  'nears-award': step => {
    const award = AWARDS.indexOf(step.details.award);
    return missingFor(paid(step).s, step.seat, award).length === 1;
  },
  'serves-award': ({ before, seat, details }) => missingFor(before, seat, AWARDS.indexOf(details.award)).length > 0,
  'fills-column': step => {
    const column = COLUMNS.indexOf(step.details.column);
    return isFree(step.before, step.seat, column) && !isFree(paid(step).s, step.seat, column);
  },
  'suits-column': ({ before, seat, move, details }) => {
    const column = COLUMNS.indexOf(details.column);
    return isFree(before, seat, column) && fitsAt(before, seat, cardOf(move), column);
  },
  'any-card-pays': ({ move, details }) => move.type === 'place' && move.herald && VALUE_OF[move.card] === details.value,
  scores: told('placed', ({ value }, details) => value === details.value),
  'pays-well': ({ move, details }) => VALUE_OF[cardOf(move)] === details.value,
  'pays-exactly': ({ before, move }) => VALUE_OF[cardOf(move)] === before.pendingCost - before.pendingPaid,
  'spends-useless': ({ before, seat, move }) => !hasPlace(before, seat, cardOf(move)),
  'drops-useless': ({ before, seat, move }) => !hasPlace(before, seat, cardOf(move)),
  'drops-least': ({ before, seat, move }) => hand(before, seat).every(card => VALUE_OF[card]! >= VALUE_OF[cardOf(move)]!),
  sweeps: ({ before, seat }) =>
    legalMoves(before, seat).every(
      move => move.type !== 'take' || !COLUMNS.some((_, at) => isFree(before, seat, at) && fitsAt(before, seat, move.card, at)),
    ),
  'keeps-hand': step => goesOn(step) && hand(step.after, step.seat).length > 0,
};

describe('hints agree with their moves', () => {
  hintsAgree({ game: blason, hints, seats: [2, 3, 5], seeds: 4 }, CLAIMS);
});
