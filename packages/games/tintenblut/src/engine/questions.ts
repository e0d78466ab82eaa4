import { type Refusal, ranked, type Seat } from '@tabard/core';
import {
  type Advantage,
  COUNTS,
  LINES,
  type Line,
  LOCATIONS,
  type Location,
  NIGHT_CASTLE,
  PLACE_DATA,
  PLACES,
  type Place,
  REWARDS,
  type Reward,
  type RewardLine,
  TILES,
  type Tile,
  TRACK,
  VILLAIN_DATA,
} from './data.ts';
import { determinize } from './determinize.ts';
import { CARD, NO_CARDS, plus as withCard } from './hands.ts';
import { locationKind, placeKind, VILLAIN_CARDS, type VillainCard, villainOf } from './kinds.ts';
import { parse } from './notation.ts';
import { refusal } from './refusal.ts';
import { offersAt as offersOf } from './rewards.ts';
import { dustfingerJourney, type Journey, journey } from './roads.ts';
import { endPoints } from './scoring.ts';
import { numberOf } from './state.ts';
import { type Gate, gatesBetween, isOpen, LAST_GATE, mostFields, SET_SIZES, STEPS } from './track.ts';
import { NO_TRADE, rateAt } from './trading.ts';
import type { SeatView, View } from './view.ts';

/** How many fields the track has: a marker counts on beyond them. */
const FIELDS: number = TRACK.length.value;

/** What is printed on a seat's location card (1.2). */
export const cardNumber = (seat: Seat, card: Location): number => numberOf(seat, locationKind(card)!);
/** A seat's ten location cards, the least noticed first. */
export const cardsByNumber = (seat: Seat): Location[] => [...LOCATIONS].sort((a, b) => cardNumber(seat, a) - cardNumber(seat, b));

/** Location cards that a seat may choose from: those in hand, or once all ten are played each of them (3.1). */
export function playableCards(view: View, seat: Seat): readonly Location[] {
  const { played } = view.seats[seat]!;
  return played.length === LOCATIONS.length ? LOCATIONS : LOCATIONS.filter(card => !played.includes(card));
}

/** The card with which a seat would go to a place: that of the place, or else the Inkworld. */
export const cardTo = (view: View, seat: Seat, place: Place): Location | undefined =>
  [place, 'inkworld' as const].find(card => playableCards(view, seat).includes(card));

/** How many location cards a player has in hand. */
export const cardsInHand = ({ played }: SeatView): number => LOCATIONS.length - played.length;

/** How much of what. */
export interface Offer {
  readonly reward: Reward;
  readonly count: number;
}

/** What a place rewards with in one of its lines, in the order in which the board prints it. */
export const offersAt = (place: Place, line: Line): readonly Offer[] =>
  offersOf(placeKind(place)!, line).map(({ reward, count }) => ({ reward: REWARDS[reward]!, count }));
/** The same as words want it. */
export const rewardLine = (place: Place, line: Line): RewardLine => PLACE_DATA[placeKind(place)!]![line].value;

/** Figures in a place, but for that of a seat. */
export const companyAt = (view: View, seat: Seat | undefined, place: Place): Seat[] =>
  view.seats.flatMap((one, index) => (index !== seat && one.place === place ? [index] : []));

/** Whether a seat is, or would be, alone in a place as things stand (3.5, 3.6). */
const isAloneAt = (view: View, seat: Seat, place: Place): boolean => view.dustfinger !== place && companyAt(view, seat, place).length === 0;

/** The line that counts for a seat in a place as things stand; where it has arrived Fenoglio may have chosen (3.5). */
export function lineAt(view: View, seat: Seat, place: Place): Line {
  if (view.line !== null && view.turn === seat && view.seats[seat]!.place === place) return view.line;
  return isAloneAt(view, seat, place) ? 'alone' : 'company';
}

/** Whether the White Women leave a seat only one of two rewards (3.5). */
export const mustChooseAt = (view: View, seat: Seat, place: Place): boolean =>
  view.whiteWomen === seat && offersAt(place, lineAt(view, seat, place)).length > 1;

/** Whether a seat draws a villain card in a place as things stand: alone in the Castle of Night (3.6). */
export const drawsVillainAt = (view: View, seat: Seat, place: Place): boolean => place === NIGHT_CASTLE && isAloneAt(view, seat, place);

/** Whether a line of a place comes with a villain card: who stays alone in the Castle of Night draws one (3.6). */
export const bringsVillain = (place: Place, line: Line): boolean => place === NIGHT_CASTLE && line === 'alone';

/** How a seat's figure would travel, and what it would cost now (3.2). */
export function journeyTo(view: View, seat: Seat, to: Place): Journey {
  const { route, cost } = journey(view.seats[seat]!.place, to);
  return { route, cost: view.free ? 0 : cost };
}

/** How Dustfinger would travel, and what it would cost (3.4). */
export const dustfingerTo = (view: View, to: Place): Journey => dustfingerJourney(view.dustfinger, to);

