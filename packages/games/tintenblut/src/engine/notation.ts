import { type Refusal, type Result, readAs } from '@tabard/core';
import { LOCATIONS, PLACES, REWARDS, TILES } from './data.ts';
import { INKWORLD, NONE, VILLAINS } from './kinds.ts';
import { MOVES, type Move } from './moves.ts';
import { has } from './state.ts';

/** Rule 8. */
const spelled: readonly string[] = MOVES.map(written);
const read = new Map(spelled.map((text, code) => [text, MOVES[code]!]));

export const spell = (move: Move): string => spelled[move.code]!;

/** Reads the one spelling of a move; anything else is refused. */
export const parse = (text: string): Result<Move, Refusal> => readAs(read.get(text), text, '8');

function written(move: Move): string {
  switch (move.type) {
    case 'go':
      return move.location === INKWORLD ? `go ${LOCATIONS[INKWORLD]} ${PLACES[move.to]}` : `go ${PLACES[move.to]}`;
    case 'dustfinger':
      return `dustfinger ${PLACES[move.to]}`;
    case 'use':
      return `use ${move.card}${object(move)}`;
    case 'collect':
      return move.reward === NONE ? 'collect' : `collect ${REWARDS[move.reward]}`;
    case 'buy':
      return `trade provision ${TILES[move.tile]}`;
    case 'sell':
      return `trade ${TILES[move.tile]}${move.other === NONE ? '' : ` ${TILES[move.other]}`}`;
    case 'convert':
      return `convert ${TILES.filter((_, tile) => has(move.set, tile)).join(' ')}`;
    case 'lose':
      return `lose ${TILES[move.tile]}`;
    case 'start':
      return `start @${move.seat}`;
    case 'pass':
    case 'stay':
    case 'end':
      return move.type;
  }
}

/** What a card is used on. */
function object(move: Move & { type: 'use' }): string {
  switch (move.card) {
    case 'barn-owl':
      return ` ${TILES[move.tile]}`;
    case 'fenoglio':
      return ` ${move.line}`;
    case 'farid':
      return ` ${PLACES[move.to]}`;
    case 'roxane':
      return ` ${VILLAINS[move.villain]}`;
    case 'black-prince':
    case 'nettle':
    case 'fat-prince':
    case 'meggie':
    case 'mo':
    case 'resa':
      return '';
  }
}
