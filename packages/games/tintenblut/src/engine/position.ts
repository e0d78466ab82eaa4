import { err, type Fields, type Frozen, ok, type Position, type Refusal, type Result, type Rng, type Seat, shuffle } from '@tabard/core';
import { configure } from './config.ts';
import { ADVANTAGES, COUNTS, LINES, LOCATIONS, MAX_SEATS, MIN_SEATS, PLACES, TILES, WARES } from './data.ts';
import { layPile } from './determinize.ts';
import { cardsOf, countOf, handOf, NO_CARDS } from './hands.ts';
import { impossible } from './impossible.ts';
import { advantageKind, COPIES, type Kind, locationKind, NONE, PROVISION, placeKind, VILLAIN_CARDS } from './kinds.ts';
import { MOST_LOST, packLosses } from './losses.ts';
import { PositionReader } from './reader.ts';
import { MAX_ROUNDS } from './rounds.ts';
import { stackByGroups } from './setup.ts';
import { blank, has, hasArrived, isInTurn, ROW, type State, tilesOf } from './state.ts';
import { GREEN_FIELD, SET_SIZES } from './track.ts';
import { BACKS, openSeat, PHASES, pendingOf, seatsIn } from './view.ts';
import { readVillains } from './villain-reader.ts';
import { villainsIn } from './villains.ts';

/** Rule 9. */
export function describe(s: Frozen<State>): Position {
  return {
    game: 'tintenblut',
    config: {},
    seats: s.places.map((_, seat) => {
      const { place, played, tiles, provisions, villains, marker } = openSeat(s, seat);
      return { place, played, tiles, provisions, advantages: cardsOf(s.hands[seat]!), villains, marker };
    }),
    dustfinger: PLACES[s.dustfinger]!,
    whiteWomen: s.whiteWomen === NONE ? null : s.whiteWomen,
    villainStack: s.villainStack.map(card => VILLAIN_CARDS[card]!).reverse(),
    villainDiscard: villainsIn(s.villainDiscard),
    advantageStack: s.advantageStack
      .slice(0, s.advantagesLeft)
      .map(card => ADVANTAGES[card]!)
      .reverse(),
    start: s.start,
    turn: s.turn,
    round: s.round,
    lastRound: s.lastRound,
    passed: seatsIn(s, s.passed),
    phase: s.phase,
    usedAdvantage: s.usedAdvantage,
    heldBefore: hasArrived(s) ? cardsOf(s.heldBefore) : null,
    ...(isInTurn(s) ? turnOf(s) : {}),
    ...(s.phase === 'lose' ? { pending: pendingOf(s) as never } : {}),
  };
}

const turnOf = (s: Frozen<State>) => ({
  free: s.free,
  dustfingerMoved: s.dustfingerMoved,
  line: s.line,
  fatPrince: s.fatPrince,
  traded: s.traded,
  converted: SET_SIZES.filter(size => has(s.converted, size)),
});

const FIELDS =
  'game config seats dustfinger whiteWomen villainStack villainDiscard advantageStack start turn round lastRound passed phase usedAdvantage heldBefore free dustfingerMoved line fatPrince traded converted pending'.split(
    ' ',
  );
const SEAT_FIELDS = 'place played tiles provisions advantages villains marker'.split(' ');
const LARGEST_SET = TILES.length;

/** Reads a position, fills in what was left out, and refuses what cannot be. */
export function restore(position: Position, rng: Rng): Result<State, Refusal> {
  const read = new PositionReader();
  const given = read.object('position', position, FIELDS);
  const seats = read.list('seats', given.seats).map((seat, at) => read.object(`seats.${at}`, seat, SEAT_FIELDS));
  if (given.game !== undefined && given.game !== 'tintenblut') read.refuse('position.unreadable', { field: 'game' });
  const config = configure(given.config ?? {});
  if (!config.ok) return config;
  if (seats.length < MIN_SEATS || seats.length > MAX_SEATS) read.refuse('position.seats', { seats: seats.length });
  if (read.problem) return err(read.problem);

  const s = blank(seats.length, [], []);
  seats.forEach((seat, at) => {
    readSeat(read, s, at, seat);
  });
  readSupply(read, s);
  readAdvantages(read, s, given, rng);
  readVillainCards(read, s, seats, given, rng);
  readRound(read, s, given);
  readPending(read, s, given.pending ?? null);
  readTurn(read, s, given);
  if (read.problem) return err(read.problem);
  const problem = impossible(s);
  return problem ? err(problem) : ok(s);
}

