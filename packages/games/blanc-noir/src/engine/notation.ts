import { type Refusal, type Result, readAs, type Seat } from '@tabard/core';
import { CARDS, COLOURS, type Kind, kindOf, SCROLLS, type ScrollKind } from './data.ts';
import type { Place } from './facts.ts';
import {
  buy,
  CALL,
  DONE,
  DRAW,
  EXCLUDE,
  MAX_ROW,
  MAX_SEATS,
  type Move,
  NAME,
  PLAY,
  placeAt,
  placeOrder,
  playAs,
  SILENT,
  swap,
  TAKE,
  TAKE_NONE,
  TARGET,
  TARGET_NONE,
  USE,
  useAt,
  useOn,
} from './moves.ts';

/** Rule 10. */
export function spell(move: Move): string {
  switch (move.type) {
    case 'colour':
      return `colour ${COLOURS[move.colour]}`;
    case 'buy':
      return `buy ${move.cards.map(card => CARDS[card]).join(' ')}`;
    case 'use':
      return move.target === undefined ? `use ${SCROLLS[move.scroll]}` : `use ${SCROLLS[move.scroll]} ${spellTarget(move.target)}`;
    case 'play':
      return move.colour === undefined ? `play ${CARDS[move.card]}` : `play ${CARDS[move.card]} ${COLOURS[move.colour]}`;
    case 'exclude':
      return `exclude ${CARDS[move.card]}`;
    case 'target':
      return `target ${move.seat === null ? 'none' : `@${move.seat}`}`;
    case 'swap':
      return `swap ${spellTarget(move.places[0])} ${spellTarget(move.places[1])}`;
    case 'take':
      return `take ${move.card === null ? 'none' : CARDS[move.card]}`;
    case 'draw':
    case 'done':
    case 'call':
    case 'silent':
      return move.type;
  }
}

const spellTarget = (target: Seat | Place): string =>
  target === 'pile' ? 'pile' : typeof target === 'number' ? `@${target}` : `@${target.seat}.${target.index}`;

const BARE: Readonly<Record<string, Move>> = { draw: DRAW, done: DONE, call: CALL, silent: SILENT };

/** Reads the one spelling of a move; anything else is refused. */
export const parse = (text: string): Result<Move, Refusal> => readAs(read(text), text, '10');

function read(text: string): Move | undefined {
  const [verb, ...rest] = text.split(' ');
  const [first, second] = rest;
  if (rest.length === 0) return Object.hasOwn(BARE, text) ? BARE[text] : undefined;
  if (first === undefined || rest.length > 3) return;
  if (verb === 'buy') return parseBuy(rest);
  if (rest.length > 2) return;
  switch (verb) {
    case 'play':
      return parsePlay(first, second);
    case 'use':
      return parseUse(first, second);
    case 'swap':
      return parseSwap(first, second);
  }
  if (second !== undefined) return;
  switch (verb) {
    case 'colour':
      return NAME[parseColour(first)];
    case 'exclude':
      return EXCLUDE[parseCard(first)];
    case 'take':
      return first === 'none' ? TAKE_NONE : TAKE[parseCard(first)];
    case 'target':
      return first === 'none' ? TARGET_NONE : TARGET[parseSeat(first)];
    default:
      return;
  }
}

/** Out of every list's range: what cannot be read finds no move. */
const UNREAD = -1;

const parseCard = (text: string): Kind => kindOf(text) ?? UNREAD;
const parseColour = (text: string): number => (COLOURS as readonly string[]).indexOf(text);
const parseScroll = (text: string): ScrollKind => (SCROLLS as readonly string[]).indexOf(text);
const parseSeat = (text: string): Seat => (/^@[0-5]$/.test(text) ? Number(text[1]) : UNREAD);

function parsePlace(text: string): Place | undefined {
  if (text === 'pile') return 'pile';
  const [, seat, index] = /^@(\d)\.(0|[1-9]\d?)$/.exec(text) ?? [];
  if (seat === undefined || Number(seat) >= MAX_SEATS || Number(index) >= MAX_ROW) return;
  return placeAt(Number(seat), Number(index));
}

function parsePlay(first: string, second: string | undefined): Move | undefined {
  const card = parseCard(first);
  if (second === undefined) return PLAY[card];
  const colour = parseColour(second);
  return card === UNREAD || colour === UNREAD ? undefined : playAs(card, colour);
}

function parseUse(first: string, second: string | undefined): Move | undefined {
  const scroll = parseScroll(first);
  if (scroll === UNREAD || second === undefined) return USE[scroll];
  const seat = parseSeat(second);
  if (seat !== UNREAD) return useOn(scroll, seat);
  const place = parsePlace(second);
  return place === undefined || place === 'pile' ? undefined : useAt(scroll, place.seat, place.index);
}

function parseBuy(texts: readonly string[]): Move | undefined {
  const [a = UNREAD, b = UNREAD, c = UNREAD] = texts.map(parseCard);
  return a === UNREAD || a > b || b > c ? undefined : buy(a, b, c);
}

function parseSwap(first: string, second: string | undefined): Move | undefined {
  const a = parsePlace(first);
  const b = second === undefined ? undefined : parsePlace(second);
  return a === undefined || b === undefined || placeOrder(a) >= placeOrder(b) ? undefined : swap(a, b);
}
