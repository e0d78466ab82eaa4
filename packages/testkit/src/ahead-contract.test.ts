import type { Seat } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { aheadContract, aheadFaults } from './ahead-contract.ts';
import { type PipsView, pips } from './pips.ts';

const PLAN = { seats: 3, isBeginning: ({ turn, viewer }: PipsView) => turn === viewer };

/** A card of the hand, or one to draw. */
const ahead = (view: PipsView, seat: Seat) => ({ view: { ...view, turn: seat }, legal: [...new Set(view.hand?.map(String)), 'draw'] });

aheadContract(pips, ahead, PLAN);

describe('thinking ahead with a bug in it is found out:', () => {
  test.each<[string, (view: PipsView, seat: Seat) => ReturnType<typeof ahead> | undefined, string]>([
    [
      'moves nobody can read',
      (view, seat) => ({ ...ahead(view, seat), legal: [...ahead(view, seat).legal, 'fly'] }),
      '«fly» cannot be read',
    ],
    [
      'a move that is forgotten',
      (view, seat) => ({ ...ahead(view, seat), legal: ahead(view, seat).legal.filter(move => move !== 'draw') }),
      '«draw» is legal, and not offered',
    ],
    ['nothing for who is to move', (view, seat) => (view.turn === seat ? undefined : ahead(view, seat)), 'hardly anything is offered'],
  ])('%s', (_name, bug, found) => expect(aheadFaults(pips, bug, PLAN)).toEqual([found]));
});
