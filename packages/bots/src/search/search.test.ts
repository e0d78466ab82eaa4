import { fastRng } from '@tabard/core';
import { describe, expect, test, vi } from 'vitest';
import { advice, bestOfThree, DECK, type State } from '../best-of-three.fixture.ts';
import { botNamed } from '../named.ts';
import { within } from './bot.ts';
import { Search } from './search.ts';
import { NONE, ROOT, Tree } from './tree.ts';

const deal = (seed: number) => bestOfThree.view(bestOfThree.setup({}, 3, fastRng(seed)), 0);
const search = new Search(bestOfThree, advice);
const run = (seed: number, iterations: number) => search.run(deal(seed), 0, within({ iterations }), fastRng(seed));

test('it finds the move that wins, and looks at it most', () => {
  for (let seed = 0; seed < 20; seed++) {
    const view = deal(seed);
    const [best, ...others] = run(seed, 300).moves;
    expect(best!.move).not.toBe(Math.min(...view.hand));
    for (const other of others) expect(best!.visits).toBeGreaterThanOrEqual(other.visits);
  }
});

test('every legal move is considered, every iteration counted, and a value is a share', () => {
  const { moves, iterations, decisions } = run(1, 200);
  expect(moves.map(({ move }) => move).sort()).toEqual([...deal(1).hand].sort());
  expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
  expect(200 - iterations).toSatisfy((left: number) => left >= 0 && left < moves.length);
  expect(decisions).toBe(iterations * 6);
  for (const { value } of moves) expect(value).toSatisfy((x: number) => x >= 0 && x <= 1);
});

test('equal views and dice give equal searches, whatever was searched before', () => {
  const fresh = new Search(bestOfThree, advice).run(deal(7), 0, within({ iterations: 50 }), fastRng(7));
  run(3, 40);
  expect(run(7, 50)).toEqual(fresh);
});

test('every guess is swayed by what the advice believes, as the searching seat sees it', () => {
  const viewers: number[] = [];
  const believing: typeof advice = {
    ...advice,
    beliefs: (_, viewer) => ({
      sway: () => {
        viewers.push(viewer);
      },
    }),
  };
  const { iterations, moves } = new Search(bestOfThree, believing).run(deal(1), 0, within({ iterations: 60 }), fastRng(1));
  expect(viewers.length).toBeGreaterThanOrEqual(iterations / moves.length);
  expect(new Set(viewers)).toEqual(new Set([0]));
});

test('a tree outgrows its first rows', () => {
  const tree = new Tree<string>();
  tree.clear();
  const nodes = Array.from({ length: 9000 }, (_, i) => tree.grow(i % 2 === 0 ? ROOT : 1, `move ${i}`, i));
  nodes.forEach((node, i) => {
    tree.visits[node] = i;
  });
  for (const i of [0, 8998, 17, 4096, 19]) {
    const node = tree.child(i % 2 === 0 ? ROOT : 1, `move ${i}`);
    expect([node, tree.visits[node], tree.biases[node]]).toEqual([nodes[i], i, i]);
  }
  expect(tree.child(ROOT, 'move 19')).toBe(NONE);
});

test('a search ends early when one move is clearly the best', () => {
  const { moves, iterations } = run(2, 9000);
  expect(iterations).toBeLessThan(9000);
  expect(moves[0]!.move).toBe(Math.max(...deal(2).hand));
  const blind = new Search(bestOfThree, { ...advice, promise: () => 0 }, { horizon: 0 });
  expect(blind.run(deal(2), 0, within({ iterations: 900 }), fastRng(2)).iterations).toBeGreaterThan(890);
});

test('a search that ends when it is clear ends sooner, and no worse; where nothing is clear, it goes on', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { moves } = search.run(deal(seed), 0, within({ iterations: 4000 }), fastRng(seed), { endsWhenClear: true });
    expect(moves[0]!.move).not.toBe(Math.min(...deal(seed).hand));
  }
  const clear = search.run(deal(2), 0, within({ iterations: 9000 }), fastRng(2), { endsWhenClear: true });
  expect(clear.iterations).toBeLessThan(run(2, 9000).iterations);
  const blind = new Search(bestOfThree, { ...advice, promise: () => 0 }, { horizon: 0 });
  const { iterations } = blind.run(deal(2), 0, within({ iterations: 900 }), fastRng(2), { endsWhenClear: true });
  expect(iterations).toBeGreaterThan(890);
});