function readSeat(read: PositionReader, s: State, seat: Seat, given: Fields): void {
  const field = `seats.${seat}`;
  s.places[seat] = read.kind(`${field}.place`, given.place, placeKind);
  const played = read.kinds(`${field}.played`, given.played ?? [], locationKind);
  const twice = played.find((card, at) => played.indexOf(card) !== at);
  if (twice === undefined) layPile(s, seat, played);
  else read.refuse('position.double-location', { seat, card: LOCATIONS[twice]! });
  const tiles = read.object(`${field}.tiles`, given.tiles ?? {}, TILES);
  TILES.forEach((tile, kind) => {
    s.wares[seat * ROW + kind] = read.count(`${field}.tiles.${tile}`, tiles[tile] ?? 0);
  });
  s.wares[seat * ROW + PROVISION] = read.count(`${field}.provisions`, given.provisions ?? COUNTS.startProvisions.value);
  const advantages = read.kinds(`${field}.advantages`, given.advantages ?? [], advantageKind);
  if (within(read, advantages)) s.hands[seat] = handOf(advantages);
  s.markers[seat] = read.count(`${field}.marker`, given.marker ?? 0);
}

function readSupply(read: PositionReader, s: State): void {
  WARES.forEach((ware, kind) => {
    const most = s.supply[kind]!;
    const count = s.places.reduce((sum, _, seat) => sum + s.wares[seat * ROW + kind]!, 0);
    if (count > most) read.refuse('position.too-many', { what: ware, count, most });
    s.supply[kind] = most - count;
  });
}

/** A stack that was left out holds what is in no hand. */
function readAdvantages(read: PositionReader, s: State, given: Fields, rng: Rng): void {
  const held = s.hands.flatMap(hand => cardsOf(hand).map(card => advantageKind(card)!));
  if (!within(read, held)) return;
  if (given.advantageStack !== undefined) {
    const stack = read.kinds('advantageStack', given.advantageStack, advantageKind);
    within(read, [...held, ...stack]);
    s.advantageStack = stack.reverse();
  } else {
    const rest = COPIES.flatMap((copies, card) => new Array<Kind>(copies - held.filter(one => one === card).length).fill(card));
    shuffle(rest, rng);
    s.advantageStack = rest;
  }
  s.advantagesLeft = s.advantageStack.length;
}

/** Whether there are no more of each advantage card than there can be. */
function within(read: PositionReader, cards: readonly Kind[]): boolean {
  const counts = ADVANTAGES.map((_, card) => cards.filter(one => one === card).length);
  const card = counts.findIndex((count, card) => count > COPIES[card]!);
  if (card >= 0) read.refuse('position.too-many', { what: ADVANTAGES[card]!, count: counts[card]!, most: COPIES[card]! });
  return card < 0;
}

function readVillainCards(read: PositionReader, s: State, seats: readonly Fields[], given: Fields, rng: Rng): void {
  const lists = [...seats.map(({ villains }) => villains ?? []), given.villainDiscard ?? [], given.villainStack ?? []];
  const { piles, rest } = readVillains(read, lists);
  const bits = (cards: readonly Kind[]): number => cards.reduce((set, card) => set | (1 << card), 0);
  seats.forEach((_, seat) => {
    s.villains[seat] = bits(piles[seat]!);
  });
  s.villainDiscard = bits(piles.at(-2)!);
  s.villainStack.push(...(given.villainStack === undefined ? stackByGroups(rest, rng) : piles.at(-1)!.toReversed()));
}

