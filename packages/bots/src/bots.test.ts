import { readFileSync } from 'node:fs';
import { type Advice, err, fastRng, type Game, type Outcome, ok, type Seat, shuffle, type Viewer } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { BOTS, type Bot, botNamed, greedyBot, playouts, randomBot } from './index.ts';

/** Best of three: everybody holds three of twelve cards and plays two of them in turn; the highest sum wins. */
interface State {
  hands: number[][];
  sums: number[];
  turn: Seat;
}
interface View {
  readonly viewer: Viewer;
  readonly hand: readonly number[];
  readonly held: readonly number[];
  readonly sums: readonly number[];
  readonly turn: Seat;
}
const DECK = Array.from({ length: 12 }, (_, i) => i + 1);

const bestOfThree: Game<State, number, object, View, never> = {
  id: 'best-of-three',
  revision: 1,
  seats: { min: 2, max: 4 },
  options: [],
  configure: raw => (typeof raw === 'object' && raw ? ok({}) : err({ rule: '0', because: 'config' })),
  setup(_config, seats, rng) {
    const cards = [...DECK];
    shuffle(cards, rng);
    return { hands: Array.from({ length: seats }, (_, seat) => cards.slice(seat * 3, seat * 3 + 3)), sums: Array(seats).fill(0), turn: 0 };
  },
  clone: s => ({ hands: s.hands.map(hand => [...hand]), sums: [...s.sums], turn: s.turn }),
  acting: s => (s.hands[s.turn]!.length > 1 ? [s.turn] : []),
  legalMoves: (s, seat) => (seat === s.turn && s.hands[seat]!.length > 1 ? [...s.hands[seat]!] : []),
  refusal: (s, seat, move) => (s.turn === seat && s.hands[seat]!.includes(move) ? undefined : { rule: '1', because: 'no' }),
  apply(s, seat, move) {
    s.hands[seat] = s.hands[seat]!.filter(card => card !== move);
    s.sums[seat]! += move;
    s.turn = (seat + 1) % s.hands.length;
  },
  timeout: (s, seat) => s.hands[seat]![0]!,
  outcome(s): Outcome | undefined {
    if (s.hands[s.turn]!.length > 1) return;
    const order = s.sums.map((_, seat) => seat).sort((a, b) => s.sums[b]! - s.sums[a]!);
    return { ranking: order.map(seat => [seat]), scores: s.sums, reason: 'played' };
  },
  view: (s, viewer) => ({
    viewer,
    hand: viewer === 'public' ? [] : [...s.hands[viewer]!],
    held: s.hands.map(hand => hand.length),
    sums: [...s.sums],
    turn: s.turn,
  }),
  redact: fact => fact,
  determinize(view, rng) {
    const rest = DECK.filter(card => !view.hand.includes(card));
    shuffle(rest, rng);
    const hands = view.held.map((count, seat) => (seat === view.viewer ? [...view.hand] : rest.splice(0, count)));
    return { hands, sums: [...view.sums], turn: view.turn };
  },
  spell: String,
  parse: Number,
  describe: s => ({ hands: s.hands, sums: s.sums, turn: s.turn }),
  restore: () => err({ rule: '0', because: 'position' }),
};
const advice: Advice<State, number> = { promise: (s, seat) => s.sums[seat]!, unit: 5 };

function playOut(bots: readonly Bot<View, number>[], seed: string): Outcome {
  const dice = fastRng(seed);
  const state = bestOfThree.setup({}, bots.length, dice);
  for (let [seat] = bestOfThree.acting(state); seat !== undefined; [seat] = bestOfThree.acting(state)) {
    const move = bots[seat]!.choose(bestOfThree.view(state, seat), seat, dice);
    expect(bestOfThree.refusal(state, seat, move)).toBeUndefined();
    bestOfThree.apply(state, seat, move, dice);
  }
  return bestOfThree.outcome(state)!;
}

