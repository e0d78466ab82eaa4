import type { Bot } from '@tabard/bots';
import type { Seat } from '@tabard/core';
import {
  type Advantage,
  adderheadsLeft,
  cardNumber,
  companyAt,
  dustfingerTo,
  endPointsOf,
  gateOf,
  journeyTo,
  kindOf,
  type Line,
  type Location,
  type Move,
  type Offer,
  offersAt,
  PLACES,
  type Place,
  playableCards,
  TILES,
  type Tile,
  tintenblut,
  VILLAIN_CARDS,
  type View,
  villainOf,
  villainValue,
} from '@tabard/tintenblut';

/** Tempo: a journey every turn, a set of four as soon as there is one, no turn without fields. Everything is counted in fields of the track. */
export const tempo: Bot<View, Move> = {
  choose(view, seat, rng) {
    const moves = tintenblut.legalMoves(tintenblut.determinize(view, rng), seat);
    const table = look(view, seat);
    const worth = moves.map(move => (moves.length === 1 ? 0 : judge(table, tintenblut.spell(move).split(' '))));
    const best = Math.max(...worth);
    const equals = moves.filter((_, i) => worth[i] === best);
    return equals[rng.below(equals.length)]!;
  },
};

/** What a turn works with. */
interface Purse {
  readonly place: Place;
  readonly marker: number;
  readonly tiles: Readonly<Record<Tile, number>>;
  readonly provisions: number;
  /** Sizes of sets converted in this turn. */
  readonly converted: readonly number[];
  /** What is given for one in an exchange; nothing can be exchanged at 0. */
  readonly rate: number;
}

interface Table {
  readonly view: View;
  readonly me: Seat;
  readonly purse: Purse;
  readonly others: readonly Seat[];
}

const STEPS: Readonly<Record<number, number>> = { 4: 7, 3: 4, 2: 2 };
/** What so many different tiles are worth to whoever waits for a set of four; and the second, third and any further such set. */
const GROWING = [0, 1.3, 2.9, 4.8, 6.8];
const WAITING = [1, 0.85, 0.65, 0.4];
const LAST_FIELD = 40;
const A_CARD = 2.2;
/** What a card kept is worth beyond its points at the end. */
const KEPT = 0.5;
const NEVER = -100;

function look(view: View, me: Seat): Table {
  const { place, marker, tiles, provisions } = view.seats[me]!;
  const rate = view.traded || view.converted.length > 0 ? 0 : rateAt(place, view.fatPrince);
  return {
    view,
    me,
    purse: { place, marker, tiles, provisions, converted: view.converted, rate },
    others: view.seats.map((_, seat) => seat).filter(seat => seat !== me),
  };
}

const rateAt = (place: Place, fatPrince: boolean): number => {
  const isCastle = kindOf(place) === 'red';
  return fatPrince ? (isCastle ? 1 : 2) : isCastle ? 2 : 0;
};

function judge(table: Table, [verb, what, where, ...more]: readonly string[]): number {
  const { view, purse } = table;
  switch (verb) {
    case 'go':
      return going(table, what as Location, (where ?? what) as Place, view.free);
    case 'pass': // never while there is a journey to make
      return NEVER;
    case 'use':
      return using(table, what as Advantage, where);
    case 'dustfinger':
      return sending(table, what as Place);
    case 'stay':
      return finish(table, purse) - villainCost(table);
    case 'collect':
      return collecting(table, purse, lineHere(table, view.dustfinger), what);
    case 'trade':
      return finish(table, traded(purse, [what!, ...(where ? [where] : [])]));
    case 'convert':
      return converting(table, purse, [what, where, ...more].filter(one => one !== undefined) as Tile[]);
    case 'lose':
      return hold(table, withTiles(purse, [what as Tile], -1));
    case 'start': // whoever comes last sees what the others did
      return what === `@${table.me}` ? 0 : 1;
    default:
      return hold(table, purse);
  }
}

const withTiles = (purse: Purse, tiles: readonly Tile[], count: number): Purse => {
  const held = { ...purse.tiles };
  for (const tile of tiles) held[tile] += count;
  return { ...purse, tiles: held };
};

