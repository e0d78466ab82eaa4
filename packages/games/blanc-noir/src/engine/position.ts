import { err, type Frozen, ok, type Position, type Refusal, type Result, type Rng, shuffle } from '@tabard/core';
import { listCards, listHand } from './cards.ts';
import { configure } from './config.ts';
import {
  CARDS,
  type Card,
  COLOUR_OF,
  COLOURS,
  DECK_COUNTS,
  KINDS,
  type Kind,
  kindOf,
  MAX_TURNS,
  SCROLL_COPIES,
  SCROLLS,
  type ScrollKind,
} from './data.ts';
import { impossible } from './impossible.ts';
import { MAX_SEATS, type Reason } from './moves.ts';
import { refuse } from './refusal.ts';
import { describeSeen, restoreSeen } from './seen.ts';
import {
  ANY_COLOUR,
  blank,
  EVERYBODY,
  NOTHING,
  type ScrollCard,
  type State,
  shuffleScrolls,
  sortHands,
  sortRows,
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
      scrolls: row.map(({ scroll, up }) => ({ scroll: SCROLLS[scroll]!, up })),
      called: s.called[seat] === 1,
      points: s.points[seat]!,
      quests: s.quests[seat]!,
    })),
    draw: Array.from(s.draw.subarray(0, s.drawSize), card => CARDS[card]!).reverse(),
    discard: [CARDS[s.top]!, ...belowTop(s)],
    colour: s.colour === ANY_COLOUR ? null : COLOURS[s.colour]!,
    scrollPile: s.pile.map(({ scroll }) => SCROLLS[scroll]!).reverse(),
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
const MAX_COUNT = 1_000_000;

/** Reads a position, fills in what was left out, and refuses what cannot be. */
export function restore(position: Position, rng: Rng): Result<State, Refusal> {
  const read = new Reader();
  const given = read.object('position', position, FIELDS);
  const seats = read.list('seats', given.seats);
  if (given.game !== undefined && given.game !== 'blanc-noir') read.refuse('position.unreadable', { field: 'game' });
  const config = configure(given.config ?? {});
  if (!config.ok) return config;
  if (seats.length < 2 || seats.length > MAX_SEATS) read.refuse('position.seats', { seats: seats.length });
  if (read.problem) return err(read.problem);

  const s = blank(config.value, seats.length);
  seats.forEach((one, seat) => {
    readSeat(read, s, seat, read.object(`seats.${seat}`, one, SEAT_FIELDS));
  });
  sortHands(s);
  sortRows(s);
  readDiscard(read, s, read.cards('discard', given.discard));
  for (const card of read.cards('excluded', given.excluded ?? [])) s.excluded[card]!++;
  s.excludedSize = s.excluded.reduce((sum, count) => sum + count, 0);
  s.turn = read.count('turn', given.turn ?? 0, seats.length - 1);
  s.direction = read.oneOf('direction', given.direction ?? 1, [1, -1] as const);
  s.chain = read.count('chain', given.chain ?? 0);
  s.round = read.count('round', given.round ?? 1);
  s.turnsInRound = read.count('turnsInRound', given.turnsInRound ?? 0, MAX_TURNS);
  s.idle = read.count('idle', given.idle ?? 0, seats.length);
  s.skip = read.oneOf('skip', given.skip ?? false, [true, false] as const);
  s.phase = read.oneOf('phase', given.phase ?? 'turn', PHASES);
  s.colour =
    given.colour === undefined
      ? COLOUR_OF[s.top]!
      : given.colour === null
        ? ANY_COLOUR
        : COLOURS.indexOf(read.oneOf('colour', given.colour, COLOURS));
  readPending(read, s, given.pending);
  if (given.draw !== undefined) readDraw(s, read.cards('draw', given.draw));
  if (given.scrollPile !== undefined)
    s.pile = read
      .list('scrollPile', given.scrollPile)
      .map(one => unseenScroll(read.scroll(one)))
      .reverse();
  if (read.problem) return err(read.problem);

  if (given.draw === undefined) fillDraw(s, rng);
  if (given.scrollPile === undefined) fillScrollPile(s, rng);
  const problem = impossible(s) ?? restoreSeen(s, given.seen);
  return problem ? err(problem) : ok(s);
}

