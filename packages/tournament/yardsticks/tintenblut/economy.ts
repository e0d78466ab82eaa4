import type { Bot } from '@tabard/bots';
import type { Rng, Seat } from '@tabard/core';
import {
  type Advantage,
  adderheadsLeft,
  cardNumber,
  drawsVillainAt,
  dustfingerTo,
  gateOf,
  kindOf,
  type Location,
  lineAt,
  type Move,
  mustChooseAt,
  type Offer,
  offersAt,
  type Place,
  playableCards,
  provisionsForTile,
  type State,
  TILES,
  type Tile,
  tintenblut,
  type View,
} from '@tabard/tintenblut';
import { bestOf } from '../best-of.ts';

/**
 * Economy: everything held has a price in fields. A turn goes where its whole yield, less the provisions for the way, is worth most; tiles
 * wait until four different ones make the best rate, unless too many lie there or time runs out.
 */
export const economy: Bot<View, Move> = {
  choose(view, seat, rng) {
    const state = tintenblut.determinize(view, rng);
    const moves = tintenblut.legalMoves(state, seat);
    return bestOf(moves, move => worthOfMove(view, seat, state, move, rng), rng);
  },
};

/** Fields for a set of so many different tiles. */
const STEPS = [0, 0, 2, 4, 7] as const;
/** What so many different tiles promise while they wait for the others. */
const PROMISE = [0, 1.3, 3, 5, 7] as const;
/** A bird in the hand: what waits first is worth nearly all of it, what waits behind it less. */
const PATIENCE = 0.92;
const IMPATIENCE = 0.12;
/** A provision is a step, and half a tile in a castle; more than a few are too many. */
const PROVISION = 0.65;
const SPARE_PROVISION = 0.4;
const ENOUGH_PROVISIONS = 4;
const ADVANTAGE = 1.5;
const FAMILY_POINTS = 3;
const FAMILY: readonly Advantage[] = ['meggie', 'mo', 'resa'];
/** A villain card more, and what it usually says. */
const VILLAIN = 0.5;
const VILLAIN_VALUE = 3;
/** The Castle of Night brings some cards besides the one at the end of a round. */
const DRAWS_IN_A_ROUND = 1.2;
const FIRST_GROUP = 0.05;
/** Who has most villain cards keeps them for a while: half of the goods, more than once. */
const DREAD = 0.75;
const USUAL_GOODS = 6;
/** The White Women halve every reward still to come. */
const WHITE_WOMEN = 2.5;
const GREEN_FIELD = 31;
const LAST_FIELD = 40;
/** The Inkworld leads anywhere: it is kept for when that counts. */
const INKWORLD = 0.7;
/** What a location card back in hand is worth. */
const CARD_BACK = 0.12;

/** What I have at some moment of my turn. */
interface Purse {
  readonly tiles: readonly number[];
  readonly provisions: number;
  readonly advantages: number;
  readonly marker: number;
  readonly place: Place;
}

function worthOfMove(view: View, seat: Seat, state: State, move: Move, rng: Rng): number {
  const [verb, first = ''] = tintenblut.spell(move).split(' ');
  const purse = purseOf(view, seat);
  const after = (): View => {
    const next = tintenblut.clone(state);
    tintenblut.apply(next, seat, move, rng);
    return tintenblut.view(next, seat);
  };
  switch (verb) {
    case 'go':
      return worthOfJourney(view, seat, after(), first as Location);
    case 'pass':
      return worth(view, seat, purse) + CARD_BACK * view.seats[seat]!.played.length - noticed(view, seat, view.seats[seat]!.number);
    case 'collect':
      return bestEnd(view, seat, first);
    case 'stay':
      return worth(view, seat, purse) - costInNightCastle(view, seat, view.dustfinger);
    case 'lose':
      return worth(view, seat, { ...purse, tiles: plus(purse.tiles, [{ reward: first as Tile, count: -1 }]) });
    case 'start':
      // Who comes last sees all other numbers.
      return first === `@${seat}` ? 0 : 1;
    case 'end':
      return worth(view, seat, purse);
    case 'dustfinger':
      if (view.phase === 'rest') {
        const left = { ...purse, provisions: purse.provisions - dustfingerTo(view, first as Place).cost };
        return worth(view, seat, left) - costInNightCastle(view, seat, first as Place);
      }
      return bestEnd(after(), seat);
    case 'use':
      return first === 'black-prince' ? bestFreeJourney(state, seat, move, rng) : bestEnd(after(), seat);
    default:
      return bestEnd(after(), seat);
  }
}

