import { type Refusal, type Result, readAs } from '@tabard/core';
import { AWARDS, BANDS, CARDS, COLUMNS, type Kind, kindOf, PILES, type Pile } from './data.ts';
import {
  type Band,
  bandName,
  CLAIM,
  DISCARD,
  DRAW,
  END,
  HERALD_DRAW,
  HERALD_PLACE,
  HERALD_TAKE,
  type Move,
  NO_BAND,
  namesBand,
  PASS,
  PAY,
  PLACE,
  placeIndex,
  SWAP,
  TAKE,
} from './moves.ts';

/** Rule 8. */
export function spell(move: Move): string {
  const herald = 'herald' in move && move.herald ? 'herald ' : '';
  switch (move.type) {
    case 'take':
      return `${herald}take ${CARDS[move.card]}`;
    case 'draw':
      return `${herald}take ${PILES[move.pile]}`;
    case 'place': {
      const band = bandName(move.band);
      return `${herald}place ${CARDS[move.card]} ${COLUMNS[move.column]}${band === null ? '' : ` ${band}`}`;
    }
    case 'swap':
      return 'herald swap';
    case 'pay':
      return `pay ${CARDS[move.card]}`;
    case 'claim':
      return `claim ${AWARDS[move.award]}`;
    case 'discard':
      return `discard ${CARDS[move.card]}`;
    case 'pass':
    case 'end':
      return move.type;
  }
}

/** Reads the one spelling of a move; anything else is refused. */
export const parse = (text: string): Result<Move, Refusal> => readAs(read(text), text, '8');

function read(text: string): Move | undefined {
  if (text === 'pass') return PASS;
  if (text === 'end') return END;
  if (text === 'herald swap') return SWAP;
  const words = text.split(' ');
  if (words[0] === 'herald') return parseDeed(words.slice(1), HERALDS);
  return parseDeed(words, DEEDS) ?? parseOneCard(words);
}

interface Deeds {
  readonly take: readonly Move[];
  readonly draw: readonly Move[];
  readonly place: readonly Move[];
}
const DEEDS: Deeds = { take: TAKE, draw: DRAW, place: PLACE };
const HERALDS: Deeds = { take: HERALD_TAKE, draw: HERALD_DRAW, place: HERALD_PLACE };

/** Out of every list's range: what cannot be read finds no move. */
const UNREAD = -1;
const parseCard = (text: string): Kind => kindOf(text) ?? UNREAD;
const parsePile = (text: string): Pile => (PILES as readonly string[]).indexOf(text);

function parseDeed([verb, what, ...where]: readonly string[], deeds: Deeds): Move | undefined {
  if (what === undefined) return;
  if (verb === 'take') return where.length > 0 ? undefined : (deeds.draw[parsePile(what)] ?? deeds.take[parseCard(what)]);
  if (verb !== 'place' || where.length > 2) return;
  const card = parseCard(what);
  const column = (COLUMNS as readonly string[]).indexOf(where[0] ?? '');
  if (card === UNREAD || column === UNREAD || namesBand(card, column) !== (where.length === 2)) return;
  const band = where[1] === undefined ? NO_BAND : (BANDS as readonly string[]).indexOf(where[1]) + 1;
  return where[1] !== undefined && band === NO_BAND ? undefined : deeds.place[placeIndex(card, column, band as Band)];
}

function parseOneCard([verb, what, ...rest]: readonly string[]): Move | undefined {
  if (what === undefined || rest.length > 0) return;
  switch (verb) {
    case 'pay':
      return PAY[parseCard(what)];
    case 'discard':
      return DISCARD[parseCard(what)];
    case 'claim':
      return CLAIM[(AWARDS as readonly string[]).indexOf(what)];
    default:
      return;
  }
}
