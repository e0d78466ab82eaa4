import { type Advantage, LINES, type Line, MAX_SEATS, PLACES, REWARDS, TILES } from './data.ts';
import { INKWORLD, KEPT_TO_THE_END, type Kind, NONE, SIZE_OF, VILLAINS } from './kinds.ts';

/** Cards that are used without naming anything; Meggie, Mo and Resa are refused, with their reason (4). */
type PlainCard = Exclude<Advantage, 'barn-owl' | 'fenoglio' | 'farid' | 'roxane'>;

/**
 * A decision. Places, location cards, tiles, rewards and villains are their places in the lists of `data.ts` and `kinds.ts`. Equal moves are
 * one object, made once and used for ever; `code` is its place in `MOVES`.
 */
export type Move = { readonly code: number } & (
  | { readonly type: 'go'; readonly location: Kind; readonly to: Kind }
  | { readonly type: 'pass' }
  | { readonly type: 'dustfinger'; readonly to: Kind }
  /** Dustfinger stays where he is (3.6). */
  | { readonly type: 'stay' }
  | { readonly type: 'use'; readonly card: PlainCard }
  | { readonly type: 'use'; readonly card: 'barn-owl'; readonly tile: Kind }
  | { readonly type: 'use'; readonly card: 'fenoglio'; readonly line: Line }
  | { readonly type: 'use'; readonly card: 'farid'; readonly to: Kind }
  | { readonly type: 'use'; readonly card: 'roxane'; readonly villain: Kind }
  /** `reward` is `NONE` but for who has to choose (3.5). */
  | { readonly type: 'collect'; readonly reward: Kind }
  /** Provisions for a tile, at the rate of the place. */
  | { readonly type: 'buy'; readonly tile: Kind }
  /** Tiles for a provision: two, or at 1:1 one, where `other` is `NONE`. */
  | { readonly type: 'sell'; readonly tile: Kind; readonly other: Kind }
  /** `set` has a bit for each tile. */
  | { readonly type: 'convert'; readonly set: number }
  | { readonly type: 'end' }
  | { readonly type: 'lose'; readonly tile: Kind }
  | { readonly type: 'start'; readonly seat: Kind }
);

type Parts = Partial<Record<'location' | 'to' | 'tile' | 'other' | 'reward' | 'villain' | 'set' | 'seat', number>> & {
  readonly card?: Advantage;
  readonly line?: Line;
};

const made: Move[] = [];

/** All moves have all fields, in one order: objects of one shape are read fastest. */
function make(type: Move['type'], parts: Parts = {}): Move {
  const { location = NONE, to = NONE, tile = NONE, other = NONE, reward = NONE, villain = NONE, set = 0, seat = NONE } = parts;
  const { card = null, line = null } = parts;
  const move = { type, code: made.length, location, to, tile, other, reward, villain, set, seat, card, line } as unknown as Move;
  made.push(move);
  return move;
}

export const GO: readonly Move[] = PLACES.map((_, to) => make('go', { location: to, to }));
export const GO_BY_INKWORLD: readonly Move[] = PLACES.map((_, to) => make('go', { location: INKWORLD, to }));
export const PASS: Move = make('pass');
export const DUSTFINGER: readonly Move[] = PLACES.map((_, to) => make('dustfinger', { to }));
export const STAY: Move = make('stay');
export const BLACK_PRINCE: Move = make('use', { card: 'black-prince' });
export const NETTLE: Move = make('use', { card: 'nettle' });
export const FAT_PRINCE: Move = make('use', { card: 'fat-prince' });
export const BARN_OWL: readonly Move[] = TILES.map((_, tile) => make('use', { card: 'barn-owl', tile }));
export const FENOGLIO: readonly Move[] = LINES.map(line => make('use', { card: 'fenoglio', line }));
export const FARID: readonly Move[] = PLACES.map((_, to) => make('use', { card: 'farid', to }));
export const ROXANE: readonly Move[] = VILLAINS.map((_, villain) => make('use', { card: 'roxane', villain }));
export const COLLECT: Move = make('collect');
export const COLLECT_ONE: readonly Move[] = REWARDS.map((_, reward) => make('collect', { reward }));
export const BUY: readonly Move[] = TILES.map((_, tile) => make('buy', { tile }));
export const SELL_ONE: readonly Move[] = TILES.map((_, tile) => make('sell', { tile }));
/** By tile and other; equal moves are one. */
export const SELL_TWO: readonly (readonly Move[])[] = pairs();
/** By the bits of a set; sets of none or one cannot be converted. */
export const CONVERT: readonly (Move | undefined)[] = Array.from(SIZE_OF, (size, set) => (size < 2 ? undefined : make('convert', { set })));
export const END: Move = make('end');
export const LOSE: readonly Move[] = TILES.map((_, tile) => make('lose', { tile }));
export const START: readonly Move[] = Array.from({ length: MAX_SEATS }, (_, seat) => make('start', { seat }));
for (const card of KEPT_TO_THE_END) make('use', { card });

