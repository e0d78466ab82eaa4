import { err, fastRng, ok, type Position } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { type Fact, harbor, invariant, type Move, type State, type View, type Ware } from './harbor.ts';
import { checkGame, leakCheck, type Plan } from './index.ts';

type Harbor = typeof harbor;
const PLAN: Plan<State> = { seats: [2, 3], configs: [{}], invariant, prefer: move => move !== 'pass' };
const GRAIN = { type: 'sell', ware: 'grain' } as unknown as Move;

/** Each is Harbor with one bug in it, and the check that has to find it. */
const BUGS: Record<string, { readonly breaks: string; readonly bug: Partial<Harbor>; readonly plan?: Partial<Plan<State>> }> = {
  'a view that shows the deck': {
    breaks: 'nothing leaks',
    bug: { view: (s, viewer) => ({ ...harbor.view(s, viewer), deck: [...s.deck] }) as View },
  },
  'a view whose hand sizes are hands': {
    breaks: 'nothing leaks',
    bug: { view: (s, viewer) => ({ ...harbor.view(s, viewer), handSizes: s.hands as unknown as number[] }) },
  },
  'a view that shows the deck to screens only': {
    breaks: 'nothing leaks',
    bug: {
      fast: { screenView: (s, viewer) => ({ ...harbor.view(s, viewer), deck: [...s.deck] }) as View },
    },
  },
  'a guess that cannot do without memory': {
    breaks: 'nothing leaks',
    bug: {
      view: (s, viewer) => ({ ...harbor.view(s, viewer), seen: 1 }) as View,
      determinize: (view, rng) => harbor.determinize('seen' in view ? view : { ...view, coins: view.coins.map(() => 0) }, rng),
    },
  },
  'a view with something JSON cannot carry': {
    breaks: 'nothing leaks',
    bug: { view: (s, viewer) => ({ ...harbor.view(s, viewer), coins: Uint8Array.from(s.coins) as unknown as number[] }) },
  },
  'a drawn card told to everybody': {
    breaks: 'nothing leaks',
    bug: { redact: fact => fact },
  },
  'a drawn card told to spectators': {
    breaks: 'nothing leaks',
    bug: { redact: (fact, viewer) => (viewer === 'public' ? fact : harbor.redact(fact, viewer)) },
  },
  'legal moves that depend on the next card': {
    breaks: 'nothing leaks',
    bug: {
      fast: {},
      legalMoves: (s, seat) => harbor.legalMoves(s, seat).filter(move => move.type !== 'draw' || s.deck.at(-1) !== 'silk'),
      refusal: (s, seat, move) =>
        harbor.refusal(s, seat, move) ??
        (move.type === 'draw' && s.deck.at(-1) === 'silk' ? { rule: '4.3', because: 'bad-luck' } : undefined),
    },
  },
  'a refusal that tells of hidden cards': {
    breaks: 'nothing leaks',
    bug: {
      refusal: (s, seat, move) => {
        const refusal = harbor.refusal(s, seat, move);
        return refusal && { ...refusal, details: { others: s.hands.flat().join() } };
      },
    },
  },
  'a guess that forgets my hand': {
    breaks: 'nothing leaks',
    bug: {
      determinize: (view, rng) => {
        const { me: _, ...rest } = view;
        return harbor.determinize(rest, rng);
      },
    },
  },
  'an array shared by clone': {
    breaks: 'a clone shares nothing that changes',
    bug: { clone: s => ({ ...harbor.clone(s), quay: s.quay }) },
  },
  'an array inside an array shared by clone': {
    breaks: 'a clone shares nothing that changes',
    bug: { clone: s => ({ ...harbor.clone(s), hands: [...s.hands] }) },
  },
  'a clone that forgets a field': {
    breaks: 'a clone equals its original',
    bug: { clone: s => ({ ...harbor.clone(s), passes: 0 }) },
  },
  'a state with something to call': {
    breaks: 'a state may be sent to a thread',
    bug: { setup: (config, seats, rng) => Object.assign(harbor.setup(config, seats, rng), { log: () => {} }) },
  },
  'a state with something that is known by being the very same': {
    breaks: 'a state may be sent to a thread',
    bug: knownByIdentity(),
  },
  'apply that touches another state than its own': {
    breaks: 'a clone shares nothing that changes',
    bug: meddling(),
  },
  'a view that changes the state': {
    breaks: 'looking changes nothing',
    bug: {
      view: (s, viewer) => {
        s.deck.sort();
        return harbor.view(s, viewer);
      },
    },
  },
  'an illegal move offered': {
    breaks: 'what is offered is legal',
    bug: {
      legalMoves: (s, seat) => {
        const legal = harbor.legalMoves(s, seat);
        if (legal.length > 0 && s.quay.length < 3) legal.push({ type: 'take', slot: 2 });
        return legal;
      },
    },
  },
  'a legal move forgotten': {
    breaks: 'what is legal is offered',
    bug: {
      legalMoves: (s, seat) => harbor.legalMoves(s, seat).filter(move => move.type !== 'sell' || s.hands[seat]!.length < 4),
    },
  },
  'a move offered twice': {
    breaks: 'what is offered is offered once',
    bug: {
      legalMoves: (s, seat) => {
        const legal = harbor.legalMoves(s, seat);
        if (legal.length > 0) legal.push({ type: 'pass' });
        return legal;
      },
    },
  },
  'moves for a seat that does not act': {
    breaks: 'moves for who acts',
    bug: { legalMoves: s => harbor.legalMoves(s, s.seat) },
  },
  'a used list not emptied': {
    breaks: 'a used list is refilled',
    bug: {
      fast: {
        legalMoves: (s, seat, into) => {
          into.push(...harbor.legalMoves(s, seat));
          return into;
        },
      },
    },
  },
  'moves made anew for every list': {
    breaks: 'equal moves are one object',
    bug: { fast: { legalMoves: (s, seat) => harbor.legalMoves(s, seat).map(move => ({ ...move })) } },
  },
  'a random pick that forgets the last move': {
    breaks: 'any move is one of the list',
    bug: {
      fast: { anyMove: (s, seat, rng) => harbor.legalMoves(s, seat)[rng.below(Math.max(1, harbor.legalMoves(s, seat).length - 1))]! },
    },
  },
  'a random pick in another order': {
    breaks: 'any move is one of the list',
    bug: {
      fast: {
        anyMove: (s, seat, rng) => {
          const legal = harbor.legalMoves(s, seat);
          return legal.reverse()[rng.below(legal.length)]!;
        },
      },
    },
  },
  'a copy that keeps what it is made over': {
    breaks: 'a copy over another state is a clone',
    bug: { fast: { copyOver: (to, from) => Object.assign(to, { ...harbor.clone(from), coins: to.coins }) } },
  },
  'a copy that shares a hand': {
    breaks: 'a copy over another state is a clone',
    bug: { fast: { copyOver: (to, from) => Object.assign(to, { ...harbor.clone(from), hands: from.hands }) } },
  },
  'guesses with other dice': {
    breaks: 'guesses are guesses',
    bug: { fast: { guesses: view => ({ deal: rng => harbor.determinize(view, fastRng(rng.below(1000) + 1)) }) } },
  },
  'a guess that keeps what it is dealt over': {
    breaks: 'guesses are guesses',
    bug: { fast: { guesses: view => ({ deal: (rng, over) => over ?? harbor.determinize(view, rng) }) } },
  },
  'a spelling that does not round-trip': {
    breaks: 'spelling round-trips',
    bug: { spell: move => (move.type === 'sell' ? `sell ${move.ware.slice(0, 1)}` : harbor.spell(move)) },
  },
  'two moves with one spelling': {
    breaks: 'what is offered is offered once',
    bug: { spell: move => (move.type === 'take' ? 'take 0' : harbor.spell(move)) },
  },
  'parse that throws': {
    breaks: 'parse takes anything',
    bug: {
      parse: text => {
        const read = harbor.parse(text);
        if (!read.ok) throw new Error(`what is ${text}?`);
        return read;
      },
    },
  },
  'parse that makes up moves': {
    breaks: 'parse takes anything',
    bug: { parse: text => (text === 'sell grain' || harbor.parse(text).ok ? harbor.parse(text) : ok(GRAIN)) },
  },
  'parse that does not say why': {
    breaks: 'parse takes anything',
    bug: {
      parse: text => {
        const read = harbor.parse(text);
        return read.ok ? read : err({ rule: '4', because: 'no' });
      },
    },
  },
  'a restore that loses a field': {
    breaks: 'positions round-trip',
    bug: {
      restore: (position, rng) => {
        const restored = harbor.restore(position, rng);
        return restored.ok ? ok({ ...restored.value, coins: restored.value.coins.map(() => 0) }) : restored;
      },
    },
  },
  'a field that no position holds': {
    breaks: 'positions round-trip',
    bug: {
      describe: s => {
        const { sold: _, ...position } = harbor.describe(s);
        return position as Position;
      },
    },
    plan: { playouts: 10 },
  },
  'a position of nobody knows which game': {
    breaks: 'positions round-trip',
    bug: { describe: s => ({ ...harbor.describe(s), game: 'port' }) },
  },
  'a position for nobody knows how many': {
    breaks: 'positions round-trip',
    bug: { describe: s => ({ ...harbor.describe(s), seats: [] }) },
  },
  'a restore that throws': {
    breaks: 'restore checks everything',
    bug: {
      restore: (position, rng) => {
        if (!Array.isArray(position?.seats)) throw new TypeError('seats');
        return harbor.restore(position, rng);
      },
    },
  },
  'a restore that believes everything': {
    breaks: 'restore checks everything',
    bug: {
      restore: (position, rng) => {
        const given = position as unknown as State & {
          readonly game: string;
          readonly seats: { readonly hand: Ware[]; readonly coins: number }[];
        };
        if (given?.game !== 'harbor') return harbor.restore(position, rng);
        return ok(harbor.clone({ ...given, hands: given.seats.map(({ hand }) => hand), coins: given.seats.map(({ coins }) => coins) }));
      },
    },
  },
  'a game that passes do not end': {
    breaks: 'games end',
    bug: {
      apply: (s, seat, move, rng, tell) => {
        harbor.apply(s, seat, move, rng, tell);
        s.passes = 0;
      },
    },
    plan: { bound: 12 },
  },
  'an outcome while somebody acts': {
    breaks: 'acting while it lasts',
    bug: { outcome: s => harbor.outcome({ ...s, passes: s.coins[0]! > 8 ? 9 : s.passes }) },
  },
  'an end without an outcome': {
    breaks: 'acting while it lasts',
    bug: { outcome: s => (s.passes > 0 ? undefined : harbor.outcome(s)) },
  },
  'a ranking without the last': {
    breaks: 'acting while it lasts',
    bug: {
      outcome: s => {
        const outcome = harbor.outcome(s);
        return outcome && { ...outcome, ranking: outcome.ranking.slice(0, 1) };
      },
    },
  },
  'a timeout that is refused': {
    breaks: 'a timeout is legal',
    bug: { timeout: () => ({ type: 'draw' }) },
  },
  'an effect that happens only when somebody listens': {
    breaks: 'same dice, same result',
    bug: {
      apply: (s, seat, move, rng, tell) => {
        const coins = s.coins[seat]!;
        harbor.apply(s, seat, move, rng, tell);
        if (!tell) s.coins[seat] = coins;
      },
    },
  },
  'dice of its own': {
    breaks: 'same dice, same result',
    bug: ownDice(),
  },
  'a card lost': {
    breaks: 'the invariant holds',
    bug: {
      apply: (s, seat, move, rng, tell) => {
        harbor.apply(s, seat, move, rng, tell);
        if (move.type === 'sell') s.sold.pop();
      },
    },
  },
  'configure that takes the default for anything it made': {
    breaks: 'configure is idempotent',
    bug: { configure: raw => (Object.keys(raw as object).length === 0 ? ok({ hand: 2 }) : ok({ hand: 1 })) },
  },
  'an option whose value is refused': {
    breaks: 'configure is idempotent',
    bug: { options: [{ key: 'hand', values: [1, 2, 7], default: 2 }] },
  },
  'a setup that throws': {
    breaks: 'it can be played',
    bug: {
      setup: () => {
        throw new Error('no cards');
      },
    },
  },
};

