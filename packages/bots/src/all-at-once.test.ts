import { fastRng, type Seat } from '@tabard/core';
import { describe, expect, test, vi } from 'vitest';
import { advice, allAtOnce, type State, type View } from './all-at-once.fixture.ts';
import { type Bot, botNamed, Search, within } from './index.ts';

const dealt = (seed: number, seats = 2): State => allAtOnce.setup({}, seats, fastRng(`deal ${seed}`));
/** Some have laid already, face down. */
const dealtAfter = (earlier: readonly Seat[], seed: number, seats: number): State => {
  const state = dealt(seed, seats);
  for (const seat of earlier) allAtOnce.apply(state, seat, state.hands[seat]![0]!, fastRng(seed));
  return state;
};

function named(spec: string): Bot<View, number> {
  const bot = botNamed(allAtOnce, advice, spec);
  if (!bot.ok) throw new Error(bot.error);
  return bot.value;
}

describe.each(['random', 'greedy', 'easy', 'medium', 'strong:60i', 'master:60i'])('where all act at once, the bot %s', spec => {
  const bot = named(spec);

  test.each([2, 3, 4])('makes a legal move of every one of %i seats while the others could act too', seats => {
    for (let seed = 0; seed < 20; seed++) {
      const state = dealt(seed, seats);
      const acting = allAtOnce.acting(state);
      expect(acting.length).toBe(seats);
      for (const seat of acting) expect(state.hands[seat]).toContain(bot.choose(allAtOnce.view(state, seat), seat, fastRng(seed)));
    }
  });

  test('plays to the end, in whatever order the seats come', () => {
    const dice = fastRng(spec);
    const state = dealt(1, 3);
    for (let acting = allAtOnce.acting(state); acting.length > 0; acting = allAtOnce.acting(state)) {
      const seat = acting[dice.below(acting.length)]!;
      const move = bot.choose(allAtOnce.view(state, seat), seat, dice);
      expect(allAtOnce.refusal(state, seat, move)).toBeUndefined();
      allAtOnce.apply(state, seat, move, dice);
    }
    expect(allAtOnce.outcome(state)).toBeDefined();
  });
});

describe.each(['greedy', 'medium', 'strong'])('where all act at once, the bot %s', spec => {
  test.each([
    ['nobody has laid', 0, []],
    ['nobody has laid', 1, []],
    ['the other has laid', 0, [1]],
    ['the other has laid', 1, [0]],
  ] as const)('finds the best card when %s, for seat %i', (_when, seat, earlier) => {
    const bot = named(spec);
    for (let seed = 0; seed < 10; seed++) {
      const state = dealtAfter(earlier, seed, 2);
      expect(bot.choose(allAtOnce.view(state, seat), seat, fastRng(seed))).toBe(Math.max(...state.hands[seat]!));
    }
  });
});

describe('a search', () => {
  const within40 = within({ iterations: 40 });

  test.each([0, 1])("weighs the moves of the seat it is asked for, by that seat's chances: seat %i", seat => {
    const state = dealt(2);
    state.sums[seat] = 100;
    const search = new Search(allAtOnce, advice);
    const ahead = search.run(allAtOnce.view(state, seat), seat, within40, fastRng(2)).moves;
    expect(ahead.map(({ move }) => move).sort()).toEqual([...state.hands[seat]!].sort());
    for (const { value } of ahead) expect(value).toBe(1);
    const other = 1 - seat;
    for (const { value } of search.run(allAtOnce.view(state, other), other, within40, fastRng(2)).moves) expect(value).toBe(0);
  });

  test.each([
    [0, [], 0],
    [1, [], 0],
    [2, [], 0],
    [1, [0], 0],
    [2, [0, 1], 0],
    [0, [1, 2], 0],
    [1, [], 4],
    [2, [0], 4],
  ] as const)('breaks games off between rounds: for seat %i, after %j have laid, horizon %i', (seat, earlier, horizon) => {
    const laid: string[] = [];
    const promise = (state: State) => {
      laid.push(state.laid.join());
      return 0;
    };
    const search = new Search(allAtOnce, { ...advice, promise }, { horizon, wholeRounds: true });
    search.run(allAtOnce.view(dealtAfter(earlier, 3, 3), seat), seat, within40, fastRng(3));
    expect(laid.length).toBeGreaterThan(0);
    expect(new Set(laid)).toEqual(new Set(['0,0,0']));
  });

  test('the searching seat does not answer what others will lay unseen', () => {
    const apply = vi.fn(allAtOnce.apply);
    const view = allAtOnce.view(dealt(4, 3), 1);
    new Search({ ...allAtOnce, apply }, advice, { patience: 2 }).run(view, 1, within40, fastRng(4));
    const movers = apply.mock.calls.map(([, seat]) => seat);
    expect(movers.length).toBeGreaterThan(100);
    for (let i = 0; i < movers.length; i += 3) expect(movers.slice(i, i + 3)).toEqual([1, 0, 2]);
  });

  test('for a seat that has nothing to decide is a mistake', () => {
    const view = allAtOnce.view(dealtAfter([1], 5, 2), 1);
    expect(() => new Search(allAtOnce, advice).run(view, 1, within40, fastRng(5))).toThrow('seat 1 has nothing to decide');
  });
});