/** Whether a seat can still send Dustfinger somewhere in its turn: what it holds may pay for one place (3.4, 3.6). */
export function canSendDustfinger(view: View, seat: Seat): boolean {
  const { place, provisions } = view.seats[seat]!;
  if (view.turn !== seat || view.dustfingerMoved || view.traded || view.converted.length > 0) return false;
  const isTime = view.phase === 'arrived' || view.phase === 'rest' || (view.phase === 'after' && place !== NIGHT_CASTLE);
  return isTime && provisions >= COUNTS.provisionPerPlace.value;
}

/** Whose number is the highest; nobody's where all are 0 (5.1). */
export function highestOf(numbers: readonly number[]): Seat | undefined {
  const most = Math.max(...numbers);
  return most === 0 ? undefined : numbers.indexOf(most);
}

/** How many provisions a seat gives for a tile; where nothing can be traded, how many it would be elsewhere (3.7, 4). */
export function provisionsForTile(view: View, seat: Seat): number {
  const rate = rateAt(placeKind(view.seats[seat]!.place)!, view.fatPrince && view.turn === seat);
  return rate === NO_TRADE ? COUNTS.tradeRate.value : rate;
}

/** How many tiles a seat has to give up now (5.2). */
export function tilesOwed({ pending }: View, seat: Seat): number {
  const [first] = pending?.queue ?? [];
  return first?.seat === seat ? first.tiles : 0;
}

/** Advantage cards of the viewer's hand, and which of them came in this turn and wait for the next one (3.3). */
export function cardsWithAge({ heldBefore, usedAdvantage }: View, hand: readonly Advantage[]): { card: Advantage; isNew: boolean }[] {
  const old = [...(usedAdvantage || heldBefore === undefined ? hand : heldBefore)];
  return hand.map(card => {
    const at = old.indexOf(card);
    if (at >= 0) old.splice(at, 1);
    return { card, isNew: at < 0 };
  });
}

/** Fields that an unused card brings at the end (7.2). */
export const endPointsOf = (card: Advantage): number => endPoints(withCard(NO_CARDS, CARD[card]));
/** Tiles and provisions of a seat: they break ties (7.3). */
export function belongingsOf(view: View, seat: Seat): number {
  const { tiles, provisions } = view.seats[seat]!;
  return TILES.reduce((sum, tile) => sum + tiles[tile], provisions);
}
/** Seats as they stand now, ties together (7.3). */
export const rankedNow = (view: View): Seat[][] =>
  ranked(view.seats.length, (a, b) => view.seats[b]!.marker - view.seats[a]!.marker || belongingsOf(view, b) - belongingsOf(view, a));

export const villainValue = (card: VillainCard): number => VILLAIN_DATA[VILLAIN_CARDS.indexOf(card)]!.value.value;

/** Villain cards in all, Adderheads among them, and how many of those are still in the stack (5.2). */
export function adderheadsLeft({ seats, villainDiscard, gone }: View): { left: number; all: number; cards: number } {
  const count = (cards: readonly VillainCard[]) => cards.filter(card => villainOf(card) === 'adderhead').length;
  const all = count(VILLAIN_CARDS);
  const out = [...seats.flatMap(({ villains }) => villains), ...villainDiscard, ...gone.villains];
  return { left: all - count(out), all, cards: VILLAIN_CARDS.length };
}

/** Seats that could reach the second red field in one turn with what they have and a reward, wherever they go (7.1). */
export function mayBringEnd(view: View): Seat[] {
  if (view.lastRound || view.phase === 'over' || view.seats.some(({ marker }) => marker >= LAST_GATE)) return [];
  return view.seats.flatMap((one, seat) => (canReachEnd(one) ? [seat] : []));
}

/** Whatever is sold, bought or used besides is left out. */
function canReachEnd({ tiles, marker }: SeatView): boolean {
  return PLACES.some(place =>
    LINES.some(line => {
      const held = plus(tiles, offersAt(place, line));
      return (
        marker +
          mostFields(
            TILES.map(tile => held[tile]),
            marker,
            placeKind(place)!,
          ) >=
        LAST_GATE
      );
    }),
  );
}

/** The next gate before a marker, all around. */
export const nextGate = (marker: number): Gate | undefined => gatesBetween(marker, marker + FIELDS)[0];
/** Whether a seat's figure stands on a place of a gate's colour. */
export const opensFor = (view: View, seat: Seat, gate: Gate['colour']): boolean => isOpen(gate, placeKind(view.seats[seat]!.place)!);
/** The first gate on so many fields that stays closed for a figure in a place (3.8). */
const closedGate = (marker: number, steps: number, place: Place): Gate | undefined =>
  gatesBetween(marker, marker + steps).find(({ colour }) => !isOpen(colour, placeKind(place)!));