/** What a turn brings that begins with a journey; who is noticed most draws a villain card. */
function worthOfJourney(before: View, seat: Seat, arrived: View, card: Location): number {
  const inkworld = card === 'inkworld' && !arrived.lastRound ? INKWORLD : 0;
  return bestEnd(arrived, seat) - inkworld - noticed(before, seat, cardNumber(seat, card));
}

/** The Black Prince pays the way: worth his card where the best journey is a dear one. */
function bestFreeJourney(state: State, seat: Seat, use: Move, rng: Rng): number {
  const free = tintenblut.clone(state);
  tintenblut.apply(free, seat, use, rng);
  const view = tintenblut.view(free, seat);
  const journeys = tintenblut.legalMoves(free, seat).map(move => {
    const next = tintenblut.clone(free);
    tintenblut.apply(next, seat, move, rng);
    return worthOfJourney(view, seat, tintenblut.view(next, seat), tintenblut.spell(move).split(' ')[1] as Location);
  });
  return Math.max(...journeys);
}

/** The best that can be made of the rest of a turn: the reward if it is still to come, a purchase, sets. */
function bestEnd(view: View, seat: Seat, chosen?: string): number {
  const purse = purseOf(view, seat);
  const { place } = purse;
  if (view.phase !== 'arrived') return bestTrade(view, seat, purse);
  const offers = offersAt(place, lineAt(view, seat, place)).map(({ reward, count }) => ({
    reward,
    count: Math.min(count, inSupply(view, reward)),
  }));
  const named = offers.filter(({ reward }) => reward === chosen);
  const choices = named.length > 0 ? [named] : mustChooseAt(view, seat, place) ? offers.map(offer => [offer]) : [offers];
  return (
    Math.max(...choices.map(taken => bestTrade(view, seat, withRewards(purse, taken)))) - costInNightCastle(view, seat, view.dustfinger)
  );
}

const inSupply = (view: View, reward: Offer['reward']): number => (reward === 'advantage' ? view.advantageStack : view.supply[reward]);

function bestTrade(view: View, seat: Seat, purse: Purse): number {
  const rate = provisionsForTile(view, seat);
  const mayTrade =
    !view.traded && view.converted.length === 0 && (kindOf(purse.place) === 'red' || view.fatPrince) && purse.provisions >= rate;
  const bought = TILES.filter(tile => mayTrade && view.supply[tile] > 0).map(tile => ({
    ...purse,
    tiles: plus(purse.tiles, [{ reward: tile, count: 1 }]),
    provisions: purse.provisions - rate,
  }));
  return Math.max(...[purse, ...bought].map(one => bestSets(view, seat, one, view.converted)));
}

/** Sets are converted as far as that is worth more than waiting, each size once. */
function bestSets(view: View, seat: Seat, purse: Purse, converted: readonly number[]): number {
  const sizes = [4, 3, 2].filter(size => !converted.includes(size) && canMove(purse, STEPS[size]!));
  const sets = sizes.flatMap(size => {
    const most = TILES.map((_, tile) => tile)
      .filter(tile => purse.tiles[tile]! > 0)
      .sort((a, b) => purse.tiles[b]! - purse.tiles[a]!)
      .slice(0, size);
    const left = purse.tiles.map((count, tile) => (most.includes(tile) ? count - 1 : count));
    return most.length < size
      ? []
      : bestSets(view, seat, { ...purse, tiles: left, marker: purse.marker + STEPS[size]! }, [...converted, size]);
  });
  return Math.max(worth(view, seat, purse), ...sets);
}

function canMove({ marker, place }: Purse, steps: number): boolean {
  for (let field = marker + 1; field <= marker + steps; field++)
    if (gateOf(field) !== undefined && gateOf(field) !== kindOf(place)) return false;
  return true;
}

/** What a purse is worth in fields. */
function worth(view: View, seat: Seat, purse: Purse): number {
  const time = timeLeft(view, purse.marker);
  const goods = goodsOf(purse);
  const family = view.seats[seat]!.hand?.filter(card => FAMILY.includes(card)).length ?? 0;
  const cards = family * FAMILY_POINTS + (purse.advantages - family) * (time === 1 ? ADVANTAGE : 1);
  const risk = isWorstOff(view, seat, 0) ? danger(view) / 2 : 0;
  return purse.marker + cards + goods * (time - risk * time) - (time === 1 ? costOfWhiteWomen(view, seat, purse.marker) : 0);
}

