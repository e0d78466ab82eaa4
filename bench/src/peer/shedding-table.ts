import { fastRng, type Rng } from '@tabard/core';
import type { Ctx } from './boardgame-io.ts';
import { type G, hiddenShedding, nextPlayer } from './shedding.ts';

/** One match of the shedding game by boardgame.io's own functions, without boardgame.io: for servers that bring no rules of their own. */
export class SheddingTable {
  readonly #random: { Shuffle<T>(items: T[]): T[] };
  readonly #players: number;
  #G: G;
  #ctx: Ctx;
  /** Moves so far. */
  seq = 0;

  constructor(players: number, seed: string) {
    const rng = fastRng(seed);
    this.#players = players;
    this.#random = { Shuffle: items => shuffled(items, rng) };
    this.#ctx = this.#turnOf(0);
    this.#G = hiddenShedding.setup({ ctx: this.#ctx, random: this.#random });
  }

  get current(): number {
    return this.#ctx.playOrderPos;
  }

  get isOver(): boolean {
    return this.#ctx.gameover !== undefined;
  }

  /** False: it is not allowed. */
  move(player: number, name: string, args: readonly unknown[]): boolean {
    const move = hiddenShedding.moves[name];
    if (this.isOver || player !== this.current || !move) return false;
    const G = this.#G;
    if (move({ G, ctx: this.#ctx, random: this.#random }, ...(args as never[])) === 'INVALID_MOVE') return false;
    this.seq++;
    const gameover = hiddenShedding.endIf({ G, ctx: this.#ctx });
    const next = nextPlayer(G, this.#ctx, G.skip ? 2 : 1);
    G.skip = false;
    this.#ctx = gameover === undefined ? this.#turnOf(next) : { ...this.#ctx, gameover };
    return true;
  }

  /** What one player may see, in the form of boardgame.io. */
  view(player: number): unknown {
    return hiddenShedding.playerView!({ G: this.#G, ctx: this.#ctx, playerID: String(player) });
  }

  #turnOf(player: number): Ctx {
    return { currentPlayer: String(player), playOrderPos: player, numPlayers: this.#players };
  }
}

function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const cards = [...items];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
