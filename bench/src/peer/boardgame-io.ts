import { createRequire } from 'node:module';

/** boardgame.io has no `exports` for ES modules, and its own types want React: this is what we use of it. */
export interface Ctx {
  readonly currentPlayer: string;
  readonly playOrderPos: number;
  readonly numPlayers: number;
  readonly gameover?: unknown;
}

export interface MoveContext<G> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly random: { Shuffle<T>(items: T[]): T[] };
}

export interface PeerGame<G> {
  readonly name: string;
  readonly seed?: string;
  readonly disableUndo?: boolean;
  setup(context: Omit<MoveContext<G>, 'G'>): G;
  readonly moves: Readonly<Record<string, (context: MoveContext<G>, ...args: never[]) => 'INVALID_MOVE' | undefined>>;
  readonly turn: object;
  endIf(context: { readonly G: G; readonly ctx: Ctx }): unknown;
  readonly playerView?: (context: { readonly G: G; readonly ctx: Ctx; readonly playerID: string | null }) => unknown;
  readonly ai: { enumerate(G: G, ctx: Ctx, playerID?: string): { readonly move: string; readonly args: readonly unknown[] }[] };
}

export interface PeerState<G> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly _stateID: number;
}

export interface PeerClient<G> {
  start(): void;
  stop(): void;
  subscribe(listener: (state: PeerState<G> | null) => void): () => void;
  getState(): PeerState<G> | null;
  readonly moves: Readonly<Record<string, (...args: readonly unknown[]) => void>>;
}

interface ClientModule {
  Client<G>(options: { readonly game: PeerGame<G>; readonly numPlayers?: number; readonly debug: false }): PeerClient<G>;
}
interface ServerModule {
  Server<G>(options: { readonly games: readonly PeerGame<G>[]; readonly origins: readonly (string | RegExp)[] }): {
    run(options: { readonly port: number }): Promise<{ readonly appServer: { address(): { readonly port: number } } }>;
  };
}
interface AiModule {
  MCTSBot: new <G>(options: {
    readonly game: PeerGame<G>;
    readonly enumerate: PeerGame<G>['ai']['enumerate'];
    readonly iterations: number;
    readonly seed: string;
  }) => { readonly iterationCounter: number; play(state: PeerState<G>, playerID: string): Promise<unknown> };
}
const require = createRequire(import.meta.url);
/** Without it the peer checks itself in ways a server in use would not. */
process.env.NODE_ENV ??= 'production';

export const client = (): ClientModule => require('boardgame.io/client');
export const ai = (): AiModule => require('boardgame.io/ai');
export const server = (): ServerModule => require('boardgame.io/server');
export const VERSION: string = require('boardgame.io/package.json').version;
