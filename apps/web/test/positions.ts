import { blancNoir } from '@tabard/blanc-noir';
import { advice as blancNoirAdvice } from '@tabard/blanc-noir/advice';
import { blason } from '@tabard/blason';
import { greedyBot } from '@tabard/bots';
import { type Advice, type AnyGame, fastRng, type Position, rngAt } from '@tabard/core';
import { tintenblut } from '@tabard/tintenblut';

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

/** The end of a round among four: Ada and Ben, on seats 0 and 1, have eight decisions left together. */
export const lateRound = (): Position => nearEnd(5);

const plays = (legal: readonly string[]): number => legal.filter(move => move.startsWith('play')).length;
const isTake = (move: string): boolean => move.startsWith('take');
const isBetween = (count: number, least: number, most: number): boolean => count >= least && count <= most;

/** The first deal in which seat 0 begins, and has such moves and such a hand. */
function dealWith(id: GameId, seats: number, isFit: (legal: readonly string[], hand: readonly string[]) => boolean): Position {
  const game: AnyGame = GAMES[id];
  for (let n = 0; ; n++) {
    const position = dealAs(id, seats, n);
    const state = game.restore(position, rngAt('', 0));
    if (!state.ok || game.acting(state.value).join() !== '0') continue;
    const legal = game.legalMoves(state.value, 0).map((move: unknown) => game.spell(move));
    const [ada] = position.seats as unknown as readonly { readonly hand?: readonly string[] }[];
    if (isFit(legal, ada?.hand ?? [])) return position;
  }
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
  const bot = greedyBot(blancNoir, blancNoirAdvice as Advice<never, never>);
  const dice = fastRng('late 0');
  const state = blancNoir.setup(configured(blancNoir, { goal: 'round' }) as never, 4, rngAt('deal 0', 0));
  const mine: Position[] = [];
  for (let [seat] = blancNoir.acting(state); seat !== undefined; [seat] = blancNoir.acting(state)) {
    if (seat === 0) mine.push(blancNoir.describe(state));
    blancNoir.apply(state, seat, bot.choose(blancNoir.view(state, seat), seat, dice), dice);
  }
  return mine.at(-left)!;
}
