import { expect, test } from 'vitest';
import { pips } from './pips.ts';
import { cheatBy, samplesOf, undoContract } from './undo-contract.ts';

undoContract(pips, {
  seats: [2, 3],
  configs: [{ goal: 30 }],
  never: ['draw'],
  may: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
});

test('a table that lets everything be taken back would be found out', () => {
  // The card of the draw pile's end is drawn: no dice, and yet something is learned.
  const blind = {
    ...pips,
    apply: (s: Parameters<typeof pips.apply>[0], ...rest: [number, number | 'draw', never, never]) => {
      const [seat, move, , tell] = rest;
      pips.apply(s, seat, move, { below: () => 0 }, tell);
    },
  };
  const drawn = samplesOf(blind as never, { goal: 30 }, 2).find(({ move }) => move === 'draw')!;
  expect(drawn.isRolled).toBe(false);
  expect(cheatBy(blind as never, drawn)).toBeDefined();
});