function readRound(read: PositionReader, s: State, given: Fields): void {
  s.dustfinger = given.dustfinger === undefined ? s.dustfinger : read.kind('dustfinger', given.dustfinger, placeKind);
  s.start = read.count('start', given.start ?? 0, s.seats - 1);
  s.turn = read.count('turn', given.turn ?? s.start, s.seats - 1);
  s.round = read.count('round', given.round ?? 1, MAX_ROUNDS);
  if (s.round === 0) read.refuse('position.unreadable', { field: 'round' });
  s.lastRound = read.truth('lastRound', given.lastRound ?? false) || s.round === MAX_ROUNDS;
  s.phase = read.oneOf('phase', given.phase ?? 'journey', PHASES);
  const passed = read.bits('passed', given.passed ?? [], 0, s.seats - 1);
  s.passed = s.phase === 'start-player' || s.phase === 'over' ? 0 : passed;
  s.whiteWomen = readWhiteWomen(read, s, given.whiteWomen);
}

/** Left out, they are with the furthest marker that has come to them. */
function readWhiteWomen(read: PositionReader, s: State, given: unknown): Seat {
  if (given === null) return NONE;
  if (given !== undefined) return read.count('whiteWomen', given, s.seats - 1);
  const furthest = Math.max(...s.markers);
  return furthest >= GREEN_FIELD ? s.markers.indexOf(furthest) : NONE;
}

function readPending(read: PositionReader, s: State, given: unknown): void {
  if (given === null && s.phase !== 'lose') return;
  if (given === null || s.phase !== 'lose') {
    read.refuse('position.pending', { phase: s.phase });
    return;
  }
  const { queue, back } = read.object('pending', given, ['queue', 'back']);
  s.back = read.oneOf('pending.back', back, BACKS);
  const losses = read.list('pending.queue', queue).map(entry => {
    const loss = read.object('pending.queue', entry, ['seat', 'tiles']);
    return { seat: read.count('pending.queue', loss.seat, s.seats - 1), tiles: read.count('pending.queue', loss.tiles, MOST_LOST) };
  });
  const isOdd = losses.length === 0 || new Set(losses.map(({ seat }) => seat)).size < losses.length;
  if (isOdd || losses.some(({ tiles }) => tiles === 0)) read.refuse('position.pending', { phase: s.phase });
  for (const { seat, tiles } of losses) {
    const held = tilesOf(s, seat);
    if (tiles > held) read.refuse('position.loss', { seat, tiles, held });
  }
  if (!read.problem) s.losses = packLosses(losses);
}

/**
 * Outside of a turn nothing of it has a meaning; before the journey only the Black Prince can have been used (3.3), and nothing is traded or
 * converted before the reward and the look around (3.6).
 */
function readTurn(read: PositionReader, s: State, given: Fields): void {
  const used = read.truth('usedAdvantage', given.usedAdvantage ?? false);
  const free = read.truth('free', given.free ?? false);
  const dustfingerMoved = read.truth('dustfingerMoved', given.dustfingerMoved ?? false);
  const line = read.oneOf('line', given.line ?? null, [null, ...LINES]);
  const fatPrince = read.truth('fatPrince', given.fatPrince ?? false);
  const traded = read.truth('traded', given.traded ?? false);
  const converted = read.bits('converted', given.converted ?? [], 2, LARGEST_SET);
  if (!isInTurn(s)) return;
  s.free = free;
  s.usedAdvantage = free;
  if (!hasArrived(s)) return;
  if ([free, line !== null, fatPrince].filter(Boolean).length > 1)
    read.refuse('position.flags', { field: fatPrince ? 'fatPrince' : 'line' });
  s.usedAdvantage = used || free || line !== null || fatPrince;
  s.dustfingerMoved = dustfingerMoved && s.phase !== 'rest';
  s.line = line;
  s.fatPrince = fatPrince;
  if (s.phase === 'after' || s.phase === 'lose') {
    s.traded = traded;
    s.converted = converted;
  }
  readHeldBefore(read, s, given.heldBefore ?? null);
}

function readHeldBefore(read: PositionReader, s: State, given: unknown): void {
  const hand = s.hands[s.turn]!;
  const held = given === null ? hand : heldOf(read, hand, given);
  s.heldBefore = s.usedAdvantage ? NO_CARDS : held;
}

function heldOf(read: PositionReader, hand: number, given: unknown): number {
  const cards = read.kinds('heldBefore', given, advantageKind);
  const stranger = cards.find(card => cards.filter(one => one === card).length > countOf(hand, card));
  if (stranger === undefined) return handOf(cards);
  read.refuse('position.held-before', { card: ADVANTAGES[stranger]! });
  return NO_CARDS;
}