test('a game broken off is judged by what the advice promises', () => {
  const blind = new Search(bestOfThree, { ...advice, promise: () => 0 }, { horizon: 0 });
  for (const { value } of blind.run(deal(5), 0, within({ iterations: 60 }), fastRng(5)).moves) expect(value).toBeCloseTo(0.5);
  const greedy = new Search(bestOfThree, advice, { horizon: 0 });
  const [best] = greedy.run(deal(5), 0, within({ iterations: 60 }), fastRng(5)).moves;
  expect(best!.move).toBe(Math.max(...deal(5).hand));
});

test('whole rounds: everybody has had as many turns when a game is broken off', () => {
  const left: number[] = [];
  const promise = (state: State) => {
    left.push(new Set(state.hands.map(hand => hand.length)).size);
    return 0;
  };
  const rounds = new Search(bestOfThree, { ...advice, promise }, { horizon: 0, wholeRounds: true });
  rounds.run(deal(6), 0, within({ iterations: 40 }), fastRng(6));
  expect(left.length).toBeGreaterThan(0);
  expect(new Set(left)).toEqual(new Set([1]));
});

test('the moves are tried in turn with the same guess and dice, and the worst is given up half-way', () => {
  const tried: string[] = [];
  const copyOver = (to: State, from: State): void => {
    Object.assign(to, bestOfThree.clone(from));
    tried.push(JSON.stringify(to));
  };
  const { moves } = new Search({ ...bestOfThree, fast: { copyOver } }, advice).run(deal(3), 0, within({ iterations: 60 }), fastRng(3));
  const [first, second, last] = moves;
  expect(last!.move).toBe(Math.min(...deal(3).hand));
  expect(second!.visits).toBe(first!.visits);
  expect(second!.visits).toBeGreaterThan(2 * last!.visits);
  const all = 3 * last!.visits;
  for (let i = 0; i < all; i += 3) expect(new Set(tried.slice(i, i + 3)).size).toBe(1);
  for (let i = all; i < tried.length; i += 2) expect(new Set(tried.slice(i, i + 2)).size).toBe(1);
  expect(new Set(tried).size).toBeGreaterThan(5);
});

test('the budget goes to the better moves: by halves, the worse are given up', () => {
  const hands = [DECK.slice(0, 6), DECK.slice(6)];
  const view = bestOfThree.view({ hands, sums: [0, 0], turn: 0 }, 0);
  const { moves } = new Search(bestOfThree, advice, { horizon: 0 }).run(view, 0, within({ iterations: 90 }), fastRng(1));
  const visits = hands[0]!.toReversed().map(card => moves.find(({ move }) => move === card)!.visits);
  const [best, , third, ...worse] = visits;
  expect(visits).toEqual(visits.toSorted((a, b) => b - a));
  expect(new Set(worse).size).toBe(1);
  expect(third).toBeGreaterThan(worse[0]!);
  expect(best).toBeGreaterThan(third!);
});

test('where the odds are known, they judge a game that is broken off', () => {
  const odds = vi.fn(() => 0.25);
  const { moves } = new Search(bestOfThree, { ...advice, odds }, { horizon: 0 }).run(deal(5), 0, within({ iterations: 30 }), fastRng(5));
  expect(odds).toHaveBeenCalled();
  for (const { value } of moves) expect(value).toBeCloseTo(0.25);
});

test('odds that know all seats at once are asked once for a position, and judge the same', () => {
  const share = ({ sums }: State, seat: number): number => (1 + sums[seat]!) / (sums.length + sums.reduce((sum, one) => sum + one));
  const apart = vi.fn((state: State, seat: number) => share(state, seat));
  const together = vi.fn((state: State, seat: number, all?: Float64Array) => {
    for (let other = 0; other < state.sums.length; other++) if (all) all[other] = share(state, other);
    return share(state, seat);
  });
  const searched = (odds: typeof together) =>
    new Search(bestOfThree, { ...advice, odds }, { horizon: 0, patience: 1 }).run(deal(5), 0, within({ iterations: 200 }), fastRng(5));
  const { iterations, ...found } = searched(together);
  expect({ iterations, ...found }).toEqual(searched(apart));
  expect(together.mock.calls.length).toBeLessThanOrEqual(iterations);
  expect(apart.mock.calls.length).toBeGreaterThan(iterations);
});

