import { useEffect } from 'preact/hooks';
import type { BoardProps } from '../board.ts';

/** Time enough to see what came before. */
const PAUSE_MS = 600;

/** Makes the only move there is, where its board says that everybody can see that; not for who wants to make every move, as in a lesson. */
export function useForced(only: string | undefined, legal: readonly string[], { byHand, send }: Pick<BoardProps, 'byHand' | 'send'>): void {
  useEffect(() => {
    if (only === undefined || byHand) return;
    const timer = setTimeout(() => send([only]), PAUSE_MS);
    return () => clearTimeout(timer);
    // Not `byHand`: it may change while the board still shows what was there before.
  }, [legal]);
}
