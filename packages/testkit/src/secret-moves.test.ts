import { err, type Game, ok, type Position, readAs, type Seat } from '@tabard/core';
import { expect, test } from 'vitest';
import { checkGame, type Plan } from './index.ts';

/** Each seat secretly picks a number; the highest wins. */
interface Picks {
  picks: number[];
}
type Pick = { readonly pick: number };
interface View {
  readonly made: number;
  readonly mine?: readonly [Seat, number | null];
}
interface Fact {
  readonly type: 'picked';
  readonly seat: Seat;
  readonly pick?: number;
}

const SEATS = 2;
const PICKS: readonly Pick[] = [0, 1, 2].map(pick => ({ pick }));

const picking: Game<Picks, Pick, object, View, Fact> = {
  id: 'picking',
  revision: 1,
  seats: { min: SEATS, max: SEATS },
  options: [],
  configure: () => ok({}),
  setup: () => ({ picks: [] }),
  clone: s => ({ picks: [...s.picks] }),
  acting: s => (s.picks.length < SEATS ? [s.picks.length] : []),
  legalMoves: (s, seat) => (seat === s.picks.length ? [...PICKS] : []),
  refusal: (s, seat) => (seat === s.picks.length && seat < SEATS ? undefined : { rule: '1', because: 'not-your-turn' }),
  apply(s, seat, { pick }, _rng, tell) {
    s.picks.push(pick);
    tell?.({ type: 'picked', seat, pick });
  },
  timeout: () => ({ pick: 0 }),
  outcome: s => (s.picks.length < SEATS ? undefined : { ranking: [[0, 1]], scores: [...s.picks], reason: 'picked' }),
  view: (s, viewer) => ({ made: s.picks.length, ...(viewer === 'public' ? {} : { mine: [viewer, s.picks[viewer] ?? null] as const }) }),
  redact: (fact, viewer) => (fact.seat === viewer ? fact : { type: 'picked', seat: fact.seat }),
  determinize: ({ made, mine }, rng) => ({
    picks: Array.from({ length: made }, (_, seat) => (seat === mine?.[0] ? mine[1]! : rng.below(PICKS.length))),
  }),
  spell: ({ pick }) => `pick ${pick}`,
  parse: text => readAs(/^pick [012]$/.test(text) ? { pick: Number(text.at(-1)) } : undefined, text, '1'),
  describe: s => ({ game: 'picking', seats: [{}, {}], picks: [...s.picks] }),
  restore(position: Position) {
    const picks = (position as Position | null)?.picks;
    const fits = Array.isArray(picks) && picks.length <= SEATS && picks.every(pick => PICKS.some(one => one.pick === pick));
    return fits ? ok({ picks: [...picks] }) : err({ rule: '1', because: 'position.unreadable' });
  },
};

const PLAN: Plan<Picks> = { seats: [SEATS], configs: [{}], playouts: 5 };
const secret = (move: string): boolean => move.startsWith('pick');

test('a secret move told to nobody passes', () => {
  expect(checkGame(picking, { ...PLAN, secret }).violation).toBeUndefined();
});

test('a secret move told to everybody is found, once it is known to be secret', () => {
  const telling = { ...picking, redact: (fact: Fact) => fact };
  expect(checkGame(telling, PLAN).violation).toBeUndefined();
  expect(checkGame(telling, { ...PLAN, secret }).violation?.complaint).toContain('the facts tell «pick');
});