/** What is left at the end of a turn is worth what it may become: tiles by the sets they grow into, provisions by the ways they pay. */
function hold({ view }: Table, { tiles, provisions, marker }: Purse): number {
  if (view.lastRound) return marker + 0.01 * (provisions + TILES.reduce((sum, tile) => sum + tiles[tile], 0));
  const layers = WAITING.map((share, layer) => share * GROWING[TILES.filter(tile => tiles[tile] > layer).length]!);
  const rest = TILES.reduce((sum, tile) => sum + Math.max(0, tiles[tile] - WAITING.length), 0);
  return marker + layers.reduce((sum, one) => sum + one, 0.2 * rest) + 0.7 * Math.min(3, provisions) + 0.3 * Math.max(0, provisions - 3);
}

/** The best end of a turn: an exchange, then sets, or waiting for better ones. */
function finish(table: Table, purse: Purse): number {
  const { tiles, provisions, rate } = purse;
  const { supply } = table.view;
  const kinds = TILES.filter(tile => tiles[tile] > 0).sort((a, b) => tiles[b] - tiles[a]);
  const sets = [4, 3, 2].filter(size => kinds.length >= size && !purse.converted.includes(size)).map(size => kinds.slice(0, size));
  const bought = rate > 0 && provisions >= rate ? TILES.filter(tile => supply[tile] > 0) : [];
  return Math.max(
    hold(table, purse),
    ...sets.filter(set => isOpen(purse, STEPS[set.length]!)).map(set => converting(table, purse, set)),
    ...bought.map(tile => finish(table, traded(purse, ['provision', tile]))),
  );
}

/** Every special field on the way must have the colour of the place. */
function isOpen({ marker, place }: Purse, steps: number): boolean {
  for (let field = marker + 1; field <= marker + steps; field++) {
    const colour = gateOf(field);
    if (colour && colour !== kindOf(place)) return false;
  }
  return true;
}

function converting(table: Table, purse: Purse, set: readonly Tile[]): number {
  const marker = purse.marker + STEPS[set.length]!;
  const after = { ...withTiles(purse, set, -1), marker, converted: [...purse.converted, set.length], rate: 0 };
  return finish(table, after) + (purse.marker < LAST_FIELD && marker >= LAST_FIELD ? ending(table, after) : 0);
}

/** Whoever is ahead with all that is held brings the end, whoever is not waits. */
function ending(table: Table, purse: Purse): number {
  const { view, others } = table;
  const rivals = others.map(seat => hold(table, { ...purse, ...view.seats[seat]! }));
  return Math.max(-3, Math.min(3, hold(table, purse) - Math.max(...rivals)));
}

function traded(purse: Purse, given: readonly string[]): Purse {
  if (given[0] === 'provision') return { ...withTiles(purse, [given[1] as Tile], 1), provisions: purse.provisions - purse.rate, rate: 0 };
  return { ...withTiles(purse, given as Tile[], -1), provisions: purse.provisions + 1, rate: 0 };
}

/** A journey is worth the best end of its turn, less the villain that a high number may bring. */
function going(table: Table, card: Location, to: Place, isFree: boolean): number {
  const { view, me, purse } = table;
  const cost = isFree ? 0 : journeyTo({ ...view, free: false }, me, to).cost;
  const there = { ...purse, place: to, provisions: purse.provisions - cost, rate: rateAt(to, view.fatPrince) };
  const stays = arriving(table, there, view.dustfinger);
  const sent = sendable(table, there).map(goal => arriving(table, paidFor(table, there, goal), goal));
  const inkworld = card === 'inkworld' ? 0.6 : 0;
  return Math.max(stays, ...sent) - inkworld - chanceOfHighest(table, cardNumber(me, card)) * villainCost(table);
}

/** Where Dustfinger could change what I get: to me, or away from me. */
function sendable({ view }: Table, { place, provisions }: Purse): Place[] {
  if (view.dustfingerMoved) return [];
  const goals: Place[] = view.dustfinger === place ? ['camp', 'ombra', 'fortress', 'infirmary'] : [place];
  return goals.filter(goal => goal !== view.dustfinger && dustfingerTo(view, goal).cost <= provisions);
}

const paidFor = ({ view }: Table, purse: Purse, goal: Place): Purse => ({
  ...purse,
  provisions: purse.provisions - dustfingerTo(view, goal).cost,
});

/** The reward of a place with Dustfinger somewhere, and what comes after it. */
function arriving(table: Table, purse: Purse, dustfinger: Place): number {
  const { view, me } = table;
  const isAlone = dustfinger !== purse.place && companyAt(view, me, purse.place).length === 0;
  const night = isAlone && purse.place === 'night-castle' ? villainCost(table) : 0;
  return collecting(table, purse, isAlone ? 'alone' : 'company') - night;
}

