import type { Row } from '@tabard/house';
import type { Entry } from '@tabard/table';

/** A move, as far as a store looks at one. */
export const entry = (table: string, seq: number, move = 'draw'): Entry => ({
  table,
  seq,
  at: seq,
  salt: 'salt',
  hash: `hash ${seq}`,
  deed: { type: 'move', seat: 0, move, check: 'c' },
});

/** All that the first append of a table tells. */
export const FIRST: Row = {
  about: {
    game: 'harbor',
    revision: 1,
    options: {},
    spectators: true,
    hints: undefined,
    host: 'ada',
    chairs: [],
    status: 'playing',
    commitment: 'c0ffee',
    resigned: [],
    outcome: undefined,
    rematch: undefined,
    carried: undefined,
    created: 1,
  },
  acting: [0],
  due: 5,
};
