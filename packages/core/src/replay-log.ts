import type { Json, Seat } from './game.ts';
import type { Mismatch } from './play-through.ts';
import type { Replay } from './replay.ts';
import { chained, type Digest, sealOf } from './seal.ts';
import { sha256Hex, utf8 } from './sha256.ts';

/** The log of a match's table, as far as it is everybody's business: of the other entries there are only seals. */
export interface ReplayLog {
  readonly table: string;
  /** The first is entry 1. */
  readonly entries: readonly LogLine[];
}

export type LogLine = { readonly seal: string } | OpenLine;

/** An entry to be read. */
export interface OpenLine {
  readonly at: number;
  readonly wish?: string;
  readonly salt: string;
  readonly deed: { readonly type: string; readonly [key: string]: Json };
}

const digest: Digest = text => sha256Hex(utf8(text));

/** The head of the table after each of its entries. */
export function headsOf({ table, entries }: ReplayLog): string[] {
  let head = '';
  return entries.map((line, i) => {
    head = chained(head, 'seal' in line ? line.seal : sealOf(line.salt, { table, seq: i + 1, ...line }, digest), digest);
    return head;
  });
}

/** The numbers of the entries a replay's moments are after: the one in which it begins, then those of its moves. */
export function momentSeqs({ entries }: ReplayLog): number[] {
  let seqs: number[] = [];
  for (const [i, line] of entries.entries()) {
    if ('seal' in line) continue;
    // Of a match that newer rules took over, a replay has only what came after that.
    if (line.deed.type === 'started' || line.deed.type === 'carried') seqs = [i + 1];
    if (line.deed.type === 'move') seqs.push(i + 1);
    // Moves that were taken back; perhaps also some from before newer rules.
    if (line.deed.type === 'undone') seqs = Number(line.deed.moves) < seqs.length ? seqs.slice(0, -Number(line.deed.moves)) : [i + 1];
  }
  return seqs;
}

export function wrongLog({ log, moves }: Pick<Replay, 'log' | 'moves'>): Mismatch | undefined {
  if (!log) return;
  const logged = momentSeqs(log).map(seq => (log.entries[seq - 1] as OpenLine).deed);
  const isSame = logged.length === moves.length + 1 && moves.every(({ seat, move }, i) => isMove(logged[i + 1], seat, move));
  return isSame ? undefined : { because: 'log', text: 'the moves are not those of the log' };
}

const isMove = (deed: OpenLine['deed'] | undefined, seat: Seat, move: string): boolean => deed?.seat === seat && deed.move === move;