function readSeat(read: Reader, s: State, seat: number, given: Readonly<Record<string, unknown>>): void {
  for (const card of read.cards(`seats.${seat}.hand`, given.hand)) s.hands[seat * KINDS + card]!++;
  s.rows[seat] = read.list(`seats.${seat}.scrolls`, given.scrolls ?? []).map((one): ScrollCard => {
    const { scroll, up } = read.object(`seats.${seat}.scrolls`, one, ['scroll', 'up']);
    const isUp = read.oneOf('up', up ?? false, [true, false] as const);
    return { scroll: read.scroll(scroll), up: isUp, seenBy: isUp ? EVERYBODY : 1 << seat, inPile: 0 };
  });
  s.called[seat] = read.oneOf('called', given.called ?? false, [true, false] as const) ? 1 : 0;
  s.points[seat] = read.count(`seats.${seat}.points`, given.points ?? 0);
  s.quests[seat] = read.count(`seats.${seat}.quests`, given.quests ?? 0);
}

function readDiscard(read: Reader, s: State, cards: readonly Kind[]): void {
  if (cards.length === 0) read.refuse('position.discard-empty');
  for (const card of cards) s.discard[card]!++;
  s.discardSize = cards.length;
  s.top = cards[0] ?? 0;
}

function readPending(read: Reader, s: State, given: unknown): void {
  if (given === undefined) return;
  const { by, count } = read.object('pending', given, ['by', 'count']);
  const work = typeof by === 'string' ? parseWork(by) : undefined;
  if (work === undefined) read.refuse('position.pending', typeof by === 'string' ? { by } : undefined);
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
    const lying = s.rows.flat().filter(card => card.scroll === scroll).length;
    for (let left = copies - lying; left > 0; left--) s.pile.push(unseenScroll(scroll));
  });
  shuffleScrolls(s.pile, rng);
}

/** Reads untrusted JSON; remembers the first problem and goes on with a harmless value. */
class Reader {
  problem: Refusal | undefined;

  refuse(because: Reason, details?: Refusal['details']): void {
    this.problem ??= refuse('11', because, details);
  }

  object(field: string, value: unknown, known: readonly string[]): Readonly<Record<string, unknown>> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.refuse('position.unreadable', { field });
      return {};
    }
    const stranger = Object.keys(value).find(key => !known.includes(key));
    if (stranger !== undefined) this.refuse('position.unreadable', { field: stranger });
    return value as Readonly<Record<string, unknown>>;
  }

  list(field: string, value: unknown): readonly unknown[] {
    if (Array.isArray(value)) return value;
    this.refuse('position.unreadable', { field });
    return [];
  }

  cards(field: string, value: unknown): Kind[] {
    return this.list(field, value).map(card => {
      const kind = typeof card === 'string' ? kindOf(card) : undefined;
      if (kind === undefined) this.refuse('position.unknown-card', { card: String(card) });
      return kind ?? 0;
    });
  }

  scroll(value: unknown): ScrollKind {
    const scroll = (SCROLLS as readonly unknown[]).indexOf(value);
    if (scroll < 0) this.refuse('position.unknown-card', { card: String(value) });
    return Math.max(scroll, 0);
  }

  count(field: string, value: unknown, most = MAX_COUNT): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
    this.refuse('position.unreadable', { field });
    return 0;
  }

  oneOf<T>(field: string, value: unknown, values: readonly T[]): T {
    if ((values as readonly unknown[]).includes(value)) return value as T;
    this.refuse('position.unreadable', { field });
    return values[0]!;
  }
}
