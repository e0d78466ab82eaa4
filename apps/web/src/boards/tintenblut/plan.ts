import { journey, type Line, type Location, numberOf, type Offer, offersAt, type Place, TILES, type Tile, type View } from './game.ts';
import { setsOf, type TileSet } from './sets.ts';

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
  readonly company: readonly number[];
  readonly dustfinger: boolean;
  readonly offers: readonly Offer[];
  /** The White Women leave one of the two. */
  readonly choose: boolean;
  /** Alone in the Castle of Night: a villain card at once (3.6). */
  readonly night: boolean;
  /** The card's number, and whose would be the highest at the end of the round (5.1). */
  readonly number: number;
  readonly highest: number | undefined;
  /** The sets that could then be converted, with the best reward where there is a choice. */
  readonly sets: readonly TileSet[];
}

export function planOf(view: View, seat: number, card: Location, to: Place): Plan {
  const own = view.seats[seat]!;
  const { route, cost } = journey(own.place, to);
  const due = view.free ? 0 : cost;
  const company = companyAt(view, seat, to);
  const dustfinger = view.dustfinger === to;
  const line = company.length > 0 || dustfinger ? 'company' : 'alone';
  const offers = offersAt(to, line).map(({ reward, count }) => ({ reward, count: Math.min(count, inSupply(view, reward)) }));
  const choose = view.whiteWomen === seat && offers.length > 1;
  const number = numberOf(seat, card);
  return {
    card,
    to,
    route,
    cost: due,
    payable: due <= own.provisions,
    line,
    company,
    dustfinger,
    offers,
    choose,
    night: to === 'night-castle' && line === 'alone',
    number,
    highest: highestOf(view.seats.map((one, index) => (index === seat ? number : one.number))),
    sets: bestSets(view, seat, to, offers, choose),
  };
}

/** Other players' figures in a place. */
export const companyAt = (view: View, seat: number | undefined, place: Place): number[] =>
  view.seats.flatMap((one, index) => (index !== seat && one.place === place ? [index] : []));

/** The line that counts for a seat in a place, as things stand (3.5). */
export function lineAt(view: View, seat: number, place: Place): Line {
  if (view.line !== null && view.turn === seat && view.seats[seat]!.place === place) return view.line;
  return view.dustfinger === place || companyAt(view, seat, place).length > 0 ? 'company' : 'alone';
}

/** Whose number is the highest; nobody's where all are 0. */
export function highestOf(numbers: readonly number[]): number | undefined {
  const most = Math.max(...numbers);
  return most === 0 ? undefined : numbers.indexOf(most);
}

const inSupply = (view: View, reward: Offer['reward']): number => (reward === 'advantage' ? view.advantageStack : view.supply[reward]);

function bestSets(view: View, seat: number, place: Place, offers: readonly Offer[], choose: boolean): TileSet[] {
  const { tiles, marker } = view.seats[seat]!;
  const choices = choose ? offers.map(offer => [offer]) : [offers];
  const sets = choices.map(taken => setsOf({ tiles: plus(tiles, taken), marker, place, converted: [] }));
  const worth = (some: readonly TileSet[]) => some.reduce((sum, { state, steps }) => (state === 'open' ? sum + steps : sum), 0);
  return sets.reduce((best, some) => (worth(some) > worth(best) ? some : best));
}

function plus(tiles: Readonly<Record<Tile, number>>, offers: readonly Offer[]): Record<Tile, number> {
  const sum = { ...tiles };
  for (const { reward, count } of offers) if (isTile(reward)) sum[reward] += count;
  return sum;
}

const isTile = (reward: Offer['reward']): reward is Tile => (TILES as readonly string[]).includes(reward);
