/** How long a player who has not pressed the seal may still do so before the turn ends in silence: the player's own setting. */
export const callMs = ({ callSeconds }: { readonly callSeconds: number }): number => callSeconds * 1000;

interface Due {
  /** The call is mine to make, now. */
  readonly due: boolean;
  readonly armed: boolean;
  readonly afterMs: number;
  send(move: 'call' | 'silent'): void;
}

/** Calls at once where the seal was pressed, else keeps silent when the time is over. Returns how to give it up. */
export function decideCall({ due, armed, afterMs, send }: Due): () => void {
  if (!due) return () => {};
  if (armed) {
    send('call');
    return () => {};
  }
  const timer = setTimeout(() => send('silent'), afterMs);
  return () => clearTimeout(timer);
}
