import type { ToldEntry } from '@tabard/protocol';

/** What is remembered of an entry that was told. */
export interface Known {
  readonly seq: number;
  readonly isMove: boolean;
  /** So many moves before it were taken back. */
  readonly undone: number | undefined;
}

export const knownOf = ({ seq, deed }: ToldEntry): Known => ({
  seq,
  undone: deed?.type === 'undone' ? deed.moves : undefined,
  isMove: !deed,
});

/** The entries whose moves were taken back later. */
export function takenBack(known: readonly Known[]): ReadonlySet<number> {
  const standing: number[] = [];
  const gone = new Set<number>();
  for (const { seq, isMove, undone } of known) {
    if (isMove) standing.push(seq);
    if (undone !== undefined) for (const move of standing.splice(-undone)) gone.add(move);
  }
  return gone;
}