const lineHere = ({ view, me, purse }: Table, dustfinger: Place): Line =>
  view.line ?? (dustfinger !== purse.place && companyAt(view, me, purse.place).length === 0 ? 'alone' : 'company');

/** With the White Women only one of two rewards: the better one. */
function collecting(table: Table, purse: Purse, line: Line, chosen?: string): number {
  const { view, me } = table;
  const offers = offersAt(purse.place, line);
  if (chosen)
    return rewarded(
      table,
      purse,
      offers.filter(({ reward }) => reward === chosen),
    );
  if (view.whiteWomen === me) return Math.max(...offers.map(offer => rewarded(table, purse, [offer])));
  return rewarded(table, purse, offers);
}

function rewarded(table: Table, purse: Purse, offers: readonly Offer[]): number {
  const { supply, advantageStack } = table.view;
  let after = purse;
  let cards = 0;
  for (const { reward, count } of offers) {
    if (reward === 'advantage') cards += advantageStack > 0 ? A_CARD : 0;
    else if (reward === 'provision') after = { ...after, provisions: after.provisions + Math.min(count, supply.provision) };
    else after = withTiles(after, [reward], Math.min(count, supply[reward]));
  }
  return finish(table, after) + cards;
}

/** Dustfinger moves only for a better reward, or to keep a villain away. */
function sending(table: Table, goal: Place): number {
  const { view, purse } = table;
  const after = paidFor(table, purse, goal);
  if (view.phase === 'arrived') return arriving(table, after, goal);
  return finish(table, after) - (view.phase === 'rest' && goal !== purse.place ? villainCost(table) : 0);
}

function using(table: Table, card: Advantage, object: string | undefined): number {
  const { view, me, purse } = table;
  const price = endPointsOf(card) + (view.lastRound ? 0 : KEPT);
  const goesOn = (after: Purse): number => (view.phase === 'arrived' ? arriving(table, after, view.dustfinger) : finish(table, after));
  const { supply } = view;
  switch (card) {
    case 'black-prince': {
      const goals = playableCards(view, me).flatMap(one => (one === 'inkworld' ? PLACES : [one]).map(to => going(table, one, to, true)));
      return Math.max(...goals) - price;
    }
    case 'nettle':
      return goesOn({ ...purse, provisions: purse.provisions + Math.min(3, supply.provision) }) - price;
    case 'barn-owl':
      return goesOn({ ...withTiles(purse, [object as Tile], 1), provisions: purse.provisions + Math.min(1, supply.provision) }) - price;
    case 'fat-prince':
      return goesOn({ ...purse, rate: rateAt(purse.place, true) }) - price;
    case 'fenoglio':
      return (
        collecting(table, purse, object as Line) -
        (lineHere(table, view.dustfinger) === 'alone' && purse.place === 'night-castle' ? villainCost(table) : 0) -
        price
      );
    case 'farid':
      return arriving(table, purse, object as Place) - price;
    case 'roxane': {
      const value = Math.max(0, ...VILLAIN_CARDS.filter(one => villainOf(one) === object).map(villainValue));
      return goesOn(purse) + (isMostHunted(table, 0) ? 0.4 * value : 0) - price;
    }
    default:
      return NEVER;
  }
}

/** Whether the Adderhead would strike me, with so much more before me. */
function isMostHunted({ view, me, others }: Table, more: number): boolean {
  const sum = view.seats[me]!.villainSum + more;
  return sum > 0 && others.every(seat => view.seats[seat]!.villainSum <= sum);
}

/** What a villain card costs: it makes me the one who is struck, and it may be the Adderhead himself. */
function villainCost(table: Table): number {
  const { view, me, purse } = table;
  const { left } = adderheadsLeft(view);
  const adderhead = view.villainStack.top === 'I' ? 0 : Math.min(1, left / Math.max(1, view.villainStack.size));
  const half = (hold(table, { ...purse, ...view.seats[me]! }) - purse.marker) / 2;
  if (view.lastRound) return 0;
  return 0.6 + (isMostHunted(table, 2) ? adderhead * half + 0.1 * half : 0);
}

/** How likely my card has the highest number of this round: those who went before are known. */
function chanceOfHighest({ view, me, others }: Table, number: number): number {
  const { seats, start } = view;
  const order = (seat: Seat) => (seat - start + seats.length) % seats.length;
  const before = others.filter(seat => order(seat) < order(me));
  if (before.some(seat => seats[seat]!.number > number)) return 0;
  return (number / 41) ** (others.length - before.length);
}
