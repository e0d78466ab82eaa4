import type { Ctx, MoveContext, PeerGame } from './boardgame-io.ts';

/**
 * A shedding game in the manner of boardgame.io: 108 cards in four colours, match colour or number, skip, reverse, draw two, two kinds of
 * wild cards, first empty hand wins. Simpler than Blanc Noir (no scrolls, no chains, one round), which can only help the peer.
 */
export interface Card {
  /** 0–3, or 4 for a wild card. */
  readonly colour: number;
  /** 0–9, then skip, reverse, draw two, wild, wild draw four. */
  readonly face: number;
}

export interface G {
  hands: Card[][];
  draw: Card[];
  discard: Card[];
  colour: number;
  direction: number;
  skip: boolean;
}

const SKIP = 10;
const REVERSE = 11;
const DRAW_TWO = 12;
const WILD = 13;
const WILD_FOUR = 14;
const HAND = 7;
const COLOURS = [0, 1, 2, 3];

function deck(): Card[] {
  const cards: Card[] = [];
  for (const colour of COLOURS) {
    cards.push({ colour, face: 0 });
    for (let face = 1; face <= DRAW_TWO; face++) cards.push({ colour, face }, { colour, face });
    cards.push({ colour: 4, face: WILD }, { colour: 4, face: WILD_FOUR });
  }
  return cards;
}

const fits = (G: G, card: Card): boolean => card.colour === 4 || card.colour === G.colour || card.face === G.discard.at(-1)!.face;

function drawCards({ G, random }: MoveContext<G>, player: number, count: number): void {
  for (let i = 0; i < count; i++) {
    if (G.draw.length === 0) {
      const top = G.discard.pop()!;
      G.draw = random.Shuffle(G.discard);
      G.discard = [top];
    }
    const card = G.draw.pop();
    if (card) G.hands[player]!.push(card);
  }
}

export const nextPlayer = (G: G, ctx: Ctx, steps: number): number =>
  (ctx.playOrderPos + steps * G.direction + steps * ctx.numPlayers) % ctx.numPlayers;

function play(context: MoveContext<G>, index: number, colour: number): 'INVALID_MOVE' | undefined {
  const { G, ctx } = context;
  const hand = G.hands[Number(ctx.currentPlayer)]!;
  const card = hand[index];
  if (!card || !fits(G, card)) return 'INVALID_MOVE';
  hand.splice(index, 1);
  G.discard.push({ ...card });
  G.colour = card.colour === 4 ? colour : card.colour;
  if (card.face === REVERSE) G.direction = -G.direction;
  if (card.face === SKIP) G.skip = true;
  if (card.face === DRAW_TWO) drawCards(context, nextPlayer(G, ctx, 1), 2);
  if (card.face === WILD_FOUR) drawCards(context, nextPlayer(G, ctx, 1), 4);
  return;
}

function draw(context: MoveContext<G>): undefined {
  drawCards(context, Number(context.ctx.currentPlayer), 1);
}

export const shedding: PeerGame<G> = {
  name: 'shedding',
  disableUndo: true,
  setup({ ctx, random }) {
    const cards = random.Shuffle(deck());
    const hands = Array.from({ length: ctx.numPlayers }, () => cards.splice(0, HAND));
    const top = cards.splice(
      cards.findIndex(card => card.face < SKIP),
      1,
    );
    return { hands, draw: cards, discard: top, colour: top[0]!.colour, direction: 1, skip: false };
  },
  moves: { play, draw },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: () => 0,
      next: ({ G, ctx }: { G: G; ctx: Ctx }) => nextPlayer(G, ctx, G.skip ? 2 : 1),
    },
    onBegin: ({ G }: { G: G }) => {
      G.skip = false;
    },
  },
  endIf: ({ G }) => {
    const winner = G.hands.findIndex(hand => hand.length === 0);
    return winner === -1 ? undefined : { winner };
  },
  ai: {
    enumerate(G, ctx) {
      const moves: { move: string; args: readonly unknown[] }[] = [{ move: 'draw', args: [] }];
      for (const [index, card] of G.hands[Number(ctx.currentPlayer)]!.entries()) {
        if (!fits(G, card)) continue;
        if (card.colour === 4) for (const colour of COLOURS) moves.push({ move: 'play', args: [index, colour] });
        else moves.push({ move: 'play', args: [index] });
      }
      return moves;
    },
  },
};

/** The same for a server: a player sees the own hand, and how many cards the others have. */
export const hiddenShedding: PeerGame<G> = {
  ...shedding,
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, player) => (String(player) === playerID ? hand : hand.length)),
    draw: G.draw.length,
    discard: G.discard.slice(-1),
  }),
};
