import { err, type Fields, type Frozen, ok, type Position, type Refusal, type Result, type Rng, shuffle } from '@tabard/core';
import { listCards, listHand } from './cards.ts';
import { configure } from './config.ts';
import { CARDS, type Card, COLOUR_OF, COLOURS, DECK_COUNTS, KINDS, type Kind, MAX_TURNS, SCROLL_COPIES, SCROLLS } from './data.ts';
import { impossible } from './impossible.ts';
import { MAX_SEATS } from './moves.ts';
import { CardReader } from './reader.ts';
import { describeSeen, restoreSeen } from './seen.ts';
import {
  ANY_COLOUR,
  blank,
  countHands,
  EVERYBODY,
  isUp,
  markReady,
  NOTHING,
  type ScrollCard,
  type State,
  scrollCard,
  scrollOf,
  unseenScroll,
} from './state.ts';
import { parseWork, spellWork } from './steps.ts';
import { PHASES } from './view.ts';

/** Rule 11. */
export function describe(s: Frozen<State>): Position {
  const seen = describeSeen(s);
  return {
    game: 'blanc-noir',
    config: { ...s.config },
    seats: s.rows.map((row, seat) => ({
      hand: listHand(s, seat),
      scrolls: row.map(card => ({ scroll: SCROLLS[scrollOf(card)]!, up: isUp(card) })),
      called: s.called[seat] === 1,
      points: s.points[seat]!,
      quests: s.quests[seat]!,
    })),
    draw: Array.from(s.draw.subarray(0, s.drawSize), card => CARDS[card]!).reverse(),
    discard: [CARDS[s.top]!, ...belowTop(s)],
    colour: s.colour === ANY_COLOUR ? null : COLOURS[s.colour]!,
    scrollPile: s.pile.map(card => SCROLLS[scrollOf(card)]!).reverse(),
    excluded: listCards(s.excluded),
    turn: s.turn,
    direction: s.direction,
    chain: s.chain,
    round: s.round,
    turnsInRound: s.turnsInRound,
    idle: s.idle,
    skip: s.skip,
    phase: s.phase,
    ...(s.pendingBy === NOTHING ? {} : { pending: { by: spellWork(s.pendingBy), count: s.pendingCount } }),
    ...(seen ? { seen } : {}),
  };
}

function belowTop(s: Frozen<State>): Card[] {
  const cards = listCards(s.discard);
  cards.splice(cards.indexOf(CARDS[s.top]!), 1);
  return cards;
}

const FIELDS =
  'game config seats draw discard colour scrollPile excluded turn direction chain round turnsInRound idle skip phase pending seen'.split(
    ' ',
  );
const SEAT_FIELDS = 'hand scrolls called points quests'.split(' ');

/** Reads a position, fills in what was left out, and refuses what cannot be. */
export function restore(position: Position, rng: Rng): Result<State, Refusal> {
  const read = new CardReader('11');
  const given = read.object('position', position, FIELDS);
  const seats = read.list('seats', given.seats);
  read.expect('game', given.game === undefined || given.game === 'blanc-noir');
  const config = configure(given.config ?? {});
  if (!config.ok) return config;
  if (seats.length < 2 || seats.length > MAX_SEATS) read.refuse('position.seats', { seats: seats.length });
  if (read.problem) return err(read.problem);

  const s = blank(config.value, seats.length);
  readSeats(read, s, seats);
  readPiles(read, s, given);
  readCourse(read, s, given);
  readPending(read, s, given.pending);
  if (read.problem) return err(read.problem);

  if (given.draw === undefined) fillDraw(s, rng);
  if (given.scrollPile === undefined) fillScrollPile(s, rng);
  const problem = impossible(s) ?? restoreSeen(s, given.seen);
  return problem ? err(problem) : ok(s);
}

function readSeats(read: CardReader, s: State, seats: readonly unknown[]): void {
  seats.forEach((one, seat) => {
    readSeat(read, s, seat, read.object(`seats.${seat}`, one, SEAT_FIELDS));
  });
  countHands(s);
  markReady(s);
}

