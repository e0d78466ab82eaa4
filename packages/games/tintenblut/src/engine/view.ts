import { type Frozen, redactBy, type Seat, type Told, type Viewer } from '@tabard/core';
import type { Config } from './config.ts';
import {
  ADVANTAGES,
  type Advantage,
  type Group,
  type Line,
  LOCATIONS,
  type Location,
  PLACES,
  type Place,
  type Tile,
  VILLAIN_DATA,
  type Ware,
} from './data.ts';
import type { Fact } from './facts.ts';
import { cardsOf, countOf, sizeOf } from './hands.ts';
import { COPIES, NONE, PROVISION, type VillainCard } from './kinds.ts';
import { actor } from './legal.ts';
import { unpackLosses } from './losses.ts';
import { has, hasArrived, pileOf, provisionsOf, ROW, type State, topNumber } from './state.ts';
import { SET_SIZES } from './track.ts';
import { goneVillains, sumOf, villainsIn } from './villains.ts';

export const PHASES = ['journey', 'arrived', 'rest', 'after', 'lose', 'start-player', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Where a loss of tiles leads back to: into the turn of who drew in the Castle of Night, or to the end of the round (5.2). */
export const BACKS = ['after', 'round-end'] as const;
export type Back = (typeof BACKS)[number];

/** Who still has to give up how many tiles, in this order. */
export interface Pending {
  readonly queue: readonly { readonly seat: Seat; readonly tiles: number }[];
  readonly back: Back;
}

export interface SeatView {
  readonly place: Place;
  /** Location cards played, the top one last; all others are in hand. */
  readonly played: readonly Location[];
  /** The number of the top card, 0 without one. */
  readonly number: number;
  readonly tiles: Readonly<Record<Tile, number>>;
  readonly provisions: number;
  /** How many advantage cards. */
  readonly advantages: number;
  /** Which, sorted: my own, and everybody's when the game is over. */
  readonly hand?: readonly Advantage[];
  readonly villains: readonly VillainCard[];
  /** What they add up to. */
  readonly villainSum: number;
  readonly marker: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly config: Config;
  readonly phase: Phase;
  /** Whose turn it is; at the end of a round who drew (5.5). */
  readonly turn: Seat;
  /** Who is to decide: `turn`, or in phase `lose` who has to give up tiles; nobody when it is over. */
  readonly acting: Seat | null;
  readonly start: Seat;
  readonly round: number;
  readonly lastRound: boolean;
  /** Who has passed in this round. */
  readonly passed: readonly Seat[];
  readonly seats: readonly SeatView[];
  readonly dustfinger: Place;
  readonly whiteWomen: Seat | null;
  readonly supply: Readonly<Record<Ware, number>>;
  /** How many villain cards are in the stack, and the group on the back of the top one. */
  readonly villainStack: { readonly size: number; readonly top: Group | null };
  readonly villainDiscard: readonly VillainCard[];
  readonly advantageStack: number;
  /** Cards that left the game: everybody saw them go. */
  readonly gone: { readonly villains: readonly VillainCard[]; readonly advantages: readonly Advantage[] };
  /** An advantage card was used in this turn. */
  readonly usedAdvantage: boolean;
  /** The Black Prince was used: the journey costs nothing. */
  readonly free: boolean;
  readonly dustfingerMoved: boolean;
  /** Fenoglio's choice. */
  readonly line: Line | null;
  readonly fatPrince: boolean;
  readonly traded: boolean;
  /** Sizes of the sets converted in this turn. */
  readonly converted: readonly number[];
  /** How many advantage cards of the seat whose turn it is are too new to be used. */
  readonly newAdvantages: number;
  /** In my own turn, from the journey on: the cards that I could still use. */
  readonly heldBefore?: readonly Advantage[];
  readonly pending: Pending | null;
}

export function view(s: Frozen<State>, viewer: Viewer): View {
  return {
    viewer,
    config: {},
    phase: s.phase,
    turn: s.turn,
    acting: s.phase === 'over' ? null : actor(s),
    start: s.start,
    round: s.round,
    lastRound: s.lastRound,
    passed: seatsIn(s, s.passed),
    seats: s.places.map((_, seat) => seatView(s, seat, viewer)),
    dustfinger: PLACES[s.dustfinger]!,
    whiteWomen: s.whiteWomen === NONE ? null : s.whiteWomen,
    supply: { ...tilesAt(s.supply, 0), provision: s.supply[PROVISION]! },
    villainStack: { size: s.villainStack.length, top: topGroup(s) },
    villainDiscard: villainsIn(s.villainDiscard),
    advantageStack: s.advantagesLeft,
    gone: { villains: villainsIn(goneVillains(s)), advantages: goneAdvantages(s) },
    usedAdvantage: s.usedAdvantage,
    free: s.free,
    dustfingerMoved: s.dustfingerMoved,
    line: s.line,
    fatPrince: s.fatPrince,
    traded: s.traded,
    converted: SET_SIZES.filter(size => has(s.converted, size)),
    newAdvantages: newAdvantages(s),
    ...(viewer === s.turn && hasArrived(s) ? { heldBefore: cardsOf(s.heldBefore) } : {}),
    pending: pendingOf(s),
  };
}

function seatView(s: Frozen<State>, seat: Seat, viewer: Viewer): SeatView {
  return {
    ...openSeat(s, seat),
    number: topNumber(s, seat),
    advantages: sizeOf(s.hands[seat]!),
    ...(seat === viewer || s.phase === 'over' ? { hand: cardsOf(s.hands[seat]!) } : {}),
    villainSum: sumOf(s.villains[seat]!),
  };
}

/** What lies open before a player. */
export const openSeat = (s: Frozen<State>, seat: Seat) => ({
  place: PLACES[s.places[seat]!]!,
  played: pileOf(s, seat).map(location => LOCATIONS[location]!),
  tiles: tilesAt(s.wares, seat * ROW),
  provisions: provisionsOf(s, seat),
  villains: villainsIn(s.villains[seat]!),
  marker: s.markers[seat]!,
});

function tilesAt(wares: readonly number[], at: number): Record<Tile, number> {
  return { courage: wares[at]!, strength: wares[at + 1]!, wit: wares[at + 2]!, honour: wares[at + 3]! };
}

export const seatsIn = (s: Frozen<State>, seats: number): Seat[] => s.places.flatMap((_, seat) => (has(seats, seat) ? [seat] : []));

function topGroup(s: Frozen<State>): Group | null {
  const top = s.villainStack.at(-1);
  return top === undefined ? null : VILLAIN_DATA[top]!.group.value;
}

/** Used cards left the game: they are in no hand and not in the stack. */
function goneAdvantages(s: Frozen<State>): Advantage[] {
  const left = COPIES.slice();
  for (let at = 0; at < s.advantagesLeft; at++) left[s.advantageStack[at]!]!--;
  for (const hand of s.hands) for (let card = 0; card < left.length; card++) left[card]! -= countOf(hand, card);
  const gone: Advantage[] = [];
  for (let card = 0; card < left.length; card++) for (let copy = 0; copy < left[card]!; copy++) gone.push(ADVANTAGES[card]!);
  return gone;
}

const newAdvantages = (s: Frozen<State>): number =>
  hasArrived(s) && !s.usedAdvantage ? sizeOf(s.hands[s.turn]!) - sizeOf(s.heldBefore) : 0;

export const pendingOf = (s: Frozen<State>): Pending | null =>
  s.phase === 'lose' ? { queue: unpackLosses(s.losses), back: s.back } : null;

/** What everybody is told of each fact; a field that is not listed here stays a secret. */
const TOLD: Told<Fact> = {
  round: ['round', 'start', 'last'],
  returned: ['seat', 'cards', 'cause'],
  journey: ['seat', 'card', 'from', 'to', 'route', 'cost', 'free', 'number'],
  passed: ['seat', 'number'],
  dustfinger: ['seat', 'from', 'to', 'route', 'cost'],
  used: ['seat', 'card', 'provisions', 'tile', 'place', 'rate', 'line', 'from', 'to', 'villain'],
  collected: ['seat', 'place', 'line', 'fenoglio', 'whiteWomen', 'company', 'dustfinger', 'gains'],
  traded: ['seat', 'place', 'gave', 'got'],
  converted: ['seat', 'place', 'tiles', 'from', 'to', 'gates'],
  'white-women': ['seat', 'from'],
  'end-near': ['seat', 'marker'],
  numbers: ['round', 'numbers', 'seat'],
  'villains-shuffled': ['count', 'removed'],
  villain: ['seat', 'villain', 'value', 'sum', 'cause'],
  'no-villain': ['seat', 'cause'],
  adderhead: ['seat', 'sums', 'hits'],
  lost: ['seat', 'tile', 'left'],
  'start-chosen': ['seat', 'start'],
  'end-points': ['seat', 'cards', 'from', 'to'],
  'game-over': ['reason', 'ranking', 'scores', 'belongings'],
};

/** A fact as a viewer may know it (1.7): which advantage card was drawn is its player's secret. */
export const redact = redactBy<Fact>(TOLD, { collected: ({ seat, card }, viewer) => (seat === viewer ? { card } : undefined) });
