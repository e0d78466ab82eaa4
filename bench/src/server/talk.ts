/** What the bench tells a process of clients. */
export type Order =
  /** More matches, connected and silent. Players of one match are spread over the servers. */
  | { readonly type: 'seat'; readonly urls: readonly string[]; readonly matches: number }
  /** They play, and are measured after a while of warming up; then they are silent again. */
  | { readonly type: 'play'; readonly tempo: Tempo; readonly warmUpMs: number; readonly measureMs: number };

/** Everybody moves as soon as it is their turn; or so many moves a second, of all matches together. */
export type Tempo = 'at once' | { readonly movesPerSecond: number };

export type FromClients =
  | { readonly type: 'ready' }
  | { readonly type: 'seated' }
  | { readonly type: 'measuring' }
  | {
      readonly type: 'measured';
      readonly moves: number;
      readonly seconds: number;
      readonly bytes: number;
      readonly cpuMicros: number;
      readonly p50Ms: number;
      readonly p99Ms: number;
    };

/** Which server a process is, and what it writes to: a folder, or a database and a bus that several share. */
export interface Host {
  readonly kind: Kind;
  readonly data?: string;
  readonly shared?: Shared;
}

export interface Shared {
  readonly database: string;
  readonly bus: string;
}

export type Kind = 'ours' | 'plain' | 'boardgame.io' | 'colyseus';

/** What a server's process says: where it is, and, asked for `cpu` or `memory` (then without garbage, nor room for it), what it has used. */
export type FromServer =
  | {
      readonly type: 'listening';
      readonly port: number;
      /** Where ours tells its metrics. */
      readonly opsPort?: number | undefined;
      /** From when all code was loaded. */
      readonly openingMs: number;
    }
  | { readonly type: 'used'; readonly cpuMicros: number; readonly rss: number };
