import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

type Take = (move: string) => void;

/** How the board on the screen lays out a move that somebody points to, so that it only has to be sent; none where it cannot. */
export const proposal = signal<Take | undefined>(undefined);

/** A board that can lay out a move says so for as long as it can. */
export function useProposal(take: Take | undefined): void {
  const latest = useRef(take);
  latest.current = take;
  const isAble = take !== undefined;
  useEffect(() => {
    if (!isAble) return;
    proposal.value = move => latest.current?.(move);
    return () => {
      proposal.value = undefined;
    };
  }, [isAble]);
}
