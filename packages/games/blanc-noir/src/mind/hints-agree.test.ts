import type { Seat } from '@tabard/core';
import { type Claims, hintsAgree } from '@tabard/testkit';
import { describe } from 'vitest';
import { CHAINERS, COLOUR_OF, COLOURS, IS_NORMAL, KINDS, type Kind, NUMBER_OF, wordOf } from '../engine/data.ts';
import type { Fact } from '../engine/facts.ts';
import { legalMoves } from '../engine/legal.ts';
import type { Move } from '../engine/moves.ts';
import { isUp, type State } from '../engine/state.ts';
import { blancNoir } from '../index.ts';
import { hints } from './hints.ts';

const cards = (s: State, seat: Seat): Kind[] =>
  Array.from({ length: KINDS }, (_, kind) => kind).flatMap(kind => Array<Kind>(s.hands[seat * KINDS + kind]!).fill(kind));
const is25 = (kind: Kind): boolean => (CHAINERS[wordOf(kind)]! & (1 << kind)) !== 0;
const holds25 = (s: State, seat: Seat): boolean => cards(s, seat).some(is25);
const holdsNormal = (s: State, seat: Seat): boolean => cards(s, seat).some(kind => IS_NORMAL[kind]);
const canPlay = (s: State, seat: Seat): boolean => legalMoves(s, seat).some(({ type }) => type === 'play');
const scrolls = (s: State, seat: Seat): number => s.rows[seat]!.length;

/** It is another's turn, once the seat has said what it has to say, unless a stalemate has ended the round. */
const isUpTo = (s: State, seat: Seat, other: Seat): boolean =>
  s.phase === 'over' || (other !== seat && (s.turn === other || blancNoir.acting(s).includes(seat)));

type Claim = Claims<State, Move, Fact>[string];
const told =
  <Type extends Fact['type']>(
    type: Type,
    holds: (fact: Extract<Fact, { type: Type }>, details: Record<string, unknown>) => boolean,
  ): Claim =>
  ({ facts, details }) =>
    facts.some(fact => fact.type === type && holds(fact as Extract<Fact, { type: Type }>, details));

/** What a card does is done once its player has said whether they call, unless a stalemate has ended the round. */
const isYetToCome: Claim = ({ after }) => after.phase === 'call' || after.phase === 'over';

/** Somebody draws, is passed over or loses their turn. */
const isHeldUp: Claim = hinted => {
  const { before, facts, details } = hinted;
  const drew = facts.some(fact => fact.type === 'drew' && fact.seat === details.seat);
  const missed = facts.some(fact => fact.type === 'skipped' && fact.seat === details.seat);
  const turned = facts.some(fact => fact.type === 'reversed');
  return before.handSizes[details.seat]! <= 2 && (drew || missed || turned || isYetToCome(hinted));
};

const CLAIMS: Claims<State, Move, Fact> = {
  'wins-round': told('round-over', ({ quest }) => quest !== null),
  calls: told('called', () => true),
  'one-left': ({ before, seat, move }) => {
    if (move.type !== 'play') return false;
    const left = cards(before, seat);
    left.splice(left.indexOf(move.card), 1);
    return left.length === 1 && Boolean(IS_NORMAL[left[0]!]);
  },
  'keeps-25': ({ after, seat }) => holds25(after, seat),
  'keeps-normal': ({ after, seat }) => holdsNormal(after, seat),
  'nothing-fits': ({ before, seat }) => !canPlay(before, seat),
  'all-draw': ({ before, seat, facts }) =>
    before.handSizes.every((_, other) => other === seat || facts.some(fact => fact.type === 'drew' && fact.seat === other)),
  'moves-again': ({ after, seat }) => after.phase === 'over' || blancNoir.acting(after).includes(seat),
  'turns-round': told('reversed', () => true),
  'sheds-more': ({ after, seat, facts }) =>
    facts.some(({ type }) => type === 'excluded') || legalMoves(after, seat).some(({ type }) => type === 'exclude'),
  buys: ({ before, after, seat }) =>
    after.handSizes[seat] === before.handSizes[seat]! - 3 && scrolls(after, seat) === scrolls(before, seat) + 1,
  'new-scroll': ({ after, seat }) =>
    after.rows[seat]!.some(card => !isUp(card)) && after.rows.every((row, other) => other === seat || row.length <= 1),
  scouts: ({ after, seat }) => legalMoves(after, seat).some(move => move.type === 'target' && move.seat !== null),
  'may-take': ({ after, seat }) => legalMoves(after, seat).some(move => move.type === 'take' && move.card !== null),
  'takes-normal': ({ before, after, seat }) => !holdsNormal(before, seat) && holdsNormal(after, seat),
  'takes-25': ({ move }) => move.type === 'take' && move.card !== null && is25(move.card),
  'takes-nothing': ({ before, after, seat }) => holdsNormal(before, seat) && after.handSizes[seat] === before.handSizes[seat],
  'begins-chain': ({ before, after, seat, details }) =>
    before.chain === 0 && after.chain === details.sum && isUpTo(after, seat, details.seat),
  'hands-chain-on': ({ before, after, seat, details }) =>
    before.chain > 0 && after.chain === details.sum && isUpTo(after, seat, details.seat),
  'dodges-chain': ({ before, after, details }) =>
    after.chain === details.sum && before.chain === details.sum && after.turn === details.seat,
  stops: isHeldUp,
  'makes-draw': told('drew', ({ seat, count }, details) => seat === details.seat && count === details.count),
  'somebody-draws': ({ after, seat }) => legalMoves(after, seat).some(move => move.type === 'target' && move.seat !== null),
  skips: hinted => isYetToCome(hinted) || told('skipped', ({ seat }, details) => seat === details.seat)(hinted),
  'scouts-hand': told('scouted', ({ target }, details) => target === details.seat),
  'takes-scroll-away': told('returned', ({ owner }, details) => owner === details.seat),
  'trades-scroll': told(
    'swapped',
    ({ seat, places }, details) =>
      places.some(place => place !== 'pile' && place.seat === seat) &&
      places.some(place => place !== 'pile' && place.seat === details.seat),
  ),
  gains: told('gained', ({ count }, details) => count === details.count),
  'own-colour': ({ after, seat, details }) =>
    cards(after, seat).filter(kind => COLOURS[COLOUR_OF[kind]!] === details.colour).length >= details.count,
  sheds: ({ before, after, seat, move, details }) =>
    (move.type === 'play' || move.type === 'exclude') &&
    NUMBER_OF[move.card] === details.points &&
    after.handSizes[seat]! < before.handSizes[seat]!,
};

describe('hints agree with their moves', () => {
  const configs = (['ja', 'de', 'fr'] as const).map(edition => ({ edition, goal: 'round' }));
  hintsAgree({ game: blancNoir, hints, seats: [2, 3, 6], configs, seeds: 6 }, CLAIMS);
});
