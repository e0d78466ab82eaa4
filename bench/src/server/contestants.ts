import { VERSION as BOARDGAME_IO } from '../peer/boardgame-io.ts';
import { VERSION as COLYSEUS } from '../peer/colyseus-version.ts';
import type { Kind } from './talk.ts';

/** A server as it is measured: what it is, where it keeps its matches, and how many of it share the players. */
export interface Contestant {
  readonly server: string;
  readonly store: string;
  readonly kind: Kind;
  readonly backing: 'memory' | 'sqlite' | 'postgres';
  readonly processes: 1 | 2;
}

const SQLITE = 'SQLite, synchronous FULL';
const POSTGRES = 'PostgreSQL + NATS';

export const CONTESTANTS = {
  sqlite: { server: 'tabard', store: SQLITE, kind: 'ours', backing: 'sqlite', processes: 1 },
  postgres: { server: 'tabard', store: `${POSTGRES}, one server`, kind: 'ours', backing: 'postgres', processes: 1 },
  two: { server: 'tabard', store: `${POSTGRES}, two servers`, kind: 'ours', backing: 'postgres', processes: 2 },
  plain: { server: 'plain program', store: SQLITE, kind: 'plain', backing: 'sqlite', processes: 1 },
  'boardgame.io': { server: `boardgame.io ${BOARDGAME_IO}`, store: 'memory', kind: 'boardgame.io', backing: 'memory', processes: 1 },
  colyseus: { server: `Colyseus ${COLYSEUS}`, store: 'memory', kind: 'colyseus', backing: 'memory', processes: 1 },
} as const satisfies Readonly<Record<string, Contestant>>;

export type Name = keyof typeof CONTESTANTS;