/** What goods are worth that are still mine next turn: all of it, less when the end is near, nearly nothing in the last round. */
function timeLeft(view: View, marker: number): number {
  if (view.lastRound) return 0.01;
  return Math.max(marker, ...view.seats.map(one => one.marker)) >= LAST_FIELD ? 0.75 : 1;
}

/** Tiles by the sets they make, provisions by the first few. */
function goodsOf({ tiles, provisions }: Purse): number {
  const counts = [...tiles].sort((a, b) => b - a);
  const sizes = Array.from({ length: counts[0]! }, (_, row) => counts.filter(count => count > row).length);
  const waiting = sizes.reduce((sum, size, at) => sum + PROMISE[size]! * Math.max(0.3, PATIENCE - IMPATIENCE * at), 0);
  return waiting + PROVISION * Math.min(provisions, ENOUGH_PROVISIONS) + SPARE_PROVISION * Math.max(0, provisions - ENOUGH_PROVISIONS);
}

/** To be the first past the green field, or ahead of who has the White Women, halves what comes. */
function costOfWhiteWomen({ whiteWomen, seats }: View, seat: Seat, marker: number): number {
  const takes = whiteWomen === null ? marker >= GREEN_FIELD : whiteWomen === seat || marker > seats[whiteWomen]!.marker;
  return takes ? WHITE_WOMEN : 0;
}

/** Whether the Adderhead would rob me, with so much more in villain cards. */
function isWorstOff({ seats }: View, seat: Seat, more: number): boolean {
  const mine = seats[seat]!.villainSum + more;
  return mine > 0 && seats.every((other, index) => index === seat || other.villainSum <= mine);
}

/** How likely the Adderhead comes in a round, by the cards that are still in the stack; in the first group there is none. */
function danger(view: View): number {
  const { size, top } = view.villainStack;
  if (top === 'I' || size === 0) return FIRST_GROUP;
  return Math.min(0.9, (DRAWS_IN_A_ROUND * adderheadsLeft(view).left) / size);
}

/** A villain card costs little, but for who would then be robbed of half, now or later. */
function costOfVillain(view: View, seat: Seat): number {
  if (isWorstOff(view, seat, 0) || !isWorstOff(view, seat, VILLAIN_VALUE)) return VILLAIN;
  const goods = Math.max(USUAL_GOODS, goodsOf(purseOf(view, seat)));
  return VILLAIN + DREAD * danger(view) * goods * timeLeft(view, 0);
}

const costInNightCastle = (view: View, seat: Seat, dustfinger: Place): number =>
  drawsVillainAt({ ...view, dustfinger }, seat, view.seats[seat]!.place) ? costOfVillain(view, seat) : 0;

/** How likely a number is the highest of the round, times what that costs; who has not played yet may play any card he has. */
function noticed(view: View, seat: Seat, number: number): number {
  const turnOf = (one: Seat) => (one - view.start + view.seats.length) % view.seats.length;
  const chances = view.seats.map((other, index) => {
    if (index === seat) return 1;
    if (turnOf(index) < turnOf(seat)) return other.number < number ? 1 : 0;
    const cards = playableCards(view, index);
    return cards.filter(card => cardNumber(index, card) < number).length / cards.length;
  });
  return chances.reduce((all, one) => all * one, 1) * costOfVillain(view, seat);
}

function purseOf(view: View, seat: Seat): Purse {
  const { tiles, provisions, advantages, marker, place } = view.seats[seat]!;
  return { tiles: TILES.map(tile => tiles[tile]), provisions, advantages, marker, place };
}

function withRewards(purse: Purse, rewards: readonly Offer[]): Purse {
  const count = (wanted: Offer['reward']) => rewards.reduce((sum, { reward, count }) => (reward === wanted ? sum + count : sum), 0);
  return {
    ...purse,
    tiles: plus(purse.tiles, rewards),
    provisions: purse.provisions + count('provision'),
    advantages: purse.advantages + count('advantage'),
  };
}

const plus = (tiles: readonly number[], rewards: readonly Offer[]): number[] =>
  tiles.map((held, at) => rewards.reduce((sum, { reward, count }) => (reward === TILES[at] ? sum + count : sum), held));