describe('the contract finds', () => {
  test.each(Object.entries(BUGS))('%s', (_name, { breaks, bug, plan }) => {
    expect(checkGame({ ...harbor, ...bug }, { ...PLAN, ...plan }).violation?.check).toBe(breaks);
  });

  test('nothing in an honest game', () => {
    expect(checkGame(harbor, PLAN).violation).toBeUndefined();
  });
});

test('the leak check finds a leak that only spectators get, late in the game', () => {
  const redact: Harbor['redact'] = (fact, viewer): Fact | undefined => (viewer === 'public' ? fact : harbor.redact(fact, viewer));
  const { violation } = leakCheck({ ...harbor, redact }, { ...PLAN, states: 200 });
  expect(violation?.complaint).toContain('a spectator: the facts of «draw» tell more than the view');
  expect(violation?.where).toMatch(/^2 seats, \{\}, seed «contract 0»/);
});

/** Keeps the state it was last asked about and changes that. */
function meddling(): Partial<Harbor> {
  let last: State | undefined;
  return {
    clone: s => {
      last = s;
      return harbor.clone(s);
    },
    apply: (s, seat, move, rng, tell) => {
      harbor.apply(s, seat, move, rng, tell);
      if (last && last !== s && move.type === 'sell') last.coins[0]!++;
    },
  };
}

function knownByIdentity(): Partial<Harbor> {
  const mark = {};
  const markOf = (s: State): unknown => (s as { mark?: unknown }).mark;
  return {
    setup: (config, seats, rng) => Object.assign(harbor.setup(config, seats, rng), { mark }),
    clone: s => Object.assign(harbor.clone(s), { mark: markOf(s) }),
    apply: (s, seat, move, rng, tell) => {
      harbor.apply(s, seat, move, rng, tell);
      if (markOf(s) !== undefined && markOf(s) !== mark) s.coins[0]!++;
    },
  };
}

function ownDice(): Partial<Harbor> {
  let rolled = 0;
  return {
    apply: (s, seat, move, rng, tell) => {
      harbor.apply(s, seat, move, rng, tell);
      if (move.type === 'draw') s.coins[seat]! += rolled++ % 2;
    },
  };
}