/** Every move there is, by its code. */
export const MOVES: readonly Move[] = made;

function pairs(): Move[][] {
  const sales: Move[][] = TILES.map(() => []);
  TILES.forEach((_, tile) => {
    for (let other = tile; other < TILES.length; other++) {
      const move = make('sell', { tile, other });
      sales[tile]![other] = move;
      sales[other]![tile] = move;
    }
  });
  return sales;
}

/**
 * Every reason a move, a position or an option can be refused, each with the details its sentence may use. Places, cards, tiles, rewards,
 * villains, lines and phases in details are spelled; seats and fields are numbers.
 */
export const REASONS = [
  'game-over', // 7.1
  'not-your-turn', // 3.9 { turn } turn: whose decision it is
  'unreadable', // 8 { text }
  'wrong-phase', // 3.2 (journey), 3.5 (arrived), 3.6 (rest), 3.8 (after), 5.2 (lose), 5.5 (start-player) { phase }
  'go.not-in-hand', // 3.2 { card } the location card lies on the played pile
  'go.cannot-pay', // 3.2 { card, from, to, cost, held } held: provisions
  'pass.black-prince', // 3.10 he was used, so a journey must follow
  'dustfinger.moved', // 3.4 { at } he has moved in this turn
  'dustfinger.too-late', // 3.4 after a trade or a conversion
  'dustfinger.seen', // 3.6 in the Castle of Night it has been seen who is there
  'dustfinger.there', // 3.4 { to } he is there already
  'dustfinger.cannot-pay', // 3.4 { from, to, cost, held }
  'use.not-held', // 3.3 { card }
  'use.gained-now', // 3.3 { card } not held since before the turn
  'use.second', // 3.3 { card } one card a turn
  'use.before-arriving', // 3.3 { card } only the Black Prince is used before moving
  'use.after-moving', // 3.3 { card } the Black Prince, too late
  'use.no-effect', // 4 { card } Meggie, Mo, Resa
  'use.after-reward', // 4 { card } Fenoglio, Farid, too late
  'nettle.none-left', // 4 no provision in the supply
  'barn-owl.none-left', // 4 { tile } none of this kind in the supply
  'fat-prince.traded', // 4 the exchange is made
  'fat-prince.converted', // 4 no exchange may follow a conversion
  'farid.there', // 4 { to } Dustfinger is there already
  'farid.moved', // 4 { at } Dustfinger has moved in this turn
  'roxane.none', // 4 there is no villain card before the player
  'roxane.not-there', // 4 { villain, villains } villains: those before the player
  'collect.choose', // 3.5 { rewards } with the White Women one of them must be named
  'collect.all', // 3.5 { reward } nothing is to be named: without the White Women, or with a single reward
  'collect.not-here', // 3.5 { reward, place, line, rewards }
  'trade.no-castle', // 3.7 { place }
  'trade.done', // 3.7 once a turn
  'trade.converted', // 3.8 not after a conversion
  'trade.not-held', // 3.7 { ware, needed, held }
  'trade.none-left', // 3.7 { ware } not in the supply
  'trade.needs-two', // 3.7 { tile } one tile is not enough without the Fat Prince in a castle
  'trade.one-for-one', // 4 with the Fat Prince in a castle one tile is given, not two
  'convert.not-held', // 3.8 { tile }
  'convert.size-used', // 3.8 { size } sets of this size: once a turn
  'convert.gate', // 3.8 { size, steps, from, to, field, colour, place } field: as the marker counts, beyond 43 on later laps; place: where the figure is
  'lose.not-held', // 5.2 { tile }
  'start.not-offered', // 5.5 { seat, first, second } he starts himself, or the next seat
  'config.unreadable', // 9
  'config.unknown-option', // 9 { key }
  'position.unreadable', // 9 { field }
  'position.seats', // 9 { seats }
  'position.unknown-id', // 9 { field, id }
  'position.double-location', // 9 { seat, card }
  'position.too-many', // 9 { what, count, most } what: a tile, `provision`, an advantage or a villain card
  'position.negative', // 9 { field }
  'position.white-women', // 9 { marker } they are not with the furthest marker, with nobody though one is at 31 or beyond, or with somebody though none is
  'position.top-card', // 9 { seat, place } the top card is neither the figure's place nor the Inkworld
  'position.held-before', // 9 { card }
  'position.loss', // 9 { seat, tiles, held }
  'position.pending', // 9 { phase } a loss is pending in another phase than `lose`, or none in it
  'position.rest', // 9 phase `rest` elsewhere than in the Castle of Night, or without a journey that Dustfinger could make
  'position.flags', // 9 { field } says something that cannot be, such as a second card used, or a last round of which the next one's start is asked
] as const;
export type Reason = (typeof REASONS)[number];
