import { checkGame } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { invariant, prefer } from '../contract-plan.ts';
import { tintenblut as game, VILLAIN_CARDS } from '../index.ts';
import { cardsOf } from './hands.ts';

type Tintenblut = typeof game;

/** A mistake that a change to the rules could make, and the check that has to find it. */
const MISTAKES: readonly (readonly [string, string, Partial<Tintenblut>])[] = [
  [
    'hands are shown',
    'nothing leaks',
    {
      view: (s, viewer) => ({
        ...game.view(s, viewer),
        seats: game.view(s, viewer).seats.map((seat, at) => ({ ...seat, hand: cardsOf(s.hands[at]!) })),
      }),
    },
  ],
  ['a drawn card is told to all', 'nothing leaks', { redact: fact => fact }],
  [
    'the top villain card is shown',
    'nothing leaks',
    {
      view: (s, viewer) => ({
        ...game.view(s, viewer),
        villainStack: { size: s.villainStack.length, top: VILLAIN_CARDS[s.villainStack.at(-1)!] as never },
      }),
    },
  ],
  ['copies share what players hold', 'a clone shares nothing that changes', { clone: s => ({ ...game.clone(s), wares: s.wares }) }],
  [
    'gates stop nobody',
    'what is offered is legal',
    {
      legalMoves: (s, seat) => {
        const place = s.places[seat]!;
        s.places[seat] = s.phase === 'after' ? 0 : place;
        const moves = game.legalMoves(s, seat);
        s.places[seat] = place;
        return moves;
      },
    },
  ],
  [
    'the Adderhead keeps what he takes',
    'the invariant holds',
    {
      apply: (s, seat, move, rng, tell) => {
        game.apply(s, seat, move, rng, tell);
        if (move.type === 'lose') s.supply[move.tile]!--;
      },
    },
  ],
  ['positions forget Dustfinger', 'positions round-trip', { describe: s => ({ ...game.describe(s), dustfinger: 'camp' }) }],
];

test.each(MISTAKES)('the contract notices when %s', (_, check, mistake) => {
  const { violation } = checkGame({ ...game, ...mistake }, { seats: [3], configs: [{}], playouts: 1, prefer, invariant });
  expect(violation?.check).toBe(check);
});