function readPiles(read: CardReader, s: State, given: Fields): void {
  readDiscard(read, s, read.cards('discard', given.discard));
  for (const card of read.cards('excluded', given.excluded ?? [])) s.excluded[card]!++;
  s.excludedSize = s.excluded.reduce((sum, count) => sum + count, 0);
  s.colour = readColour(read, s, given.colour);
  if (given.draw !== undefined) readDraw(s, read.cards('draw', given.draw));
  const scrolls = read.list('scrollPile', given.scrollPile ?? []);
  s.pile = scrolls.map(one => unseenScroll(read.scroll(one))).reverse();
}

/** How far the round has come, and who is to do what. */
function readCourse(read: CardReader, s: State, given: Fields): void {
  s.turn = read.count('turn', given.turn ?? 0, s.seats - 1);
  s.direction = read.oneOf('direction', given.direction ?? 1, [1, -1] as const);
  s.chain = read.count('chain', given.chain ?? 0);
  s.round = read.count('round', given.round ?? 1);
  read.expect('round', s.round > 0);
  s.turnsInRound = read.count('turnsInRound', given.turnsInRound ?? 0, MAX_TURNS);
  s.idle = read.count('idle', given.idle ?? 0, s.seats);
  s.skip = read.truth('skip', given.skip ?? false);
  s.phase = read.oneOf('phase', given.phase ?? 'turn', PHASES);
}

function readColour(read: CardReader, s: State, given: unknown): number {
  if (given === undefined) return COLOUR_OF[s.top]!;
  return given === null ? ANY_COLOUR : COLOURS.indexOf(read.oneOf('colour', given, COLOURS));
}

function readSeat(read: CardReader, s: State, seat: number, given: Fields): void {
  for (const card of read.cards(`seats.${seat}.hand`, given.hand)) s.hands[seat * KINDS + card]!++;
  s.rows[seat] = read.list(`seats.${seat}.scrolls`, given.scrolls ?? []).map((one): ScrollCard => {
    const { scroll, up } = read.object(`seats.${seat}.scrolls`, one, ['scroll', 'up']);
    const isOpen = read.truth('up', up ?? false);
    return scrollCard(read.scroll(scroll), isOpen, isOpen ? EVERYBODY : 1 << seat);
  });
  s.called[seat] = read.truth('called', given.called ?? false) ? 1 : 0;
  s.points[seat] = read.count(`seats.${seat}.points`, given.points ?? 0);
  s.quests[seat] = read.count(`seats.${seat}.quests`, given.quests ?? 0);
}

function readDiscard(read: CardReader, s: State, cards: readonly Kind[]): void {
  if (cards.length === 0) read.refuse('position.discard-empty', {});
  for (const card of cards) s.discard[card]!++;
  s.discardSize = cards.length;
  s.top = cards[0] ?? 0;
}

function readPending(read: CardReader, s: State, given: unknown): void {
  if (given === undefined) return;
  const { by, count } = read.object('pending', given, ['by', 'count']);
  const work = typeof by === 'string' ? parseWork(by) : undefined;
  if (work === undefined) read.refuse('position.pending', typeof by === 'string' ? { by } : {});
  s.pendingBy = work ?? NOTHING;
  s.pendingCount = read.count('pending.count', count ?? 0);
}

function readDraw(s: State, cards: readonly Kind[]): void {
  s.drawSize = cards.length;
  if (cards.length <= s.draw.length) s.draw.set([...cards].reverse());
}

/** All cards of the deck that lie nowhere else. */
function fillDraw(s: State, rng: Rng): void {
  DECK_COUNTS[s.config.deck].forEach((copies, card) => {
    let left = copies - s.discard[card]! - s.excluded[card]!;
    for (let seat = 0; seat < s.seats; seat++) left -= s.hands[seat * KINDS + card]!;
    for (; left > 0; left--) s.draw[s.drawSize++] = card;
  });
  shuffle(s.draw, rng, s.drawSize);
}

function fillScrollPile(s: State, rng: Rng): void {
  SCROLL_COPIES.forEach((copies, scroll) => {
    const lying = s.rows.flat().filter(card => scrollOf(card) === scroll).length;
    for (let left = copies - lying; left > 0; left--) s.pile.push(unseenScroll(scroll));
  });
  shuffle(s.pile, rng);
}
