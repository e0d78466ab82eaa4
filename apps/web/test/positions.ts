import { blancNoir } from '@tabard/blanc-noir';
import { advice as blancNoirAdvice } from '@tabard/blanc-noir/advice';
import { blason } from '@tabard/blason';
import { advice as blasonAdvice } from '@tabard/blason/advice';
import { greedyBot } from '@tabard/bots';
import { type Advice, type AnyGame, fastRng, type Position, rngAt } from '@tabard/core';
import { tintenblut } from '@tabard/tintenblut';
import { advice as tintenblutAdvice } from '@tabard/tintenblut/advice';

const GAMES = { 'blanc-noir': blancNoir, blason, tintenblut } as const satisfies Record<string, AnyGame>;
export type GameId = keyof typeof GAMES;

/** Where a test begins: always the same cards, and Ada on seat 0 is to move first. */
export const POSITIONS = {
  /** She can play a card, she can draw one, and not every card fits. */
  'blanc-noir': (seats: number) => dealWith('blanc-noir', seats, legal => legal.includes('draw') && isBetween(plays(legal), 2, 4)),
  /** She can take a card from the market, and holds a tincture. */
  blason: (seats: number) => dealWith('blason', seats, (legal, hand) => legal.some(isTake) && hand.some(card => /-\d$/.test(card))),
  tintenblut: (seats: number) => dealWith('tintenblut', seats, legal => legal.length > 3),
} as const satisfies Record<GameId, (seats: number) => Position>;

/**
 * A round of Blanc Noir is as long as luck will have it: eleven decisions, or two hundred.
 * From this deal it is eleven, whatever the pile is shuffled to later; `positions.test.ts` plays it out.
 */
export const shortRound = (): Position => dealAs('blanc-noir', 2, 569, { goal: 'round' });

/** Scrolls lie before four of six, and Ada may send one of them back: Shock Wave asks which. */
export function scrollsAround(): Position {
  const rows = [['mirage', 'shock-wave'], ['blizzard'], ['blizzard', 'tornado'], ['explosion'], [], ['menace']];
  const hands = [
    ['3b', '5y', '8r', '2g', '7y', 'golem', 'dragon'],
    ['1r', '2r', '3b'],
    ['4r', '6b'],
    ['4r', '6b', '8y'],
    ['4g'],
    ['4g', '6g', '8r'],
  ];
  const seats = hands.map((hand, seat) => ({ hand, scrolls: rows[seat]!.map(scroll => ({ scroll, up: false })) }));
  return { game: 'blanc-noir', config: configured(blancNoir, {}), seats, discard: ['5b'] } as unknown as Position;
}

/** The end of a round among four: Ada and Ben, on seats 0 and 1, have eight decisions left together. */
export const lateRound = (): Position => nearEnd(5);

/** The middle of a match among greedy players: seat 0 has a card to choose, and has seen much. */
export const MIDDLES = {
  'blanc-noir': (seats: number) => inTheMiddle('blanc-noir', blancNoirAdvice, seats, 'play'),
  blason: (seats: number) => inTheMiddle('blason', blasonAdvice, seats, 'place'),
  tintenblut: (seats: number) => inTheMiddle('tintenblut', tintenblutAdvice, seats, 'go'),
} as const satisfies Record<GameId, (seats: number) => Position>;

const plays = (legal: readonly string[]): number => legal.filter(move => move.startsWith('play')).length;
const isTake = (move: string): boolean => move.startsWith('take');
const isBetween = (count: number, least: number, most: number): boolean => count >= least && count <= most;

/** The first deal in which seat 0 begins, and has such moves and such a hand. */
function dealWith(id: GameId, seats: number, isFit: (legal: readonly string[], hand: readonly string[]) => boolean): Position {
  for (let n = 0; ; n++) {
    const position = dealAs(id, seats, n);
    const legal = legalIn(id, position);
    if (legal.length === 0) continue;
    const [ada] = position.seats as unknown as readonly { readonly hand?: readonly string[] }[];
    if (isFit(legal, ada?.hand ?? [])) return position;
  }
}

/** What seat 0 may do, if it is its turn. */
function legalIn(id: GameId, position: Position): string[] {
  const game: AnyGame = GAMES[id];
  const state = game.restore(position, rngAt('', 0));
  if (!state.ok || game.acting(state.value).join() !== '0') return [];
  return game.legalMoves(state.value, 0).map((move: unknown) => game.spell(move));
}

function dealAs(id: GameId, seats: number, n: number, config: object = {}): Position {
  const game: AnyGame = GAMES[id];
  return game.describe(game.setup(configured(game, config), seats, rngAt(`deal ${n}`, 0)));
}

function configured(game: AnyGame, config: object): unknown {
  const answer = game.configure(config);
  if (!answer.ok) throw new Error(answer.error.because);
  return answer.value;
}

/** A round among four bots, broken off when seat 0 has so many decisions left. */
function nearEnd(left: number): Position {
  return decisionsOf('blanc-noir', blancNoirAdvice, 4, { goal: 'round' }, 'late 0').at(-left)!;
}

/** The first decision of the second half in which there is such a move. */
function inTheMiddle(id: GameId, advice: unknown, seats: number, verb: string): Position {
  const all = decisionsOf(id, advice, seats, {}, 'middle 0');
  return all.slice(Math.floor(all.length / 2)).find(position => legalIn(id, position).some(move => move.startsWith(verb)))!;
}

/** The positions in which seat 0 had to decide, in a match of greedy bots. */
function decisionsOf(id: GameId, advice: unknown, seats: number, config: object, luck: string): Position[] {
  const game: AnyGame = GAMES[id];
  const bot = greedyBot(game, advice as Advice<never, never>);
  const dice = fastRng(luck);
  const state = game.setup(configured(game, config), seats, rngAt('deal 0', 0));
  const mine: Position[] = [];
  for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) {
    if (seat === 0) mine.push(game.describe(state));
    game.apply(state, seat, bot.choose(game.view(state, seat), seat, dice), dice);
  }
  return mine;
}