test('a position is met patiently before moves there are told apart', () => {
  const grown = (patience: number) => {
    const grow = vi.spyOn(Tree.prototype, 'grow');
    new Search(bestOfThree, advice, { patience }).run(deal(4), 0, within({ iterations: 30 }), fastRng(4));
    const nodes = grow.mock.calls.length;
    grow.mockRestore();
    return nodes;
  };
  expect(grown(1000)).toBe(deal(4).hand.length);
  expect(grown(2)).toBeGreaterThan(10);
});

test('priors of all moves at once lead to the same search as one by one', () => {
  const prior = (_state: State, seat: number, move: number) => ((7 * move + seat) % 5) / 5;
  const priors = (state: State, seat: number, moves: readonly number[], into: number[]) => {
    moves.forEach((move, i) => {
      into[i] = prior(state, seat, move);
    });
  };
  const searched = (more: object) =>
    new Search(bestOfThree, { ...advice, ...more }, { trust: 1, patience: 2 }).run(deal(4), 0, within({ iterations: 200 }), fastRng(4));
  expect(searched({ priors })).toEqual(searched({ prior }));
  expect(searched({ priors })).not.toEqual(searched({}));
});

test('a hunch decides how games are played on, a prior what is kept in the running', () => {
  const hunch = vi.fn(() => 0);
  new Search(bestOfThree, { ...advice, hunch }).run(deal(4), 0, within({ iterations: 5 }), fastRng(4));
  expect(hunch).toHaveBeenCalled();
  const lowest = Math.min(...deal(4).hand);
  const visitsOfLowest = (trust: number) => {
    const prior = (_state: State, _seat: number, move: number) => (move === lowest ? 1 : 0);
    const { moves } = new Search(bestOfThree, { ...advice, prior }, { trust }).run(deal(4), 0, within({ iterations: 60 }), fastRng(4));
    return moves.find(({ move }) => move === lowest)!.visits;
  };
  expect(visitsOfLowest(100)).toBeGreaterThan(visitsOfLowest(0));
});

describe('budgets', () => {
  test('a game says what a medium bot is, and a budget says otherwise', () => {
    const iterationsOf = (spec: string): number => {
      const bot = botNamed(bestOfThree, { ...advice, mediumIterations: 12 }, spec);
      if (!bot.ok) throw new Error(bot.error);
      bot.value.choose(deal(1), 0, fastRng(1));
      return bot.value.iterations!;
    };
    const nearly = (budget: number) => (iterations: number) => iterations <= budget && iterations > budget - 3;
    expect(iterationsOf('medium')).toSatisfy(nearly(12));
    expect(iterationsOf('medium:30i')).toSatisfy(nearly(30));
  });

  test('a master looks longest, and need not use it up', () => {
    const spentBy = (spec: string, seed: number): number => {
      const bot = botNamed(bestOfThree, advice, spec);
      if (!bot.ok) throw new Error(bot.error);
      bot.value.choose(deal(seed), 0, fastRng(seed));
      return bot.value.iterations!;
    };
    expect(spentBy('master', 2)).toBeLessThan(20_000 / 2);
    expect(Math.max(...[0, 1, 2, 3, 4, 5].map(seed => spentBy('master', seed)))).toBeGreaterThan(2000);
  });

  test('a clock ends the search', () => {
    let time = 0;
    const bot = botNamed(bestOfThree, advice, 'strong:10ms', () => time++);
    if (!bot.ok) throw new Error(bot.error);
    expect(deal(1).hand).toContain(bot.value.choose(deal(1), 0, fastRng(1)));
    expect(time).toBeGreaterThan(10);
  });

  test('however late it is, something has been tried', () => {
    expect(search.run(deal(1), 0, within({ ms: 0, now: () => 0 }), fastRng(1)).iterations).toBeGreaterThan(0);
  });
});