/** Where a seat's marker would go with a set of so many tiles, and the gate that would stop it; nothing for what is no set. */
export function advanceOf(view: View, seat: Seat, size: number): Advance | undefined {
  const { marker, place } = view.seats[seat]!;
  const steps = STEPS[size] ?? 0;
  return steps === 0 ? undefined : { from: marker, to: marker + steps, gate: closedGate(marker, steps, place) };
}
export interface Advance {
  readonly from: number;
  readonly to: number;
  readonly gate: Gate | undefined;
}

/** What a set of so many different tiles would do now (3.8). */
export interface TileSet {
  readonly size: number;
  readonly steps: number;
  /** The field it leads to. */
  readonly to: number;
  /** Tiles of which one has most; fewer than the size where there are too few kinds. */
  readonly tiles: readonly Tile[];
  readonly state: 'open' | 'few' | 'used' | 'closed';
  /** The first gate that does not open from where one is. */
  readonly gate: Gate | undefined;
}

interface Purse {
  readonly tiles: Readonly<Record<Tile, number>>;
  readonly marker: number;
  readonly place: Place;
  /** Sizes converted in this turn. */
  readonly converted: readonly number[];
}

/** A seat's sets as things stand, the largest first. */
export const setsOf = (view: View, seat: Seat): TileSet[] =>
  setsIn({ ...view.seats[seat]!, converted: view.turn === seat ? view.converted : [] });

const setsIn = (purse: Purse): TileSet[] => SET_SIZES.toReversed().map(size => setIn(purse, size));

function setIn({ tiles, marker, place, converted }: Purse, size: number): TileSet {
  const most = TILES.filter(tile => tiles[tile] > 0)
    .sort((a, b) => tiles[b] - tiles[a])
    .slice(0, size);
  const steps = STEPS[size]!;
  const gate = closedGate(marker, steps, place);
  const state = converted.includes(size) ? 'used' : most.length < size ? 'few' : gate ? 'closed' : 'open';
  return { size, steps, to: marker + steps, tiles: TILES.filter(tile => most.includes(tile)), state, gate };
}

/** What a journey would bring, as things stand. */
export interface Plan {
  readonly card: Location;
  readonly to: Place;
  readonly route: readonly Place[];
  readonly cost: number;
  /** There are provisions enough. */
  readonly payable: boolean;
  readonly line: Line;
  /** Whom one would meet. */
  readonly company: readonly Seat[];
  readonly dustfinger: boolean;
  readonly offers: readonly Offer[];
  /** The White Women leave one of the two. */
  readonly choose: boolean;
  /** Alone in the Castle of Night: a villain card, unless Dustfinger comes (3.6). */
  readonly night: boolean;
  /** The card's number, and whose would be the highest at the end of the round (5.1). */
  readonly number: number;
  readonly highest: Seat | undefined;
  /** The sets that could then be converted, with the best reward where there is a choice. */
  readonly sets: readonly TileSet[];
}

export function planOf(view: View, seat: Seat, card: Location, to: Place): Plan {
  const { route, cost } = journeyTo(view, seat, to);
  const line = isAloneAt(view, seat, to) ? 'alone' : 'company';
  const offers = offersAt(to, line).map(({ reward, count }) => ({ reward, count: Math.min(count, inSupply(view, reward)) }));
  const choose = view.whiteWomen === seat && offers.length > 1;
  const number = cardNumber(seat, card);
  return {
    card,
    to,
    route,
    cost,
    payable: cost <= view.seats[seat]!.provisions,
    line,
    company: companyAt(view, seat, to),
    dustfinger: view.dustfinger === to,
    offers,
    choose,
    night: drawsVillainAt(view, seat, to),
    number,
    highest: highestOf(view.seats.map((one, index) => (index === seat ? number : one.number))),
    sets: bestSets(view, seat, to, choose ? offers.map(offer => [offer]) : [offers]),
  };
}

const inSupply = (view: View, reward: Reward): number => (reward === 'advantage' ? view.advantageStack : view.supply[reward]);

/** With that one of some rewards which makes most of the tiles. */
function bestSets(view: View, seat: Seat, place: Place, choices: readonly (readonly Offer[])[]): TileSet[] {
  const { tiles, marker } = view.seats[seat]!;
  const sets = choices.map(taken => setsIn({ tiles: plus(tiles, taken), marker, place, converted: [] }));
  const worth = (some: readonly TileSet[]) => some.reduce((sum, { state, steps }) => (state === 'open' ? sum + steps : sum), 0);
  return sets.reduce((best, some) => (worth(some) > worth(best) ? some : best));
}

function plus(tiles: Readonly<Record<Tile, number>>, offers: readonly Offer[]): Record<Tile, number> {
  const sum = { ...tiles };
  for (const { reward, count } of offers) if (reward in sum) sum[reward as Tile] += count;
  return sum;
}

/** Why a seat may not make a spelled move, as far as anybody can see; a state in which the view is true answers for the rules. */
export function refusalOf(view: View, seat: Seat, spelled: string): Refusal | undefined {
  const read = parse(spelled);
  return read.ok ? refusal(determinize(view, { below: () => 0 }), seat, read.value) : read.error;
}