describe.each(BOTS)('the bot %s', name => {
  const made = botNamed(bestOfThree, advice, name);
  if (!made.ok) throw new Error(made.error);
  const bot = made.value;

  test('chooses the same move from the same view and dice', () => {
    for (let seed = 0; seed < 50; seed++) {
      const view = bestOfThree.view(bestOfThree.setup({}, 3, fastRng(`deal ${seed}`)), 0);
      expect(bot.choose(view, 0, fastRng(seed))).toBe(bot.choose(view, 0, fastRng(seed)));
    }
  });

  test('makes only legal moves, at any number of seats', () => {
    for (let seed = 0; seed < 50; seed++) for (const seats of [2, 3, 4]) playOut(Array(seats).fill(bot), `${seed} ${seats}`);
  });

  test('leaves the view as it was', () => {
    const view = bestOfThree.view(bestOfThree.setup({}, 2, fastRng('deal')), 0);
    const before = JSON.stringify(view);
    bot.choose(view, 0, fastRng('dice'));
    expect(JSON.stringify(view)).toBe(before);
  });
});

test('random reaches every legal move', () => {
  const view = bestOfThree.view(bestOfThree.setup({}, 2, fastRng('deal')), 0);
  const chosen = new Set(Array.from({ length: 100 }, (_, i) => randomBot(bestOfThree).choose(view, 0, fastRng(i))));
  expect([...chosen].sort()).toEqual([...view.hand].sort());
});

test('greedy takes what promises most, and follows a prior where promises are equal', () => {
  const view = bestOfThree.view(bestOfThree.setup({}, 2, fastRng('deal')), 0);
  expect(greedyBot(bestOfThree, advice).choose(view, 0, fastRng('dice'))).toBe(Math.max(...view.hand));
  const timid: Advice<State, number> = { promise: () => 0, unit: 1, prior: (_state, _seat, move) => -move };
  expect(greedyBot(bestOfThree, timid).choose(view, 0, fastRng('dice'))).toBe(Math.min(...view.hand));
});

test('greedy breaks ties by its dice', () => {
  const view = bestOfThree.view(bestOfThree.setup({}, 2, fastRng('deal')), 0);
  const indifferent = greedyBot(bestOfThree, { promise: () => 0, unit: 1 });
  const chosen = new Set(Array.from({ length: 100 }, (_, i) => indifferent.choose(view, 0, fastRng(i))));
  expect(chosen.size).toBe(3);
});

test('greedy beats random, seats balanced', () => {
  const greedy = greedyBot(bestOfThree, advice);
  const random = randomBot(bestOfThree);
  let wins = 0;
  for (let seed = 0; seed < 200; seed++) {
    wins += playOut([greedy, random], `${seed}`).ranking[0]![0] === 0 ? 1 : 0;
    wins += playOut([random, greedy], `${seed}`).ranking[0]![0] === 1 ? 1 : 0;
  }
  expect(wins).toBeGreaterThan(240);
});

test('playouts are whole games, and their checksum tells them apart', () => {
  const once = playouts(bestOfThree, {}, 3, 20, fastRng('a'));
  expect(once).toEqual({ decisions: 20 * 3 * 2, checksum: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect(playouts(bestOfThree, {}, 3, 20, fastRng('a'))).toEqual(once);
  expect(playouts(bestOfThree, {}, 3, 20, fastRng('b')).checksum).not.toBe(once.checksum);
});

test.each([
  ['stockfish', 'there is no bot "stockfish"; there are: random, greedy'],
  ['', 'there is no bot ""; there are: random, greedy'],
  ['greedy:500ms', 'the bot "greedy" does not search and takes no budget: say "greedy" instead of "greedy:500ms"'],
  ['greedy:soon', '"soon" is no budget: write "greedy:500ms" or "greedy:2000i"'],
  ['random:0i', '"0i" is no budget: write "random:500ms" or "random:2000i"'],
])('the spec "%s" is refused: %s', (spec, line) => {
  expect(botNamed(bestOfThree, advice, spec)).toEqual(err(line));
});

test('the example of the README runs', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1]?.replaceAll(/^import .*\n/gm, '');
  const run = new Function('game', 'advice', 'botNamed', 'fastRng', `${example}; return move;`);
  expect(DECK).toContain(run(bestOfThree, advice, botNamed, fastRng));
});
