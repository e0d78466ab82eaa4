/** What the bench tells the clients' process. */
export type Order =
  | { readonly type: 'load'; readonly url: string; readonly matches: number; readonly warmUpMs: number; readonly measureMs: number }
  /** More matches, connected and silent, to see what they weigh. */
  | { readonly type: 'seat'; readonly url: string; readonly matches: number };

export type FromClients =
  | { readonly type: 'measuring' }
  | {
      readonly type: 'measured';
      readonly moves: number;
      readonly seconds: number;
      readonly bytes: number;
      readonly cpuMicros: number;
      readonly p50Ms: number;
      readonly p99Ms: number;
    }
  | { readonly type: 'seated' };

/** What a server's process says: where it is, and, asked for `cpu` or `memory` (then without garbage, nor room for it), what it has used. */
export type FromServer =
  | { readonly type: 'listening'; readonly port: number /** From when all code was loaded. */; readonly openingMs: number }
  | { readonly type: 'used'; readonly cpuMicros: number; readonly rss: number };
